#!/usr/bin/env bash
# Measures for docs/results/performance.md and prints its tables. Usage: scripts/bench.sh [cycles]
#
# No part of scripts/test.sh: times depend on the machine and its load, and nothing asserts them. Asserted is
# that cocotb finds the outputs that the golden model recorded. <cycles> is that of golden model with Verilog
# (default 1000000); the three engines and cocotb run a tenth of it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cycles=${1:-1000000}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
log=$scratch/setup.log
. scripts/lib/rust.sh
. scripts/lib/pypi.sh
choose_rust || exit 3
command -v iverilog >/dev/null || { echo "bench: iverilog is missing; on Debian: apt-get install iverilog" >&2; exit 3; }
make_venv || { echo "bench: .venv cannot be made; run scripts/setup.sh" >&2; exit 3; }
pypi_install .venv scripts/requirements-bench.txt || exit 3

# The development profile, optimised at level 2, is what the tests have compiled already.
cargo build --quiet --locked -p warpcache-benches --bin measure
measure=${CARGO_TARGET_DIR:-target}/debug/measure

# The comparison must be able to fail: no output of one bit is 2.
"$measure" record taco16 shadow_tags "$scratch/wrong" --cycles 100
sed -i '10s/| [01]/| 2/' "$scratch/wrong/recording.txt"
if "$venv_python" benches/cocotb/run.py "$scratch/wrong" wrong >"$log" 2>&1 ||
    ! grep -q "cycle 7: answer_valid is .*, the model says 0x2" "$log"; then
    cat "$log" >&2
    echo "bench: the cocotb test did not find a wrong answer" >&2
    exit 1
fi

echo "load before: $(cut -d ' ' -f 1-3 /proc/loadavg) on $(nproc) processors"
echo
"$measure" sizes
echo
cargo bench --quiet --locked -p warpcache-benches --profile dev --bench emission
echo
echo "| block | engines | cycles/s |"
echo "| --- | --- | ---: |"
for pair in "taco16 shadow_tags" "pact20 dyneb"; do
    read -r design block <<<"$pair"
    "$measure" lockstep "$design" "$block" --cycles "$cycles"
    "$measure" record "$design" "$block" "$scratch/$block" --cycles $((cycles / 10))
    "$venv_python" benches/cocotb/run.py "$scratch/$block" "$design/$block"
done
echo
echo "load after: $(cut -d ' ' -f 1-3 /proc/loadavg)"
