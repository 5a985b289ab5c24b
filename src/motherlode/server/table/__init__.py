"""Tables: who sits there, what happens, what each pair of eyes sees of it."""
