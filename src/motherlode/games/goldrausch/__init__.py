"""Goldrausch: three continents of gold, secret plans, and a meeting at which nothing said binds anybody."""
