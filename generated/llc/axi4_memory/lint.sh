#!/bin/sh
# warpcache 0.1.0: axi4_memory of design llc
# Lints axi4_memory with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module axi4_memory -f filelist.f
