"""Whatever goes wrong becomes a Problem: a number and facts, in nobody's language, without a stack trace."""

import logging
import secrets
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from motherlode.core.errors import Fault, IllegalMove
from motherlode.server.faults import (
    BAD_REQUEST,
    BAD_TOKEN,
    NO_SUCH_ADDRESS,
    OUR_FAULT,
    TOO_LARGE,
    TOO_OFTEN,
    WRONG_METHOD,
    status_of,
)
from motherlode.server.wire import Problem, Refused, Token

LARGEST_BODY = 1_200_000

logger = logging.getLogger("motherlode.server")


AnyRequest = Request[Any, Any, Any]


class CarefulRequest(AnyRequest):
    """Two errors of the JSON decoder escape Litestar: too deep a nesting, and bytes that are not UTF-8."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException("not JSON") from None


REFUSALS = {
    400: "The request makes no sense.",
    401: "Nobody has introduced themselves from this browser, or the token is not valid.",
    403: "You may not do this, or the request comes from another site.",
    404: "There is no such thing.",
    409: "The position, or the table, does not allow it.",
    413: "Too large.",
    429: "Too often; `Retry-After` says how long to wait.",
}


class Problems(ReceiveRoutePlugin):
    """Says in the OpenAPI description that every refusal is a Problem."""

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            refusals = {
                status: ResponseSpec(Problem, description=text, generate_examples=False)
                for status, text in REFUSALS.items()
            }
            for handler in route.route_handlers:
                handler.responses = {**refusals, **(handler.responses or {})}


def problem_of(fault: Fault) -> Problem:
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in fault.facts.items()}
    if not isinstance(fault, IllegalMove):
        return Problem(code=fault.code, facts=facts)
    terms = {name: Token(words=vocabulary, token=token) for name, (vocabulary, token) in fault.terms.items()}
    refused = Refused(game=str(facts["game"]), rule=str(facts["rule"]), kind=fault.kind, words=terms)
    return Problem(code=fault.code, facts=facts, refusal=refused)


def on_fault(_: AnyRequest, fault: Fault) -> Response[Problem]:
    headers = {}
    if fault.code == TOO_OFTEN:
        headers["Retry-After"] = str(fault.facts["seconds"])
    if fault.code == BAD_TOKEN:
        headers["WWW-Authenticate"] = 'Bearer error="invalid_token"'
    return _answer(problem_of(fault), headers)


def on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    if isinstance(error, MethodNotAllowedException):
        return _answer(Problem(code=WRONG_METHOD))
    if isinstance(error, NotFoundException):
        return _answer(Problem(code=NO_SUCH_ADDRESS))
    if error.status_code == 413:
        return _answer(Problem(code=TOO_LARGE, facts={"limit": LARGEST_BODY}))
    if isinstance(error, ValidationException | ClientException):
        return _answer(Problem(code=BAD_REQUEST, facts={"text": _what(error)}))
    return on_crash(_, error)


def on_crash(_: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own fault: the reason is in the log under a number, and the reader gets the number."""
    number = secrets.token_hex(4)
    logger.error("fault %s", number, exc_info=error)
    return _answer(Problem(code=OUR_FAULT, facts={"number": number}))


def _what(error: HTTPException) -> str:
    """Which part of the request is wrong, as the decoder puts it; never the request itself."""
    places = error.extra if isinstance(error.extra, list) else []
    said = [f"{place.get('key', '')}: {place.get('message', '')}" for place in places if isinstance(place, dict)]
    return ("; ".join(said) or "request")[:200]


def _answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    status = status_of(problem.code)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers or {})
