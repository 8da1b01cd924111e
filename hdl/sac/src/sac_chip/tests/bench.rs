//! Requests to a chip, and a bench that waits for what comes of them.

use llc::streams::{Reply, Request, kind};
use signal::port::{Lanes, beginning};
use testbenches::testing;

use super::super::ports::{EntryReply, EntryRequest, Levels};
use super::super::{In, Out, Ready};
use super::{Dut, MOST, of};
use crate::route_policy::model::RoutePolicy;

pub type Bench = testing::Bench<Dut>;

/// Number of the chip; it has two slices and two SMs, and there are two chips.
pub const CHIP: u64 = 1;

pub fn bench() -> Bench {
    Bench::new(&of(2, 2, 2))
}

/// Everything is ready and nothing is offered.
pub fn ready() -> In<MOST> {
    let all = || Lanes([Ready::YES; MOST]);
    In {
        chip: CHIP,
        forward: all(),
        down_reply: all(),
        link_out: all(),
        tile_reply: all(),
        memory: all(),
        ..In::default()
    }
}

/// The n-th line of a slice.
pub fn line(n: u64, slice: u64) -> u64 {
    let route = RoutePolicy::new(of(2, 2, 2).tile().route());
    n << 1 | (route.place(n << 1).slice ^ slice)
}

/// An L1's load of the first sector of a line.
pub fn load(line: u64, home: u64, id: u64) -> EntryRequest {
    EntryRequest { valid: true, line, sectors: 1, home, id, ..EntryRequest::default() }
}

/// The request as it arrives at a slice of this chip.
pub fn at_slice(request: &EntryRequest) -> Request {
    let EntryRequest { valid, kind, line, sectors, id, home, source, .. } = *request;
    Request { valid, kind, line, sectors, id, home, source, chip: CHIP, ..Request::default() }
}

/// A reply's only beat.
pub fn answer(id: u64) -> EntryReply {
    EntryReply { valid: true, id, last: true, ..EntryReply::default() }
}

/// All sectors that memory answers a load with.
pub fn fills(request: &Request) -> Vec<Reply> {
    let Request { source, id, chip, .. } = *request;
    let beat = |sector| Reply {
        valid: true,
        source,
        id,
        kind: kind::LOAD as u64,
        sector,
        data: beginning([3, 3, 3, 3]),
        last: sector == 3,
        chip,
    };
    (0..4).map(beat).collect()
}

/// Only `hold`, `flush`, `sm_side` and `profile` of these, in this order.
pub fn levels([hold, flush, sm_side, profile]: [bool; 4]) -> In<MOST> {
    In { level: Levels { hold, flush, sm_side, profile }, ..ready() }
}

/// Runs until `is` says so, and gives what the chip said then.
pub fn until(bench: &mut Bench, input: In<MOST>, is: impl Fn(&Out<MOST>) -> bool) -> Out<MOST> {
    let mut outs = (0..200).map(|_| bench.cycle(input));
    outs.find(is).expect("never within 200 cycles")
}

/// `local` of a slice with this request, until it is taken; what came until `cycles` later.
pub fn ask(
    bench: &mut Bench,
    slice: usize,
    request: &EntryRequest,
    cycles: usize,
) -> Vec<Out<MOST>> {
    let mut offered = ready();
    offered.local[slice] = at_slice(request);
    let mut outs = vec![until(bench, offered, |out| out.local[slice].ready)];
    outs.extend((0..cycles).map(|_| bench.cycle(ready())));
    outs
}
