# Every target does its own set-up: on a fresh machine only Python, Node and make are needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := $(BIN)/python hatch_build.py npm

.PHONY: play site page-kills page-speed client client-dev client-test test browser screens screenshots icons check golden policy train bench endings calibration review-bench puzzles daily soak simulation bits kills processes interruptions hidden sbom fair frames gpu lock clean load statistics kernels all-kernels wheel equality envs learning engine stand-in

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

kernels: $(VENV)/ready-to-test  ## compile the rules and the players of all games for this machine, so that nothing has to be compiled later
	$(BIN)/python -m tools.kernels $(TARGETS)

all-kernels: $(VENV)/ready-to-test  ## compile the kernels for all systems and for the page (installs a linker from PyPI)
	$(PIP) 'ziglang==0.17.0'
	$(BIN)/python -m tools.kernels all wasm32

wheel: client all-kernels  ## build a wheel with compiled kernels for all systems, into dist
	$(PIP) build
	$(BIN)/python -m build --wheel

engine: client $(VENV)/ready-to-test  ## build what a page needs to play without a server, into build/engine
	$(BIN)/python -m tools.page
	@$(BIN)/python hatch_build.py

stand-in: client $(VENV)/ready-to-test  ## run the tests of the rules in Pyodide, on its substitute for NumPy (minutes)
	$(BIN)/python -m tools.page.stand_in tests/games tests/core/test_layout.py tests/core/test_record.py

site: engine  ## build a static site for any host, into build/page (FEIRA_BASE: its path there)
	@$(BIN)/python -m tools.page_site

equality: kernels  ## play in every setting with Numba, with compiled kernels and with WebAssembly: the same bytes
	$(BIN)/python -m tools.kernels wasm32
	FEIRA_KERNELS=compiled $(BIN)/python -m bench.equality --against numba
	FEIRA_KERNELS=compiled $(BIN)/python -m bench.equality --most 60 --simulations 100 --every 8 --against wasm
	$(BIN)/python -m tools.page
	FEIRA_KERNELS=compiled $(BIN)/python -m bench.equality --simulations 100 --every 8 --masters 2 --tables 6 --against page

# Tests of servers, tables, commands and the page run on kernels compiled ahead of time, which load at
# once. All others are about rules and players: they run on Numba with bounds checks, and interpreted.
AROUND := $(addprefix tests/,browser cli page table tools web)
KERNELS_ONLY := tests $(addprefix --ignore=,$(AROUND))
IN_PARALLEL := -n 2 --dist loadgroup --durations=20

test: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## run everything that CI runs
	@$(MAKE) --no-print-directory -j2 --output-sync check client-test
	$(BIN)/python -m tools.kernels own wasm32
	$(BIN)/python -m tools.page
	@$(BIN)/python hatch_build.py
	FEIRA_KERNELS=compiled $(BIN)/pytest $(IN_PARALLEL) $(AROUND)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m feira.web.warmup
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(IN_PARALLEL) $(KERNELS_ONLY)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest $(IN_PARALLEL) $(KERNELS_ONLY) -m "not native"

browser: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## test the page in a real browser
	$(BIN)/python -m feira.web.warmup
	FEIRA_EVERYTHING=1 $(BIN)/pytest -n 2 --dist loadgroup tests/browser

screens: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## check every screen in every size, language and theme: nothing cut off, no overlaps, accessible
	$(BIN)/python -m feira.web.warmup
	FEIRA_EVERYTHING=1 $(BIN)/pytest -n 2 --dist loadgroup tests/browser/test_screens.py

screenshots: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## take a picture of every screen in every language, into build/screenshots
	$(BIN)/python -m tests.browser.screenshots

icons: $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## draw the page's icons from icon.svg
	$(BIN)/python -m tests.browser.icons

check: $(VENV)/ready-to-test  ## check style, strict types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: $(VENV)/ready-to-test  ## regenerate the golden games in tests/golden
	FEIRA_KERNELS=numba $(BIN)/python -m tests.golden

policy: $(VENV)/ready-to-test  ## train policy and value weights by self-play (continues from the present ones)
	FEIRA_KERNELS=numba $(BIN)/python -m bench.train

train:  ## train the networks by self-play (needs PYTHON with PyTorch, and minutes on a GPU)
	FEIRA_KERNELS=numba PYTHONPATH=src $(PYTHON) -m bench.network

soak: $(VENV)/ready-to-test  ## check the invariants over 100 million random steps and 1 million refusals
	FEIRA_KERNELS=numba $(BIN)/python -m bench.soak

simulation: $(VENV)/ready-to-test  ## simulate processes, store, network and people from 1,000 seeds
	$(BIN)/python -m bench.simulation

