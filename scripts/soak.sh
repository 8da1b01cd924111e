#!/usr/bin/env bash
# Runs what the gate has no time for: the largest geometries and the presets, all three engines in lockstep, and the
# proofs of every case. Usage: scripts/soak.sh [CYCLES]
#
# CYCLES (20000) is for each block; the seed is the day's, so that each run sees other inputs. docs/verification.md has
# the durations. Ends with the first difference, which says how to repeat it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cycles=${1:-20000}

. scripts/lib/rust.sh
choose_rust || exit 3
export PATH=$PATH:$PWD/.tools/bin
cargo build --quiet --locked --release
warpcache=${CARGO_TARGET_DIR:-target}/release/warpcache
seed=$(date +%Y%m%d)

for config in scripts/soak/*.toml configs/*.toml; do
    echo "=== verify $config, seed $seed"
    time "$warpcache" --quiet verify "$config" --cycles "$cycles" --seed "$seed"
done
for config in configs/*.toml; do
    echo "=== prove $config"
    time "$warpcache" --quiet prove "$config"
done
