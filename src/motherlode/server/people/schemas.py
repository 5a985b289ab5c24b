"""What is said about people."""

from motherlode.server.wire import Command, Message, Name


class Me(Message, frozen=True, kw_only=True):
    """Whoever asks; without a name nobody has introduced himself from this browser yet."""

    name: Name | None


class Introduction(Command, frozen=True, kw_only=True):
    """The name somebody wants to be called by."""

    name: Name
