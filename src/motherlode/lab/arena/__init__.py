"""Bots against each other until a question is settled: who is stronger, by how much, and how sure that is."""
