# Every target sets up what it needs; stamps under .venv remember what is done.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PADDOCK := $(VENV)/bin/paddock
# worksteal: a few browser tests take most of the time, and both cores should share them.
PYTEST := $(VENV)/bin/pytest -n auto --dist worksteal -q

GAME ?= outspeed
GAMES ?= $(patsubst src/paddock/games/%/__init__.py,%,$(wildcard src/paddock/games/*/__init__.py))
# What says most about a change for its time, and what compares the two engines.
QUICK_TESTS := $(addprefix tests/,core kit table games conformance toy_tests bots sim cli paper tools)
BOTH_WAYS := $(addprefix tests/,core kit table toy_tests) \
  $(wildcard tests/games/*/rules tests/games/*/test_records.py tests/games/*/test_scenarios.py)

# Sources win over the installed wheel wherever src comes first on the path,
# so nothing but the recipes below may put it there.
unexport PYTHONPATH
FROM_TREE := PYTHONPATH=src
# Lazy: asked when a recipe runs, after the wheel was installed.
ENGINE = $(if $(shell $(PY) -I -c 'import paddock_core__mypyc' 2>&1),interpreted,compiled)

PIP := $(PY) -m pip install -qq --disable-pip-version-check
PINNED := $(PIP) --require-hashes
CLIENT := src/paddock/server/static
NODE_MODULES := web/node_modules/.package-lock.json
# The machine's own Node.js, or the one that was installed into the environment.
NPM_QUIET := --no-audit --no-fund --loglevel=error
WITH_NODE := PATH="$(abspath $(VENV))/bin:$$PATH"
AT_ONCE := $(MAKE) --no-print-directory --jobs=2

.DELETE_ON_ERROR:
.PHONY: help setup serve web browser pictures lint types check client quick quick-tests test \
  tested-parts both-ways long golden figures rules bench cover play format lock clean FORCE

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "make %-8s %s\n", $$1, $$2 }'

setup: $(VENV)/wheel ## Make .venv: pinned tools and the compiled engine
	@echo "paddock is installed in $(VENV): $(ENGINE)"

serve: ## Serve races to browsers on http://127.0.0.1:8000
	@$(AT_ONCE) $(VENV)/run $(VENV)/client $(VENV)/engine-sources
	@if [ $(VENV)/compiled -nt $(VENV)/engine-sources ]; then \
	  $(MAKE) --no-print-directory setup && $(PADDOCK) serve; \
	else \
	  echo "The engine runs from its sources. \`make setup\` compiles it, once, in about two minutes."; \
	  $(FROM_TREE) $(PY) -m paddock serve; \
	fi

web: $(VENV)/client ## Build the web client, if it is missing or stale

browser: ## Install the browser of the tests, Debian's chromium, if there is none
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	    && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } \
	  || { echo "The tests drive a browser, and there is none: as root, apt-get install chromium"; exit 1; }

pictures: web browser ## Remake the pictures of the pages in docs/pictures
	PYTHONPATH=src:tests $(PY) -m games.$(GAME).pictures

figures: setup ## Print the table of figures on a rules page (GAME=outspeed)
	@PYTHONPATH=tests $(PY) -m games.$(GAME).figures

check: lint types ## Lint, format, types, layers and golden files

lint: $(VENV)/tools
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(FROM_TREE) $(VENV)/bin/lint-imports --no-logo
	$(FROM_TREE) $(PY) tools/golden.py --check

types: $(VENV)/tools
	$(VENV)/bin/mypy

client: $(NODE_MODULES) $(VENV)/client-sources ## The web client's checks and tests
	@cd web && $(WITH_NODE) npm run --silent check && $(WITH_NODE) npm test --silent
	@touch $(VENV)/client-checked

quick: $(VENV)/tools ## What a change needs, in a minute or two: all but the browser and the long runs
	@echo "Checks, the engine's tests, and the client's if it has changed since they passed:"
	@$(AT_ONCE) --output-sync=target lint types quick-tests $(VENV)/client-checked

quick-tests: $(VENV)/tools
	@PADDOCK_EXPECT=interpreted PADDOCK_FEW=1 $(FROM_TREE) $(PYTEST) $(QUICK_TESTS)

test: tested-parts ## Everything: checks, all tests on the compiled engine, the rules' also interpreted
	@echo "All tests, $(ENGINE):"
	@PADDOCK_EXPECT=$(ENGINE) $(PYTEST) -o pythonpath=tests

# What fails fast comes first; then the compiler keeps one core busy, and all that needs
# no compiled engine the other.
tested-parts: browser
	@$(MAKE) --no-print-directory lint
	@$(AT_ONCE) --output-sync=target $(VENV)/compiled types web both-ways client
	@$(MAKE) --no-print-directory setup

both-ways: $(VENV)/tools
	@echo "Rules, records and scenarios, interpreted:"
	@PADDOCK_EXPECT=interpreted $(FROM_TREE) $(VENV)/bin/pytest -q $(BOTH_WAYS)

long: web browser setup ## The slow tests, against the installed engine
	PADDOCK_EXPECT=$(ENGINE) $(PYTEST) -o pythonpath=tests -m slow
	@for shift in 1 2 3 4 5 6; do \
	  echo "Conformance on other boards, $$shift of 6:"; \
	  PADDOCK_SHIFT=$$shift $(PYTEST) -o pythonpath=tests tests/conformance || exit; \
	done

