# Words every table needs, in the browser and in the terminal.

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-mauve = Lila
seat-white = Weiß

# Why a move is refused, where every game says the same. What is drawn by the seed each game says itself.
refusal-players-act = Diesen Zug kann nur ein Spieler machen.
refusal-not-drawn-now = So etwas wird jetzt nicht gezogen.
refusal-no-such-seat = { $seat } spielt in diesem Spiel nicht mit.
refusal-game-is-over = Das Spiel ist zu Ende.
refusal-others-turn = { $seat } ist am Zug.
refusal-sealed-already = Du hast schon bestätigt.

# A position in words, for a game that has no board: what its views hold, where its own catalogue has no sentence.
fact = { $name }: { $value }
fact-yes = ja
fact-no = nein
fact-none = nichts
