"""Rockwell: crews drill towards the centre of the Earth, companies share what they bring up."""
