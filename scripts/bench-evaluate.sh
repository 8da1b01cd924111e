#!/usr/bin/env bash
# Measures `evaluate`, without time and in cycles, for docs/results/performance.md and prints its tables. Usage: scripts/bench-evaluate.sh
#
# No part of scripts/test.sh: times depend on the machine and its load, and nothing asserts them. Asserted are
# two facts: pycachesim has as many hits as we have, and 10^7 records need less than 200 MB. Status 1 when
# that is not so.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
log=$scratch/setup.log
. scripts/lib/rust.sh
. scripts/lib/pypi.sh
choose_rust || exit 3
make_venv || { echo "bench-evaluate: .venv cannot be made; run scripts/setup.sh" >&2; exit 3; }
pypi_install .venv scripts/requirements-pycachesim.txt || exit 3
cargo build --quiet --locked --release -p warpcache-evaluate --examples
examples=${CARGO_TARGET_DIR:-target}/release/examples

echo "load before: $(cut -d ' ' -f 1-3 /proc/loadavg) on $(nproc) processors"
echo
"$examples/speed"
echo
"$examples/timed_speed"
echo
echo "| workload | simulator | loads | hits | M loads/s |"
echo "| --- | --- | ---: | ---: | ---: |"
failed=0
for workload in matmul stencil:2048 spmv:1000000; do
    figures=$("$examples/one_core" "$workload" "$scratch/addresses")
    "$venv_python" benches/pycachesim/compare.py "$workload" "$scratch/addresses" "$figures" || failed=1
done
echo
"$examples/memory" || failed=1
echo
echo "load after: $(cut -d ' ' -f 1-3 /proc/loadavg)"
exit $failed
