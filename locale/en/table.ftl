# Words every table needs, in the browser and in the terminal.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-mauve = Mauve
seat-white = White
