//! One test a rule of the block's page, named after it, on all three engines.

use testbenches::testing::promised;

use super::super::state::{DRAIN, EVALUATE, FLUSH, IDLE, MEMORY_SIDE, PROFILE, SM_SIDE, SWITCH};
use super::super::{Answers, Dut, In, Out};
use super::bench::{END, NEXT, PINNED, QUIET, START, World, each};
use super::{npot, one, small};

fn levels(out: &Out) -> [bool; 4] {
    [out.hold, out.flush, out.sm_side, out.profile]
}

#[test]
fn r1_a_reset_leads_to_idle() {
    each(&small(), |world| {
        world.switch_to_sm_side();
        world.cycle(NEXT);
        world.reset();
        for _ in 0..5 {
            let out = world.cycle(QUIET);
            assert_eq!((out.state, levels(&out)), (IDLE, [false; 4]));
        }
    });
}

/// Chip 1 answers nothing for a while: the level holds, whatever the kernel does.
#[test]
fn r2_a_level_changes_once_every_chip_has_answered() {
    each(&small(), |world| {
        world.cycle(START);
        world.until(DRAIN);
        world.stopped = 2;
        world.cycle(END);
        for _ in 0..20 {
            let out = world.cycle(QUIET);
            assert_eq!((out.state, out.hold), (IDLE, true));
        }
        // The level falls in the cycle after all are held.
        world.stopped = 0;
        assert!(world.cycle(QUIET).hold && !world.cycle(QUIET).hold);
    });
    each(&npot(), |world| {
        world.switch_to_sm_side();
        world.cycle(END);
        world.until(FLUSH);
        world.stopped = 4;
        for _ in 0..20 {
            let out = world.cycle(QUIET);
            assert_eq!(levels(&out)[1..], [out.flush, true, false]);
            assert_eq!(out.state, FLUSH);
        }
    });
}

#[test]
fn r3_a_start_leads_to_a_profile_and_a_pinned_one_does_not() {
    each(&small(), |world| {
        assert_eq!(world.cycle(END).state, IDLE);
        assert_eq!(world.cycle(PINNED).state, IDLE);
        assert_eq!(world.cycle(END).state, MEMORY_SIDE);
        assert_eq!(world.cycle(START).state, IDLE);
        let out = world.cycle(QUIET);
        assert_eq!((out.state, out.profile), (PROFILE, false));
    });
}

#[test]
fn r4_a_profile_lasts_until_every_chip_has_counted() {
    each(&small(), |world| {
        world.cycle(START);
        assert!(!world.cycle(QUIET).profile && !world.cycle(QUIET).profile);
        world.stopped = 1;
        for _ in 0..20 {
            let out = world.cycle(QUIET);
            assert_eq!((out.state, out.profile), (PROFILE, true));
        }
        world.stopped = 0;
        assert_eq!(world.cycle(QUIET).state, PROFILE);
        assert_eq!(world.cycle(QUIET).state, EVALUATE);
    });
}

#[test]
fn r5_counters_are_taken_chip_by_chip() {
    each(&npot(), |world| {
        let config = world.config().clone();
        let (mut taken, mut slices) = (vec![], vec![]);
        let mut sums = None;
        world.cycle(START);
        for _ in 0..100 {
            let out = world.cycle(QUIET);
            if out.state == EVALUATE && out.counter_ready != 0 {
                taken.push(out.counter_ready);
            }
            if out.eab_counters.valid {
                sums = Some(out.sums);
            }
            if out.eab_slice.valid {
                slices.push((out.eab_slice.memory_side, out.eab_slice.sm_side));
            }
        }
        let chips = |counters: usize| (0..3).flat_map(move |chip| vec![1_u64 << chip; counters]);
        let expected: Vec<u64> = chips(6).chain(chips(4)).collect();
        assert_eq!(taken, expected);
        // Chip c's counter n is 8 c + n.
        let sums = sums.unwrap();
        assert_eq!(
            (sums.total_requests, sums.local_requests, sums.memory_side_requests),
            (24, 27, 30)
        );
        assert_eq!((sums.memory_side_hits, sums.crd_requests, sums.crd_hits), (33, 36, 39));
        let slice = |place: u64| (place & 31, (place + 1) & 31);
        let expected: Vec<(u64, u64)> =
            (0..3).flat_map(|chip| [slice(8 * chip + 6), slice(8 * chip + 8)]).collect();
        assert_eq!(slices, expected);
        assert_eq!(config.slice_words(), 4);
    });
}

