"""Parts of an address that name a table or a seat."""

from typing import Annotated

from litestar.params import PathParameter

# Litestar reads limits from its own parameters, not from the types of messages.
OfTable = Annotated[str, PathParameter(description="The table.")]
OfSeat = Annotated[int, PathParameter(ge=0, le=5, description="The seat, counted from 0.")]
