#!/usr/bin/env bash
# Installs what is missing, then runs what CI runs; with --full, all of it at full depth and what CI has no time for.
# Usage: scripts/test.sh [--full [OPTION...] [PART...]]; scripts/test.sh --full --list names the parts
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
case ${1-} in
"")
    [ $# -eq 0 ] || { echo "test: the argument must be --full; got an empty one; try scripts/test.sh --full --list" >&2; exit 2; }
    scripts/setup.sh
    exec scripts/gate.sh
    ;;
--full)
    shift
    exec scripts/full.sh "$@"
    ;;
*)
    echo "test: the argument must be --full; got $1; try scripts/test.sh --full --list" >&2
    exit 2
    ;;
esac
