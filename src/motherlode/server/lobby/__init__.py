"""Finding a table, opening one, sitting down."""
