//! The two depths of the tests: short, in which a run ends once it has covered everything, and full.

use std::env;

/// The variable of the environment that asks for the full depth; `scripts/test.sh --full` sets it.
pub const FULL: &str = "WARPCACHE_FULL";

/// Whether tests run at their full depth.
pub fn is_full() -> bool {
    env::var_os(FULL).is_some_and(|value| !value.is_empty())
}

/// `full` at the full depth, else `short`: cycles, seeds, geometries.
pub fn at_depth<T>(full: T, short: T) -> T {
    if is_full() { full } else { short }
}
