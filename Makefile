# Everything a contributor or a packager needs; `make` alone lists it.

PREFIX = /usr/local
DESTDIR =

# One release build serves demo, bench and install: it needs no Swift on the machine it runs on.
RELEASE = --configuration release --static-swift-stdlib $(RELEASE_FLAGS)
RELEASE_FLAGS = $(HARDENED) -Xlinker -L.build/libraries
# A mistake in C does not reach where a call returns to, and the table of calls can't be written to.
HARDENED = -Xcc -fstack-protector-strong \
  -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
BINARY = $(shell swift build $(RELEASE) --show-bin-path)/unicard
# The tests have a build of their own, in which Package.swift says what is optimized, and the argument parser does
# not check itself at every command, as it does in a debug build.
TESTED = --configuration release --scratch-path .build/tests -Xswiftc -enable-testing -Xswiftc -Onone
FORMATTED = Package.swift Sources Tests Benchmarks Fuzz

# What `make fuzz` tries, and for how long.
TARGET = conversion
SECONDS = 600

.PHONY: help setup demo test test-page test-threads fuzz faults shapes limits docs build bench install \
  uninstall format clean

help:
	@echo 'make demo       shows the three jobs on the sample address books: converting, merging, labels'
	@echo 'make test       checks the format, builds with warnings as errors, runs all tests'
	@echo 'make docs       makes the library'\''s documentation, into .build/documentation'
	@echo 'make test-page  opens the page of merge --html in Chromium, and does what people do there'
	@echo 'make fuzz       looks for inputs that break a promise, with sanitizers: TARGET=vcard SECONDS=600'
	@echo 'make faults     lets calls fail and kills the command, and looks at what is left'
	@echo 'make shapes     looks whether time and memory grow faster than hostile inputs'
	@echo 'make limits     goes beyond the limits that are documented, and looks at what is said'
	@echo 'make test-threads  runs the command with the thread sanitizer'
	@echo 'make build      builds the command for release, into .build'
	@echo 'make bench      measures speed and memory, beside Evolution'\''s vCard library'
	@echo 'make install    installs the command, its manual and completions under PREFIX=$(PREFIX)'
	@echo 'make uninstall  removes them'
	@echo 'make format     formats the sources'
	@echo 'make clean      removes what was built'
	@echo
	@echo 'demo, test, docs, build and bench first install the system packages that are missing.'

setup:
	@Scripts/setup build

demo: build
	@Scripts/setup demo
	@Scripts/demo "$(BINARY)" demo-output

# One build for the tests and the benchmarks' own code.
test: export UNICARD_CI = 1
test: export UNICARD_BENCHMARKS = 1
test: setup
	@Scripts/setup test
	swift format lint --strict --recursive $(FORMATTED)
	swift build $(TESTED) --build-tests
	Scripts/check-documentation $(TESTED)
	Scripts/run-tests $(TESTED)
	Robustness/faults "$$(swift build $(TESTED) --show-bin-path)/unicard" --runs 60 --kills 20

docs: setup
	@Scripts/setup docs
	swift build
	Scripts/check-documentation --symbols .build/symbols
	rm -rf .build/documentation
	docc convert Sources/Unicard/Unicard.docc --additional-symbol-graph-dir .build/symbols \
	  --fallback-display-name Unicard --fallback-bundle-identifier org.unicard.Unicard \
	  --warnings-as-errors --output-path .build/documentation

# The page that people answer on, in a browser.
test-page: export UNICARD_CI = 1
test-page: export UNICARD_BENCHMARKS = 1
test-page: setup
	@Scripts/setup page
	swift build $(TESTED) --product unicard
	Tests/Page/test-page "$$(swift build $(TESTED) --show-bin-path)/unicard"

test-threads: setup
	Scripts/test-threads

fuzz: setup
	Scripts/fuzz "$(TARGET)" "$(SECONDS)"

faults: build
	Robustness/faults "$(BINARY)"

shapes: build
	Robustness/shapes "$(BINARY)"

limits: build
	Robustness/limits "$(BINARY)"

build: export UNICARD_RELEASE = 1
build: setup .build/libraries/libunicard-numbers.a
	swift build $(RELEASE) --product unicard

.build/libraries/libunicard-numbers.a: Scripts/number-library
	Scripts/number-library $@

bench: export UNICARD_SWIFT_FLAGS = $(RELEASE_FLAGS)
bench: export UNICARD_RELEASE = 1
bench: setup .build/libraries/libunicard-numbers.a
	@Scripts/setup bench
	Benchmarks/run

install: build
	install -D -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/unicard"
	strip "$(DESTDIR)$(PREFIX)/bin/unicard"
	install -D -m 644 Documentation/unicard.1 "$(DESTDIR)$(PREFIX)/share/man/man1/unicard.1"
	Scripts/install-completions "$(BINARY)" "$(DESTDIR)$(PREFIX)/share"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/unicard" "$(DESTDIR)$(PREFIX)/share/man/man1/unicard.1"
	Scripts/install-completions --remove "$(DESTDIR)$(PREFIX)/share"

format:
	swift format --in-place --recursive $(FORMATTED)

clean:
	rm -rf .build demo-output
