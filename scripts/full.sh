#!/usr/bin/env bash
# Runs what the gate checks at full depth, and what it has no time for, in parts that can be named; what passes is
# recorded in the ledger. Usage: scripts/test.sh --full [OPTION...] [PART...]
#
#   --list                prints the parts
#   --check ROW [PART...] makes a row of the ledger again and compares
#   --rows PATTERN        of the ledger's parts only the rows that fit, as in 'l1@*'; may be repeated
#   --missing             of the ledger's parts only what is stale or not yet run
#   --seed S              in place of the day's, so that each day sees other inputs
#   --cycles N            of each row in lockstep (20000, and 50 times as many without rust-hdl; of a top a tenth), and of
#                         each slice
#   --times N             how often a part of clusters, rings, nodes, chips, cores or configs is run
#
# Without a part, all run, whatever fails. Status: 1 a part failed, 2 wrong arguments, 3 a tool is missing.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

parts() {
    cat <<'PARTS'
tests|every step of the gate, with each test at full depth
lint|the five readers over every row of the ledger
lockstep|every row of the ledger in lockstep, and the presets under the second Verilator
proofs|every case of every block, with the fault of each property
mutants|the campaigns of docs/results/mutation.md
areas|cells, flip-flops and memory bits of every block
geometries|coverage of 60 random geometries by their golden models
attacks|20,000 mutated configs, 10,000 mutated replay files
configs|2,000 random legal configs through all readers, in parts of 100
clusters|ten million cycles of shared L1s whose every load is compared with its core's order, and of each wrong build
slices|ten million cycles of slices of a last-level cache whose every load is compared with its place
rings|ten million cycles of rings of the cooperative network under full load
nodes|ten million cycles of nodes on a ring, each core's order of loads and stores
chips|chips of a sharing-aware cache that changes its organisation
cores|ten million requests of cores before a sharing tracker
traces|a million damaged traces of each format
evaluate|a million records of each evaluated design through its golden nodes
benches|what lies beside the Verilog of every preset, as a user runs it, and AXI4 before cocotbext-axi
python|the wheel of the Python package in a fresh environment, with its example under cocotb
book|the book as a browser shows it: links, pictures, console, search
PARTS
}

refuse() {
    echo "full: $1; got $2; try $3" >&2
    exit 2
}

# number <option> <value> <example>
number() {
    [[ $2 =~ ^[1-9][0-9]{0,17}$ ]] || refuse "$1 must be a number from 1 on" "${2:-nothing}" "$3"
}

seed=$(date +%Y%m%d)
cycles='' times='' rows=() missing=0 checked='' chosen=()
while [ $# -gt 0 ]; do
    case $1 in
    --list) parts | sed 's/|/\t/' | expand -t 12 && exit ;;
    --check) [ -n "${2-}" ] || refuse "--check must name a row" nothing "--check shadow_tags@taco16" && checked=$2 && shift ;;
    --rows) [ -n "${2-}" ] || refuse "--rows must be a pattern" nothing "--rows 'l1@*'" && rows+=(--rows "$2") && shift ;;
    --missing) missing=1 ;;
    --seed) number --seed "${2-}" "--seed $seed" && seed=$2 && shift ;;
    --cycles) number --cycles "${2-}" "--cycles 20000" && cycles=$2 && shift ;;
    --times) number --times "${2-}" "--times 6" && times=$2 && shift ;;
    -*) refuse "an option must be one of --list, --check, --rows, --missing, --seed, --cycles, --times" "$1" --list ;;
    *)
        parts | cut -d "|" -f 1 | grep -qxF -- "$1" || refuse "a part must be one of $(parts | cut -d '|' -f 1 | paste -sd ' ')" "$1" --list
        chosen+=("$1")
        ;;
    esac
    shift
done

scripts/setup.sh || exit 3
# Optimised, since models run for millions of cycles, and with checks of overflow; in a separate folder, so that what the
# gate has compiled stays.
CARGO_TARGET_DIR=$(realpath -m "${CARGO_TARGET_DIR:-target}")/full
export CARGO_TARGET_DIR CARGO_PROFILE_DEV_OPT_LEVEL=2
. scripts/lib/environment.sh
. scripts/lib/steps.sh
export WARPCACHE_FULL=1

# With the examples' features, which are the tests': the programs are compiled once.
build() { cargo build --quiet --locked --workspace --bins --examples; }

ledger() { $python scripts/ledger.py "$@"; }
# Runs a part of the ledger. The seed is that of lockstep.
recorded() {
    local options=("${rows[@]}")
    if [ "$missing" = 1 ]; then options+=(--missing); fi
    if [ -n "$cycles" ]; then options+=(--cycles "$cycles"); fi
    build && ledger run "$1" "${options[@]}" --seed "$seed"
}

part_tests() { scripts/gate.sh; }
part_lint() { recorded lint; }
part_proofs() { recorded proofs; }
part_mutants() { recorded mutants; }
part_areas() { recorded areas; }

