//! The checks themselves: chips that are wrong, which lockstep must notice, and outputs that are, which the monitor must.

use llc::llc_slice::model::Fault;
use testbenches::dut::Model as _;
use testbenches::dut::Stimulus as _;
use testbenches::testing::{alone, is_noticed};

use super::super::model::SacChip;
use super::super::{In, Out, Stimulus};
use super::{Dut, MOST, of};

fn is_wrong(before: fn(&mut In<MOST>), after: fn(&In<MOST>, &mut Out<MOST>)) -> bool {
    is_noticed::<Dut>(&of(2, 2, 2), &of(2, 2, 2), before, after)
}

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_wrong(|_| {}, |_, _| {}));
    let seen: [fn(&mut In<MOST>); 6] = [
        |seen| seen.chip ^= 1,
        // Levels that are not seen, and slices and SMs that are exchanged.
        |seen| seen.level.hold = false,
        |seen| seen.level.flush = false,
        |seen| seen.level.sm_side = false,
        |seen| seen.local.swap(0, 1),
        |seen| seen.request.swap(0, 1),
    ];
    for (number, fault) in seen.into_iter().enumerate() {
        assert!(is_wrong(fault, |_, _| {}), "input {number}");
    }
    let said: [fn(&In<MOST>, &mut Out<MOST>); 5] = [
        |_, out| out.event.swap(0, 1),
        |_, out| out.counter_value.swap(0, 1),
        |_, out| out.tile_reply.swap(0, 1),
        |_, out| out.answer.idle = out.answer.empty,
        |input, out| out.answer.profiled = input.level.profile,
    ];
    for (number, fault) in said.into_iter().enumerate() {
        assert!(is_wrong(|_| {}, fault), "output {number}");
    }
}

#[test]
fn wrong_slices_make_a_wrong_chip() {
    let config = of(2, 2, 2);
    for fault in [Fault::StorePassesLoads, Fault::WholeSectors, Fault::FlushHastens] {
        let mut right = SacChip::<MOST>::new(&config);
        let mut wrong = SacChip::<MOST>::new(&config).with_fault(fault);
        let mut world = Stimulus::<MOST>::new(&config, 7);
        let mut last = None;
        let differs = (0..60_000).any(|_| {
            let input = world.next(last.as_ref());
            let out = right.step(&input);
            last = Some(out);
            wrong.step(&input) != out
        });
        assert!(differs, "{fault:?}");
    }
}

#[test]
fn the_monitor_alone_notices_what_its_checks_are_for() {
    let said = |change: fn(&In<MOST>, &mut Out<MOST>)| {
        alone::<Dut>(&of(2, 2, 2), &of(2, 2, 2), |_| {}, change)
    };
    assert_eq!(said(|_, _| {}), "");
    let chip = said(|_, out| out.forward[0].chip ^= u64::from(out.forward[0].valid));
    assert!(chip.contains("what leaves an entry must be this chip's"), "{chip}");
    let held = said(|_, out| out.answer.held |= out.forward[1].valid);
    assert!(held.contains("nothing must leave a chip that is held"), "{held}");
    let home = said(|_, out| out.link_out[1].home ^= u64::from(out.link_out[1].valid));
    assert!(home.contains("what leaves by link_out"), "{home}");
}
