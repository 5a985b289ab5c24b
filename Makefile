# Targets document themselves: `make` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
PAGES := $(shell find client locale docs/rules -type f -not -path '*/node_modules/*' 2>/dev/null) tools/client.py
SOURCES := $(shell find src locale docs/rules -type f -not -name '*.pyc' -not -path '*/static/*' 2>/dev/null) hatch_build.py pyproject.toml
INTERPRETED := PYTHONPATH=src MOTHERLODE_EXPECT=interpreted
COMPILED := MOTHERLODE_EXPECT=compiled
# Neighbours stay together, since they share what was set up; whoever is done takes over from the others.
PYTEST := pytest -n $(CORES) --dist worksteal

.PHONY: help play test test-uncompiled check check-client test-interpreted test-compiled test-browser coverage client api native pure bench outside soak balance fmt lock rules golden picture pictures clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 20

play: $(VENV)/.native  ## set everything up and play
	@$(BIN)/motherlode serve

# Compiling keeps one core busy for minutes: what needs no compiled engine runs beside it.
test: $(VENV)/.dev $(VENV)/.client  ## every check and every test
	@$(MAKE) --no-print-directory -j2 $(VENV)/.native test-uncompiled
	@$(MAKE) --no-print-directory -j1 test-compiled test-browser rules

test-uncompiled:  ## the half of the tests that needs no compiled engine
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory check-client
	@$(MAKE) --no-print-directory test-interpreted

check: $(VENV)/.dev  ## lint, types, import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --cache-dir .cache/imports

check-client: $(VENV)/.dev $(VENV)/.client  ## types and tests of the browser's pages, and of the API they are made for
	$(BIN)/python tools/client.py check
	PYTHONPATH=src:. $(BIN)/python tools/api.py check

test-interpreted: $(VENV)/.dev $(VENV)/.client  ## the suite on plain Python
	$(INTERPRETED) $(BIN)/python -m $(PYTEST) --ignore tests/browser -m "not heavy"

coverage: $(VENV)/.dev $(VENV)/.client  ## what the suite on plain Python does not reach; twice as long
	@mkdir -p .cache && rm -f .cache/coverage*
	$(INTERPRETED) $(BIN)/coverage run -m $(PYTEST) --ignore tests/browser --ignore tests/laws -m "not heavy"
	$(INTERPRETED) $(BIN)/coverage run -m $(PYTEST) tests/terminal tests/lab tests/adapters
	$(BIN)/coverage combine -q && $(BIN)/coverage report

test-compiled: $(VENV)/.dev  ## the suite on the compiled engine, as it is installed
	@if ! command -v cc >/dev/null && [ "$$MOTHERLODE_NATIVE" != required ]; then \
	  echo "No C compiler: the compiled half of the suite is left out."; \
	  $(INTERPRETED) $(BIN)/python -m $(PYTEST) --ignore tests/browser -m heavy; \
	else $(MAKE) --no-print-directory native && $(COMPILED) $(BIN)/python -P -m $(PYTEST) --ignore tests/browser -m "not plain"; fi

test-browser: $(VENV)/.dev $(VENV)/.native  ## whole games in a real browser, on the server as it is installed
	$(BIN)/python -P -m $(PYTEST) tests/browser

client: $(VENV)/.client  ## build the browser's pages

api: $(VENV)/.dev $(VENV)/.client  ## write the OpenAPI description and the TypeScript types made of it
	PYTHONPATH=src:. $(BIN)/python tools/api.py write

native: $(VENV)/.dev $(VENV)/.native  ## install the compiled engine into .venv
	@$(BIN)/motherlode --version

pure: $(VENV)/.dev  ## install the plain sources into .venv, editable
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@rm -f $(VENV)/.native
	@$(BIN)/motherlode --version

bench: $(VENV)/.bench $(VENV)/.dev $(VENV)/.native  ## measure the engine beside OpenSpiel, a move from browser to browser, and how long the expert thinks
	$(BIN)/python -P bench/run.py
	PYTHONPATH=. $(BIN)/python -P bench/latency.py
	PYTHONPATH=. $(BIN)/python -P bench/answer.py

outside: $(VENV)/.dev $(VENV)/.native  ## our expert against OpenSpiel's bots with the same time a move: an hour or two (ONLY=atacama, siberia or rockwell)
	$(BIN)/python -P tools/outside.py --jobs $(CORES) --json bench/outside.json $(ONLY)

soak: $(VENV)/.dev $(VENV)/.native  ## the big samples, compiled: minutes, not seconds
	PYTHONPATH=. $(COMPILED) $(BIN)/python -P tests/soak.py $(ONLY)

balance: $(VENV)/.dev $(VENV)/.native  ## a first look at a game's balance: greedy bots at every table size (ONLY=siberia, or rockwell)
	PYTHONPATH=. $(BIN)/python -P -m tools.balance $(or $(ONLY),rockwell) 1000 greedy

fmt: $(VENV)/.dev  ## put the sources into shape
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

rules: $(VENV)/.dev  ## list the rule paragraphs that no test names
	@$(BIN)/python tools/paragraphs.py

golden: $(VENV)/.dev  ## write digests, playthroughs and missing golden games; read the difference
	PYTHONPATH=src:. $(BIN)/python tools/golden.py

picture: $(VENV)/.dev  ## draw the README's picture anew
	PYTHONPATH=src:. $(BIN)/python tools/picture.py

pictures: $(VENV)/.dev $(VENV)/.native  ## take the pictures of the pages in docs/ anew
	PYTHONPATH=. $(BIN)/python -P tools/pages.py

lock: $(VENV)/.dev  ## renew requirements/*.lock from pyproject.toml
	$(BIN)/python tools/lock.py

clean:  ## remove everything that was made here
	rm -rf $(VENV) .cache build dist client/node_modules client/api/node_modules src/motherlode/server/static

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit("Motherlode needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	@touch $@

# `dev` and `bench` contain `play`, so one virtual environment serves all.
$(VENV)/.play $(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: requirements/%.lock $(VENV)/.made
	$(PIP) install --quiet --require-hashes --requirement $<
	@touch $@

# Node is the system's, or comes as a package of its own into the same environment.
$(VENV)/.client: $(VENV)/.play $(PAGES)
	$(BIN)/python tools/client.py build
	@touch $@

$(VENV)/.native: $(VENV)/.play $(VENV)/.client $(SOURCES)
	MOTHERLODE_CLIENT=required $(PIP) install --quiet --no-deps --no-build-isolation --force-reinstall .
	@touch $@
