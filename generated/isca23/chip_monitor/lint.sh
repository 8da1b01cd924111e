#!/bin/sh
# warpcache 0.1.0: chip_monitor of design isca23
# Lints chip_monitor with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module chip_monitor -f filelist.f
