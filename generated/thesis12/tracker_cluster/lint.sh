#!/bin/sh
# warpcache 0.1.0: tracker_cluster of design thesis12
# Lints tracker_cluster with Verilator, all warnings on; status 0 means that it said nothing. VERILATOR names another one.
set -eu
cd "$(dirname "$0")"
exec "${VERILATOR:-verilator}" --lint-only -Wall --top-module tracker_cluster -f filelist.f
