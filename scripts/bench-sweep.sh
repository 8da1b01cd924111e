#!/usr/bin/env bash
# Measures `sweep` for docs/results/performance.md and prints its table. Usage: scripts/bench-sweep.sh
#
# No part of scripts/test.sh: times depend on the machine and its load, and nothing asserts them. Processor time is
# beside them; two threads are compared by the busier one's too, which is what would elapse on a machine without load.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

. scripts/lib/rust.sh
choose_rust || exit 3
cargo build --quiet --locked --release
program=$PWD/${CARGO_TARGET_DIR:-target}/release/warpcache
took=$PWD/scripts/lib/took.py
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# Of a command: $elapsed and $processor seconds, and those of its $busiest thread.
measure() { read -r elapsed processor busiest < <(python3 "$took" "$@"); }
per() { awk "BEGIN { printf \"%.2f\", $1 }"; }
row() { printf '| %s | %s | %s |\n' "$1" "$2" "$3"; }
# A row of what the last command took beyond $4 and $5, elapsed and of processor time, divided by $6, in unit $3.
difference() { row "$1" "$2" "$(per "($elapsed - $4) / $6") $3, $(per "($processor - $5) / $6") $3 of processor time"; }

numbers=1,2,3,4,5,6,7,8,9,10
many=(sweep baseline --quiet --set "l1.sets=2,4,8,16,32,64,128,256,512,1024" --set "l1.ways=$numbers"
    --set "l1.hit_latency=$numbers" --set "l1.mshr_merges=$numbers")
# shellcheck disable=SC2054 # the metrics are one word
counted=(-- evaluate --workload bfs:16 --timing none --metrics loads,l2_requests)
export WARPCACHE_CACHE=$scratch/cache

echo "load before: $(cut -d ' ' -f 1-3 /proc/loadavg) on $(nproc) processors"
echo
echo "| what | goal | measured |"
echo "| --- | ---: | ---: |"
measure "$program" "${many[@]}" --plan plan "${counted[@]}"
difference "10,000 points planned and validated, and the plan written" "2 s" s 0 0 1
planned=("$elapsed" "$processor")
measure "$program" "${many[@]}" "${counted[@]}"
difference "a point of 300 requests that is run and kept, of 10,000" "5 ms" ms "${planned[@]}" 10
measure "$program" "${many[@]}" "${counted[@]}"
difference "a point whose result is there, of 10,000" "5 ms" ms "${planned[@]}" 10
measure "$program" "${many[@]}" -o many.html "${counted[@]}"
difference "report of 10,000 rows as HTML, with the reading of results" "3 s" s "${planned[@]}" 1
row "its size" "5 MB" "$(per "$(stat -c %s many.html) / 1e6") MB"

work=(sweep pact20 --quiet --set "l1.sets=16,32,64,128" --set "l1.ways=1,2,4,8" --set "l1.mshr_entries=8,16,32,64")
# shellcheck disable=SC2054
large=(-- evaluate --workload bfs --timing none --metrics loads,l2_requests)
WARPCACHE_CACHE=$scratch/cache-1 measure "$program" "${work[@]}" --jobs 1 "${large[@]}"
one=("$elapsed" "$busiest")
row "64 points by one thread" "" "$elapsed s, $processor s of processor time"
WARPCACHE_CACHE=$scratch/cache-2 measure "$program" "${work[@]}" --jobs 2 "${large[@]}"
row "64 points by two threads" "1.8 times" "$elapsed s, $(per "${one[0]} / $elapsed") times; $processor s of processor time, \
of which $busiest s in the busier thread: $(per "${one[1]} / $busiest") times"
echo
echo "load after: $(cut -d ' ' -f 1-3 /proc/loadavg)"
