#!/usr/bin/env bash
# Runs what the gate has no time for: the largest geometries and the presets, all three engines in lockstep, the presets
# under the other Verilator too; the coverage
# of random geometries; the proofs of every case; clusters of the shared L1 whose every load is compared with its core's
# order of requests; slices of a last-level cache whose every load is compared with its place; rings of the cooperative
# caching network under full load, and nodes on them whose every load is compared with its core's order of requests; chips of a sharing-aware cache that changes its organisation; 2,000 random legal configs through all readers; a million damaged traces of each
# format; a million records of each evaluated design through its golden nodes; and the attacks on the program: 20,000
# mutated configs, 10,000 mutated replay files, 300 kills of each kind.
# Usage: scripts/soak.sh [CYCLES]; scripts/soak.sh clusters [TIMES] runs the clusters alone, scripts/soak.sh slices
# [CYCLES] the slices, scripts/soak.sh ring [TIMES] the rings, scripts/soak.sh nodes [TIMES] the nodes on a ring,
# scripts/soak.sh chips [TIMES [SEED]] the chips, scripts/soak.sh cores [TIMES] the cores before a sharing tracker,
# scripts/soak.sh attacks [SEED] the attacks, scripts/soak.sh configs [SEED [FIRST [LAST]]] the configs: parts FIRST to LAST of 0 to 19, 100 configs each.
#
# CYCLES (20000) is for each block in lockstep; the seed is the day's, so that each run sees other inputs.
# docs/verification.md has the durations. Ends with the first difference, which says how to repeat it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cycles=${1:-20000}

# Ten million cycles of right clusters and as many of each wrong build, for 18 TIMES, and 600 random geometries.
clusters() {
    echo "=== clusters, $1 times"
    time WARPCACHE_CLUSTER_EFFORT=$1 cargo test --quiet --locked -p warpcache -p warpcache-shared-l1 --test cluster -- \
        --nocapture r21_a_load_is_in_its_place keeping_loads_in_their_place r22_no_request_is_refused_for_long
    time WARPCACHE_CLUSTER_EFFORT=2 cargo test --quiet --locked -p warpcache -p warpcache-shared-l1 --test cluster -- \
        r21_r22_clusters_of_any_geometry
}

# The emitted slice beside its golden model, whose loads a golden memory judges: ten million cycles in all, half of them
# with one MSHR and queues of one place.
slices() {
    local config
    for config in scripts/soak/slices/*.toml; do
        echo "=== slice $config, $1 cycles, seed $seed"
        time "$warpcache" --quiet verify "$config" --block llc_slice --engine model,verilog --coverage --cycles "$1" \
            --seed "$seed"
    done
}

# Ten million cycles of rings of golden stops, for 6 TIMES.
ring() {
    echo "=== rings, $1 times"
    time WARPCACHE_RING_EFFORT=$1 cargo test --quiet --locked -p warpcache-ccn --test ring whatever_the_traffic
}

# Ten million cycles of nodes on a ring, for 60 TIMES: each core's order of loads and stores, and bounds.
nodes() {
    echo "=== nodes on a ring, $1 times"
    time WARPCACHE_CLUSTER_EFFORT=$1 cargo test --quiet --locked -p warpcache-ccn --test cluster -- --nocapture is_in_its_place
}

# Ten million cycles of golden chips of each depth of their queues and each number of chips, for 250 TIMES.
chips() {
    echo "=== chips, $1 times, seed $2"
    time WARPCACHE_CHIPS_EFFORT=$1 WARPCACHE_CHIPS_SEED=$2 cargo test --quiet --locked -p warpcache-sac --test chips -- --nocapture \
        queues_of_one_place eight_mshrs default_depths a_network_that_holds_little
}

# Ten million requests of four cores with golden L1 caches, tracker banks and L2, four of them with queues of one place,
# and two million of sixteen cores, for 200 TIMES.
cores() {
    echo "=== cores before a sharing tracker, $1 times"
    time WARPCACHE_TRACKER_EFFORT=$1 cargo test --quiet --locked -p warpcache-sharing-tracker --test cores -- --nocapture right
}

# In the development profile, which finds overflows.
attacks() {
    echo "=== attacks, seed $1"
    time WARPCACHE_ATTACKS=20000,10000 WARPCACHE_KILLS=300 WARPCACHE_SEED=$1 \
        cargo test --quiet --locked -p warpcache --test suite -- attack kills
}

# Each part has a seed of its own, so that what one finds is repeated alone.
configs() {
    local part
    for part in $(seq "$2" "$3"); do
        echo "=== 100 random legal configs through all readers, seed $(($1 * 100 + part))"
        time WARPCACHE_CONFIGS=100 WARPCACHE_SEED=$(($1 * 100 + part)) \
            cargo test --quiet --locked -p warpcache --test suite random_legal_configs_are_clean
    done
}

. scripts/lib/rust.sh
choose_rust || exit 3
export PATH=$PATH:$PWD/.tools/bin
second_verilator=$PWD/.tools/verilator/verilator/bin/verilator
if [ "$(command -v verilator)" != "$PWD/.tools/bin/verilator" ] && [ -x "$second_verilator" ]; then
    export WARPCACHE_SECOND_VERILATOR=$second_verilator
fi
seed=$(date +%Y%m%d)
case ${1:-} in
clusters)
    clusters "${2:-18}"
    exit
    ;;
ring)
    ring "${2:-6}"
    exit
    ;;
cores)
    cores "${2:-200}"
    exit
    ;;
nodes)
    nodes "${2:-60}"
    exit
    ;;
chips)
    chips "${2:-250}" "${3:-$seed}"
    exit
    ;;
attacks)
    attacks "${2:-$seed}"
    exit
    ;;
configs)
    configs "${2:-$seed}" "${3:-0}" "${4:-19}"
    exit
    ;;
esac
cargo build --quiet --locked --release
warpcache=${CARGO_TARGET_DIR:-target}/release/warpcache
if [ "${1:-}" = slices ]; then
    slices "${2:-2500000}"
    exit
fi

attacks "$seed"
for config in scripts/soak/*.toml configs/*.toml; do
    echo "=== verify $config, seed $seed"
    time "$warpcache" --quiet verify "$config" --cycles "$cycles" --seed "$seed"
done
if [ -n "${WARPCACHE_SECOND_VERILATOR:-}" ]; then
    for config in configs/*.toml; do
        echo "=== verify $config, the other Verilator, seed $seed"
        time WARPCACHE_VERILATOR=$WARPCACHE_SECOND_VERILATOR "$warpcache" --quiet verify "$config" --engine model,verilog \
            --cycles "$cycles" --seed "$seed"
    done
fi
echo "=== coverage of random geometries, seed $seed"
time cargo run --quiet --locked --release -p warpcache-registry --example geometries -- 60 1000000 "$seed"
clusters 18
slices 2500000
ring 6
nodes 60
chips 84 "$seed"
cores 200
echo "=== a million damaged traces of each format"
time WARPCACHE_TRACE_MUTANTS=1000000 cargo test --quiet --locked --release -p warpcache-traces mutated
echo "=== a million records of each evaluated design through its golden nodes"
time WARPCACHE_EVALUATE_RECORDS=1000000 cargo test --quiet --locked --release -p warpcache-evaluate golden_nodes

for config in configs/*.toml; do
    echo "=== prove $config"
    time "$warpcache" --quiet prove "$config"
done
configs "$seed" 0 19
