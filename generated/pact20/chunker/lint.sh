#!/bin/sh
# warpcache 0.1.0: chunker of design pact20
# Lints chunker with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module chunker -f filelist.f
