"""Many games at once: simulation, measurement, and later arena and experiments."""
