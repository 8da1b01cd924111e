//! Requests to a tile, and a bench that waits for what comes of them.

use llc::streams::{MemoryReply, Reply, Request, kind};
use signal::port::beginning;
use testbenches::testing;

use super::super::{Dut, In, Out, Ready};
use super::small;
use crate::route_policy::model::RoutePolicy;

pub type Bench = testing::Bench<Dut>;

/// Chip and number of the tile.
pub const CHIP: u64 = 1;
pub const SLICE: u64 = 2;

/// Everything is ready and nothing is offered, under memory-side.
pub fn ready() -> In {
    let (reply, memory, link_out) = (Ready::YES, Ready::YES, Ready::YES);
    In { chip: CHIP, slice: SLICE, reply, memory, link_out, ..In::default() }
}

/// The same under SM-side.
pub fn sm_side() -> In {
    In { sm_side: true, ..ready() }
}

/// The n-th line of the tile.
pub fn line(n: u64) -> u64 {
    let route = RoutePolicy::new(small().route());
    n << 2 | (route.place(n << 2).slice ^ SLICE)
}

/// A load of an SM of this chip of the first sector of a line, whose home is this chip.
pub fn load(n: u64, id: u64) -> Request {
    let (chip, home) = (CHIP, CHIP);
    Request { valid: true, line: line(n), sectors: 1, id, chip, home, ..Request::default() }
}

/// A store of 7 to its first word.
pub fn store(n: u64, id: u64) -> Request {
    let data = beginning([7]);
    Request { kind: kind::STORE as u64, byte_enable: 0xff, data, ..load(n, id) }
}

/// An atomic that adds 7 to it.
pub fn atomic(n: u64, id: u64) -> Request {
    Request { kind: kind::ATOMIC as u64, ..store(n, id) }
}

/// The same of a line of the other chip's memory.
pub fn of_other(request: Request) -> Request {
    Request { home: 1 - CHIP, ..request }
}

/// The same, asked by the other chip.
pub fn by_other(request: Request) -> Request {
    Request { chip: 1 - CHIP, ..request }
}

/// Memory's answer: the sector, of which each word is 3.
pub fn answer(request: &Request, sector: u64, last: bool) -> Reply {
    let Request { source, id, chip, kind, .. } = *request;
    Reply { valid: true, source, id, kind, sector, data: beginning([3, 3, 3, 3]), last, chip }
}

/// The answer of another chip's memory.
pub fn remote(request: &Request, sector: u64, last: bool) -> MemoryReply {
    let name = request.source << small().port().id_bits() | request.id;
    MemoryReply { id: name, ..MemoryReply::from(answer(request, sector, last)) }
}

/// Offers these by `local`, one after the other, and then nothing; what left by either way down meanwhile.
pub fn offer(bench: &mut Bench, idle: In, requests: &[Request], cycles: u64) -> Vec<Request> {
    let mut left = Vec::new();
    let mut waiting = requests.iter();
    let mut now = waiting.next();
    for _ in 0..cycles {
        let local = now.copied().unwrap_or_default();
        let out = bench.cycle(In { local, ..idle });
        if now.is_some() && out.local.ready {
            now = waiting.next();
        }
        let taken = [(out.memory, idle.memory), (out.link_out, idle.link_out)];
        left.extend(
            taken.iter().filter(|(down, to)| down.valid && to.ready).map(|(down, _)| *down),
        );
    }
    assert!(now.is_none(), "every request was taken");
    left
}

/// Answers all four sectors of a load by `memory_reply`.
pub fn fill(bench: &mut Bench, idle: In, down: &Request) {
    for sector in 0..4 {
        let memory_reply = answer(down, sector, sector == 3);
        assert!(bench.cycle(In { memory_reply, ..idle }).memory_reply.ready);
    }
}

/// Runs until `is` says so; the cycles that it took, and what the tile said then.
pub fn until(bench: &mut Bench, input: In, is: impl Fn(&Out) -> bool) -> (u64, Out) {
    for cycle in 0..100 {
        let out = bench.cycle(input);
        if is(&out) {
            return (cycle, out);
        }
    }
    panic!("never within 100 cycles");
}
