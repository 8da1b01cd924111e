#!/bin/sh
# warpcache 0.1.0: ccn_ring of design taco16-fermi
# Builds the C++ harness of ccn_ring into build/ and runs it on ccn_ring_vectors.hex: build.sh [wave.vcd]
# VERILATOR names another Verilator. All processors compile.
set -eu
cd "$(dirname "$0")"
case $PWD in
*' '*)
    echo "build.sh: make cannot build in a folder whose path has a space; got $PWD; try a copy elsewhere" >&2
    exit 2
    ;;
esac
"${VERILATOR:-verilator}" --cc --exe --build -j 0 -Wall --trace --x-initial unique \
    --prefix Vdut --top-module ccn_ring -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
