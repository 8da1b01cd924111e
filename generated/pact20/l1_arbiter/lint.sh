#!/bin/sh
# warpcache 0.1.0: l1_arbiter of design pact20
# Lints l1_arbiter with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module l1_arbiter -f filelist.f