part_lockstep() {
    local failed=0 config
    recorded lockstep || failed=1
    # Whoever asks for rows has asked for these alone.
    if [ ${#rows[@]} -eq 0 ] && [ -n "${WARPCACHE_SECOND_VERILATOR:-}" ]; then
        for config in configs/*.toml; do
            echo "$config, the second Verilator, seed $seed"
            WARPCACHE_VERILATOR=$WARPCACHE_SECOND_VERILATOR "$programs/warpcache" --quiet verify "$config" \
                --engine model,verilog --cycles "${cycles:-20000}" --seed "$seed" || failed=1
        done
    fi
    return $failed
}

part_geometries() { build && "$programs/examples/geometries" 60 1000000 "$seed"; }

# The program in the development profile, which finds overflows.
part_attacks() {
    WARPCACHE_ATTACKS=20000,10000 WARPCACHE_SEED=$seed \
        cargo test --quiet --locked -p warpcache --test suite -- attack hostile kills
}

# Each hundred has a separate seed, so that what one finds is repeated alone.
part_configs() {
    local part failed=0
    for part in $(seq 0 $((${times:-20} - 1))); do
        echo "100 configs, seed $((seed * 100 + part))"
        WARPCACHE_CONFIGS=100 WARPCACHE_SEED=$((seed * 100 + part)) \
            cargo test --quiet --locked -p warpcache --test suite random_legal_configs_are_clean || failed=1
    done
    return $failed
}

# Ten million cycles of right clusters and as many of each wrong build for 18, and 600 random geometries.
part_clusters() {
    WARPCACHE_CLUSTER_EFFORT=${times:-18} cargo test --quiet --locked -p warpcache -p warpcache-shared-l1 --test cluster -- \
        --nocapture r21_a_load_is_in_its_place keeping_loads_in_their_place r22_no_request_is_refused_for_long &&
        WARPCACHE_CLUSTER_EFFORT=2 cargo test --quiet --locked -p warpcache -p warpcache-shared-l1 --test cluster -- \
            r21_r22_clusters_of_any_geometry
}

# The emitted slice beside its golden model, whose loads a golden memory judges; half of the cycles with one MSHR and
# queues of one place.
part_slices() {
    local config failed=0
    build || return
    for config in scripts/full/slices/*.toml; do
        echo "$config, seed $seed"
        "$programs/warpcache" --quiet verify "$config" --block llc_slice --engine model,verilog --coverage \
            --cycles "${cycles:-2500000}" --seed "$seed" || failed=1
    done
    return $failed
}

part_rings() {
    WARPCACHE_RING_EFFORT=${times:-6} cargo test --quiet --locked -p warpcache-ccn --test ring whatever_the_traffic
    WARPCACHE_RING_EFFORT=${times:-6} cargo test --quiet --locked -p warpcache-ccn --test pending waiting_ends
}

part_nodes() {
    WARPCACHE_CLUSTER_EFFORT=${times:-60} cargo test --quiet --locked -p warpcache-ccn --test cluster -- --nocapture \
        is_in_its_place
}

# Ten million cycles of each depth of the queues and each number of chips for 250.
part_chips() {
    WARPCACHE_CHIPS_EFFORT=${times:-84} WARPCACHE_CHIPS_SEED=$seed cargo test --quiet --locked -p warpcache-sac --test chips -- \
        --nocapture queues_of_one_place eight_mshrs default_depths a_network_that_holds_little measured_choices measured_images measured_sectors measured_kernels measured_switches
}

# For 200: ten million requests of four cores, four million of them with queues of one place, and two million of sixteen.
part_cores() {
    WARPCACHE_TRACKER_EFFORT=${times:-200} cargo test --quiet --locked -p warpcache-sharing-tracker --test cores -- --nocapture right
    WARPCACHE_TRACKER_EFFORT=$(((${times:-200} + 9) / 10)) cargo test --quiet --locked -p warpcache-sharing-tracker --test pending -- \
        --nocapture in_its_place
}

part_traces() { WARPCACHE_TRACE_MUTANTS=1000000 cargo test --quiet --locked -p warpcache-traces mutated; }
part_evaluate() { WARPCACHE_EVALUATE_RECORDS=1000000 cargo test --quiet --locked -p warpcache-evaluate golden_nodes; }

part_benches() {
    local failed=0
    build || return
    WARPCACHE=$programs/warpcache scripts/artefacts.sh || failed=1
    WARPCACHE=$programs/warpcache scripts/axi.sh "$seed" || failed=1
    return $failed
}

part_python() { scripts/python.sh --wheel; }

part_book() { scripts/book.sh && $python scripts/browse_book.py; }

if [ -n "$checked" ]; then
    build && ledger check "$checked" "${chosen[@]}"
    exit
fi
if [ ${#chosen[@]} -eq 0 ]; then mapfile -t chosen < <(parts | cut -d '|' -f 1); fi
for part in "${chosen[@]}"; do
    step "$part" "part_$part"
done
finish
