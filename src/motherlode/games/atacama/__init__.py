"""Atacama by Martin Schlegel: derricks on a desert of copper, silver and gold. The game to copy for a new one."""
