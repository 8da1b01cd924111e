#!/bin/sh
# warpcache 0.1.0: decoupled_l1d_cluster of design ics15
# Lints decoupled_l1d_cluster with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module decoupled_l1d_cluster -f filelist.f
