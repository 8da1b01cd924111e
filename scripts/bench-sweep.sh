#!/usr/bin/env bash
# Measures `sweep` for docs/performance.md and prints its table. Usage: scripts/bench-sweep.sh
#
# No part of scripts/test.sh: times depend on the machine and its load, and nothing asserts them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

. scripts/lib/rust.sh
choose_rust || exit 3
cargo build --quiet --locked --release
program=$PWD/${CARGO_TARGET_DIR:-target}/release/warpcache
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# Seconds that a command takes.
seconds() {
    local TIMEFORMAT=%R
    { time "$@" >/dev/null; } 2>&1
}
per() { awk "BEGIN { printf \"%.2f\", $1 }"; }
row() { printf '| %s | %s | %s |\n' "$1" "$2" "$3"; }

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
planned=$(seconds "$program" "${many[@]}" --plan plan "${counted[@]}")
row "10,000 points planned and validated, and the plan written" "2 s" "$planned s"
first=$(seconds "$program" "${many[@]}" "${counted[@]}")
row "a point of 300 requests that is run and kept, of 10,000" "5 ms" "$(per "($first - $planned) / 10") ms"
there=$(seconds "$program" "${many[@]}" "${counted[@]}")
row "a point whose result is there, of 10,000" "5 ms" "$(per "($there - $planned) / 10") ms"
page=$(seconds "$program" "${many[@]}" -o many.html "${counted[@]}")
row "report of 10,000 rows as HTML, with the reading of results" "3 s" "$(per "$page - $planned") s"
row "its size" "5 MB" "$(per "$(stat -c %s many.html) / 1e6") MB"

work=(sweep pact20 --quiet --set "l1.sets=16,32,64,128" --set "l1.ways=1,2,4,8" --set "l1.mshr_entries=8,16,32,64")
# shellcheck disable=SC2054
large=(-- evaluate --workload bfs --timing none --metrics loads,l2_requests)
for jobs in 1 2; do
    WARPCACHE_CACHE=$scratch/cache-$jobs
    took[jobs]=$(seconds "$program" "${work[@]}" --jobs "$jobs" "${large[@]}")
done
row "64 points by one thread" "" "${took[1]} s"
row "64 points by two threads" "1.8 times" "${took[2]} s, $(per "${took[1]} / ${took[2]}") times"
echo
echo "load after: $(cut -d ' ' -f 1-3 /proc/loadavg)"