#[test]
fn r6_the_choice_decides() {
    for (chooses, next) in [(true, DRAIN), (false, MEMORY_SIDE)] {
        each(&small(), |world| {
            world.chooses = chooses;
            world.cycle(START);
            assert_eq!(world.states(next), [PROFILE, EVALUATE, next]);
        });
    }
}

/// Each chip in turn lags behind by itself, in each of the three answers.
#[test]
fn r7_a_drain_waits_for_all_held_then_empty_then_idle() {
    each(&small(), |world| {
        world.cycle(START);
        world.until(DRAIN);
        // The table of the page.
        let mut seen = vec![];
        for _ in 0..8 {
            let out = world.cycle(QUIET);
            seen.push((out.state, out.hold, out.flush));
        }
        let drain = (DRAIN, true, false);
        let flush = (FLUSH, true, true);
        let expected = [drain, drain, drain, drain, (FLUSH, true, false), flush, flush];
        assert_eq!(seen[..7], expected);
        assert_eq!(seen[7].0, SWITCH);
    });
    for stopped in [1, 2] {
        each(&small(), |world| {
            world.cycle(START);
            world.until(DRAIN);
            world.stopped = stopped;
            for _ in 0..20 {
                assert_eq!(world.cycle(QUIET).state, DRAIN);
            }
            world.stopped = 0;
            world.until(FLUSH);
        });
    }
}

#[test]
fn r8_a_flush_waits_for_every_chip_and_holds() {
    each(&npot(), |world| {
        world.cycle(START);
        world.until(FLUSH);
        world.stopped = 4;
        for _ in 0..20 {
            let out = world.cycle(QUIET);
            assert_eq!((out.state, out.hold, out.sm_side), (FLUSH, true, false));
        }
        world.stopped = 0;
        world.until(SWITCH);
    });
}

#[test]
fn r9_requests_are_released_after_every_chip_has_switched() {
    for config in [small(), one(), npot()] {
        each(&config, |world| {
            world.cycle(START);
            let out = world.until(SWITCH);
            assert_eq!(levels(&out), [true, true, false, false]);
            let out = world.cycle(QUIET);
            assert_eq!(levels(&out), [true, false, true, false]);
            world.stopped = 1;
            for _ in 0..20 {
                let out = world.cycle(QUIET);
                assert_eq!((out.state, levels(&out)), (SWITCH, [true, false, true, false]));
            }
            world.stopped = 0;
            let out = world.until(SM_SIDE);
            assert!(out.hold && !world.cycle(QUIET).hold);
            world.cycle(END);
            assert_eq!(world.states(IDLE), [DRAIN, FLUSH, SWITCH, IDLE]);
            assert_eq!(levels(&world.cycle(QUIET)), [false; 4]);
        });
    }
}

/// The figure of the design's page: chips that answer at once, nothing to write back.
#[test]
fn r9_a_switch_takes_twelve_cycles() {
    each(&small(), |world| {
        world.cycle(START);
        world.until(EVALUATE);
        let mut switching = 0;
        while world.until_any().state != SM_SIDE {
            switching += 1;
        }
        // And the cycle in which it is chosen.
        assert_eq!(switching + 1, 12);
    });
}

#[test]
fn r10_an_end_in_each_state() {
    // Where it comes, and what follows.
    let cases: [(u64, &[u64]); 7] = [
        (PROFILE, &[IDLE]),
        (EVALUATE, &[IDLE]),
        (DRAIN, &[IDLE]),
        (FLUSH, &[FLUSH, IDLE]),
        (SWITCH, &[SWITCH, SM_SIDE, DRAIN, FLUSH, SWITCH, IDLE]),
        (SM_SIDE, &[DRAIN, FLUSH, SWITCH, IDLE]),
        (MEMORY_SIDE, &[IDLE]),
    ];
    for (at, expected) in cases {
        each(&small(), |world| {
            world.chooses = at != MEMORY_SIDE;
            world.cycle(START);
            world.until(at);
            world.cycle(END);
            assert_eq!(world.states(IDLE), expected, "end in {at}");
        });
    }
}

