#!/bin/sh
# warpcache 0.1.0: sharing_tracker of design thesis12
# Lints sharing_tracker with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module sharing_tracker -f filelist.f