golden: $(VENV)/tools ## Remake the golden files; read the diff before you commit it
	$(FROM_TREE) $(PY) tools/golden.py

rules: setup ## Which numbered rules have no test (GAMES="outspeed …")
	@for game in $(GAMES); do $(PADDOCK) rules $$game || exit; done

bench: setup ## Speed per CPU second (GAMES="outspeed …")
	@$(PADDOCK) bench $(GAMES)

cover: $(VENV)/tools ## Branch coverage of the suite, interpreted
	$(FROM_TREE) $(PY) -m coverage run -m pytest -q
	$(PY) -m coverage report

play: setup ## A race in the terminal (GAME=outspeed)
	@$(PADDOCK) play $(GAME)

format: $(VENV)/tools ## Format and sort imports
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

PIN := $(VENV)/bin/uv pip compile --quiet --generate-hashes --no-header --python-version 3.11 --universal

lock: $(VENV)/tools ## Remake requirements/*.txt (UPGRADE=1: with the newest versions)
	$(PIN) $(if $(UPGRADE),--upgrade) pyproject.toml requirements/dev.in --output-file requirements/dev.txt
	$(PIN) --no-annotate --constraint requirements/dev.txt pyproject.toml --output-file requirements/run.txt
	$(PIN) $(if $(UPGRADE),--upgrade) requirements/node.in --output-file requirements/node.txt

clean: ## Remove everything that make made
	rm -rf $(VENV) build dist $(CLIENT) web/node_modules .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Paddock needs Python 3.11 or newer; if it has another name: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' || \
	  { echo "Python's venv module is missing: apt-get install python3-venv"; exit 1; }
	@echo "Making $(VENV), for everything that is installed: a few seconds"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Interrupted, pip leaves a package half there and would take it for installed: .begun remembers.
$(VENV)/run: requirements/run.txt | $(VENV)/made
	@echo "Installing what the server needs: about 15 seconds"
	@again=$$([ ! -e $@.begun ] || echo --ignore-installed) && touch $@.begun && $(PINNED) $$again -r $<
	@rm $@.begun && touch $@

$(VENV)/tools: requirements/dev.txt | $(VENV)/made
	@echo "Installing the pinned tools: about half a minute"
	@again=$$([ ! -e $@.begun ] || echo --ignore-installed) && touch $@.begun && $(PINNED) $$again -r $<
	@rm $@.begun && touch $@

$(VENV)/compiled: $(VENV)/tools $(VENV)/engine-sources
	@echo "Compiling the engine: about two minutes"
	@$(PY) hatch_build.py $(VENV)/engine > $@.log 2>&1 || { cat $@.log; exit 1; }
	@grep '^paddock:' $@.log || true
	@touch $@

$(VENV)/wheel: $(VENV)/compiled $(VENV)/sources
	@PADDOCK_ENGINE=$(VENV)/engine $(PIP) --no-deps --no-build-isolation --force-reinstall .
	@touch $@

# Checksums of all that goes into the engine, and into the wheel: remade always, changed only when
# they differ, so a deleted file counts and a touched one does not.
$(VENV)/engine-sources: FORCE | $(VENV)/made
	@{ echo "PADDOCK_COMPILE=$$PADDOCK_COMPILE $$(command -v $${CC:-cc})"; \
	  find src/paddock/core src/paddock/kit src/paddock/games hatch_build.py requirements/dev.txt \
	    -type f ! -name '*.pyc' -exec cksum {} + | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/sources: FORCE | $(VENV)/made
	@find src docs/rules pyproject.toml hatch_build.py \
	  -type f ! -name '*.pyc' -exec cksum {} + | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The web client. The pinned Node.js is installed only where the machine has none that is new enough.
$(VENV)/node: requirements/node.txt | $(VENV)/made
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019 ? 1 : 0)' 2>&- \
	  && command -v npm > /dev/null \
	  || { echo "Installing Node.js, which this machine lacks: about 20 seconds"; $(PINNED) -r $<; }
	@touch $@

# `npm ci` wants the optional packages of every platform in the lock, which a lock made where
# they cannot be had lacks; `npm install --no-save` goes by the same lock and leaves it as it is.
$(NODE_MODULES): web/package-lock.json | $(VENV)/node
	@echo "Installing what builds the web client: about 15 seconds"
	@cd web && { $(WITH_NODE) npm ci $(NPM_QUIET) > /dev/null 2>&1 || $(WITH_NODE) npm install --no-save $(NPM_QUIET) > /dev/null; }
	@touch $@

# Remade when a source changed, or when what was built from them is gone.
$(VENV)/client: $(NODE_MODULES) $(VENV)/client-sources $(if $(wildcard $(CLIENT)/index.html),,FORCE)
	@echo "Building the web client: about 10 seconds"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/client-checked: $(NODE_MODULES) $(VENV)/client-sources
	@$(MAKE) --no-print-directory client

$(VENV)/client-sources: FORCE | $(VENV)/made
	@{ find web -path web/node_modules -prune -o -type f -exec cksum {} + | sort; \
	  find src/paddock/games -path '*/data/*' -type f -exec cksum {} + | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
