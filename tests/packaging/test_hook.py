"""The build: a wheel contains everything, and the engine is compiled completely or not at all."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from motherlode.native.sources import modules

# Building wheels takes long.
pytestmark = pytest.mark.heavy

ROOT = Path(__file__).parent.parent.parent


def wheel(folder: Path, kind: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    """Builds one as pip would, without the isolation that needs a network."""
    code = f"import hatchling.build as b, sys; print(b.build_{kind}(sys.argv[1]))"
    return subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        cwd=ROOT,
        env={**os.environ, "MOTHERLODE_CLIENT": "never", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def names_in(folder: Path) -> list[str]:
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path).namelist()


def test_a_plain_wheel_has_sources_data_catalogues_and_rulebooks(tmp_path: Path) -> None:
    built = wheel(tmp_path, MOTHERLODE_NATIVE="never")
    assert built.returncode == 0, built.stderr
    assert "py3-none-any" in built.stdout
    names = names_in(tmp_path)
    for name in (
        "motherlode/games/atacama/data.toml",
        "motherlode/locale/fr/atacama.ftl",
        "motherlode/rules/de/atacama.md",
        "motherlode/styles/tokens.css",
        "motherlode/core/game.py",
        "motherlode/py.typed",
    ):
        assert name in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc"))]


def test_an_editable_install_is_plain_and_points_at_the_sources(tmp_path: Path) -> None:
    built = wheel(tmp_path, "editable", MOTHERLODE_NATIVE="required")
    assert built.returncode == 0, built.stderr
    names = names_in(tmp_path)
    assert [name for name in names if name.endswith(".pth")]
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_a_compiled_wheel_holds_the_libraries_of_every_module(tmp_path: Path) -> None:
    built = wheel(tmp_path, MOTHERLODE_NATIVE="required")
    assert built.returncode == 0, built.stderr
    assert "none-any" not in built.stdout
    names = names_in(tmp_path)
    for module in modules(ROOT / "src"):
        assert [name for name in names if name.startswith(f"{module.removesuffix('.py')}.") and name != module]


def test_without_a_compiler_the_automatic_build_is_plain_and_says_so(tmp_path: Path) -> None:
    built = wheel(tmp_path, MOTHERLODE_NATIVE="auto", CC="false", XDG_CACHE_HOME=str(tmp_path / "empty"))
    assert built.returncode == 0, built.stderr
    assert "uncompiled" in built.stdout + built.stderr
    assert not [name for name in names_in(tmp_path) if name.endswith((".so", ".pyd"))]


def test_without_a_compiler_a_required_build_fails(tmp_path: Path) -> None:
    built = wheel(tmp_path, MOTHERLODE_NATIVE="required", CC="false", XDG_CACHE_HOME=str(tmp_path / "empty"))
    assert built.returncode != 0
    assert "could not be compiled" in built.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_a_setting_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    built = wheel(tmp_path, MOTHERLODE_NATIVE="perhaps")
    assert built.returncode != 0
    assert "auto, never or required" in built.stderr
