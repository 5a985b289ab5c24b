# Words every table needs, in the browser and in the terminal.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-mauve = Mauve
seat-white = White

# Why a move is refused, where every game says the same. What is drawn by the seed each game says itself.
refusal-players-act = Only players do that.
refusal-not-drawn-now = That is not drawn now.
refusal-no-such-seat = Nobody sits at { $seat } in this game.
refusal-game-is-over = The game is over.
refusal-others-turn = It is { $seat }’s turn.
refusal-sealed-already = You have confirmed already.

# A position in words, for a game that has no board: what its views hold, where its own catalogue has no sentence.
fact = { $name }: { $value }
fact-yes = yes
fact-no = no
fact-none = none
