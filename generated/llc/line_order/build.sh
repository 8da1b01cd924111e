#!/bin/sh
# warpcache 0.1.0: line_order of design llc
# Builds the C++ harness of line_order into build/ and runs it: build.sh [cycles] [wave.vcd]
# VERILATOR names another Verilator.
set -eu
cd "$(dirname "$0")"
"${VERILATOR:-verilator}" --cc --exe --build -Wall --trace -O3 --x-initial unique \
    --prefix Vdut --top-module line_order -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
