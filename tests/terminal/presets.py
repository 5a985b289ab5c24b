"""Every preset once, with its usual options; the one of each game with the fewest players is not heavy."""

from tests.adapters.kit import lightest_of_each_game
from tests.kit import VARIANTS

USUAL = {(each.game, each.preset): each for each in reversed(VARIANTS)}

every_preset = lightest_of_each_game(list(USUAL.values())[::-1])
