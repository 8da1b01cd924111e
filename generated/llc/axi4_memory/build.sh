#!/bin/sh
# warpcache 0.1.0: axi4_memory of design llc
# Builds the C++ harness of axi4_memory into build/ and runs it on axi4_memory_vectors.hex: build.sh [wave.vcd]
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
    --prefix Vdut --top-module axi4_memory -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
