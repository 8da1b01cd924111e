#!/bin/sh
# warpcache 0.1.0: coalescer of design thesis12
# Lints coalescer with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module coalescer -f filelist.f
