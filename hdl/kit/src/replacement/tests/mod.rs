//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Policy::{Lru, Plru, Srrip};
use super::model::{bit, state_of_order, word};
use super::ports::In;
use super::{Config, Policy};
use crate::testing::{small, verify};
use dut::Dut;
use signal::port::Wide;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn config(policy: Policy, ways: usize) -> Config {
    Config::new(policy, ways).unwrap()
}

fn bench(policy: Policy, ways: usize) -> Bench<Dut> {
    Bench::quick(&config(policy, ways))
}

/// A use of `way` that is no reservation.
fn used(state: Wide, way: u64) -> In {
    In { state, way, ..In::default() }
}

fn victim(bench: &mut Bench<Dut>, state: Wide, eligible: u64) -> u64 {
    bench.cycle(In { state, eligible, ..In::default() }).victim
}

/// The state of `srrip` with these values, that of way 0 first.
fn values<const N: usize>(values: [u8; N]) -> Wide {
    word(values.into_iter().flat_map(|value| [value & 1 == 1, value & 2 == 2]))
}

#[test]
fn r1_lru_evicts_the_eligible_way_used_longest_ago() {
    let mut bench = bench(Lru, 4);
    let state = state_of_order(&[0, 3, 1, 2]);
    for (eligible, way) in [(0b1111, 0), (0b1110, 3), (0b0110, 1), (0b0100, 2), (0b1010, 3)] {
        assert_eq!(victim(&mut bench, state, eligible), way, "{eligible:#b}");
    }
    // A reservation is a use like any other.
    for (is_reservation, by_choice) in [(false, false), (true, false), (true, true)] {
        let input = In { is_reservation, by_choice, eligible: 0b1111, ..used(state, 3) };
        assert_eq!(bench.cycle(input).next_state, state_of_order(&[0, 1, 2, 3]));
    }
}

#[test]
fn r2_plru_points_every_node_on_the_path_away_from_a_use() {
    let mut bench = bench(Plru, 8);
    // Way 5 lies under node 1's upper, node 3's lower and node 6's upper half.
    let path = [0, 2, 5].map(|index| 1 << index).iter().sum::<u64>();
    let away = 1 << 2;
    for state in 0..128 {
        let next = bench.cycle(used(small(state), 5)).next_state;
        assert_eq!(next, small(state & !path | away), "{state:#b}");
    }
}

#[test]
fn r3_plru_follows_the_bits_and_steps_aside_where_nothing_is_eligible() {
    let mut bench = bench(Plru, 4);
    // Node 1 points up, node 2 (ways 0 and 1) down, node 3 (ways 2 and 3) up.
    let state = small(0b101);
    for (eligible, way) in [(0b1111, 3), (0b0111, 2), (0b0011, 0), (0b0010, 1), (0b1010, 3)] {
        assert_eq!(victim(&mut bench, state, eligible), way, "{eligible:#b}");
    }
    // The same tree, each node the other way round.
    for (eligible, way) in [(0b1111, 1), (0b1101, 0), (0b1100, 2), (0b1000, 3)] {
        assert_eq!(victim(&mut bench, small(0b010), eligible), way, "{eligible:#b}");
    }
}

#[test]
fn r4_srrip_evicts_the_lowest_of_the_largest_values() {
    let mut bench = bench(Srrip, 4);
    let state = values([1, 3, 3, 2]);
    for (eligible, way) in [(0b1111, 1), (0b1101, 2), (0b1001, 3), (0b0001, 0)] {
        assert_eq!(victim(&mut bench, state, eligible), way, "{eligible:#b}");
    }
    assert_eq!(victim(&mut bench, values([0; 4]), 0b1100), 2);
}

#[test]
fn r5_srrip_makes_a_used_way_0_and_a_reserved_one_2() {
    let mut bench = bench(Srrip, 3);
    for value in 0..4 {
        let state = values([1, value, 3]);
        assert_eq!(bench.cycle(used(state, 1)).next_state, values([1, 0, 3]));
        let reserved = In { is_reservation: true, eligible: 0b111, ..used(state, 1) };
        assert_eq!(bench.cycle(reserved).next_state, values([1, 2, 3]));
    }
}

#[test]
fn r6_srrip_ages_every_way_when_it_chooses_one_below_3() {
    let mut bench = bench(Srrip, 4);
    let chosen = |state, eligible, way| In {
        eligible,
        is_reservation: true,
        by_choice: true,
        ..used(state, way)
    };
    for (before, eligible, way, after) in [
        ([1, 0, 1, 0], 0b1111, 0, [2, 2, 3, 2]),
        ([0, 0, 0, 0], 0b1111, 0, [2, 3, 3, 3]),
        // Way 3 is not eligible: it ages all the same, and stops at 3.
        ([0, 1, 0, 2], 0b0111, 1, [2, 2, 2, 3]),
        ([0, 3, 1, 2], 0b1111, 1, [0, 2, 1, 2]),
    ] {
        let out = bench.cycle(chosen(values(before), eligible, way));
        assert_eq!((out.victim, out.next_state), (way, values(after)), "{before:?}");
    }
    // A reservation that is no choice of the policy ages nothing.
    let given = In { by_choice: false, ..chosen(values([0, 1, 0, 1]), 0b1111, 0) };
    assert_eq!(bench.cycle(given).next_state, values([2, 1, 0, 1]));
}

