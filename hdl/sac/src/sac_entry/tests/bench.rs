//! Bench of the rules' tests, cycle by cycle.

use signal::port::beginning;
use testbenches::testing;

use super::super::{Config, Dut, EntryReply, EntryRequest, In, Out, Ready};

/// The block after a reset.
pub type Bench = testing::Bench<Dut>;

/// Runs `test` on all engines in step.
pub fn each(config: &Config, test: impl Fn(&mut Bench)) {
    test(&mut Bench::new(config));
}

/// Everything downstream ready, nothing offered; chip 0 under memory-side.
pub fn ready() -> In {
    In { forward: Ready::YES, down_reply: Ready::YES, ..In::default() }
}

/// A load of a line of chip `home`, with all that a request can carry.
pub fn request(line: u64, home: u64, input: In) -> In {
    let request = EntryRequest {
        valid: true,
        operation: 5,
        line,
        sectors: 1,
        byte_enable: 0xf0,
        data: beginning([line, 1, 2, 3]),
        source: 1,
        id: line & 1,
        home,
        ..EntryRequest::default()
    };
    In { request, ..input }
}

/// The last beat of a reply, or one before.
pub fn reply(last: bool, input: In) -> In {
    let data = beginning([7, 8, 9, 10]);
    let reply = EntryReply { valid: true, id: 1, kind: 1, data, last, ..EntryReply::default() };
    In { reply, ..input }
}

pub fn hold(input: In) -> In {
    In { hold: true, ..input }
}

/// The line that is offered, and the chip and the slice that it is to go to.
pub fn offered(out: &Out) -> Option<(u64, u64, u64)> {
    let forward = out.forward;
    forward.valid.then_some((forward.line, forward.to_chip, forward.to_slice))
}