bits: $(VENV)/ready-to-test  ## flip 1,000 bits of stored entries: none may go unnoticed
	$(BIN)/python -m bench.bits

kills: $(VENV)/ready-to-test  ## kill a server 500 times while bots make 500,000 choices: nothing that was sent may be lost
	$(BIN)/python -m bench.kills

page-kills: client $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## kill a page 50 times while it plays on this device: nothing that it was sent may be lost
	$(BIN)/python -m bench.page_kills

page-speed: engine kernels  ## measure the search in a page's engine and natively, in simulations per second
	$(BIN)/python -m bench.page_speed

processes: $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## two servers write to one database while Redis and PostgreSQL fail
	$(BIN)/python -m bench.processes

interruptions: $(VENV)/ready-to-test $(VENV)/ready-to-serve  ## cut connections, and kill one of four processes every two seconds
	$(BIN)/python -m bench.interruptions

hidden: $(VENV)/ready-to-test  ## play 10,000 games twice with different secrets: everybody else is sent the same bytes
	$(BIN)/python -m bench.hidden

sbom: $(VENV)/ready-to-test  ## list everything that a server is made of, as CycloneDX, in build/sbom.cdx.json
	$(BIN)/python -m tools.sbom

load: $(VENV)/ready-to-test  ## load and attack one server on one core: every figure with its bound
	$(BIN)/python -m bench.load

fair: $(VENV)/ready-to-test  ## verify the dice of 1,000 games, detect forged ones, test a hundred million rolls
	$(BIN)/python -m bench.fair

bench: $(VENV)/ready-to-bench  ## measure speed beside OpenSpiel, as ratios within one run
	$(BIN)/python -m bench.speed

envs: $(VENV)/ready-to-bench  ## measure the research environments beside those of others, and compare micro-actions with flat choices
	FEIRA_KERNELS=numba $(BIN)/python -m bench.envs
	FEIRA_KERNELS=numba $(BIN)/python -m bench.envs --same

learning: $(VENV)/ready-to-test  ## run the training examples up to their claims, and draw their learning curves
	FEIRA_KERNELS=numba $(BIN)/python -m bench.learning

endings: $(VENV)/ready-to-test  ## check exact endings against plain expansion, and measure their reach
	$(BIN)/python -m bench.endings

calibration: $(VENV)/ready-to-test  ## check the calibration of win shares in games by the search, for every number of seats
	$(BIN)/python -m bench.calibration

statistics: $(VENV)/ready-to-test  ## run the mass simulation for the shipped statistics and openings (minutes)
	$(BIN)/python -m bench.statistics

review-bench: $(VENV)/ready-to-test  ## review games twice with other seeds: same marks, difference, time, bias
	$(BIN)/python -m bench.review

puzzles: $(VENV)/ready-to-test  ## verify the shipped puzzles with ten times the budget
	$(BIN)/python -m bench.puzzles

daily: $(VENV)/ready-to-test  ## let days pass with the master's par, and a thousand simulated players play one
	$(BIN)/python -m bench.daily

frames: $(VENV)/ready-to-test  ## send 100,000 malformed WebSocket messages while others play
	$(BIN)/python -m bench.frames

gpu:  ## compare the GPU with the CPU (needs a CUDA device and PYTHON with numba-cuda)
	FEIRA_KERNELS=numba PYTHONPATH=src $(PYTHON) -m bench.gpu
	FEIRA_KERNELS=numba PYTHONPATH=src $(PYTHON) -m bench.envs_gpu

.PHONY: help docs api map sizes

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | expand -t 14

docs: $(VENV)/ready-for-docs  ## build the documentation site into build/site; broken links are errors
	$(BIN)/python -m tools.site

api: $(VENV)/ready-to-test  ## write docs/api.md, docs/cli.md and the inputs in docs/envs from the code
	$(BIN)/python -m tools.api_reference
	$(BIN)/python -m tools.cli_reference
	$(BIN)/python -m tools.envs_reference

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
SERVERS := postgresql redis-server chromium-headless-shell
SERVICES := /usr/sbin/policy-rc.d
$(VENV)/ready-to-serve: $(VENV)/ready-to-play
	@if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && command -v redis-server >/dev/null \
		&& { command -v chromium-headless-shell || command -v chromium; } >/dev/null; then :; \
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
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra numba -o requirements/play.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra numba --extra server -c requirements/play.txt -o requirements/server.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test -c requirements/play.txt -o requirements/test.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test --extra bench -c requirements/test.txt -o requirements/bench.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra docs -c requirements/test.txt -o requirements/docs.txt
UV := --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --python-version 3.11

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist
