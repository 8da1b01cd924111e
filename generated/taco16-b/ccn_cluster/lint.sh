#!/bin/sh
# warpcache 0.1.0: ccn_cluster of design taco16-b
# Lints ccn_cluster with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module ccn_cluster -f filelist.f
