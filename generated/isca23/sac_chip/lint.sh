#!/bin/sh
# warpcache 0.1.0: sac_chip of design isca23
# Lints sac_chip with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module sac_chip -f filelist.f
