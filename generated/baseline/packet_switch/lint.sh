#!/bin/sh
# warpcache 0.1.0: packet_switch of design baseline
# Lints packet_switch with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module packet_switch -f filelist.f
