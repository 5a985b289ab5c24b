"""Bots against each other until a question is answered: who is stronger, by how much, and how sure is that?"""
