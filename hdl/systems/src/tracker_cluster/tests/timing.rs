//! The diagram of the page, in golden model, rust-hdl and Verilog.

use base::streams::DownReply;
use sharing_tracker::streams::Forward;

use super::super::INFO;
use super::rules::SIX_CORES;
use super::wired::{Wired, load, miss};
use super::{In, Out, geometries};

/// A row of the diagram, and what it draws.
type Row = (&'static str, fn(&In, &Out) -> bool);

/// A signal of one bit as the diagrams draw it: `.` where it stays.
fn wave(bits: &[bool]) -> String {
    let before = std::iter::once(None).chain(bits.iter().copied().map(Some));
    let drawn = |(&bit, before): (&bool, Option<bool>)| match bit {
        _ if before == Some(bit) => '.',
        true => '1',
        false => '0',
    };
    bits.iter().zip(before).map(drawn).collect()
}

/// By hand, since a network that takes no time brings what leaves in the same cycle.
#[test]
fn the_timing_diagram_is_what_happens() {
    let mut cluster = Wired::new(&geometries()[SIX_CORES]);
    cluster.load(0, 4);
    cluster.arrives = false;
    let mut seen: Vec<(In, Out)> = vec![];
    for cycle in 0..14 {
        let change = |input: &mut In| {
            if cycle == 0 {
                input.core_request[1] = load(4);
            }
            if cycle == 2 {
                input.bank_message[0] = miss(1, 2, 0b11, 0);
            }
            if cycle == 5 {
                input.forward[0] = Forward { valid: true, line: 4, requester: 1, id: 0 };
            }
            if let 9 | 10 = cycle {
                let (sector, last) = (cycle - 9, cycle == 10);
                input.down_reply[1] =
                    DownReply { valid: true, sector, last, ..DownReply::default() };
            }
        };
        let mut input = In::default();
        change(&mut input);
        let out = cluster.cycle(&[], change);
        assert!(!input.bank_message[0].valid || out.bank_message[0].ready);
        assert!(!input.forward[0].valid || out.forward[0].ready);
        seen.push((input, out));
    }
    let rows: [Row; 9] = [
        ("core_request_valid", |input, _| input.core_request[1].valid),
        ("core_status_valid", |_, out| out.core_status[1].valid),
        ("message_valid", |_, out| out.message[1].valid),
        ("bank_message_valid", |input, _| input.bank_message[0].valid),
        ("bank_forward_valid", |_, out| out.bank_forward[0].valid),
        ("forward_valid", |input, _| input.forward[0].valid),
        ("answer_valid", |_, out| out.answer[0].valid),
        ("down_reply_valid", |input, _| input.down_reply[1].valid),
        ("core_reply_valid", |_, out| out.core_reply[1].valid),
    ];
    for (name, is_high) in rows {
        let happened = seen.iter().map(|(input, out)| is_high(input, out)).collect::<Vec<_>>();
        let drawn = INFO.timing.lanes.iter().find(|lane| lane.0 == name).unwrap();
        assert_eq!(drawn.1, wave(&happened), "{name}");
    }
}
