#!/bin/sh
# warpcache 0.1.0: tracker_cluster of design thesis12
# Builds the C++ harness of tracker_cluster into build/ and runs it on tracker_cluster_vectors.hex: build.sh [wave.vcd]
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
    --prefix Vdut --top-module tracker_cluster -Mdir build -o harness -f filelist.f harness.cpp
exec ./build/harness "$@"
