#!/bin/sh
# warpcache 0.1.0: response_stop of design taco16-b
# Lints response_stop with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module response_stop -f filelist.f
