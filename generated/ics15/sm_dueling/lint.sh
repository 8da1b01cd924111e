#!/bin/sh
# warpcache 0.1.0: sm_dueling of design ics15
# Lints sm_dueling with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module sm_dueling -f filelist.f
