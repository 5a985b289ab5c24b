# Words every table needs, in the browser and in the terminal.

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-mauve = Mauve
seat-white = Blanc
