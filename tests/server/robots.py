"""Programs for tests: made by their owner, then used like people, with a token instead of a cookie."""

from tests.server.kit import Json, Person, Served


def robot(served: Served, token: str) -> Person:
    """A client with this token."""
    out = served.person()
    out.http.headers["Authorization"] = f"Bearer {token}"
    return out


def program(served: Served, owner: Person, name: str = "Robo") -> tuple[Json, Person]:
    """A new program of somebody's: what to send to give it a seat, and a client for it."""
    made = owner.ok("POST", "/api/me/programs", {"name": name})
    return {"kind": "program", "id": made["program"]["id"]}, robot(served, made["token"])


def token_of(person: Person) -> str:
    return person.http.headers["Authorization"].removeprefix("Bearer ")
