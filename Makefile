# Targets document themselves: `make` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
PAGES := $(shell find client locale docs/rules -type f -not -path '*/node_modules/*' 2>/dev/null) tools/client.py
# Says what a long command does, and that it is still running.
STEP := $(PYTHON) tools/step.py
# Which engine a command runs: the plain sources, or the libraries made from them (src/motherlode/native).
# Without a C compiler, all commands run the plain sources, unless the compiled engine is required.
INTERPRETED := MOTHERLODE_NATIVE=never
COMPILED := MOTHERLODE_NATIVE=$(if $(MOTHERLODE_NATIVE),$(MOTHERLODE_NATIVE),$(if $(shell command -v $(CC)),required,auto))
# How the libraries are compiled: best, or quick, which takes less time after a change in one game.
SETTING ?= best
# Neighbouring tests stay together, since they share what was set up; an idle process takes tests from the others.
PYTEST := pytest -n $(CORES) --dist worksteal
# One process more for tests that wait for servers and browsers.
PYTEST_WAITING := pytest -n $(shell expr $(CORES) + 1) --dist worksteal

.PHONY: help play test verify check check-client test-interpreted test-compiled test-browser verify-compiled verify-interpreted coverage client api native bench outside soak balance readings fmt lock rules golden picture pictures clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 20

play:  ## set everything up and play
	@$(MAKE) --no-print-directory -j2 $(VENV)/.ready
	@$(BIN)/motherlode serve

# Everything that a change must pass. Steps run in parallel where they can; pytest uses all cores by itself.
test:  ## every check, and every test except the heavy ones: a few minutes
	@mkdir -p .cache && rm -f .cache/steps
	@STEPS=.cache/steps $(MAKE) --no-print-directory -j2 GATE=yes SETTING=quick check check-client test-compiled
	@echo "What took longest:" && STEPS=.cache/steps $(STEP) --longest
	@$(MAKE) --no-print-directory rules

verify:  ## the heavy proofs, on the engine as it is shipped: large samples, kills, wheels, every page in every language
	@mkdir -p .cache && rm -f .cache/steps
	@STEPS=.cache/steps $(MAKE) --no-print-directory verify-compiled verify-interpreted
	@echo "What took longest:" && STEPS=.cache/steps $(STEP) --longest

check: $(VENV)/.dev $(VENV)/.ready  ## lint, types, import contracts
	@$(STEP) "Checking style" $(BIN)/ruff check .
	@$(STEP) "Checking form" $(BIN)/ruff format --check .
	@$(STEP) "Checking types" $(BIN)/mypy
	@$(STEP) "Checking imports" $(BIN)/lint-imports --cache-dir .cache/imports

check-client: .cache/pages-checked $(VENV)/.dev  ## form, types and tests of the pages, and whether the API's types are current
	@PYTHONPATH=. $(STEP) "Checking the API" $(BIN)/python tools/api.py check

# Only if something they are made from has changed.
.cache/pages-checked: $(PAGES) | $(VENV)/.dev $(VENV)/.ready
	@$(STEP) "Checking the pages" $(BIN)/python tools/client.py check
	@mkdir -p .cache && touch $@

# Rules are tested on plain Python, everything else on the compiled engine; digests prove that both play the same.
RULES := tests/rules tests/core tests/docs tests/fifth tests/laws/test_digests.py
REST := tests/adapters tests/bots tests/browser tests/core tests/lab tests/laws tests/packaging tests/server tests/terminal

test-interpreted: $(VENV)/.dev $(VENV)/.ready | $(if $(GATE),check check-client)  ## rules and documents, on plain Python
	@$(INTERPRETED) $(STEP) --aloud "Testing rules and documents" $(BIN)/python -P -m $(PYTEST) $(RULES) -m "not heavy"

test-compiled: $(VENV)/.dev native | $(if $(GATE),test-interpreted)  ## everything else, on the compiled engine, with a real browser
	@$(COMPILED) $(STEP) --aloud "Testing everything else" $(BIN)/python -P -m $(PYTEST_WAITING) $(REST) -m "not heavy"

verify-compiled: $(VENV)/.dev native  ## heavy tests, and the rules again, on the compiled engine
	@$(COMPILED) $(STEP) --aloud "Heavy tests" $(BIN)/python -P -m $(PYTEST_WAITING) tests -m heavy
	@$(COMPILED) $(STEP) --aloud "Rules on the compiled engine" $(BIN)/python -P -m $(PYTEST) tests/rules -m "not heavy"

