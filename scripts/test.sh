#!/usr/bin/env bash
# Installs what is missing, then runs everything that CI runs. Usage: scripts/test.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/setup.sh
exec scripts/gate.sh
