# shellcheck shell=bash
# Named steps with durations, and the summary that ends a gate. Sourced.
#
#   step "formatting" cargo fmt --all --check
#   finish                     # prints the summary; the status is 1 when a step failed

step_lines=()
steps_passed=0
steps_failed=0

# Runs a command as the step $1. A failure is counted, and the next step runs all the same, so that one run
# shows everything that is wrong.
step() {
    local name=$1 start=$SECONDS outcome
    shift
    printf '\n=== %s\n' "$name"
    if "$@" </dev/null; then
        outcome=passed
        steps_passed=$((steps_passed + 1))
    else
        outcome="FAILED (status $?)"
        steps_failed=$((steps_failed + 1))
    fi
    local line
    line=$(printf '%-32s %4d s  %s' "$name" $((SECONDS - start)) "$outcome")
    step_lines+=("$line")
    printf -- '--- %s\n' "$line"
}

# The last line has the form that CI counts by. Having run no step is a failure.
finish() {
    printf '\n=== summary, %d s\n' "$SECONDS"
    if [ ${#step_lines[@]} -gt 0 ]; then printf '%s\n' "${step_lines[@]}"; fi
    printf '\n%d passed, %d failed\n' "$steps_passed" "$steps_failed"
    [ "$steps_failed" -eq 0 ] && [ "$steps_passed" -gt 0 ]
}
