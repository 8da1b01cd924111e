#!/usr/bin/env bash
# Everything that must hold before a commit lands; exactly what CI runs, after setup.sh. Usage: scripts/gate.sh
#
# Runs all steps whatever fails, prints a summary, and ends with `N passed, N failed`, counted over the steps.
# The tests hold the stale-output check, the lint of `generated/` and the co-simulation; all steps share the
# development profile, so that the workspace is compiled once and checked once. Nothing ends by a clock: a busy machine
# takes longer and finds the same.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

. scripts/lib/environment.sh
. scripts/lib/steps.sh

shell_scripts() { .venv/bin/shellcheck -x -P SCRIPTDIR scripts/*.sh scripts/lib/*.sh scripts/tests/*.sh .ci/run; }

checks_of_the_checks() {
    $python scripts/tests/check_tree_test.py && $python scripts/tests/check_examples_test.py &&
        $python scripts/tests/new_block_test.py && $python scripts/tests/system_pictures_test.py &&
        $python scripts/tests/ledger_test.py && $python scripts/tests/book_sources_test.py &&
        $python scripts/tests/h100_test.py &&
        bash scripts/tests/full_test.sh && bash scripts/tests/steps_test.sh
}

# The short depth, or that of `scripts/test.sh --full tests`.
is_full() { [ -n "${WARPCACHE_FULL:-}" ]; }
depth=default
if is_full; then depth=full; fi

# The tests' programs note what they take (lib/measured.sh).
host=$(rustc -vV | sed -n 's/^host: //p' | tr 'a-z-' 'A-Z_')
export "CARGO_TARGET_${host}_RUNNER=$PWD/scripts/lib/measured.sh"
WARPCACHE_PROCESSOR_SECONDS=$(mktemp)
export WARPCACHE_PROCESSOR_SECONDS
trap 'end_beside; rm -f "$WARPCACHE_PROCESSOR_SECONDS"' EXIT

# With private items, since crates' pages link to their modules. Help texts are not HTML: `<DIR>` is
# there. Clippy's results for each crate serve if the compiler is called as clippy's step calls it; else rustc
# checks all once more.
documentation() {
    local -x RUSTC_WORKSPACE_WRAPPER CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__
    RUSTC_WORKSPACE_WRAPPER=$(rustc --print sysroot)/bin/clippy-driver
    RUSTDOCFLAGS="-D warnings -A rustdoc::private_intra_doc_links -A rustdoc::invalid_html_tags" \
        cargo doc --quiet --locked --workspace --no-deps --document-private-items
}

# The program behind `verilator`, a Perl script that takes ten times as long to begin as what it then starts. Not every
# build of it finds its files without the script; Debian's does.
verilator_alone() {
    local program root
    program=$(command -v verilator_bin) && root=$("$program" --getenv VERILATOR_ROOT 2>/dev/null) &&
        [ "$root" = "$(verilator --getenv VERILATOR_ROOT)" ] && echo "$program"
}

# cargo-nextest runs the tests of all crates side by side; without it, cargo goes crate by crate. Verilator is started for
# each design that a test builds or reads, and twice before the first.
has_nextest() { cargo nextest --version >/dev/null 2>&1; }
run_tests() {
    local program
    if [ -z "${WARPCACHE_VERILATOR:-}" ] && program=$(verilator_alone); then
        local -x WARPCACHE_VERILATOR=$program
    fi
    # At the short depth a design is compiled for a few thousand cycles: a third of the seconds without optimisation.
    if ! is_full && [ -z "${WARPCACHE_CXX:-}" ]; then local -x WARPCACHE_CXX="g++ -O0"; fi
    if has_nextest; then
        cargo nextest run --profile "$depth" --locked --workspace --no-fail-fast --status-level slow --final-status-level slow "$@"
    else
        cargo test --quiet --locked --workspace --no-fail-fast --lib --bins --tests
    fi
}

# Messages of the other Verilator are covered by lint, which calls both (WARPCACHE_SECOND_VERILATOR), so these
# runs simulate. Small designs have every block between them, and C++ that is compiled soon; `scripts/test.sh
# --full lockstep` has the presets.
second_verilator_runs() {
    local -x WARPCACHE_VERILATOR=$second_verilator
    local wave=$programs/second_verilator.fst
    printf 'proofs/mutation/%s.toml\n' cluster decoupled node ccn_node sac tracker_node llc | xargs -P "$(nproc)" -I '{}' \
        "$programs/warpcache" --quiet verify '{}' --cycles 20000 --engine model,verilog || return
    "$programs/warpcache" --quiet verify taco16 --block shadow_tags --cycles 300 --wave "$wave" && [ -s "$wave" ]
}

# The designs' crates without the feature `verification`: neither models nor the crates that run them.
hardware_alone() {
    local packages
    mapfile -t packages < <(grep -lx 'verification = .*' hdl/*/Cargo.toml | xargs sed -n 's/^name = "\(warpcache-.*\)"/-p \1/p')
    # shellcheck disable=SC2068 # `-p` and a name are two words
    cargo clippy --quiet --locked ${packages[@]} --no-default-features -- -D warnings
}

# With the tests' targets, which are built by now: alone, the programs would be compiled again, with other features of
# their dependencies.
examples_in_pages() {
    cargo build --quiet --locked --workspace --bins --tests && $python scripts/check_examples.py "$programs"
}

# Reports of one sweep, of which the page is read by a browser.
page_in_browser() {
    local made=$programs/sweep_in_browser ending
    local -x WARPCACHE_CACHE=$made/cache
    rm -rf "$made" && mkdir -p "$made" || return
    for ending in html csv; do
        "$programs/warpcache" sweep pact20 baseline --quiet --set l1.sets=16,32,64 --set l1.ways=2,4 -o "$made/six.$ending" \
            -- evaluate --workload bfs:300 --timing none --baseline || return
    done
    $python scripts/browse_sweep.py "$made/six.html" "$made/six.csv"
}

# Steps that need no test's outcome run beside the tests: each of these leaves a core idle for a part of its
# time. First what calls no cargo, so that the tests begin before cargo's lock is taken.
beside_the_tests() {
    if is_full && [ -n "${WARPCACHE_SECOND_VERILATOR:-}" ]; then
        step "every block, Verilator 5.052" second_verilator_runs
    fi
    step "clippy" cargo clippy --quiet --locked --workspace --all-targets -- -D warnings
    if is_full; then
        step "hardware without its harness" hardware_alone
        step "documentation" documentation
    fi
}

step "formatting" cargo fmt --all --check
step "files, words, links" $python scripts/check_tree.py
step "tests of the checks" checks_of_the_checks
step "shellcheck" shell_scripts
step "compiling" cargo test --quiet --locked --workspace --no-run
beside beside_the_tests
step "tests" run_tests
by_block "$WARPCACHE_PROCESSOR_SECONDS"
join
step "examples in pages" examples_in_pages
step "Python package" scripts/python.sh
if is_full; then step "examples in doc comments" cargo test --quiet --locked --workspace --doc; fi
if is_full && command -v chromium google-chrome chrome >/dev/null; then
    step "a sweep's page in a browser" page_in_browser
fi
# Last, so that the stale rows are above the summary.
step "no stale row in a release" $python scripts/ledger.py release
step "ledger" $python scripts/ledger.py gate
finish
