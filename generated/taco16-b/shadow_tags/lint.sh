#!/bin/sh
# warpcache 0.1.0: shadow_tags of design taco16-b
# Lints shadow_tags with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module shadow_tags -f filelist.f
