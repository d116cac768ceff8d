# The commands of Vitrine, for a fresh Debian machine with a Swift toolchain in PATH. `make` alone lists them.
# What is installed, and why, stands in .ci/packages.

.DEFAULT_GOAL := help
.PHONY: help run stubs test seeds-check soak fuzz xss bench a11y deploy-check lint

SITE := 127.0.0.1:8080

help: ## list these commands
	@sed -n 's/^\([a-z0-9-]*\): ## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

run: ## install what is missing, build in release, serve on http://127.0.0.1:8080 with the data in ./data
	@.ci/install run
	@echo "==> Building Web in release. The first time takes a few minutes."
	@swift build -c release --product Web
	@echo "==> Serving http://$(SITE), data in ./data. Ctrl-C ends it."
	@exec .build/release/Web serve --listen $(SITE) --data ./data

stubs: ## install what is missing, build in debug, serve the previews on http://127.0.0.1:8080/_stubs
	@.ci/install run
	@echo "==> Building Web in debug."
	@swift build --product Web
	@echo "==> Serving http://$(SITE)/_stubs, without a database. Ctrl-C ends it."
	@exec .build/debug/Web --stubs --listen $(SITE)

test: ## install what is missing, a browser too, and run the whole suite in debug
	@.ci/install run test
	@echo "==> Running the suite in debug."
	@swift test

SEEDS := ../shared/seeds

seeds-check: ## compile the samples of the seeds as they are written, where their folder is at hand
	@if [ -d "$(SEEDS)" ]; then \
		.ci/install run test && echo "==> Compiling the samples of $(SEEDS)." && swift build --target MVVMClient \
		&& Tests/Seeds/check "$(SEEDS)" .build/debug; \
	else \
		echo "==> There is no folder $(SEEDS): nothing to check. SEEDS=… names another."; \
	fi

# In a folder of its own: with testable imports all modules are other ones than those of `make run`.
soak: ## as test, but in release, then maltreat the server
	@.ci/install run test
	@echo "==> Running the suite in release."
	@swift test -c release --scratch-path .build/soak
	@echo "==> Maltreating the server."
	@Tests/Soak/soak.py .build/soak/release/SoakServer

FUZZ := 600

fuzz: ## fuzz each parser of HTTP for ten minutes, or for FUZZ=seconds
	@.ci/install run
	@Tests/Fuzz/run $(FUZZ)

xss: ## fetch public lists of XSS payloads, put each wherever people type, and look that no page changes
	@.ci/install run test
	@.ci/xss
	@echo "==> Building Web in release."
	@swift build -c release --product Web
	@echo "==> Attacking it."
	@.build/xss/python/bin/python -B Tests/XSS/xss.py .build/release/Web .build/xss/lists

a11y: ## install what is missing, axe-core too, and look at every page as people with assistive technology do
	@.ci/install run test
	@.ci/axe
	@echo "==> Looking at every page with axe-core."
	@VITRINE_AXE=$(CURDIR)/.build/axe/axe.min.js swift test --filter AxeTests

deploy-check: ## install nginx, Caddy and systemd's tools, and run the app as Deploy/ sets it up
	@.ci/install run deploy
	@echo "==> Building Web and a server for streams in release."
	@swift build -c release --product Web
	@swift build -c release --product SoakServer
	@echo "==> Standing the proxies before them."
	@Tests/Deploy/check.py .build/release/Web .build/release/SoakServer

bench: ## install the peers, Go, nginx, Node and Python, and measure rendering and serving beside them
	@.ci/install run bench
	@Benchmarks/bench
	@Benchmarks/bench-server

lint: ## check the formatting of every Swift file
	@.ci/install run
	@echo "==> Checking the formatting."
	@swift format lint --strict -r Sources Tests Package.swift
