# Set-up happens by itself, once, into .venv; nothing is installed when nothing is missing.
VENV := .venv
BIN := $(VENV)/bin
ROOMS := $(wildcard */__init__.py)
SOURCES := pyproject.toml setup.py scripts/setup $(ROOMS)

.DEFAULT_GOAL := help
.PHONY: help run test test-long lint format setup setup-dev lock schemas types docs golden mistakes pictures examples board-land boards translations screenshots app install-desktop uninstall-desktop playtests tutorial guide clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 20

run: setup ## Set up and open the editor; without a screen, list what is shipped
	@$(BIN)/trackwright edit; code=$$?; [ $$code -eq 2 ] || exit $$code; $(BIN)/trackwright list

# Without kept bytecode each worker compiles all tests anew, for ten seconds.
test: export PYTHONDONTWRITEBYTECODE :=
test: setup-dev ## Set up and run the tests
	$(BIN)/pytest -n auto --dist worksteal

test-long: setup-dev ## The tests that take minutes
	$(BIN)/pytest -m long

lint: setup-dev ## Format check, lint, types, which room may import which, spelling of the docs
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/mypy scripts
	$(BIN)/lint-imports
	$(BIN)/codespell *.md benchmarks docs examples .github

format: setup-dev ## Format the code and mend what the linter can
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

schemas: setup-dev ## Write schema/published and formats/published anew from the models
	$(BIN)/python -P -m trackwright.schema.json_schema
	$(BIN)/python -P -m trackwright.formats.engine.json_schema

types: schemas ## The same, and the TypeScript types of what engines read (needs node)
	scripts/install-peers npm
	node tests/node/types.mjs formats/published/engine.schema.json > formats/published/engine.d.ts

docs: setup-dev ## Write the generated pages of docs/ and the measured ranges anew from the code
	$(BIN)/python -P -m trackwright.analysis.published_boards
	$(BIN)/python -P scripts/make_docs.py
	$(BIN)/python -P scripts/make_rooms.py

guide: setup-dev ## Build the guide into build/guide, every link checked
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

golden: setup-dev ## Write the sample board in every format into tests/golden anew
	$(BIN)/python scripts/make_golden.py

mistakes: setup-dev ## Make every kind of mistake on every board, and write docs/mistakes.md
	$(BIN)/python scripts/seed_mistakes.py

playtests: setup-dev ## Let bots play every ruleset 10,000 times at every table, and write docs/playtests.md
	$(BIN)/python scripts/make_playtest_report.py $(PLAYTESTS)

translations: setup-dev ## Collect the editor's words, and tell what is not translated
	$(BIN)/python -P scripts/make_translations.py

screenshots: setup-dev ## Take the editor's pictures in docs/pictures anew
	$(BIN)/python scripts/make_screenshots.py --best

tutorial: setup-dev ## Make the tutorial's board with events: its pictures, and how many actions it takes
	$(BIN)/python scripts/make_tutorial.py

pictures: setup-dev ## Draw docs/pictures anew
	$(BIN)/python -P scripts/make_pictures.py

examples: setup-dev ## Decorate and draw the example maps anew
	$(BIN)/python scripts/make_examples.py

board-land: setup-dev ## Make the land of the shipped boards and examples anew from the base map
	$(BIN)/python -P scripts/make_board_land.py

boards: board-land ## Make land, names of states, seas and ornaments of the shipped boards anew
	$(BIN)/python scripts/place_states.py
	for board in europe nordic_countries northern_lights poland; do \
		$(BIN)/trackwright decorate $$board --sea-names --density 0.4 --out maps/boards/$$board.json --force || exit 1; done

install-desktop: setup ## Put the editor among the desktop's applications (PREFIX=~/.local)
	@$(BIN)/trackwright desktop install $(if $(PREFIX),--prefix $(PREFIX))

uninstall-desktop: setup ## Take it away again
	@$(BIN)/trackwright desktop remove $(if $(PREFIX),--prefix $(PREFIX))

app: setup-dev ## Build the application that runs without Python, into dist/trackwright
	@scripts/build-app

lock: setup-dev ## Pin the dependencies anew, with hashes, from pyproject.toml
	scripts/lock

setup: $(VENV)/runtime.stamp ## Set up .venv/bin/trackwright
setup-dev: $(VENV)/dev.stamp ## The same, with the tools for development

$(VENV)/%.stamp: requirements/%.txt $(SOURCES)
	@scripts/setup $(VENV) $*
	@touch $@ $(VENV)/runtime.stamp

clean: ## Remove all that can be made again
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
