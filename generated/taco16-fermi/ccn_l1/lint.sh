#!/bin/sh
# warpcache 0.1.0: ccn_l1 of design taco16-fermi
# Lints ccn_l1 with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module ccn_l1 -f filelist.f
