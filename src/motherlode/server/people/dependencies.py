"""Who asks, as handlers are given it by these names and types; the application (app.py) finds out."""

from litestar.di import NamedDependency

from motherlode.server.people.service import Person

# As `asker`: anybody, perhaps without a name. As `person`: somebody who has introduced themselves, or it is refused.
Asker = NamedDependency[Person | None]
Introduced = NamedDependency[Person]
