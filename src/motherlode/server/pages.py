"""The files of the client, read once at the start, so that no path from outside ever reaches the disk."""

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from motherlode.core.errors import Fault
from motherlode.resources import client
from motherlode.server.faults import NO_SUCH_ADDRESS

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html motherlode-worker"
)
SAFETY = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# A file with a hash in its name never changes; about all others browsers ask every time.
FOR_EVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
HASHED = "assets/"
INDEX = "index.html"


class Files:
    def __init__(self, folder: Path) -> None:
        self._files: dict[str, tuple[bytes, str, str]] = {}
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            if file.is_file() and not file.name.startswith("."):
                content = file.read_bytes()
                kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                self._files[name] = (content, kind, hashlib.sha256(content).hexdigest()[:20])

    def __bool__(self) -> bool:
        return INDEX in self._files

    def answer(self, path: str, known: str | None) -> Response[bytes]:
        """The file; or, for every address without a suffix, the page, where the client takes over."""
        name = path.strip("/")
        if name not in self._files:
            if "." in name.rpartition("/")[2] or INDEX not in self._files or name.startswith("api"):
                raise Fault(NO_SUCH_ADDRESS, {})
            name = INDEX
        content, kind, mark = self._files[name]
        headers = {"ETag": f'"{mark}"', "Cache-Control": FOR_EVER if name.startswith(HASHED) else ASK}
        if known == f'"{mark}"':
            return Response(b"", status_code=304, headers=headers)
        return Response(content, media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], files: NamedDependency[Files]) -> Response[bytes]:
    return files.answer(request.scope["path"], request.headers.get("if-none-match"))


def built_client() -> Files:
    return Files(client())
