//! The checks themselves: receivers that break a rule, which lockstep must notice, and replies that no
//! packet gives, which the monitor must.

use super::super::{Dut, HomePacket, In, Out, Ready, Wanted};
use super::{paper, pot};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    assert!(is_noticed::<Dut>(&paper(), &pot(), |_| {}, |_, _| {}));
    let inputs: [fn(&mut In); 4] = [
        |seen| seen.packet.sectors &= 0x7,
        |seen| seen.packet.id &= 0x7f,
        |seen| seen.wanted.sectors |= 1,
        |seen| seen.packet.data[3] &= !(1 << 63),
    ];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 5] = [
        |_, out| out.packet.ready |= out.core_reply.valid,
        |seen, out| out.packet.ready &= seen.core_reply.ready,
        |_, out| out.request.done |= out.core_reply.last && out.packet.ready,
        |seen, out| out.core_reply.data[0] |= u64::from(seen.packet.sectors == 0),
        |seen, out| out.request.id = seen.packet.id,
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
}

#[test]
fn replies_that_no_packet_gives_are_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    let header = In {
        packet: HomePacket { valid: true, id: 4, sectors: 0b0101, ..HomePacket::default() },
        core_reply: Ready::YES,
        wanted: Wanted { sectors: 0b0101 },
    };
    let beat = In { packet: HomePacket { id: 0, sectors: 0, ..header.packet }, ..header };
    let first = |change| observed::<Dut>(&paper(), &[(header, change)]);
    let second = |change| observed::<Dut>(&paper(), &[(header, as_is), (beat, change)]);
    let none = In { packet: HomePacket { valid: false, ..header.packet }, ..header };
    assert_eq!((first(as_is), second(as_is)), (String::new(), String::new()));
    assert_eq!(
        first(|out| out.request.id = 0),
        "R6: the identifier must be that of the packet's header"
    );
    assert_eq!(
        first(|out| out.request.present = false),
        "R6: a packet must be present from its header on"
    );
    assert_eq!(first(|out| out.core_reply.valid = true), "R2: a header must give no reply");
    assert_eq!(
        first(|out| out.request.done = true),
        "R7: request_done must be true with the last beat alone"
    );
    assert_eq!(
        observed::<Dut>(&paper(), &[(none, |out| out.packet.ready = true)]),
        "R2: no beat must be taken where there is none"
    );
    for (change, rule) in [
        (
            (|out| out.core_reply.sector = 2) as fn(&mut Out),
            "R3: a reply must be of the sector that came, if it is wanted",
        ),
        (
            |out| out.core_reply.last = true,
            "R5: core_reply_last must be true in the last beat alone",
        ),
        (|out| out.request.id = 0, "R6: the identifier must be that of the packet's header"),
    ] {
        assert_eq!(second(change), rule);
    }
    let dropped: (In, fn(&mut Out)) = (beat, |out| out.core_reply.valid = false);
    assert_eq!(
        observed::<Dut>(&paper(), &[(header, as_is), dropped, (beat, as_is)]),
        "R3: every sector that is wanted must be offered"
    );
}
