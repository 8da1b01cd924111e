#!/usr/bin/env bash
# Runs the emitted Verilog of axi4_memory in front of cocotbext-axi's AxiRam, under Icarus. Usage: scripts/axi.sh [seed]
#
# First four deliberate faults, each of which the test must find; then configurations, a row each. WARPCACHE names a
# program that is built already. Status: 1 a difference; 3 something is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
seed=${1:-1}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
log=$scratch/setup.log
. scripts/lib/rust.sh
. scripts/lib/pypi.sh
command -v iverilog >/dev/null || { echo "axi: iverilog is missing; on Debian: apt-get install iverilog" >&2; exit 3; }
make_venv || { echo "axi: .venv cannot be made; run scripts/setup.sh" >&2; exit 3; }
pypi_install .venv scripts/requirements-bench.txt >&2 && pypi_install .venv scripts/requirements-axi.txt >&2 || exit 3
warpcache=${WARPCACHE:-}
if [ -z "$warpcache" ]; then
    choose_rust || exit 3
    cargo build --quiet --locked -p warpcache
    warpcache=${CARGO_TARGET_DIR:-target}/debug/warpcache
fi

# emitted <name> <setting>..: the folder of the block.
emitted() {
    local name=$1 setting
    shift
    local settings=()
    for setting in "$@"; do settings+=(--set "$setting"); done
    "$warpcache" --quiet generate llc --block axi4_memory "${settings[@]}" -o "$scratch/$name" >&2
    echo "$scratch/$name/llc/axi4_memory"
}

run() { "$venv_python" testbenches/cocotb/run.py "$@"; }

# finds <message> <file> <text> <replacement>: the test must fail, and say so.
finds() {
    local file
    rm -rf "$scratch/fault"
    emitted fault >/dev/null
    file=$(find "$scratch/fault/llc/rtl" -name "$2.v")
    sed -i "s/$3/$4/" "$file"
    if ! grep -qF -- "$4" "$file"; then
        echo "axi: $2.v has no text \`$3\`" >&2
        exit 1
    fi
    if run "$scratch/fault/llc/axi4_memory" fault "$seed" 400 >"$scratch/fault.log" 2>&1 || ! grep -q "$1" "$scratch/fault.log"; then
        tail -n 40 "$scratch/fault.log" >&2
        echo "axi: the test did not find \`$4\` in $2.v" >&2
        exit 1
    fi
}

finds "was read, .* is there" "axi4_memory_stores*" "w_strb = byte_enable_q" "w_strb = ~byte_enable_q"
finds "was read, .* is there" "line_order_????????" "|| (|entries_holds);" "|| (request_kind == 2'd3);"
finds "an error of line .*, which AxiRam did not give" "axi4_memory_bursts*" "wire \[1:0\] others = last - first" "wire [1:0] others = 2'd0"
finds "errors that were not reported" "axi4_memory" "is_wrong_d = is_wrong_read ||.*;" "is_wrong_d = is_wrong_read;"

echo "| configuration | cycles | loads | stores | beats | errors | most unanswered | beats that others overtook | responses |"
echo "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
run "$(emitted standard)" "the preset" "$seed" 1500
run "$(emitted single axi.id_bits=1 axi.reads=1 axi.writes=1)" "one read, one write" "$seed" 600
run "$(emitted wide llc.sector_bytes=64 llc.line_bytes=64 llc.address_bits=16 axi.id_bits=2 axi.reads=3 axi.writes=4)" \
    "lines of one sector" "$seed" 1000
run "$(emitted most llc.sector_bytes=16 llc.line_bytes=256 line_order.entries=64 axi.id_bits=8 axi.reads=64 axi.writes=64)" \
    "sixteen sectors, 64 entries" "$seed" 800
