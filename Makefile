# Every target sets up what it needs; stamps under .venv remember what is done.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PADDOCK := $(VENV)/bin/paddock
PYTEST := $(VENV)/bin/pytest -n auto -q

GAME ?= outspeed
GAMES ?= $(patsubst src/paddock/games/%/__init__.py,%,$(wildcard src/paddock/games/*/__init__.py))
ENGINE_TESTS := $(wildcard $(addprefix tests/,core kit table games conformance))

# Sources win over the installed wheel wherever src comes first on the path,
# so nothing but the recipes below may put it there.
unexport PYTHONPATH
FROM_TREE := PYTHONPATH=src
# Lazy: asked when a recipe runs, after the wheel was installed.
ENGINE = $(if $(shell $(PY) -I -c 'import paddock__mypyc' 2>&1),interpreted,compiled)

.DELETE_ON_ERROR:
.PHONY: help setup check test long golden rules bench cover play format lock clean FORCE

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "make %-8s %s\n", $$1, $$2 }'

setup: $(VENV)/wheel ## Make .venv: pinned tools and the compiled engine
	@echo "paddock is installed in $(VENV): $(ENGINE)"

check: $(VENV)/tools ## Lint, format, types, layers and golden files
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(FROM_TREE) $(VENV)/bin/lint-imports --no-logo
	$(FROM_TREE) $(PY) tools/golden.py --check

test: setup check ## Everything: checks, the engine's tests compiled, all tests interpreted
	@if [ $(ENGINE) = compiled ]; then \
	  echo "The engine's tests, compiled:" && PADDOCK_EXPECT=compiled $(PYTEST) -o pythonpath=tests $(ENGINE_TESTS); \
	else echo "The engine's tests, compiled: skipped, none is installed (no C compiler?)"; fi
	@echo "All tests, interpreted:"
	@PADDOCK_EXPECT=interpreted $(FROM_TREE) $(PYTEST)

long: setup ## The slow tests, against the installed engine
	PADDOCK_EXPECT=$(ENGINE) $(PYTEST) -o pythonpath=tests -m slow

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

clean: ## Remove everything that make made
	rm -rf $(VENV) build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
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
	  find src pyproject.toml hatch_build.py -type f ! -name '*.pyc' -exec cksum {} + | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
