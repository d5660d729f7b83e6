# Every target does its own set-up: on a fresh machine only Python, Node and make are needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test check golden taste bench soak gpu lock clean

play: $(VENV)/ready-to-play  ## a game of Mercado in the terminal
	@$(BIN)/feira terminal mercado

test: check  ## everything CI runs
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadgroup
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "not native"

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

bench: $(VENV)/ready-to-bench  ## speed beside OpenSpiel, as ratios of one run
	$(BIN)/python -m bench.speed

gpu:  ## the GPU beside the processor, with the Python at hand (needs a CUDA device)
	PYTHONPATH=src $(PYTHON) -m bench.gpu

$(VENV)/ready-to-play: requirements/play.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	$(PIP) --no-deps --editable .
	@touch $@

$(VENV)/ready-to-test: $(VENV)/ready-to-play requirements/test.txt
	$(PIP) --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/ready-to-bench: $(VENV)/ready-to-test requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

lock: $(VENV)/ready-to-play  ## pins all dependencies anew, by hash and without addresses
	$(PIP) uv
	$(BIN)/uv pip compile $(UV) pyproject.toml -o requirements/play.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test -c requirements/play.txt -o requirements/test.txt
	$(BIN)/uv pip compile $(UV) pyproject.toml --extra test --extra bench -c requirements/test.txt -o requirements/bench.txt
UV := --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --python-version 3.11

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist
