"""Who somebody is, and nothing more: guests, and programs that play for them."""
