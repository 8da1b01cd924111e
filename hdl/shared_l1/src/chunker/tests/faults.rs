//! The checks themselves: chunkers that break a rule, which lockstep must notice, and beats that no
//! packet has, which the monitor must.

use super::super::{Dut, In, Out, Ready, Reply};
use super::{paper, pot, whole};
use testbenches::testing::{is_noticed, observed};

#[test]
fn a_fault_is_noticed_and_nothing_else() {
    assert!(!is_noticed::<Dut>(&paper(), &paper(), |_| {}, |_, _| {}));
    let inputs: [fn(&mut In); 4] = [
        |seen| seen.reply.sectors &= 0x7,
        |seen| seen.reply.id &= 0x7f,
        |seen| seen.line.data[3] &= !(1 << 63),
        // A reply of no sectors that is answered with one.
        |seen| seen.reply.sectors |= u64::from(seen.reply.sectors == 0),
    ];
    for (number, fault) in inputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), fault, |_, _| {}), "{number}");
    }
    let outputs: [fn(&In, &mut Out); 4] = [
        |_, out| out.reply.ready |= out.packet.last,
        |seen, out| out.reply.ready |= seen.packet.ready && !seen.reply.valid,
        |_, out| out.packet.core &= 0xf,
        |_, out| out.line.valid |= out.packet.last,
    ];
    for (number, fault) in outputs.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&paper(), &paper(), |_| {}, fault), "{number}");
    }
    assert!(is_noticed::<Dut>(&paper(), &whole(), |_| {}, |_, _| {}));
    assert!(is_noticed::<Dut>(&paper(), &pot(), |_| {}, |_, _| {}));
}

#[test]
fn packets_that_are_framed_wrongly_are_noticed() {
    let as_is: fn(&mut Out) = |_| {};
    let input = In {
        reply: Reply { valid: true, sectors: 0b0110, ..Reply::default() },
        packet: Ready::YES,
        ..In::default()
    };
    let second = |change| observed::<Dut>(&paper(), &[(input, as_is), (input, change)]);
    assert_eq!(second(as_is), "");
    for (change, rule) in [
        ((|out| out.packet.valid = false) as fn(&mut Out), "R6: packet_valid must be reply_valid"),
        (|out| out.reply.ready = true, "R7: a reply must be taken with its last beat"),
        (|out| out.packet.sectors = 0b0111, "R4: packet_sectors must be the sectors of the packet"),
        (
            |out| (out.packet.header, out.line.valid) = (true, false),
            "R1: a packet must begin with its header, and have no other",
        ),
        (|out| out.line.sector = 2, "R1: sectors must come in rising order, each once"),
        (|out| out.line.sector = 0, "R1: sectors must come in rising order, each once"),
        (
            |out| (out.packet.last, out.reply.ready) = (true, true),
            "R1: packet_last must be true in the last beat alone",
        ),
    ] {
        assert_eq!(second(change), rule);
    }
}
