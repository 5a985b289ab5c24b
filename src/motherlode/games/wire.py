"""What views look like on the wire: one struct per game, told apart by the field `game`."""

from motherlode.games.atacama.view import AtacamaView

# With a second game this becomes a union; nothing else changes.
GameView = AtacamaView
