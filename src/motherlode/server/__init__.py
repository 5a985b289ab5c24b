"""Tables over HTTP: people sit down, moves come in, what happened flows out."""
