//! The requests that AXI has not answered, each under a number.

use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// A request that gets the lowest free number; only while one is free.
    pub flow Take(shape: &Shape) {
        /// Line address: a byte address without the offset in the line.
        line: u64 = shape.line_bits,
        /// The beats that it waits for, a bit each: at least one.
        beats: u64 = shape.beats,
        /// The identifier that the reply carries.
        id: u64 = shape.id_bits,
    }
}

/// How many numbers there are, and what they represent.
pub struct Shape {
    count: usize,
    /// Beats of an answer.
    beats: usize,
    line_bits: usize,
    id_bits: usize,
    axi_id_bits: usize,
}

impl Shape {
    /// Those of the reads, whose beats are sectors.
    pub fn of_reads(config: &Config) -> Shape {
        Shape { count: config.reads(), beats: config.sectors(), ..Shape::of_writes(config) }
    }

    /// Those of the writes, whose one beat is the response.
    pub fn of_writes(config: &Config) -> Shape {
        Shape {
            count: config.writes(),
            beats: 1,
            line_bits: config.line_bits(),
            id_bits: config.memory_id_bits(),
            axi_id_bits: config.axi_id_bits(),
        }
    }
}

/// The requests that AXI has not answered, by number: which beats each waits for, its line and its identifier. A number
/// that waits for none is free.
#[derive(LogicBlock)]
pub struct Axi4MemoryIds {
    kind: Kind,
    /// A request.
    pub take: Input<Take>,
    /// A number is free.
    pub has_free: Signal<Out, Bit>,
    /// The lowest free one.
    pub lowest: Wire<Out>,
    /// AXI's identifier of a beat; it may be nobody's.
    pub number: Wire<In>,
    /// The beat is taken; only of a number in use.
    pub beat: Signal<In, Bit>,
    /// The number is in use.
    pub is_used: Signal<Out, Bit>,
    /// Number of the beat.
    pub place: Wire<Out>,
    /// The request waits for the next one too: they are of one burst.
    pub goes_on: Signal<Out, Bit>,
    /// The beat waits for no other.
    pub is_last: Signal<Out, Bit>,
    /// Line address of the request that has the number.
    pub line: Wire<Out>,
    /// Its identifier.
    pub id: Wire<Out>,
    /// The beats that each number waits for.
    waits: Vec<Reg>,
    /// Line and identifier of each.
    requests: Optional<RegisterFile>,
    /// Those of a single number.
    request: Optional<Reg>,
    /// The beats that this number waits for.
    left: Wire<Local>,
}

impl Axi4MemoryIds {
    /// All are free.
    pub fn new(shape: &Shape) -> Axi4MemoryIds {
        let Shape { count, beats, line_bits, id_bits, axi_id_bits } = *shape;
        let request = line_bits + id_bits;
        Axi4MemoryIds {
            kind: Kind::of::<Axi4MemoryIds>("The requests that AXI has not answered, by number.")
                .with("count", count)
                .with("beats", beats)
                .and_more(),
            take: Take::input(shape),
            has_free: Signal::default(),
            lowest: Wire::new(index_bits(count)),
            number: Wire::new(axi_id_bits),
            beat: Signal::default(),
            is_used: Signal::default(),
            place: Wire::new(index_bits(beats)),
            goes_on: Signal::default(),
            is_last: Signal::default(),
            line: Wire::new(line_bits),
            id: Wire::new(id_bits),
            waits: (0..count).map(|_| Reg::new(beats)).collect(),
            requests: Optional::new(count > 1, RegisterFile::new(count.max(2), request, 1)),
            request: Optional::new(count == 1, Reg::new(request)),
            left: Wire::new(beats),
        }
    }
}

impl Logic for Axi4MemoryIds {
    #[kernel]
    fn update(&mut self) {
        let (count, beats) = (self.waits.len(), self.left.width());
        let is_busy = cat_of(count, |n| self.waits[n].q.any());
        self.has_free = !is_busy.all();
        self.lowest = 0;
        // From the highest down, so that the lowest has the last word.
        for n in (0..count).rev() {
            if !self.waits[n].q.any() {
                self.lowest = n.into();
            }
        }

        self.left = 0;
        for n in 0..count {
            if self.number == n {
                self.left = self.waits[n].q;
            }
        }
        // Adding 1 to the inverse turns over the lowest set bit and those below it.
        let next = self.left & (!self.left + 1);
        let rest = self.left & !next;
        let follower = next << 1;
        self.is_used = self.left.any();
        self.is_last = !rest.any();
        self.goes_on = (rest & follower).any();
        self.place = 0;
        for b in 1..beats {
            if next.bit(b) {
                self.place = b.into();
            }
        }

        for n in 0..count {
            self.waits[n].hold();
            if self.beat && (self.number == n) {
                self.waits[n].d = rest;
            }
            if self.take.valid && (self.lowest == n) {
                self.waits[n].d = self.take.beats;
            }
        }
        self.remember();
    }
}

impl Axi4MemoryIds {
    /// Line and identifier, which hold from the taking on.
    #[kernel]
    fn remember(&mut self) {
        let (count, line, id) = (self.waits.len(), self.line.width(), self.id.width());
        let taken = cat(self.take.line, self.take.id);
        if count == 1 {
            self.request.hold();
            if self.take.valid {
                self.request.d = taken;
            }
            self.id = bits_to(self.request.q, id);
            self.line = bits_to(self.request.q >> id, line);
        }
        if count > 1 {
            self.requests.write.enable = self.take.valid;
            self.requests.write.address = self.lowest;
            self.requests.write.data = taken;
            self.requests.read[0].address = bits_to(self.number, self.lowest.width());
            self.id = bits_to(self.requests.read[0].data, id);
            self.line = bits_to(self.requests.read[0].data >> id, line);
        }
    }
}
