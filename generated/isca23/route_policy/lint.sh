#!/bin/sh
# warpcache 0.1.0: route_policy of design isca23
# Lints route_policy with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module route_policy -f filelist.f
