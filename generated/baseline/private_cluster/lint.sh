#!/bin/sh
# warpcache 0.1.0: private_cluster of design baseline
# Lints private_cluster with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module private_cluster -f filelist.f
