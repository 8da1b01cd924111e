#!/usr/bin/env bash
# Runs a test program and adds a line to the file that WARPCACHE_PROCESSOR_SECONDS names: seconds of user and of system,
# children included, package, program, and the test if it runs one alone. Cargo and nextest call it as their runner.
test=-
for ((i = 2; i < $#; i++)); do
    [ "${!i}" = --exact ] && next=$((i + 1)) && test=${!next}
done
# One write a line, so that tests side by side do not mix theirs.
TIMEFORMAT="%U %S ${CARGO_PKG_NAME:-?} ${1##*/} $test"
{ time "$@" 2>&3; } 3>&2 2>>"${WARPCACHE_PROCESSOR_SECONDS:-/dev/null}"
