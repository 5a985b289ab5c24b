# Targets document themselves: `make` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
PAGES := $(shell find client locale docs/rules -type f -not -path '*/node_modules/*' 2>/dev/null) tools/client.py
# Says what a long command is for, and how far it is.
STEP := $(PYTHON) tools/step.py
# Which engine a command runs: the plain sources, or the libraries made from them (src/motherlode/native).
INTERPRETED := MOTHERLODE_NATIVE=never
COMPILED := MOTHERLODE_NATIVE=required
# How those are compiled: best, or quick, which takes less time after a change in one game.
SETTING ?= best
# Neighbours stay together, since they share what was set up; whoever is done takes over from the others.
PYTEST := pytest -n $(CORES) --dist worksteal

.PHONY: help play test test-uncompiled check check-client test-interpreted test-compiled test-browser coverage client api native bench outside soak balance fmt lock rules golden picture pictures clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 20

play:  ## set everything up and play
	@$(MAKE) --no-print-directory -j2 $(VENV)/.ready
	@$(BIN)/motherlode serve

# Compiling keeps one core busy for minutes: what needs no compiled engine runs beside it.
test: $(VENV)/.dev $(VENV)/.ready  ## every check and every test
	@$(MAKE) --no-print-directory -j2 native test-uncompiled
	@$(MAKE) --no-print-directory -j1 test-compiled test-browser rules

test-uncompiled:  ## the half of the tests that needs no compiled engine
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory check-client
	@$(MAKE) --no-print-directory test-interpreted

check: $(VENV)/.dev  ## lint, types, import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --cache-dir .cache/imports

check-client: $(VENV)/.dev $(VENV)/.client  ## form, types and tests of the browser's pages, and of the API they are made for
	$(BIN)/python tools/client.py check
	PYTHONPATH=. $(BIN)/python tools/api.py check

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

test-browser: $(VENV)/.dev native  ## whole games in a real browser
	$(BIN)/python -P -m $(PYTEST) tests/browser

client: $(VENV)/.client  ## build the browser's pages

api: $(VENV)/.dev $(VENV)/.client  ## write the OpenAPI description and the TypeScript types made of it
	PYTHONPATH=. $(BIN)/python tools/api.py write

native: $(VENV)/.ready  ## compile the engine, unless these very sources are compiled already
	@$(INTERPRETED) $(STEP) "Compiling the engine" $(BIN)/python -P -m motherlode.native --setting $(SETTING) || \
	  { [ $$? -eq 3 ] && [ "$$MOTHERLODE_NATIVE" != required ] && echo "The engine stays plain Python: everything works, bots think some fifty times slower."; }

bench: $(VENV)/.bench $(VENV)/.dev native  ## measure the engine beside OpenSpiel, a move from browser to browser, and how long the expert thinks
	$(BIN)/python -P bench/run.py
	PYTHONPATH=. $(BIN)/python -P bench/latency.py
	PYTHONPATH=. $(BIN)/python -P bench/answer.py

outside: $(VENV)/.dev native  ## our expert against OpenSpiel's bots with the same time a move: an hour or two (ONLY=atacama, siberia or rockwell)
	$(BIN)/python -P tools/outside.py --jobs $(CORES) --json bench/outside.json $(ONLY)

soak: $(VENV)/.dev native  ## the big samples, compiled: minutes, not seconds
	PYTHONPATH=. $(COMPILED) $(BIN)/python -P tests/soak.py $(ONLY)

balance: $(VENV)/.dev native  ## a first look at a game's balance: greedy bots at every table size (ONLY=siberia, or rockwell)
	PYTHONPATH=. $(BIN)/python -P -m tools.balance $(or $(ONLY),rockwell) 1000 greedy

fmt: $(VENV)/.dev  ## put the sources in order, Python and pages
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/python tools/client.py format

rules: $(VENV)/.dev  ## list the rule paragraphs that no test names
	@$(BIN)/python tools/paragraphs.py

golden: $(VENV)/.dev  ## write digests, playthroughs and missing golden games; read the difference
	PYTHONPATH=. $(BIN)/python tools/golden.py

picture: $(VENV)/.dev  ## draw the README's picture anew
	PYTHONPATH=. $(BIN)/python tools/picture.py

pictures: $(VENV)/.dev native  ## take the pictures of the pages in docs/ anew
	PYTHONPATH=. $(BIN)/python -P tools/pages.py

lock: $(VENV)/.dev  ## renew requirements/*.lock from pyproject.toml
	$(BIN)/python tools/lock.py

clean:  ## remove everything that was made here
	rm -rf $(VENV) .cache build dist client/node_modules client/api/node_modules src/motherlode/server/static

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit("Motherlode needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	@$(STEP) "Making a virtual environment" $(PYTHON) -m venv $(VENV)
	@touch $@

# `dev` and `bench` contain `play`, so one virtual environment serves all; one pip at a time.
$(VENV)/.dev $(VENV)/.bench: | $(VENV)/.play
$(VENV)/.play $(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: requirements/%.lock $(VENV)/.made
	@$(STEP) "Installing packages" $(PIP) install --require-hashes --requirement $<
	@touch $@

# Node is the system's, or comes as a package of its own into the same environment, when nobody else installs there.
$(VENV)/.client: $(VENV)/.made $(PAGES) $(if $(shell command -v node),,$(VENV)/.play)
	@$(STEP) "Building the pages" $(BIN)/python tools/client.py build
	@touch $@

# Everything that makes a checkout run: the command is in .venv/bin and uses the sources as they lie here.
$(VENV)/.ready: $(VENV)/.play $(VENV)/.client pyproject.toml
	@$(STEP) "Installing Motherlode" $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
