"""What views look like on the wire: one struct per game, told apart by the field `game`."""

from motherlode.games.atacama.view import AtacamaView
from motherlode.games.goldrausch.view import GoldrauschView
from motherlode.games.rockwell.views import RockwellView
from motherlode.games.siberia.view import SiberiaView

GameView = AtacamaView | GoldrauschView | RockwellView | SiberiaView
