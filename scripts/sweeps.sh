#!/usr/bin/env bash
# Regenerates the pages of docs/results/sweeps. Usage: scripts/sweeps.sh
#
# Takes traces of the repository and the Yosys on PATH. Results are kept, so that a second run takes seconds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

. scripts/lib/rust.sh
choose_rust || exit 3
export PATH=$PATH:$PWD/.tools/bin
cargo build --quiet --locked --release
program=$PWD/${CARGO_TARGET_DIR:-target}/release/warpcache
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

# shellcheck disable=SC2054 # the metrics are one word
evaluated=(evaluate --trace pb_3DConv.wct --trace par_cutcp.wct --workload bfs:20000 --timing none --baseline
    --metrics loads,l2_requests,footprint)

# Page $1 with the charts whose titles begin with the words up to --; behind it, a sweep up to its commands.
page() {
    local name=$1 charts=() sweep=() form
    shift
    while [ "$1" != -- ]; do charts+=("$1") && shift; done
    shift
    while [ "$1" != -- ]; do sweep+=("$1") && shift; done
    for form in md html csv; do
        # In the folder of the traces, so that the page names them without a path.
        (cd traces/tests/data && "$program" sweep "${sweep[@]}" --quiet -o "$made/$name.$form" "$@")
    done
    python3 scripts/lib/sweep_page.py "scripts/sweeps/$name.txt" "$made/$name" "docs/results/sweeps/$name" "${charts[@]}"
}

page ics15-fig13 "l1_miss_rate, evaluate: bfs:20000 over" "l2_bytes, evaluate: bfs:20000 over" "logic, area" -- \
    ics15 --set decoupled.tag_ways=4,8,16 --set decoupled.threshold=1,2,4 \
    -- "${evaluated[@]}" --cores 1 -- area --block decoupled_l1d
page pact20-capacity "l1_miss_rate, evaluate: bfs:20000" "l2_bytes, evaluate: bfs:20000" "logic, area" -- \
    pact20 --set l1.sets=32,64,128,256,512 \
    -- "${evaluated[@]}" -- area --block shared_l1
