# Words every table needs, in the browser and in the terminal.

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-mauve = Mauve
seat-white = Blanc

# Why a move is refused, where every game says the same. What is drawn by the seed each game says itself.
refusal-players-act = Seul un joueur peut jouer ce coup.
refusal-not-drawn-now = Rien de tel ne se tire maintenant.
refusal-no-such-seat = { $seat } ne participe pas à cette partie.
refusal-game-is-over = La partie est finie.
refusal-others-turn = C’est à { $seat } de jouer.
refusal-sealed-already = Vous avez déjà confirmé.

# A position in words, for a game that has no board: what its views hold, where its own catalogue has no sentence.
fact = { $name } : { $value }
fact-yes = oui
fact-no = non
fact-none = rien
