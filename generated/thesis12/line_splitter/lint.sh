#!/bin/sh
# warpcache 0.1.0: line_splitter of design thesis12
# Lints line_splitter with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module line_splitter -f filelist.f
