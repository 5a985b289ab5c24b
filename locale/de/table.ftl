# Words every table needs, in the browser and in the terminal.

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-mauve = Lila
seat-white = Weiß
