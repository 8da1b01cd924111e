//! The rules one by one, the distance from exact arithmetic, all engines in lockstep, deliberate
//! faults, the text, and the replay.

mod bench;
mod bounds;
mod faults;
mod lockstep;
mod replay;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::Sac;

fn config(sac: Sac) -> Config {
    Config::new(&sac, "test").unwrap()
}

/// Two slices, and bandwidths that can be worked with by hand.
fn small() -> Sac {
    let sac = Sac { chips: 2, slices: 1, ..Sac::default() };
    Sac { b_intra: 1_000, b_inter: 100, b_llc: 800, b_mem: 200, ..sac }
}

/// One slice, narrow networks.
fn one() -> Sac {
    let sac = Sac { chips: 1, slices: 1, theta_65536: 20_000, ..Sac::default() };
    Sac { b_intra: 1_000, b_inter: 90, b_llc: 1_500, b_mem: 700, ..sac }
}

fn pot() -> Sac {
    let sac = Sac { chips: 2, slices: 4, theta_65536: 8_192, ..Sac::default() };
    Sac { b_intra: 65_536, b_inter: 4_096, b_llc: 131_072, b_mem: 32_768, ..sac }
}

fn npot() -> Sac {
    let sac = Sac { chips: 3, slices: 2, theta_65536: 65_535, ..Sac::default() };
    Sac { b_intra: 700_001, b_inter: 33_333, b_llc: 999_999, b_mem: 123_457, ..sac }
}

/// Counters of a short profile, narrower than a bandwidth.
fn narrow() -> Sac {
    let sac = Sac { sm_ports: 2, profile_cycles: 7, ..pot() };
    Sac { chips: 3, counter_bits: 6, slice_counter_bits: 4, ..sac }
}

fn max() -> Sac {
    let most = 1_048_575;
    let sac = Sac { chips: 16, slices: 64, theta_65536: 65_535, ..Sac::default() };
    Sac { b_intra: most, b_inter: most, b_llc: most, b_mem: most, ..sac }
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(include_str!("rules.rs"), include_str!("bounds.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
