#!/usr/bin/env bash
# Shows that test.sh and full.sh refuse wrong arguments before anything is installed or run, and that each part is there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# refused <text> <argument>..: status 2 and one line that begins with the text.
refused() {
    local text=$1 output status=0
    shift
    output=$(./test.sh "$@" 2>&1 </dev/null) || status=$?
    if [ "$status" -ne 2 ] || [[ $output != "$text"* ]] || [ "$(wc -l <<<"$output")" -ne 1 ]; then
        printf 'test.sh %s: status %s, expected 2 and "%s"; output:\n%s\n' "$*" "$status" "$text" "$output"
        exit 1
    fi
}

refused "test: the argument must be --full; got fast; try" fast
refused "test: the argument must be --full; got --ful; try" --ful
refused "test: the argument must be --full; got an empty one; try" ""
refused "full: a part must be one of tests lint " --full nothing
refused "full: a part must be one of tests lint " --full lint ""
refused "full: a part must be one of tests lint " --full 'li.t'
refused "full: an option must be one of --list, --check" --full --soak
refused "full: --seed must be a number from 1 on; got x; try" --full --seed x
refused "full: --seed must be a number from 1 on; got nothing; try" --full --seed
refused "full: --times must be a number from 1 on; got 0; try" --full rings --times 0
refused "full: --cycles must be a number from 1 on; got -1; try" --full --cycles -1 slices
refused "full: --check must name a row; got nothing; try" --full --check
refused "full: --rows must be a pattern; got nothing; try" --full --rows ""

# Each part of the list has a function and a sentence, and no function is left out.
listed=$(./test.sh --full --list | awk 'NF > 3 { print $1 }' | sort)
written=$(sed -n 's/^part_\([a-z]*\)() .*/\1/p' full.sh | sort)
if [ -z "$listed" ] || [ "$listed" != "$written" ]; then
    echo "the parts of --list are not those of full.sh:"
    diff <(echo "$listed") <(echo "$written") || true
    exit 1
fi
echo "full_test: 14 cases hold"
