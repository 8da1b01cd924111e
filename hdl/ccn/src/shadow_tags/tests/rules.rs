//! One test a rule of the block's page, named after it, on all three engines in step.

use testbenches::testing::{Bench, assert_rules_are_tested};

use super::script::Answer::{self, Hit, Miss};
use super::script::Event::{self, Invalidate, Lookup, LookupLine, Write};
use super::script::{answer, check, go_on, input};
use super::{config, geometries};
use design::IndexFunction;

const SILENT: Answer = Answer::None;

#[test]
fn r1_a_lookup_is_answered_in_the_next_cycle_and_only_then() {
    for config in geometries() {
        check(
            &config,
            &[
                (&[], SILENT),
                (&[Lookup(0, 1)], SILENT),
                (&[], Miss),
                (&[], SILENT),
                (&[Lookup(0, 1)], SILENT),
                (&[Lookup(1, 1)], Miss),
                (&[Write(0, 0, 1)], Miss),
                (&[Invalidate(0, 1)], SILENT),
                (&[], SILENT),
            ],
        );
    }
}

#[test]
fn r2_a_hit_is_a_valid_way_of_the_lines_set_with_the_lines_tag() {
    for config in geometries() {
        let last = config.sets() - 1;
        let highest = u64::MAX >> (64 - config.tag_bits());
        check(
            &config,
            &[
                (&[Write(last, 1, highest)], SILENT),
                (&[Write(0, 2, 0)], SILENT),
                (&[Lookup(last, highest)], SILENT),
                // The other tag in either set, then the other set for either tag.
                (&[Lookup(last, 0)], Hit(1)),
                (&[Lookup(0, highest)], Miss),
                (&[Lookup(0, 0)], Miss),
                (&[], Hit(2)),
            ],
        );
        // A tag that differs in any one bit is another line.
        let neighbours: Vec<[Event; 1]> =
            (0..config.tag_bits()).map(|bit| [Lookup(0, 1 << bit)]).collect();
        let mut cycles = vec![(&[Write(0, 0, 0)][..], SILENT), (&[Lookup(0, 0)], SILENT)];
        let mut answer = Hit(0);
        for lookup in &neighbours {
            cycles.push((lookup, answer));
            answer = Miss;
        }
        cycles.push((&[], Miss));
        check(&config, &cycles);
    }
}

#[test]
fn r3_a_change_is_seen_from_the_next_cycle_on() {
    for config in geometries() {
        check(
            &config,
            &[
                (&[Write(1, 0, 5), Lookup(1, 5)], SILENT),
                (&[Lookup(1, 5)], Miss),
                (&[Invalidate(1, 1), Lookup(1, 5)], Hit(0)),
                (&[Lookup(1, 5)], Hit(0)),
                (&[Write(1, 0, 5)], Miss),
                // A line that is overwritten is still found in that cycle.
                (&[Write(1, 0, 6), Lookup(1, 5)], SILENT),
                (&[Lookup(1, 5)], Hit(0)),
                (&[Lookup(1, 6)], Miss),
                (&[], Hit(0)),
            ],
        );
    }
}

#[test]
fn r4_a_write_replaces_one_way_and_changes_no_other() {
    for config in geometries() {
        check(
            &config,
            &[
                (&[Write(0, 0, 1)], SILENT),
                (&[Write(0, 1, 2)], SILENT),
                (&[Write(1, 1, 3)], SILENT),
                (&[Write(0, 1, 4)], SILENT),
                (&[Lookup(0, 2)], SILENT),
                (&[Lookup(0, 4)], Miss),
                (&[Lookup(0, 1)], Hit(1)),
                (&[Lookup(1, 3)], Hit(0)),
                (&[Lookup(1, 4)], Hit(1)),
                (&[], Miss),
            ],
        );
    }
}

#[test]
fn r5_an_invalidation_empties_the_ways_of_its_mask_and_no_others() {
    for config in geometries() {
        let fill = [Write(0, 0, 1), Write(0, 1, 2), Write(0, 2, 3), Write(1, 0, 4)];
        for mask in 0..8 {
            let stays = |way: usize| if mask >> way & 1 == 1 { Miss } else { Hit(way) };
            check(
                &config,
                &[
                    (&fill[..1], SILENT),
                    (&fill[1..2], SILENT),
                    (&fill[2..3], SILENT),
                    (&fill[3..], SILENT),
                    (&[Invalidate(0, mask)], SILENT),
                    (&[Lookup(0, 1)], SILENT),
                    (&[Lookup(0, 2)], stays(0)),
                    (&[Lookup(0, 3)], stays(1)),
                    (&[Lookup(1, 4)], stays(2)),
                    (&[], Hit(0)),
                ],
            );
        }
    }
}

#[test]
fn r6_an_invalidation_wins_over_a_write_where_both_meet() {
    for config in geometries() {
        check(
            &config,
            &[
                // In an invalid way, and in a valid one.
                (&[Write(0, 0, 1), Invalidate(0, 0b1)], SILENT),
                (&[Write(0, 1, 2), Lookup(0, 1)], SILENT),
                (&[Write(0, 1, 3), Invalidate(0, 0b10)], Miss),
                (&[Lookup(0, 2)], SILENT),
                (&[Lookup(0, 3)], Miss),
                // In another way of the set: a line moves.
                (&[Write(0, 0, 4)], Miss),
                (&[Write(0, 1, 4), Invalidate(0, 0b1)], SILENT),
                (&[Lookup(0, 4)], SILENT),
                // In another set.
                (&[Write(1, 1, 5), Invalidate(0, 0b10)], Hit(1)),
                (&[Lookup(0, 4)], SILENT),
                (&[Lookup(1, 5)], Miss),
                (&[], Hit(1)),
            ],
        );
    }
}

