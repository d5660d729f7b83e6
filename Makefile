# Every target does its own set-up: on a fresh machine only Python, Node and make are needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := $(BIN)/python hatch_build.py npm

.PHONY: play client client-dev client-test test browser screenshots icons check golden policy train bench endings calibration review-bench soak kills processes fair frames gpu lock clean load

play: client  ## start Feira and open it in the browser
	@$(BIN)/feira play

client: $(VENV)/ready-to-play  ## build the page, if its sources have changed
	@$(BIN)/python hatch_build.py

client-dev: $(VENV)/ready-to-play  ## dev server with hot reload, beside a running `make play`
	@FEIRA_SERVER=$${FEIRA_SERVER:-http://127.0.0.1:8420} $(NPM) run dev

client-test: $(VENV)/ready-to-play  ## the client's format, lint, types and unit tests
	@$(NPM) run format:check
	@$(NPM) run lint
	@$(NPM) run check
	@$(NPM) test

test: check client-test client $(VENV)/ready-to-serve  ## run everything that CI runs
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadgroup --durations=20
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "not native and not browser"

browser: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## test the page in a real browser
	FEIRA_EVERYTHING=1 $(BIN)/pytest -n 2 --dist loadgroup tests/browser

screenshots: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## take a picture of every screen in every language, into build/screenshots
	$(BIN)/python -m tests.browser.screenshots

icons: $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## draw the page's icons from icon.svg
	$(BIN)/python -m tests.browser.icons

check: $(VENV)/ready-to-test  ## check style, strict types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: $(VENV)/ready-to-test  ## play the golden games again and write them to tests/golden
	$(BIN)/python -m tests.golden

policy: $(VENV)/ready-to-test  ## trains policy and value weights by self-play (goes on from the present ones)
	$(BIN)/python -m bench.train

train:  ## train the networks by self-play (needs PYTHON with PyTorch, and minutes on a GPU)
	PYTHONPATH=src $(PYTHON) -m bench.network

soak: $(VENV)/ready-to-test  ## check the invariants over 100 million random steps and 1 million refusals
	$(BIN)/python -m bench.soak

kills: $(VENV)/ready-to-test  ## kill a server 100 times while bots play: nothing that was sent may be lost
	$(BIN)/python -m bench.kills

processes: $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## two servers write to one database while Redis and PostgreSQL fail
	$(BIN)/python -m bench.processes

load: $(VENV)/ready-to-test  ## load one server on one core: choices per second, latency, memory
	$(BIN)/python -m bench.load

fair: $(VENV)/ready-to-test  ## verify the dice of 1,000 games, detect forged ones, test ten million rolls
	$(BIN)/python -m bench.fair

bench: $(VENV)/ready-to-bench  ## measure speed beside OpenSpiel, as ratios within one run
	$(BIN)/python -m bench.speed

endings: $(VENV)/ready-to-test  ## check exact endings against plain expansion, and measure how far they reach
	$(BIN)/python -m bench.endings

calibration: $(VENV)/ready-to-test  ## where 30 % is said, do 30 % win? games by the search, for every number of seats
	$(BIN)/python -m bench.calibration

review-bench: $(VENV)/ready-to-test  ## review games twice with other seeds: same marks, difference, time, bias
	$(BIN)/python -m bench.review

frames: $(VENV)/ready-to-test  ## send 100,000 malformed WebSocket messages while others play on
	$(BIN)/python -m bench.frames

gpu:  ## compare the GPU with the processor (needs a CUDA device and PYTHON with numba-cuda)
	PYTHONPATH=src $(PYTHON) -m bench.gpu

.PHONY: help docs api map sizes

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | expand -t 14

docs: $(VENV)/ready-for-docs  ## build the documentation site into build/site; broken links are errors
	$(BIN)/python -m tools.site

api: $(VENV)/ready-to-test  ## write docs/api.md and docs/cli.md from docstrings and help texts
	$(BIN)/python -m tools.api_reference
	$(BIN)/python -m tools.cli_reference

map: $(VENV)/ready-to-test  ## draw the import map into build/map.svg; a cycle is an error
	$(BIN)/python -m tools.import_map

sizes: $(VENV)/ready-to-test  ## show the median size of files, large files and long functions
	$(BIN)/python -m tools.sizes

$(VENV)/ready-to-play: requirements/play.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	@$(BIN)/python hatch_build.py
	$(PIP) --no-deps --editable .
	@touch $@

$(VENV)/ready-to-test: $(VENV)/ready-to-play requirements/test.txt
	$(PIP) --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/ready-for-docs: $(VENV)/ready-to-play requirements/docs.txt
	$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/ready-to-bench: $(VENV)/ready-to-test requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

# Tests start servers and a browser of their own; what Debian would start by itself is not wanted.
SERVERS := postgresql redis-server chromium
SERVICES := /usr/sbin/policy-rc.d
$(VENV)/ready-to-serve: $(VENV)/ready-to-play
	@if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && command -v redis-server >/dev/null && command -v chromium >/dev/null; then :; \
	elif [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
		echo "the tests need servers and a browser: install the packages $(SERVERS)" >&2; exit 1; \
	else \
		set -e; \
		if [ ! -e $(SERVICES) ]; then \
			trap 'rm -f $(SERVICES)' EXIT; \
			printf '#!/bin/sh\nexit 101\n' > $(SERVICES); chmod +x $(SERVICES); \
		fi; \
		apt-get update -qq; \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(SERVERS); \
	fi
	@touch $@

lock: $(VENV)/ready-to-play  ## pin all dependencies again, by hash
	$(PIP) uv
	$(BIN)/uv pip compile $(UV) pyproject.toml -o requirements/play.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra server -c requirements/play.txt -o requirements/server.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test -c requirements/play.txt -o requirements/test.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test --extra bench -c requirements/test.txt -o requirements/bench.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra docs -c requirements/test.txt -o requirements/docs.txt
UV := --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --python-version 3.11

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist
