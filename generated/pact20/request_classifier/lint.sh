#!/bin/sh
# warpcache 0.1.0: request_classifier of design pact20
# Lints request_classifier with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module request_classifier -f filelist.f
