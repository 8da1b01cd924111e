#!/bin/sh
# warpcache 0.1.0: sac_tile of design isca23
# Lints sac_tile with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module sac_tile -f filelist.f
