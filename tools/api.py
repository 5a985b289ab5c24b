"""The API's description (client/api/openapi.json) and the TypeScript made from it: `make api`; `check` finds drift."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import client

from motherlode.server.app import Parts, make_app
from motherlode.server.settings import Settings
from motherlode.server.store.database import Database

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "client" / "api"
DESCRIPTION = FOLDER / "openapi.json"
TYPES = ROOT / "client" / "src" / "lib" / "api" / "schema.ts"


def description() -> str:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        database = Database.open(data)
        try:
            schema = make_app(Parts(Settings(data=data), database)).openapi_schema.to_schema()
        finally:
            database.close()
    # Clients do not rely on the version of the program.
    schema["info"]["version"] = "1"
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def types(described: Path, out: Path) -> None:
    node = client.Node.found()
    node.install(FOLDER)
    script = FOLDER / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    subprocess.run(
        [*node.command, str(script), str(described), "--default-non-nullable=false", "-o", str(out)],
        check=True,
        capture_output=True,
    )


def main(wish: str) -> int:
    now = description()
    with tempfile.TemporaryDirectory() as folder:
        described, made = Path(folder) / "openapi.json", Path(folder) / "schema.ts"
        described.write_text(now, encoding="utf-8")
        types(described, made)
        for path, text in ((DESCRIPTION, now), (TYPES, made.read_text(encoding="utf-8"))):
            if wish == "write":
                path.write_text(text, encoding="utf-8")
            elif not path.is_file() or path.read_text(encoding="utf-8") != text:
                print(f"{path.relative_to(ROOT)} is not what the server says now: make api writes it")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