verify-interpreted: $(VENV)/.dev $(VENV)/.ready  ## laws, bots and server on plain Python
	@$(INTERPRETED) $(STEP) --aloud "Laws, bots and server on plain Python" $(BIN)/python -P -m $(PYTEST) tests/laws tests/bots tests/server -m "not heavy"
	@$(INTERPRETED) $(STEP) --aloud "Many games on plain Python" $(BIN)/python -P -m $(PYTEST) tests/laws/test_digests.py -m heavy

coverage: $(VENV)/.dev $(VENV)/.ready  ## what tests on plain Python do not reach
	@mkdir -p .cache && rm -f .cache/coverage*
	$(INTERPRETED) $(BIN)/coverage run -m $(PYTEST) tests --ignore tests/browser --ignore tests/laws --ignore tests/packaging -m "not heavy"
	$(BIN)/coverage combine -q && $(BIN)/coverage report

test-browser: $(VENV)/.dev native  ## the pages in a real browser, without the heavy tests
	@$(COMPILED) $(BIN)/python -P -m $(PYTEST) tests/browser -m "not heavy"

client: $(VENV)/.client  ## build the browser's pages

api: $(VENV)/.dev $(VENV)/.client  ## write the OpenAPI description and the TypeScript types made from it
	PYTHONPATH=. $(BIN)/python tools/api.py write

native: $(VENV)/.ready  ## compile the engine, unless exactly these sources are compiled already
	@$(INTERPRETED) $(STEP) "Compiling the engine" $(BIN)/python -P -m motherlode.native --setting $(SETTING) || \
	  { [ $$? -eq 3 ] && [ "$$MOTHERLODE_NATIVE" != required ] && echo "The engine stays plain Python: everything works, but bots think some fifty times slower."; }

bench: $(VENV)/.bench $(VENV)/.dev native  ## measure the engine against OpenSpiel, a move from browser to browser, and how long the expert thinks
	$(BIN)/python -P bench/run.py
	PYTHONPATH=. $(BIN)/python -P bench/latency.py
	PYTHONPATH=. $(BIN)/python -P bench/answer.py

outside: $(VENV)/.dev native  ## our expert against OpenSpiel's bots with the same time per move: an hour or two (ONLY=atacama, siberia or rockwell)
	$(BIN)/python -P tools/outside.py --jobs $(CORES) --json bench/outside.json $(ONLY)

soak: $(VENV)/.dev native  ## thousands of games of every variant, compiled: an hour or two (ONLY=siberia)
	PYTHONPATH=. $(COMPILED) $(BIN)/python -P tests/soak.py $(ONLY)

balance: $(VENV)/.dev native  ## a first look at a game's balance: greedy bots at every table size (ONLY=siberia or rockwell)
	PYTHONPATH=. $(BIN)/python -P -m tools.balance $(or $(ONLY),rockwell) 1000 greedy

readings: $(VENV)/.dev native  ## what difference each reading of the rules makes: the same games played both ways (ONLY=rockwell)
	PYTHONPATH=. $(BIN)/python -P -m tools.readings 300 greedy $(ONLY)

fmt: $(VENV)/.dev  ## put the sources in order, Python and pages
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/python tools/client.py format

rules: $(VENV)/.dev  ## list the rule paragraphs that no test names
	@$(BIN)/python tools/paragraphs.py

golden: $(VENV)/.dev  ## write digests, playthroughs and missing golden games; read the diff before you commit it (ONLY=siberia)
	PYTHONPATH=. $(BIN)/python tools/golden.py $(ONLY)

picture: $(VENV)/.dev  ## draw the picture of a table in the terminal again
	PYTHONPATH=. $(BIN)/python tools/picture.py

pictures: $(VENV)/.dev native  ## take the pictures of the pages again
	PYTHONPATH=. $(BIN)/python -P tools/pages.py

lock: $(VENV)/.dev  ## renew requirements/*.lock from pyproject.toml
	$(BIN)/python tools/lock.py

clean:  ## remove everything that was built here
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

# Node is the system's, or a package that is installed into the same environment, but never while pip runs there.
$(VENV)/.client: $(VENV)/.made $(PAGES) $(if $(shell command -v node),,$(VENV)/.play)
	@$(STEP) "Building the pages" $(BIN)/python tools/client.py build
	@touch $@

# Everything a checkout needs to run: the command is in .venv/bin and uses the sources in this folder.
$(VENV)/.ready: $(VENV)/.play $(VENV)/.client pyproject.toml
	@$(STEP) "Installing Motherlode" $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
