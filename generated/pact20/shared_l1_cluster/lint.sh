#!/bin/sh
# warpcache 0.1.0: shared_l1_cluster of design pact20
# Lints shared_l1_cluster with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module shared_l1_cluster -f filelist.f
