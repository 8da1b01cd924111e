#!/usr/bin/env bash
# Tests the Python package. Usage: scripts/python.sh [--wheel]
#
# Without an argument, which is the gate's: its calls, with the library that cargo builds for the tests beside the
# Python files. --wheel builds the wheel, installs it into a fresh environment with cocotb, and runs the example there
# as well. WARPCACHE_LIBRARY names a library that is built already. Status: 1 a test failed; 3 something is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/lib/environment.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

if [ "${1-}" = --wheel ]; then
    log=$scratch/setup.log
    . scripts/lib/pypi.sh
    pypi_install .venv scripts/requirements-python.txt || exit 3
    # The development profile, of which most is compiled; `pip install ./python` takes that for releases.
    .venv/bin/maturin build --quiet --locked --compatibility linux -m python/Cargo.toml --out "$scratch"
    "$(python_for_venv)" -m venv "$scratch/venv"
    tests=$scratch/venv/bin/python
    "$tests" -m pip --disable-pip-version-check install --quiet --no-deps -r scripts/requirements-bench.txt "$scratch"/*.whl
else
    library=${WARPCACHE_LIBRARY:-$programs/libwarpcache_python.so}
    # With the tests' targets, of which all else is built by now.
    if [ -z "${WARPCACHE_LIBRARY:-}" ]; then cargo build --quiet --locked --workspace --lib --bins --tests; fi
    cp -r python/warpcache "$scratch/warpcache"
    cp "$library" "$scratch/warpcache/_warpcache.abi3.so"
    export PYTHONPATH=$scratch
    tests=$python
fi
program=$(realpath "${WARPCACHE:-$programs/warpcache}")
if [ -x "$program" ]; then export WARPCACHE=$program; fi
for file in python/tests/*_test.py; do
    PYTHONDONTWRITEBYTECODE=1 "$tests" "$file"
done
