#!/bin/sh
# warpcache 0.1.0: scatter_bypass of design thesis12
# Lints scatter_bypass with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module scatter_bypass -f filelist.f
