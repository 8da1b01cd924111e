#!/usr/bin/env bash
# Builds docs/ as a book of HTML pages with a search, into build/book. Usage: scripts/book.sh
#
# mdBook is installed into .tools of the workspace when it is not there; the tests of the main job need neither. Status:
# 1 the book cannot be built, 3 mdBook cannot be installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

version=0.5.4
mdbook=.tools/bin/mdbook

. scripts/lib/rust.sh
choose_rust || exit 3
if [ "$($mdbook --version 2>/dev/null)" != "mdbook v$version" ]; then
    echo "book: installs mdbook $version into .tools" >&2
    cargo install --quiet --locked --version "$version" --no-default-features --features search --root .tools mdbook || exit 3
fi
rm -rf build/book
$mdbook build docs
