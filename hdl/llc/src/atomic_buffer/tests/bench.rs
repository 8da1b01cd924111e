//! Bench of the rules' tests, cycle by cycle.

use signal::port::{Ready, beginning};
use testbenches::testing;

use super::super::{Dut, In, Out};
use super::config;
use crate::streams::{Reply, Request};
use base::model::Data;
use design::Llc;

/// The top bit of an internal identifier.
pub const OWN: u64 = 1 << 4;

pub struct Bench {
    pub buffer: testing::Bench<Dut>,
    pub base: In,
}

pub fn atomic(id: u64, line: u64, sector: u64) -> Request {
    let data = beginning([1]);
    let (valid, kind, sectors, byte_enable) = (true, 2, 1 << sector, 0xff);
    Request { valid, kind, line, sectors, byte_enable, data, source: 2, id, ..Request::default() }
}

/// A load or a store.
pub fn other(id: u64, kind: u64, line: u64) -> Request {
    Request { kind, ..atomic(id, line, 0) }
}

pub fn asks(request: Request) -> In {
    In { request, ..In::default() }
}

pub fn answers(id: u64, kind: u64, word: u64) -> In {
    let data: Data = beginning([word]);
    let slice_reply = Reply { valid: true, id, kind, data, last: true, ..Reply::default() };
    In { slice_reply, ..In::default() }
}

impl Bench {
    pub fn new(llc: Llc) -> Bench {
        let (enable, reply, slice_request) = (true, Ready::YES, Ready::YES);
        let base = In { enable, reply, slice_request, ..In::default() };
        Bench { buffer: testing::Bench::new(&config(llc)), base }
    }

    pub fn cycle(&mut self, input: In) -> Out {
        let In { reply, slice_request, enable, flush, .. } = self.base;
        let flush = flush || input.flush;
        self.buffer.cycle(In { reply, slice_request, enable, flush, ..input })
    }

    pub fn idle(&mut self) -> Out {
        self.cycle(In::default())
    }

    /// Cycles until a request goes to the slice, and that one.
    pub fn until_asked(&mut self) -> (u64, Request) {
        for cycles in 0..20 {
            let out = self.idle();
            if out.slice_request.valid {
                return (cycles, out.slice_request);
            }
        }
        panic!("nothing is asked");
    }

    /// Lets the buffer hold a sector with this first word, changed by nothing.
    pub fn hold(&mut self, line: u64, sector: u64, word: u64) {
        self.cycle(asks(Request { operation: 10, ..atomic(15, line, sector) }));
        let (_, load) = self.until_asked();
        assert_eq!((load.kind, load.line, load.sectors), (0, line, 1 << sector));
        self.cycle(answers(OWN, 0, word));
        assert!(self.idle().reply.valid);
        assert!(self.idle().performed);
    }
}