#[test]
fn r11_a_start_follows_what_it_ends() {
    let cases: [(u64, &[u64]); 4] = [
        (DRAIN, &[PROFILE]),
        (FLUSH, &[FLUSH, PROFILE]),
        (SWITCH, &[SWITCH, SM_SIDE, DRAIN, FLUSH, SWITCH, PROFILE]),
        (SM_SIDE, &[DRAIN, FLUSH, SWITCH, PROFILE]),
    ];
    for start in [START, NEXT] {
        for (at, expected) in cases {
            each(&small(), |world| {
                world.cycle(START);
                world.until(at);
                world.cycle(start);
                assert_eq!(world.states(PROFILE), expected, "start in {at}");
            });
        }
    }
    // The last start counts, and an end takes it back.
    each(&small(), |world| {
        world.switch_to_sm_side();
        world.cycle(START);
        world.cycle(PINNED);
        assert_eq!(world.states(MEMORY_SIDE), [DRAIN, FLUSH, SWITCH, MEMORY_SIDE]);
        world.cycle(NEXT);
        world.until(SM_SIDE);
        world.cycle(START);
        world.cycle(END);
        assert_eq!(world.states(IDLE), [DRAIN, FLUSH, SWITCH, IDLE]);
    });
}

#[test]
fn r12_a_profile_is_finished_and_the_next_begins_after_it() {
    each(&small(), |world| {
        world.cycle(START);
        world.until(PROFILE);
        world.stopped = 3;
        for _ in 0..3 {
            world.cycle(QUIET);
        }
        world.cycle(NEXT);
        for _ in 0..10 {
            let out = world.cycle(QUIET);
            assert_eq!((out.state, out.profile), (PROFILE, true));
        }
        // The counters of the first are taken, and its choice is dropped.
        world.stopped = 0;
        let mut profiles = vec![];
        while profiles.len() < 100 {
            let out = world.cycle(QUIET);
            if out.state != PROFILE {
                break;
            }
            profiles.push(out.profile);
        }
        profiles.dedup();
        assert_eq!(profiles, [true, false, true]);
        world.until(SM_SIDE);
    });
}

#[test]
fn r13_an_environment_that_breaks_its_promise_is_noticed() {
    let observe = |inputs: &[Answers]| {
        let inputs: Vec<In> = inputs.iter().map(|&answers| In { answers, ..QUIET }).collect();
        promised::<Dut>(&small(), &inputs)
    };
    let none = Answers::default();
    assert_eq!(observe(&[none, none]), "");
    assert_eq!(observe(&[none, Answers { held: 1, ..none }]), "R13: held must follow its level");
    assert_eq!(
        observe(&[none, Answers { organisation: 2, ..none }]),
        "R13: organisation must follow its level"
    );
    assert_eq!(
        observe(&[Answers { empty: 1, ..none }]),
        "R13: a chip must be held while it is empty or idle"
    );
    let offer = In { counter_valid: 2, ..QUIET };
    assert_eq!(
        promised::<Dut>(&small(), &[offer, QUIET]),
        "R13: a counter must stay until it is taken"
    );
}

/// Whatever comes when, a quiet time later the block is idle, or runs the kernel that came last.
#[test]
fn r14_every_state_is_left_in_time() {
    each(&small(), |world: &mut World| {
        for pause in 0..60 {
            world.cycle(START);
            for _ in 0..pause {
                world.cycle(QUIET);
            }
            world.cycle(if pause % 3 == 0 { NEXT } else { END });
            for _ in 0..pause % 7 {
                world.cycle(QUIET);
            }
            world.cycle(END);
            for _ in 0..120 {
                world.cycle(QUIET);
            }
            let out = world.cycle(QUIET);
            assert_eq!((out.state, levels(&out)), (IDLE, [false; 4]), "pause {pause}");
        }
    });
}
