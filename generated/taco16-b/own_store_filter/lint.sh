#!/bin/sh
# warpcache 0.1.0: own_store_filter of design taco16-b
# Lints own_store_filter with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module own_store_filter -f filelist.f
