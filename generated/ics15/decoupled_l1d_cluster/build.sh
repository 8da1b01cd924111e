#!/bin/sh
# warpcache 0.1.0: decoupled_l1d_cluster of design ics15
# Builds the C++ harness of decoupled_l1d_cluster into build/ and runs it on decoupled_l1d_cluster_vectors.hex: build.sh [wave.vcd]
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
    --prefix Vdut --top-module decoupled_l1d_cluster -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
