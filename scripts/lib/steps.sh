# shellcheck shell=bash
# Named steps with elapsed and processor seconds, and the summary that ends a gate. Sourced.
#
#   step "formatting" cargo fmt --all --check
#   beside checks              # the steps of the function `checks` run beside those that follow
#   step "tests" cargo test
#   join                       # prints what they printed, and counts them
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

# The steps of the function $1 alone, and their lines in the file $2.
steps_of() {
    step_lines=()
    steps_passed=0
    steps_failed=0
    "$1"
    printf '%s\n' "$steps_passed $steps_failed" "${step_lines[@]}" >"$2"
}

# Runs the steps of the function $1 beside those that follow, up to `join`. Their output is kept until then,
# so that the output of two programs does not mix. They are a process group, which `end_beside` ends with all
# its programs.
beside() {
    beside_name=$1
    beside_folder=$(mktemp -d)
    set -m
    steps_of "$1" "$beside_folder/steps" >"$beside_folder/output" 2>&1 </dev/null &
    beside_job=$!
    set +m
}

# Ends what runs beside, for a gate that is interrupted.
end_beside() {
    if [ -n "${beside_job:-}" ]; then kill -- "-$beside_job" 2>/dev/null; fi
}

# Waits for what runs beside, prints it and counts it. Steps that did not come to their end count as one that failed.
join() {
    local passed failed line
    wait "$beside_job"
    cat "$beside_folder/output"
    if [ -s "$beside_folder/steps" ]; then
        {
            read -r passed failed
            while IFS= read -r line; do step_lines+=("$line"); done
        } <"$beside_folder/steps"
        steps_passed=$((steps_passed + passed))
        steps_failed=$((steps_failed + failed))
    else
        step_lines+=("$beside_name: ended before its steps did")
        steps_failed=$((steps_failed + 1))
    fi
    rm -rf "$beside_folder"
    beside_job=
}

# Times that measured.sh noted in the file $1, by block: the folder that a unit test lies in, or the program
# of other tests.
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
