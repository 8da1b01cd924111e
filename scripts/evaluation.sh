#!/usr/bin/env bash
# Regenerates docs/results/evaluation.md and the tables in docs/results/evaluation. Usage: scripts/evaluation.sh FOLDER
#
# FOLDER holds traces in wct: rows come in the order of their names. The page in the repository is made of 34 traces, of
# which traces/tests/data has eight.
set -euo pipefail
case ${1:-} in
"") echo "evaluation: needs a folder of traces; try scripts/evaluation.sh traces/tests/data" >&2; exit 2 ;;
esac
folder=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/lib/rust.sh
choose_rust || exit 3
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
cargo run --quiet --locked --release -p warpcache-evaluate --example evaluation -- "$folder" "$made"
cp -r "$made/." docs/results
