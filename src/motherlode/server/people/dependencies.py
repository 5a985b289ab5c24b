"""Who is asking. Handlers get it as a parameter of this name and type; the application (app.py) finds out."""

from litestar.di import NamedDependency

from motherlode.server.people.service import Person

# `asker`: whoever it is, perhaps nobody we know. `person`: somebody we know; anybody else is refused.
Asker = NamedDependency[Person | None]
Introduced = NamedDependency[Person]
