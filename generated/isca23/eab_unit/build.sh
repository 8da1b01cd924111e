#!/bin/sh
# warpcache 0.1.0: eab_unit of design isca23
# Builds the C++ harness of eab_unit into build/ and runs it: build.sh [cycles] [wave.vcd]
# VERILATOR names another Verilator.
set -eu
cd "$(dirname "$0")"
"${VERILATOR:-verilator}" --cc --exe --build -Wall --trace -O3 --x-initial unique \
    --prefix Vdut --top-module eab_unit -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
