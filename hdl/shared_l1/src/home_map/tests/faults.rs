//! The checks themselves: maps that break a rule, which lockstep must notice, and answers that no map
//! gives, which the monitor must.

use super::super::{Dut, In, Out};
use super::{config, hashed, paper};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    let right = hashed();
    assert!(!is_noticed::<Dut>(&right, &right, |_| {}, |_, _| {}));
    // A bit that is not looked at: the highest of the line, and one of the set.
    let inputs: [fn(&mut In); 2] = [|seen| seen.line &= !(1 << 32), |seen| seen.line &= !(1 << 4)];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&right, &right, fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 3] = [
        // Values beyond the last core that all go to core 0.
        |seen, out| out.core *= u64::from(seen.line >> 5 & 0x1f < 28 || out.core > 3),
        |_, out| out.set_number ^= out.tag >> 27,
        |_, out| out.tag |= u64::from(out.core == 27),
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&right, &right, |_| {}, fault), "{number}");
    }
}

#[test]
fn another_geometry_is_noticed() {
    for wrong in [
        config("shared_l1 = { home_hash = \"xor\", cores = 27 }\nl1.index = \"fermi\""),
        config("shared_l1.home_hash = \"xor\"\nl1.index = \"xor\""),
        config("l1.index = \"fermi\""),
        paper(),
    ] {
        assert!(is_noticed::<Dut>(&hashed(), &wrong, |_| {}, |_, _| {}), "{wrong:?}");
    }
}

#[test]
fn answers_that_no_map_gives_are_noticed() {
    let said = |change: fn(&mut Out)| observed::<Dut>(&paper(), &[(In { line: 0x21 }, change)]);
    assert_eq!(said(|_| {}), "");
    assert_eq!(said(|out| out.core = 28), "R3: a home must be a core below 28; got 28");
    let rule = "R4: set and tag must name line 0x21; they name 0x20";
    assert_eq!(said(|out| out.set_number = 0), rule);
    assert_eq!(said(|out| out.tag = 0), "R4: set and tag must name line 0x21; they name 0x1");
}
