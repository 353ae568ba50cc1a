# Every target sets up what it needs; stamps under .venv remember what is done.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PADDOCK := $(VENV)/bin/paddock
# worksteal: a few browser tests take most of the time, and both cores should share them.
PYTEST := $(VENV)/bin/pytest -n auto --dist worksteal -q

GAME ?= outspeed
GAMES ?= $(patsubst src/paddock/games/%/__init__.py,%,$(wildcard src/paddock/games/*/__init__.py))
ENGINE_TESTS := $(wildcard $(addprefix tests/,core kit table games conformance))

# Sources win over the installed wheel wherever src comes first on the path,
# so nothing but the recipes below may put it there.
unexport PYTHONPATH
FROM_TREE := PYTHONPATH=src
# Lazy: asked when a recipe runs, after the wheel was installed.
ENGINE = $(if $(shell $(PY) -I -c 'import paddock_core__mypyc' 2>&1),interpreted,compiled)

CLIENT := src/paddock/server/static
# The machine's own Node.js, or the one that was installed into the environment.
NPM_QUIET := --no-audit --no-fund --loglevel=error
WITH_NODE := PATH="$(abspath $(VENV))/bin:$$PATH"

.DELETE_ON_ERROR:
.PHONY: help setup serve web browser pictures figures check client test tested-parts long golden rules bench cover play format lock clean FORCE

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "make %-8s %s\n", $$1, $$2 }'

setup: $(VENV)/wheel ## Make .venv: pinned tools and the compiled engine
	@echo "paddock is installed in $(VENV): $(ENGINE)"

serve: web ## Serve races to browsers on http://127.0.0.1:8000
	@$(MAKE) --no-print-directory setup
	@$(PADDOCK) serve

web: $(VENV)/client ## Build the web client, if it is missing or stale

browser: ## Install the browser of the tests, Debian's chromium, if there is none
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	    && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } \
	  || { echo "The tests drive a browser, and there is none: as root, apt-get install chromium"; exit 1; }

pictures: web browser ## Remake the pictures of the pages in docs/pictures
	PYTHONPATH=src:tests $(PY) tests/games/$(GAME)/pictures.py

figures: setup ## Print the table of figures on a rules page (GAME=outspeed)
	@PYTHONPATH=tests $(PY) tests/games/$(GAME)/figures.py

check: $(VENV)/tools ## Lint, format, types, layers and golden files
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(FROM_TREE) $(VENV)/bin/lint-imports --no-logo
	$(FROM_TREE) $(PY) tools/golden.py --check

test: tested-parts ## Everything: checks, all tests on the compiled engine, its own also interpreted
	@echo "All tests, $(ENGINE):"
	@PADDOCK_EXPECT=$(ENGINE) $(PYTEST) -o pythonpath=tests
	@if [ $(ENGINE) = compiled ]; then \
	  echo "The engine's tests, interpreted:" \
	    && PADDOCK_EXPECT=interpreted PADDOCK_REPEAT=1 $(FROM_TREE) $(PYTEST) $(ENGINE_TESTS); \
	else echo "The engine is not compiled here (no C compiler?), so its tests ran interpreted only."; fi

# The wheel holds the built client, so that comes first; then the compiler keeps one core busy
# and the checks the other.
tested-parts: web browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target setup check client

client: web ## The web client's checks and tests
	@cd web && $(WITH_NODE) npm run --silent check && $(WITH_NODE) npm test --silent

long: web browser setup ## The slow tests, against the installed engine
	PADDOCK_EXPECT=$(ENGINE) $(PYTEST) -o pythonpath=tests -m slow
	PADDOCK_SHIFT=1 $(PYTEST) -o pythonpath=tests tests/conformance
	PADDOCK_SHIFT=2 $(PYTEST) -o pythonpath=tests tests/conformance

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

lock: $(VENV)/tools ## Remake requirements/dev.txt (UPGRADE=1: with the newest versions)
	$(VENV)/bin/uv pip compile --quiet --generate-hashes --no-header --python-version 3.11 --universal \
	  $(if $(UPGRADE),--upgrade) pyproject.toml requirements/dev.in --output-file requirements/dev.txt
	$(VENV)/bin/uv pip compile --quiet --generate-hashes --no-header --python-version 3.11 --universal \
	  $(if $(UPGRADE),--upgrade) requirements/node.in --output-file requirements/node.txt

clean: ## Remove everything that make made
	rm -rf $(VENV) build dist $(CLIENT) web/node_modules .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/tools: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Paddock needs Python 3.11 or newer; if it has another name: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' || \
	  { echo "Python's venv module is missing: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/wheel: $(VENV)/tools $(VENV)/sources
	$(PY) -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

# Checksums of all that goes into the wheel: remade always, changed only when they differ,
# so a deleted file counts and a touched one does not.
$(VENV)/sources: FORCE | $(VENV)/tools
	@{ echo "PADDOCK_COMPILE=$$PADDOCK_COMPILE"; \
	  find src docs/rules pyproject.toml hatch_build.py \
	    -type f ! -name '*.pyc' -exec cksum {} + | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The web client. The pinned Node.js is installed only where the machine has none that is new enough.
$(VENV)/node: requirements/node.txt | $(VENV)/tools
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019)' 2>&- \
	  && command -v npm > /dev/null \
	  || $(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/node.txt
	@touch $@

# `npm ci` wants the optional packages of every platform in the lock, which a lock made where
# they cannot be had lacks; `npm install --no-save` goes by the same lock and leaves it as it is.
web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/node
	cd web && { $(WITH_NODE) npm ci $(NPM_QUIET) > /dev/null 2>&1 || $(WITH_NODE) npm install --no-save $(NPM_QUIET); }
	@touch $@

# Remade when a source changed, or when what was built from them is gone.
$(VENV)/client: web/node_modules/.package-lock.json $(VENV)/client-sources $(if $(wildcard $(CLIENT)/index.html),,FORCE)
	cd web && $(WITH_NODE) npm run --silent build
	@touch $@

$(VENV)/client-sources: FORCE | $(VENV)/tools
	@{ find web -path web/node_modules -prune -o -type f -exec cksum {} + | sort; \
	  find src/paddock/games -path '*/data/*' -type f -exec cksum {} + | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
