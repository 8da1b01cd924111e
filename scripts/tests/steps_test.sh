#!/usr/bin/env bash
# Shows that the gate's step runner counts, goes on after a failure, and fails when a step failed or none ran.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# run <script>: its output in $output, its status in $status.
run() {
    status=0
    output=$(bash -c ". lib/steps.sh; $1" 2>&1) || status=$?
}

# expect <what> <status> <last line>
expect() {
    if [ "$status" -ne "$2" ] || [ "$(tail -n 1 <<<"$output")" != "$3" ]; then
        printf '%s: status %s, expected %s and the last line "%s"; output:\n%s\n' "$1" "$status" "$2" "$3" "$output"
        exit 1
    fi
}

run 'step one true; step two true; finish'
expect "all steps pass" 0 "2 passed, 0 failed"

run 'step one true; step two false; step three true; finish'
expect "a step fails" 1 "2 passed, 1 failed"
grep -q '^two .* FAILED (status 1)$' <<<"$output" || { echo "the summary does not name the step"; exit 1; }

run 'finish'
expect "no step ran" 1 "0 passed, 0 failed"

run 'step "reads its input" cat; finish'
expect "a step has no input" 0 "1 passed, 0 failed"

run 'both() { step two true; step three false; }; beside both; step one true; join; finish'
expect "steps beside each other" 1 "2 passed, 1 failed"
grep -q '^three .* FAILED (status 1)$' <<<"$output" || { echo "the summary does not name the step beside"; exit 1; }

run 'talks() { step two echo two; }; beside talks; step one sh -c "sleep 1; echo one"; join; finish'
[ "$(grep -xE 'one|two' <<<"$output" | tr '\n' ' ')" = "one two " ] || { echo "outputs mix"; exit 1; }

run 'dies() { step two true; exit 0; }; beside dies; step one true; join; finish'
expect "steps beside that do not come to their end" 1 "1 passed, 1 failed"
echo "steps_test: 7 cases hold"
