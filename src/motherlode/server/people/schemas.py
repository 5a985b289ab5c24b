"""What is said about people, and about programs that play for them."""

from typing import Annotated

from msgspec import Meta

from motherlode.server.wire import Command, Message, Name, ProgramId


class Me(Message, frozen=True, kw_only=True):
    """Whoever asks. Without a name, nobody has introduced themselves from this browser yet."""

    name: Name | None


class Introduction(Command, frozen=True, kw_only=True):
    """The name somebody wants to be called by."""

    name: Name


class Program(Message, frozen=True, kw_only=True):
    """A bot somewhere else that plays for this person."""

    id: ProgramId
    name: Name


class MadeProgram(Message, frozen=True, kw_only=True):
    """A new program and its token, which is shown only now. Whoever has the token plays as this program."""

    program: Program
    token: Annotated[
        str,
        Meta(
            description="Send it as `Authorization: Bearer …` with every request.",
            examples=["Zp3hVb0yQm2cT8xLkW5n1A.dG9rZW4tZXhhbXBsZS0wMDAwMDAwMDAwMDAwMDAwMDA"],
        ),
    ]


class NewProgram(Command, frozen=True, kw_only=True):
    """The name a program plays under."""

    name: Name
