//! The hardware.
use super::Config;
use crate::Optional;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Holds words in order, first in, first out.
#[derive(LogicBlock)]
pub struct Queue {
    kind: Kind,
    /// Words that enter.
    pub push: StreamIn,
    /// Words that leave.
    pub pop: StreamOut,
    /// Words held.
    pub count: Wire<Out>,
    /// Words held.
    used: Reg,
    /// Where the oldest word lies.
    head: Optional<Reg>,
    /// Where the next word goes.
    tail: Optional<Reg>,
    words: Optional<RegisterFile>,
    /// The one word of depth 1.
    word: Optional<Reg>,
    _depth: usize,
}

impl Queue {
    /// An empty queue.
    pub fn new(config: Config) -> Queue {
        let (width, depth) = (config.width(), config.depth());
        let is_file = depth > 1;
        let pointer = Optional::new(is_file, Reg::new(index_bits(depth)));
        Queue {
            kind: Kind::of::<Queue>("Holds words in order, first in, first out.")
                .with("width", width)
                .with("depth", depth),
            push: StreamIn::new(width),
            pop: StreamOut::new(width),
            count: Wire::new(config.count_bits()),
            used: Reg::new(config.count_bits()),
            head: pointer.clone(),
            tail: pointer,
            words: Optional::new(is_file, RegisterFile::new(depth.max(2), width, 1)),
            word: Optional::new(!is_file, Reg::new(width)),
            _depth: depth,
        }
    }
}

impl Logic for Queue {
    #[kernel]
    fn update(&mut self) {
        let last = self._depth - 1;
        let has_room = self.used.q.val() != self._depth;
        let has_word = self.used.q.val() != 0;
        let pushed = self.push.valid.val() && has_room;
        let popped = self.pop.ready.val() && has_word;

        self.push.ready.next = has_room;
        self.pop.valid.next = has_word;
        self.count.next = self.used.q.val();

        self.used.hold();
        if pushed && !popped {
            self.used.d.next = self.used.q.val() + 1;
        }
        if popped && !pushed {
            self.used.d.next = self.used.q.val() - 1;
        }

        if self._depth == 1 {
            self.word.hold();
            if pushed {
                self.word.d.next = self.push.data.val();
            }
            self.pop.data.next = self.word.q.val();
        } else {
            self.words.write.enable.next = pushed;
            self.words.write.address.next = self.tail.q.val();
            self.words.write.data.next = self.push.data.val();
            self.words.read[0].address.next = self.head.q.val();
            self.pop.data.next = self.words.read[0].data.val();

            self.tail.hold();
            if pushed {
                self.tail.d.next = self.tail.q.val() + 1;
            }
            self.head.hold();
            if popped {
                self.head.d.next = self.head.q.val() + 1;
            }
            // Other depths wrap by themselves.
            if !self._depth.is_power_of_two() {
                if pushed && (self.tail.q.val() == last) {
                    self.tail.d.next = 0.into();
                }
                if popped && (self.head.q.val() == last) {
                    self.head.d.next = 0.into();
                }
            }
        }
    }
}
