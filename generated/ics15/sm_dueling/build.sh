#!/bin/sh
# warpcache 0.1.0: sm_dueling of design ics15
# Builds the C++ harness of sm_dueling into build/ and runs it: build.sh [cycles] [wave.vcd]
# VERILATOR names another Verilator.
set -eu
cd "$(dirname "$0")"
"${VERILATOR:-verilator}" --cc --exe --build -Wall --trace -O3 --x-initial unique \
    --prefix Vdut --top-module sm_dueling -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
