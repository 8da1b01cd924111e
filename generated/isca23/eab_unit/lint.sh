#!/bin/sh
# warpcache 0.1.0: eab_unit of design isca23
# Lints eab_unit with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module eab_unit -f filelist.f
