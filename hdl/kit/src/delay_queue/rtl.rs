//! The hardware: a queue, and how many of its words have been in it long enough.
use super::{Config, Ports};
use crate::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::port::{Link as _, Streamed};
use signal::prelude::*;

/// Holds beats of the stream `T` in order, each for at least `latency` cycles.
#[derive(LogicBlock)]
pub struct DelayQueue<T: Streamed = Payload, const MOST: usize = 512, const LIMBS: usize = 8> {
    kind: Kind,
    pub(super) ports: Ports<T>,
    words: Queue<T, MOST, LIMBS>,
    /// Bit i: a word entered i + 1 cycles ago. A latency of 1 is the queue's.
    entered: Optional<Reg>,
    /// Words that have been held long enough.
    due: Optional<Reg>,
    _latency: usize,
}

/// A delay queue of beats among whose members there are a sector's bytes.
pub type BeatDelayQueue<T> = DelayQueue<T, 1024, 16>;

impl DelayQueue {
    /// An empty queue of words.
    pub fn new(config: Config) -> DelayQueue {
        let queue = config.queue();
        DelayQueue::with("delay_queue", queue.width(), Queue::new(queue), config.latency())
    }
}

impl<T: Streamed, const MOST: usize, const LIMBS: usize> DelayQueue<T, MOST, LIMBS> {
    /// An empty queue of `depth` beats, 1..=256, which stay `latency` cycles, 1..=64.
    pub fn of(shape: T::Shape<'_>, depth: usize, latency: usize) -> Self {
        let name = format!("{}_delay_queue", T::NAME);
        let queue = Self::with(&name, shape, Queue::of(shape, depth), latency);
        // Beats of one width differ by their members.
        DelayQueue { kind: queue.kind.and_more(), ..queue }
    }

    fn with(name: &str, shape: T::Shape<'_>, words: Queue<T, MOST, LIMBS>, latency: usize) -> Self {
        let is_long = latency > 1;
        DelayQueue {
            kind: Kind::of::<DelayQueue<T, MOST, LIMBS>>(
                "Holds words in order, each for at least `latency` cycles.",
            )
            .named(name)
            .with("width", words.width())
            .with("depth", words.depth())
            .with("latency", latency),
            ports: Ports::new(shape),
            entered: Optional::new(is_long, Reg::new((latency - 1).max(1))),
            due: Optional::new(is_long, Reg::new(words.count.width())),
            words,
            _latency: latency,
        }
    }
}

impl<T: Streamed, const MOST: usize, const LIMBS: usize> Logic for DelayQueue<T, MOST, LIMBS> {
    #[kernel]
    fn update(&mut self) {
        self.ports.push.link(&mut self.words.push);
        self.words.pop.payload.link(&mut self.ports.pop.payload);

        if self._latency == 1 {
            self.pop.valid = self.words.pop.valid;
            self.words.pop.ready = self.pop.ready;
        } else {
            let enters = self.push.valid && self.words.push.ready;
            if self._latency == 2 {
                self.entered.d = bits_to(enters, 1);
            } else {
                self.entered.d = cat(bits_to(self.entered.q, self._latency - 2), enters);
            }
            let becomes_due = self.entered.q.bit(self._latency - 2);
            let has_due = self.due.q != 0;
            let leaves = has_due && self.pop.ready;
            self.due.hold();
            if becomes_due && !leaves {
                self.due.d = self.due.q + 1;
            }
            if leaves && !becomes_due {
                self.due.d = self.due.q - 1;
            }
            self.pop.valid = has_due;
            self.words.pop.ready = leaves;
        }
    }
}
