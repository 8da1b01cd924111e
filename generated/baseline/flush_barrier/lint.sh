#!/bin/sh
# warpcache 0.1.0: flush_barrier of design baseline
# Lints flush_barrier with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module flush_barrier -f filelist.f