#[test]
fn r7_a_use_changes_nothing_of_the_other_ways() {
    let mut lru = bench(Lru, 5);
    let order = [4, 2, 0, 3, 1];
    for way in 0..5 {
        let mut after = order.to_vec();
        after.retain(|w| *w != way);
        after.push(way);
        let next = lru.cycle(used(state_of_order(&order), way as u64)).next_state;
        assert_eq!(next, state_of_order(&after));
    }
    let mut plru = bench(Plru, 8);
    for way in 0..8 {
        // Of seven nodes three lie on the path.
        let [clear, set] = [0, 127].map(|s| plru.cycle(used(small(s), way)).next_state[0]);
        assert_eq!((clear ^ set).count_ones(), 4, "{clear:#b} {set:#b}");
    }
    let mut srrip = bench(Srrip, 5);
    let state = values([0, 1, 2, 3, 1]);
    for way in 0..5 {
        let next = srrip.cycle(used(state, way)).next_state;
        let same = |index: &usize| bit(&next, *index) == bit(&state, *index);
        assert!((0..10).filter(|index| index / 2 != way as usize).all(|index| same(&index)));
    }
    // A way that does not exist.
    for way in 5..8 {
        assert_eq!(lru.cycle(used(state_of_order(&order), way)).next_state, state_of_order(&order));
        assert_eq!(srrip.cycle(used(state, way)).next_state, state);
    }
}

#[test]
fn r8_with_no_eligible_way_the_victim_is_0_and_a_use_counts() {
    for (policy, states) in [
        (Lru, [state_of_order(&[3, 2, 1, 0]), state_of_order(&[1, 3, 0, 2])]),
        (Plru, [small(0b111), small(0b010)]),
        (Srrip, [values([0, 1, 2, 3]), values([3, 3, 3, 3])]),
    ] {
        let mut bench = bench(policy, 4);
        for state in states {
            assert_eq!(victim(&mut bench, state, 0), 0, "{policy:?}");
            let [none, all] = [0, 0b1111]
                .map(|eligible| bench.cycle(In { eligible, ..used(state, 2) }).next_state);
            assert_eq!(none, all, "{policy:?}");
        }
    }
    // The largest of no values counts as 0.
    let state = values([0, 1, 0, 0]);
    let input = In { is_reservation: true, by_choice: true, ..used(state, 3) };
    assert_eq!(bench(Srrip, 4).cycle(input).next_state, values([3, 3, 3, 2]));
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn illegal_figures_are_refused() {
    let text = |policy, ways| Config::new(policy, ways).unwrap_err().to_string();
    let range = "replacement.ways: must be an integer in 1..=32";
    for policy in [Lru, Plru, Srrip] {
        assert_eq!(text(policy, 0), format!("{range}; got 0; try 1"));
        assert_eq!(text(policy, 33), format!("{range}; got 33; try 32"));
    }
    let power = "replacement.ways: must be a power of two with plru";
    assert_eq!(text(Plru, 3), format!("{power}; got 3; try 2"));
    assert_eq!(text(Plru, 31), format!("{power}; got 31; try 16"));
}

#[test]
fn the_state_is_as_wide_as_the_page_says() {
    let bits = |policy, ways: [usize; 5]| ways.map(|ways| config(policy, ways).state_bits());
    assert_eq!(bits(Lru, [1, 2, 3, 8, 32]), [1, 1, 3, 28, 496]);
    assert_eq!(bits(Plru, [1, 2, 4, 8, 32]), [1, 1, 3, 7, 31]);
    assert_eq!(bits(Srrip, [1, 2, 3, 8, 32]), [2, 4, 6, 16, 64]);
}

#[test]
#[should_panic = "model and hdl differ"]
fn another_policy_is_noticed() {
    let mut bench = Bench::<Dut>::between(&config(Plru, 4), &config(Lru, 4));
    bench.cycle(used(small(0), 0));
}

/// All engines, over the ways 1, 2, `middle`, 8 and 32.
fn agree(policy: Policy, middle: usize) {
    verify::<Dut>(&[1, 2, middle, 8].map(|ways| config(policy, ways)), 90_000);
    verify::<Dut>(&[config(policy, 32)], 10_000);
}

#[test]
fn all_engines_agree_on_lru() {
    agree(Lru, 3);
}

#[test]
fn all_engines_agree_on_plru() {
    agree(Plru, 4);
}

#[test]
fn all_engines_agree_on_srrip() {
    agree(Srrip, 3);
}
