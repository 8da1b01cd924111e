#!/bin/sh
# warpcache 0.1.0: profile_counters of design isca23
# Lints profile_counters with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module profile_counters -f filelist.f
