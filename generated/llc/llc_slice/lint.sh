#!/bin/sh
# warpcache 0.1.0: llc_slice of design llc
# Lints llc_slice with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module llc_slice -f filelist.f
