"""One table: its page, its moves, its history."""
