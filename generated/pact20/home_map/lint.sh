#!/bin/sh
# warpcache 0.1.0: home_map of design pact20
# Lints home_map with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module home_map -f filelist.f
