#!/bin/sh
# warpcache 0.1.0: min_router of design pact20
# Lints min_router with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module min_router -f filelist.f
