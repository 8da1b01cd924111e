# shellcheck shell=bash
# Named steps with elapsed and processor seconds, and the summary that ends a gate. Sourced.
#
#   step "formatting" cargo fmt --all --check
#   finish                     # prints the summary; the status is 1 when a step failed

step_lines=()
steps_passed=0
steps_failed=0

# Seconds of processor time that this shell's children have taken, in $processor.
processor_seconds() {
    local file line
    file=$(mktemp)
    times >"$file" # in a subshell it would tell the subshell's
    line=$(tail -n 1 "$file")
    rm -f "$file"
    processor=$(awk '{ for (i = 1; i <= 2; i++) { split($i, t, /[ms]/); s += 60 * t[1] + t[2] } printf "%d", s + 0.5 }' <<<"$line")
}

# Runs a command as the step $1. A failure is counted, and the next step runs all the same, so that one run
# shows everything that is wrong.
step() {
    local name=$1 start=$SECONDS processor before outcome
    shift
    printf '\n=== %s\n' "$name"
    processor_seconds
    before=$processor
    if "$@" </dev/null; then
        outcome=passed
        steps_passed=$((steps_passed + 1))
    else
        outcome="FAILED (status $?)"
        steps_failed=$((steps_failed + 1))
    fi
    processor_seconds
    local line
    line=$(printf '%-32s %4d s  %5d s of processor  %s' "$name" $((SECONDS - start)) $((processor - before)) "$outcome")
    step_lines+=("$line")
    printf -- '--- %s\n' "$line"
}

# What measured.sh noted in the file $1, by block: the folder that a unit test lies in, or the program of other tests.
by_block() {
    echo "seconds of processor by block, from 5 on:"
    awk '{
        block = $5
        sub(/::.*/, "", block)
        package = substr($3, 11); gsub(/-/, "_", package)
        if ($4 !~ "^" package "-") { block = $4; sub(/-[0-9a-f]+$/, "", block) }
        name = $3 " " block
        seconds[name] += $1 + $2
        tests[name] += 1
    } END {
        for (name in seconds) if (seconds[name] >= 5) printf "%6.0f s  %4d tests  %s\n", seconds[name], tests[name], name
    }' "$1" | sort -rn
}

# The last line has the form that CI counts by. Having run no step is a failure.
finish() {
    local processor
    processor_seconds
    printf '\n=== summary, %d s, %d s of processor\n' "$SECONDS" "$processor"
    if [ ${#step_lines[@]} -gt 0 ]; then printf '%s\n' "${step_lines[@]}"; fi
    printf '\n%d passed, %d failed\n' "$steps_passed" "$steps_failed"
    [ "$steps_failed" -eq 0 ] && [ "$steps_passed" -gt 0 ]
}
