//! The hardware.
use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::port::{Packing, Streamed};
use signal::prelude::*;

/// Holds beats of the stream `T` in order, first in, first out.
///
/// `MOST` and `LIMBS` are those of the words that it keeps them in: see [`BeatQueue`].
#[derive(LogicBlock)]
pub struct Queue<T: Streamed = Payload, const MOST: usize = 512, const LIMBS: usize = 8> {
    kind: Kind,
    pub(super) ports: Ports<T>,
    /// Number of words held, 0 to the depth.
    used: Reg,
    /// Where the oldest word lies.
    head: Optional<Reg>,
    /// Where the next word goes.
    tail: Optional<Reg>,
    /// The words: a register file for each part, of which there is more than one where a beat is wider than a word.
    words: Parts<RegisterFile<MOST, LIMBS>>,
    /// The one word of depth 1.
    word: Parts<Reg<MOST, LIMBS>>,
    _depth: usize,
    _packing: Packing,
}

/// A queue of beats among whose members there are a sector's bytes.
pub type BeatQueue<T> = Queue<T, 1024, 16>;

impl Queue {
    /// An empty queue of words.
    pub fn new(config: Config) -> Queue {
        Queue::with("queue", config.width(), config.depth())
    }
}

impl<T: Streamed, const MOST: usize, const LIMBS: usize> Queue<T, MOST, LIMBS> {
    /// An empty queue of `depth` beats, 1..=256.
    pub fn of(shape: T::Shape<'_>, depth: usize) -> Self {
        let queue = Self::with(&format!("{}_queue", T::NAME), shape, depth);
        // Beats of one width differ by their members.
        Queue { kind: queue.kind.and_more(), ..queue }
    }

    /// Bits of a beat.
    pub fn width(&self) -> usize {
        self._packing.widths().iter().sum()
    }

    /// Beats that it holds at most.
    pub fn depth(&self) -> usize {
        self._depth
    }

    fn with(name: &str, shape: T::Shape<'_>, depth: usize) -> Self {
        let ports = Ports::new((shape, depth));
        let packing = Packing::within(MOST, &ports.push.payload);
        let widths = packing.widths();
        let is_file = depth > 1;
        let pointer = Optional::new(is_file, Reg::new(index_bits(depth)));
        let file = |width: &usize| RegisterFile::new(depth, *width, 1);
        let word = |width: &usize| Reg::new(*width);
        Queue {
            kind: Kind::of::<Queue<T, MOST, LIMBS>>("Holds words in order, first in, first out.")
                .named(name)
                .with("width", widths.iter().sum())
                .with("depth", depth),
            used: Reg::new(ports.count.width()),
            ports,
            head: pointer.clone(),
            tail: pointer,
            words: Parts::new(widths.iter().filter(|_| is_file).map(file).collect()),
            word: Parts::new(widths.iter().filter(|_| !is_file).map(word).collect()),
            _depth: depth,
            _packing: packing,
        }
    }
}

impl<T: Streamed, const MOST: usize, const LIMBS: usize> Logic for Queue<T, MOST, LIMBS> {
    #[kernel]
    fn update(&mut self) {
        let last = self._depth - 1;
        let has_room = self.used.q != self._depth;
        let has_word = self.used.q != 0;
        let pushed = self.push.valid && has_room;
        let popped = self.pop.ready && has_word;

        self.push.ready = has_room;
        self.pop.valid = has_word;
        self.count = self.used.q;

        self.used.hold();
        if pushed && !popped {
            self.used.d = self.used.q + 1;
        }
        if popped && !pushed {
            self.used.d = self.used.q - 1;
        }

        for p in 0..self.word.len() {
            self.word[p].hold();
            if pushed {
                self.word[p].d = self.ports.push.payload.pack(&self._packing, p);
            }
            self.ports.pop.payload.unpack(&self._packing, p, self.word[p].q);
        }
        for p in 0..self.words.len() {
            self.words[p].write.enable = pushed;
            self.words[p].write.address = self.tail.q;
            self.words[p].write.data = self.ports.push.payload.pack(&self._packing, p);
            self.words[p].read[0].address = self.head.q;
            self.ports.pop.payload.unpack(&self._packing, p, self.words[p].read[0].data);
        }
        if self._depth > 1 {
            self.tail.hold();
            if pushed {
                self.tail.d = self.tail.q + 1;
            }
            self.head.hold();
            if popped {
                self.head.d = self.head.q + 1;
            }
            // Other depths wrap by themselves.
            if !self._depth.is_power_of_two() {
                if pushed && (self.tail.q == last) {
                    self.tail.d = 0;
                }
                if popped && (self.head.q == last) {
                    self.head.d = 0;
                }
            }
        }
    }
}
