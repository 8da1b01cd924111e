#!/bin/sh
# warpcache 0.1.0: request_classifier of design pact20
# Builds the C++ harness of request_classifier into build/ and runs it: build.sh [cycles] [wave.vcd]
# VERILATOR names another Verilator.
set -eu
cd "$(dirname "$0")"
"${VERILATOR:-verilator}" --cc --exe --build -Wall --trace -O3 --x-initial unique \
    --prefix Vdut --top-module request_classifier -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
