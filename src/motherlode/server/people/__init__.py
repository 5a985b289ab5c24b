"""Guests: who somebody is, and nothing more."""
