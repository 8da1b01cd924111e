#!/bin/sh
# Builds and runs both examples, the second with a fault too. Usage: run.sh LIBRARY RTL WORK: the folders of libwarpcache_c.so, of the emitted Verilog,
# and one that is made for what is built. CXX and VERILATOR name other tools.
set -eu
library=$(cd "$1" && pwd)
rtl=$(cd "$2" && pwd)
mkdir -p "$3"
work=$(cd "$3" && pwd)
cd "$(dirname "$0")"
link="-L$library -Wl,-rpath,$library -lwarpcache_c"

# shellcheck disable=SC2086 # words of a command line
${CXX:-g++} -Wall -Wextra tags.cpp -I ../../include $link -o "$work/tags"
"$work/tags"

"${VERILATOR:-verilator}" --binary -j 2 -Wno-fatal -CFLAGS -O0 -MAKEFLAGS "OPT_FAST= OPT_SLOW= OPT_GLOBAL=" \
    -LDFLAGS "$link" -Mdir "$work/tb" -y "$rtl" tags_tb.sv >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
"$work/tb/Vtags_tb"
if "$work/tb/Vtags_tb" +fault; then
    echo "the fault is not found" >&2
    exit 1
fi
