#!/bin/sh
# warpcache 0.1.0: remote_tracker of design pact20
# Lints remote_tracker with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module remote_tracker -f filelist.f
