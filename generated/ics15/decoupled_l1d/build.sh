#!/bin/sh
# warpcache 0.1.0: decoupled_l1d of design ics15
# Builds the C++ harness of decoupled_l1d into build/ and runs it: build.sh [cycles] [wave.vcd]
# VERILATOR names another Verilator.
set -eu
cd "$(dirname "$0")"
"${VERILATOR:-verilator}" --cc --exe --build -Wall --trace -O3 --x-initial unique \
    --prefix Vdut --top-module decoupled_l1d -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
