//! The random environment of a slice, but that atomics name a word where they are performed here, and AXI's side of the
//! ports where memory is behind it.

use signal::port::Ready;

use super::{Config, In, Out};
use crate::atomic_buffer::Word;
use crate::axi4_memory::{self, subordinate::Behind};
use crate::llc_slice;
use crate::streams::{Request, kind};

/// The random environment.
pub struct Stimulus {
    config: Config,
    /// Requests, flushes, counters and, where its ports are the bank's, memory.
    slice: llc_slice::Stimulus,
    axi: Behind,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            slice: llc_slice::Stimulus::new(config.port(), seed),
            axi: Behind::new(config.axi(), seed ^ 1 << 32),
        }
    }
}

/// An atomic of one word, always the same for the same request.
fn of_a_word(request: &Request, sector_bytes: usize) -> Request {
    let mixed = request.data.iter().fold(request.id, |mixed, word| mixed.rotate_left(7) ^ word);
    let width = if mixed & 1 == 0 { 4 } else { 8 };
    let words = sector_bytes as u64 / u64::from(width);
    let word = Word { offset: width * ((mixed >> 1) % words) as u32, width };
    Request { byte_enable: word.bytes(), ..*request }
}

/// As a slice in the bank's place would show it to what is around it.
fn of_slice(out: &Out) -> llc_slice::Out {
    let Out { request, reply, memory_request, flushed, idle, event, evict, counter, .. } = *out;
    let memory_reply = Ready::YES;
    let seen =
        llc_slice::Out { request, reply, memory_request, memory_reply, ..Default::default() };
    llc_slice::Out { flushed, idle, event, evict, counter, ..seen }
}

/// As the manager shows it to AXI.
fn of_manager(out: &Out) -> axi4_memory::Out {
    let Out { ar, r, aw, w, b, .. } = *out;
    axi4_memory::Out { ar, r, aw, w, b, ..Default::default() }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let last_of_slice = last.map(of_slice);
        let above = self.slice.next(last_of_slice.as_ref());
        let mut request = above.request;
        if self.config.has_buffer() && request.valid && request.kind == kind::ATOMIC as u64 {
            request = of_a_word(&request, self.config.port().sector_bytes());
        }
        let (reply, flush, counter) = (above.reply, above.flush, above.counter);
        let input = In { request, reply, flush, counter, ..In::default() };
        if !self.config.has_axi() {
            let (memory_request, memory_reply) = (above.memory_request, above.memory_reply);
            return In { memory_request, memory_reply, ..input };
        }
        let last_of_manager = last.map(of_manager);
        let axi_in = self.axi.next(last_of_manager.as_ref());
        let axi4_memory::In { ar, r, aw, w, b, .. } = axi_in;
        In { ar, r, aw, w, b, ..input }
    }
}
