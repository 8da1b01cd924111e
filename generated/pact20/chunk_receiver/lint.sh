#!/bin/sh
# warpcache 0.1.0: chunk_receiver of design pact20
# Lints chunk_receiver with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module chunk_receiver -f filelist.f
