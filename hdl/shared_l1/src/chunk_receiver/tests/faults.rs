//! The checks themselves: receivers that break a rule, which lockstep must notice, and replies that no
//! packet gives, which the monitor must.

use super::super::{Dut, In, Out};
use super::{paper, pot};
use crate::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    assert!(is_noticed::<Dut>(&paper(), &pot(), |_| {}, |_, _| {}));
    let inputs: [fn(&mut In); 4] = [
        |seen| seen.packet_sectors &= 0x7,
        |seen| seen.packet_id &= 0x7f,
        |seen| seen.wanted_sectors |= 1,
        |seen| seen.packet_data[3] &= !(1 << 63),
    ];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 5] = [
        |_, out| out.packet_ready |= out.core_reply_valid,
        |seen, out| out.packet_ready &= seen.core_reply_ready,
        |_, out| out.request_done |= out.core_reply_last && out.packet_ready,
        |seen, out| out.core_reply_data[0] |= u64::from(seen.packet_sectors == 0),
        |seen, out| out.request_id = seen.packet_id,
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
}

#[test]
fn replies_that_no_packet_gives_are_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    let header = In {
        packet_valid: true,
        packet_id: 4,
        packet_sectors: 0b0101,
        core_reply_ready: true,
        wanted_sectors: 0b0101,
        ..In::default()
    };
    let beat = In { packet_id: 0, packet_sectors: 0, ..header };
    let first = |change| observed::<Dut>(&paper(), &[(header, change)]);
    let second = |change| observed::<Dut>(&paper(), &[(header, as_is), (beat, change)]);
    let none = In { packet_valid: false, ..header };
    assert_eq!((first(as_is), second(as_is)), (String::new(), String::new()));
    assert_eq!(
        first(|out| out.request_id = 0),
        "R6: the identifier must be that of the packet's header"
    );
    assert_eq!(first(|out| out.core_reply_valid = true), "R2: a header must give no reply");
    assert_eq!(
        first(|out| out.request_done = true),
        "R7: request_done must be true with the last beat alone"
    );
    assert_eq!(
        observed::<Dut>(&paper(), &[(none, |out| out.packet_ready = true)]),
        "R2: no beat must be taken where there is none"
    );
    for (change, rule) in [
        (
            (|out| out.core_reply_sector = 2) as fn(&mut Out),
            "R3: a reply must be of the sector that came, if it is wanted",
        ),
        (
            |out| out.core_reply_last = true,
            "R5: core_reply_last must be true in the last beat alone",
        ),
        (|out| out.request_id = 0, "R6: the identifier must be that of the packet's header"),
    ] {
        assert_eq!(second(change), rule);
    }
    let dropped: (In, fn(&mut Out)) = (beat, |out| out.core_reply_valid = false);
    assert_eq!(
        observed::<Dut>(&paper(), &[(header, as_is), dropped, (beat, as_is)]),
        "R3: every sector that is wanted must be offered"
    );
}
