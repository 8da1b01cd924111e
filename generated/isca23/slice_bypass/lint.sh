#!/bin/sh
# warpcache 0.1.0: slice_bypass of design isca23
# Lints slice_bypass with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module slice_bypass -f filelist.f
