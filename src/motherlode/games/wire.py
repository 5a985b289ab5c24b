"""What views look like on the wire: one struct per game, told apart by the field `game`."""

from typing import TYPE_CHECKING, Union

from motherlode.games.registry import GAMES
from motherlode.games.views import View

if TYPE_CHECKING:
    GameView = View
else:
    # The API's description is made from it, so each game's own fields must be in it.
    GameView = Union[tuple(listing.view for listing in GAMES.values())]  # noqa: UP007 - as many as there are games
