# Words every table needs, in the browser and in the terminal.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-mauve = Mauve
seat-white = White

# Why a move is refused, where every game says the same. What is drawn by the seed each game says itself.
refusal-players-act = Only a player can make that move.
refusal-not-drawn-now = Nothing like that is drawn now.
refusal-no-such-seat = { $seat } does not take part in this game.
refusal-game-is-over = The game is over.
refusal-others-turn = It is { $seat }’s turn.
refusal-sealed-already = You have already confirmed.

# A position in words, for a game that has no board: what its views hold, where its own catalogue has no sentence.
fact = { $name }: { $value }
fact-yes = yes
fact-no = no
fact-none = none
