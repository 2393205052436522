# `make run` talks, `make test` tests; `make help` lists the rest.
# The first of either installs the system libraries that are missing (.ci/setup).

PREFIX ?= /usr/local
DESTDIR ?=
# Words for the program: make run ARGS="--theme dark"
ARGS ?=

bindir = $(DESTDIR)$(PREFIX)/bin
sharedir = $(DESTDIR)$(PREFIX)/share/parley

# Swift's own libraries go into the program: it starts in half the time, and it runs where there
# is no toolchain. The toolchain's linker, because the system's warns of functions of Foundation's
# that Parley does not use.
release = swift build -c release --static-swift-stdlib -Xswiftc -use-ld=lld
products = .build/release
# A folder is newer when a file in it has gone.
sources := Package.swift $(shell find Sources themes 2>/dev/null)
formatted = Sources Tests Package.swift

.DEFAULT_GOAL := help
.PHONY: help run build test bench pictures install uninstall format lint clean
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules --no-print-directory

help:
	@echo 'make run [ARGS="--theme dark"]    build, and talk'
	@echo 'make test                         check the style, build, run every test and script'
	@echo 'make build                        build the program: $(products)/parley'
	@echo 'make bench                        measure it, beside a bare ncurses program'
	@echo 'make install [PREFIX=/usr/local]  install it; DESTDIR counts'
	@echo 'make uninstall [PREFIX=…]         remove it'
	@echo 'make pictures                     draw the pictures of the README anew'
	@echo 'make format                       format the sources'
	@echo 'make lint                         check their format'
	@echo 'make clean                        remove what was built'

run: $(products)/parley.made
	@exec $(products)/parley $(ARGS)

build: $(products)/parley.made

# The program itself may be left alone by a build that changes nothing in it, so a mark is kept.
$(products)/%.made: $(sources)
	@.ci/setup
	@echo 'Building $* (a first build takes some minutes).'
	@$(release) --product $*
	@touch $@

test:
	@.ci/setup
	@bash Tests/SetupTests/run
	@swift format lint --strict -r $(formatted)
	@swift test
	@.build/debug/parley test scripts

# ARGS="conversation" measures one part alone.
bench: $(products)/parley.made $(products)/bare-ncurses.made $(products)/parley-bench.made
	@exec $(products)/parley-bench $(ARGS)

install: $(products)/parley.made
	@install -d "$(bindir)" "$(sharedir)/themes"
	@install -m 755 $(products)/parley "$(bindir)/parley"
	@strip "$(bindir)/parley" 2>/dev/null || true
	@install -m 644 themes/*.yaml "$(sharedir)/themes"
	@if ls scripts/*.parley >/dev/null 2>&1; then \
	  install -d "$(sharedir)/scripts/apps" && \
	  install -m 644 scripts/*.parley "$(sharedir)/scripts" && \
	  install -m 644 scripts/apps/*.yaml "$(sharedir)/scripts/apps"; fi
	@echo 'Installed $(bindir)/parley and $(sharedir).'

uninstall:
	@rm -f "$(bindir)/parley"
	@rm -rf "$(sharedir)"
	@echo 'Removed $(bindir)/parley and $(sharedir).'

pictures:
	@.ci/setup
	@swift run draw-pictures

format:
	@swift format -i -r $(formatted)

lint:
	@swift format lint --strict -r $(formatted)

clean:
	@rm -rf .build out
