#!/bin/sh
# warpcache 0.1.0: ccn_ring of design taco16-b
# Lints ccn_ring with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module ccn_ring -f filelist.f
