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

/// `MAKEFLAGS` for a harness that is built and run once: at the short depth its C++ is compiled without optimisation.
pub fn make_flags() -> &'static str {
    at_depth("", "OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0")
}

/// Of geometries at the short depth the first and the last, as far as there are two.
pub fn few<C: Clone>(geometries: &[C]) -> Vec<C> {
    match geometries {
        [first, .., last] if !is_full() => vec![first.clone(), last.clone()],
        all => all.to_vec(),
    }
}

/// An amount of random work: times the number in `variable` where the environment has it, else at the short depth a
/// quarter.
///
/// # Panics
/// The variable holds no whole number.
pub fn effort(variable: &str, amount: u64) -> u64 {
    match env::var(variable) {
        Ok(times) => {
            let times = times.parse::<u64>();
            amount * times.unwrap_or_else(|_| panic!("{variable} must be a whole number"))
        }
        Err(_) => at_depth(amount, amount.div_ceil(4)),
    }
}
