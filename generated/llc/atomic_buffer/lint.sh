#!/bin/sh
# warpcache 0.1.0: atomic_buffer of design llc
# Lints atomic_buffer with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module atomic_buffer -f filelist.f
