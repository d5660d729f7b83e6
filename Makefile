# Every target does its own set-up: on a fresh machine only Python, Node and make are needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := $(BIN)/python hatch_build.py npm

.PHONY: play client client-dev client-test test browser screenshots icons check golden taste bench soak kills processes fair frames gpu lock clean load

play: client  ## opens Feira in the browser
	@$(BIN)/feira play

client: $(VENV)/ready-to-play  ## builds the page, if its sources have changed
	@$(BIN)/python hatch_build.py

client-dev: $(VENV)/ready-to-play  ## the page as one edits it, beside a running `make play`
	@FEIRA_SERVER=$${FEIRA_SERVER:-http://127.0.0.1:8420} $(NPM) run dev

client-test: $(VENV)/ready-to-play  ## the client's format, lint, types and unit tests
	@$(NPM) run format:check
	@$(NPM) run lint
	@$(NPM) run check
	@$(NPM) test

test: check client-test client $(VENV)/ready-to-serve  ## everything CI runs
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadgroup --durations=20
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "not native and not browser"

browser: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## the page in a real browser
	FEIRA_EVERYTHING=1 $(BIN)/pytest -n 2 --dist loadgroup tests/browser

screenshots: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## every screen, in every language, into build/screenshots
	$(BIN)/python -m tests.browser.screenshots

icons: $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## draws the page's icons anew from icon.svg
	$(BIN)/python -m tests.browser.icons

check: $(VENV)/ready-to-test  ## style, strict types, import direction
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: $(VENV)/ready-to-test  ## writes the golden games anew
	$(BIN)/python -m tests.golden

taste: $(VENV)/ready-to-test  ## learns by self-play what choices look promising (goes on from what is known)
	$(BIN)/python -m bench.taste

soak: $(VENV)/ready-to-test  ## 100 million steps without a broken position, 1 million refusals
	$(BIN)/python -m bench.soak

kills: $(VENV)/ready-to-test  ## a server killed 100 times while bots play: nothing told is lost
	$(BIN)/python -m bench.kills

processes: $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## two servers on one database, both writing; Redis and PostgreSQL go away
	$(BIN)/python -m bench.processes

load: $(VENV)/ready-to-test  ## a server on one core, its load from another: choices a second, latency, memory
	$(BIN)/python -m bench.load

fair: $(VENV)/ready-to-test  ## 1,000 games proved fair, forgers caught, ten million rolls judged
	$(BIN)/python -m bench.fair

bench: $(VENV)/ready-to-bench  ## speed beside OpenSpiel, as ratios of one run
	$(BIN)/python -m bench.speed

frames: $(VENV)/ready-to-test  ## 100,000 spoilt WebSocket messages, while somebody else plays on
	$(BIN)/python -m bench.frames

gpu:  ## the GPU beside the processor, with the Python at hand (needs a CUDA device)
	PYTHONPATH=src $(PYTHON) -m bench.gpu

$(VENV)/ready-to-play: requirements/play.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	@$(BIN)/python hatch_build.py
	$(PIP) --no-deps --editable .
	@touch $@

$(VENV)/ready-to-test: $(VENV)/ready-to-play requirements/test.txt
	$(PIP) --require-hashes -r requirements/test.txt
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

lock: $(VENV)/ready-to-play  ## pins all dependencies anew, by hash and without addresses
	$(PIP) uv
	$(BIN)/uv pip compile $(UV) pyproject.toml -o requirements/play.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra server -c requirements/play.txt -o requirements/server.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test -c requirements/play.txt -o requirements/test.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test --extra bench -c requirements/test.txt -o requirements/bench.txt
UV := --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --python-version 3.11

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist
