#!/usr/bin/env bash
# Runs what lies beside the Verilog of every block of presets, as a user would: lint.sh, the testbench under Icarus
# Verilog, build.sh, synth.ys, and the targets lint, sim and synth of the FuseSoC core.
# Usage: scripts/artefacts.sh [PRESET...]; without one, all presets
#
# The gate has the testbenches. Goes through everything whatever fails, with a line for each, and ends with 1 when
# something failed; `logs` in the folder that it names then has what was said. WARPCACHE names a program that is built
# already. All presets take long: Yosys maps each block twice.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

if [ -z "${WARPCACHE:-}" ]; then
    . scripts/lib/rust.sh
    choose_rust || exit 3
    cargo build --quiet --locked -p warpcache || exit 3
    WARPCACHE=${CARGO_TARGET_DIR:-target}/debug/warpcache
fi
export PATH=$PATH:$PWD/.venv/bin:$PWD/.tools/bin

presets=("$@")
if [ ${#presets[@]} = 0 ]; then
    mapfile -t presets < <(basename -s .toml configs/*.toml)
fi
scratch=$(mktemp -d)
"$WARPCACHE" --quiet generate "${presets[@]}" -o "$scratch/build" || exit
mkdir "$scratch/logs"

# One program of one block; the arguments are the block's folder, the program's name, and the command.
run() {
    local folder=$1 name=$2 log
    log=$scratch/logs/${folder#"$scratch/build/"}/$name
    shift 2
    mkdir -p "$(dirname "$log")"
    if (cd "$folder" && "$@") >"$log" 2>&1 </dev/null; then
        echo "passed ${folder#"$scratch/build/"} $name"
    else
        echo "FAILED ${folder#"$scratch/build/"} $name"
    fi
}

simulate() { iverilog -g2005 -Wall -o simulation -f filelist.f ./*_testbench.v && vvp -n simulation; }

all_of() {
    local core target
    core=$(sed -n 's/^name: "\(.*\)"$/\1/p' "$1"/*.core)
    run "$1" lint.sh sh lint.sh
    run "$1" testbench simulate
    run "$1" build.sh sh build.sh
    run "$1" synth.ys yosys synth.ys
    for target in lint sim synth; do
        run "$1" "fusesoc-$target" fusesoc --cores-root .. run --target "$target" "$core"
    done
}

export scratch
export -f run simulate all_of
find "$scratch/build" -name manifest.json ! -path '*/rtl/*' -printf '%h\n' | sort |
    xargs -P "$(nproc)" -I '{}' bash -c "all_of '{}'" | tee "$scratch/lines"
failed=$(grep -c '^FAILED' "$scratch/lines")
echo "$(grep -c '^passed' "$scratch/lines") passed, $failed failed"
if [ "$failed" != 0 ]; then
    echo "artefacts: what was said is in $scratch/logs" >&2
    exit 1
fi
rm -rf "$scratch"