#[test]
fn r7_lookups_go_on_every_cycle_and_change_nothing() {
    for config in geometries() {
        let mut cycles = vec![(&[Write(0, 2, 7)][..], SILENT), (&[Lookup(0, 7)], SILENT)];
        for _ in 0..20 {
            cycles.push((&[Lookup(0, 7)], Hit(2)));
        }
        cycles.push((&[Lookup(1, 7)], Hit(2)));
        for _ in 0..20 {
            cycles.push((&[Lookup(1, 7)], Miss));
        }
        cycles.push((&[Lookup(0, 7)], Miss));
        cycles.push((&[], Hit(2)));
        check(&config, &cycles);
    }
}

/// Sets and tags worked out by hand, so that the shared index function does not judge itself.
#[test]
fn r8_the_set_is_the_index_function_of_the_line() {
    // Line 0x1_5a6b of 128-byte lines: tag 0xad3 and low bits 0b01011 with 32 sets.
    const LINE: u64 = 0x1_5a6b;
    const TAG: u64 = 0xad3;
    let expected = [
        (IndexFunction::Linear, 0b01011),
        // Groups of five from the bottom: 01011, 10011, 10110, 00010.
        (IndexFunction::Xor, 0b01011 ^ 0b10011 ^ 0b10110 ^ 0b00010),
        // Line bits 12, 10, 8, 7, 6 are 1, 0, 0, 0, 1.
        (IndexFunction::Fermi, 0b01011 ^ 0b10001),
    ];
    for (index, set) in expected {
        let config = config(40, 32, 4, index);
        let other = (set + 1) % 32;
        check(
            &config,
            &[
                (&[Write(set, 3, TAG)], SILENT),
                (&[LookupLine(LINE)], SILENT),
                (&[Invalidate(set, 0b1000)], Hit(3)),
                (&[Write(other, 3, TAG)], SILENT),
                (&[LookupLine(LINE)], SILENT),
                (&[], Miss),
            ],
        );
    }
}

#[test]
fn r9_a_reset_empties_everything_and_drops_the_answer_in_flight() {
    for config in geometries() {
        let last = config.sets() - 1;
        let mut bench = Bench::new(&config);
        go_on(
            &mut bench,
            &[
                (&[Write(0, 0, 1)], SILENT),
                (&[Write(last, 2, 2)], SILENT),
                (&[Lookup(0, 1)], SILENT),
                (&[Lookup(last, 2)], Hit(0)),
            ],
        );
        bench.reset();
        go_on(&mut bench, &[(&[Lookup(0, 1)], SILENT), (&[Lookup(last, 2)], Miss), (&[], Miss)]);
    }
}

#[test]
fn r9_what_comes_in_the_cycle_of_a_reset_is_lost() {
    for config in geometries() {
        let last = config.sets() - 1;
        let mut bench = Bench::new(&config);
        bench.cycle(input(&config, &[Write(last, 2, 2)]));
        bench.reset_with(input(&config, &[Lookup(last, 2), Write(1, 1, 3)]));
        let cycles: &[(&[Event], _)] =
            &[(&[Lookup(last, 2)], SILENT), (&[Lookup(1, 3)], Miss), (&[], Miss)];
        go_on(&mut bench, cycles);
    }
}

/// The script refuses an `answer_hit` without `answer_valid` in every cycle; here the line that was
/// found stays looked at while nothing is asked.
#[test]
fn r10_answer_hit_is_false_without_an_answer() {
    for config in geometries() {
        let mut bench = Bench::new(&config);
        go_on(
            &mut bench,
            &[
                (&[Write(1, 1, 9)], SILENT),
                (&[Lookup(1, 9)], SILENT),
                (&[], Hit(1)),
                (&[], SILENT),
                (&[], SILENT),
            ],
        );
        let mut noise = input(&config, &[Lookup(1, 9)]);
        noise.lookup.valid = false;
        for _ in 0..3 {
            assert_eq!(answer(&bench.cycle(noise)), SILENT, "{config:?}");
        }
    }
}

#[test]
fn r11_a_write_to_a_way_that_does_not_exist_changes_nothing() {
    for (ways, way) in [(1, 1), (3, 3), (5, 5), (5, 7)] {
        let config = config(32, 4, ways, IndexFunction::Linear);
        check(
            &config,
            &[
                (&[Write(0, 0, 1)], SILENT),
                (&[Write(0, way, 2)], SILENT),
                (&[Lookup(0, 2)], SILENT),
                (&[Lookup(0, 1)], Miss),
                (&[], Hit(0)),
            ],
        );
    }
}

#[test]
fn r12_of_two_copies_the_lowest_answers() {
    for config in geometries() {
        check(
            &config,
            &[
                (&[Write(0, 2, 1)], SILENT),
                (&[Write(0, 1, 1)], SILENT),
                (&[Lookup(0, 1)], SILENT),
                (&[Write(0, 0, 1)], Hit(1)),
                (&[Lookup(0, 1)], SILENT),
                (&[], Hit(0)),
            ],
        );
    }
}

/// Every rule of the page has a test here, and every test here a rule.
#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
