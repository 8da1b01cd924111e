# shellcheck shell=bash
# Chooses the Rust toolchain. Sourced, from the workspace's root; it may export RUSTUP_TOOLCHAIN.
#
# rust-toolchain.toml pins the version. A machine without network, or with RUSTUP_AUTO_INSTALL=0, may hold that
# version only under the name `stable`: then that one is used, if it is no older than the pin.

rust_pin() { sed -n 's/^channel *= *"\(.*\)"/\1/p' rust-toolchain.toml; }

# Is version $1 at least version $2?
version_at_least() {
    [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]
}

# The version of the cargo that would run now, or nothing.
cargo_version() { cargo --version 2>/dev/null | sed -n 's/^cargo \([0-9.]*\).*/\1/p'; }

# Succeeds when a cargo no older than the pin will run; else says why and how to get one.
choose_rust() {
    local pin found
    pin=$(rust_pin)
    if ! command -v cargo >/dev/null; then
        echo "setup: cargo is not on the PATH; install Rust $pin (with rustup: rustup toolchain install $pin)" >&2
        return 1
    fi
    found=$(cargo_version)
    if [ -z "$found" ] && command -v rustup >/dev/null; then
        rustup toolchain install "$pin" --profile minimal --component rustfmt --component clippy \
            >/dev/null 2>&1 || true
        found=$(cargo_version)
        if [ -z "$found" ]; then
            export RUSTUP_TOOLCHAIN=stable
            found=$(cargo_version)
        fi
    fi
    if [ -z "$found" ]; then
        echo "setup: Rust $pin is not installed and could not be; rustup toolchain install $pin" >&2
        return 1
    fi
    if ! version_at_least "$found" "$pin"; then
        echo "setup: cargo is $found, but $pin or later is needed; rustup toolchain install $pin" >&2
        return 1
    fi
    local component
    for component in fmt clippy; do
        cargo "$component" --version >/dev/null 2>&1 && continue
        command -v rustup >/dev/null && rustup component add "${component/#fmt/rustfmt}" >/dev/null 2>&1
        cargo "$component" --version >/dev/null 2>&1 && continue
        echo "setup: cargo $component is missing; rustup component add ${component/#fmt/rustfmt}" >&2
        return 1
    done
}
