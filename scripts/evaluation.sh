#!/usr/bin/env bash
# Makes the pages and tables of docs/results/evaluation anew, a paper each. Usage: scripts/evaluation.sh FOLDER
#
# FOLDER holds traces in wct: rows come in the order of their names. The pages in the repository are made of 34 traces, of
# which traces/tests/data has eight. Runs that are finished are kept, so that an interrupted script goes on.
set -euo pipefail
case ${1:-} in
"") echo "evaluation: needs a folder of traces; try scripts/evaluation.sh traces/tests/data" >&2; exit 2 ;;
esac
folder=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/lib/rust.sh
choose_rust || exit 3
cargo build --quiet --locked --release -p warpcache
program=$PWD/target/release/warpcache
for paper in pact20 ics15 taco16 isca23 thesis12; do
    # Half of the thesis's applications are built in.
    if [ "$paper" = thesis12 ]; then more=(--workloads); else more=(); fi
    for ending in csv md; do
        "$program" figures "$paper" --traces "$folder" "${more[@]}" -o "docs/results/evaluation/$paper.$ending" >/dev/null
    done
done
