//! The queue under test: of words, and of beats that are wider than a word of a memory.
use crate::queue::model::Offered;
use crate::queue::ports::{In, Out};
use crate::queue::{BeatQueue, Config, Queue, model};
use crate::testing::{Through, Wide, wide};
use rust_hdl::core::prelude::Block;
use signal::Payload;
use signal::port::{self, Simulated};
use std::marker::PhantomData;
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

signal::bundle! {
    /// More than 512 bits, of which the first and the last lie in one word.
    pub stream Beat(width: usize) {
        kind: u64 = 2,
        data: Wide = width,
        more: Wide = width,
        last: bool,
    }
}

signal::bundle! {
    /// A sector among other members.
    pub stream Sector(width: usize) {
        kind: u64 = 2,
        data: port::Beat = 2 * width,
        last: bool,
    }
}

/// A word of the test's queues.
pub trait Word: Offered {
    type Hardware;
    fn random(rng: &mut Rng, width: usize) -> Self;
    fn queue(config: &Config) -> Self::Hardware;
}

impl Offered for Payload {
    fn valid(&self) -> bool {
        self.valid
    }
}

impl Word for Payload {
    type Hardware = Queue;

    fn random(rng: &mut Rng, width: usize) -> Payload {
        Payload { valid: true, data: wide(rng, width) }
    }

    fn queue(config: &Config) -> Queue {
        Queue::new(*config)
    }
}

impl Offered for Beat {
    fn valid(&self) -> bool {
        self.valid
    }
}

impl Word for Beat {
    type Hardware = Queue<Beat>;

    fn random(rng: &mut Rng, width: usize) -> Beat {
        let (data, more) = (wide(rng, width), wide(rng, width));
        Beat { valid: true, kind: rng.bits(2), data, more, last: rng.chance(1, 2) }
    }

    fn queue(config: &Config) -> Queue<Beat> {
        Queue::of(config.width(), config.depth())
    }
}

impl Offered for Sector {
    fn valid(&self) -> bool {
        self.valid
    }
}

impl Word for Sector {
    type Hardware = BeatQueue<Sector>;

    fn random(rng: &mut Rng, width: usize) -> Sector {
        let data = wide(rng, 2 * width);
        Sector { valid: true, kind: rng.bits(2), data, last: rng.chance(1, 2) }
    }

    fn queue(config: &Config) -> BeatQueue<Sector> {
        BeatQueue::of(config.width(), config.depth())
    }
}

/// A queue of `T` under test.
pub struct QueueDut<T>(PhantomData<T>);

/// A queue of words under test.
pub type Dut = QueueDut<Payload>;

impl<T: Word> testbenches::dut::Dut for QueueDut<T>
where
    T::Hardware: Block + Simulated<In = In<T>, Out = Out<T>> + 'static,
{
    const NAME: &'static str = "queue";

    type Config = Config;
    type In = In<T>;
    type Out = Out<T>;
    type Rtl = T::Hardware;
    type Model = model::Queue<T>;
    type Stimulus = Stimulus<T>;
    type Bins = Covered;
    type Monitor = Monitor<T>;

    fn rtl(config: &Config) -> T::Hardware {
        T::queue(config)
    }

    fn model(config: &Config) -> model::Queue<T> {
        model::Queue::new(*config)
    }

    fn stimulus(config: &Config, seed: u64) -> Stimulus<T> {
        Stimulus::new(*config, seed)
    }

    fn monitor(config: &Config) -> Monitor<T> {
        Monitor::new(*config)
    }

    fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
        let is_one = config.depth() == 1;
        let bins = [Covered::both].into_iter().filter(|_| is_one);
        bins.map(|bin| Unreachable::new(bin, "depth 1 is empty or full")).collect()
    }
}

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        empty: "the queue was empty",
        full: "the queue was full",
        refused: "a word was offered to a full queue",
        refused_and_popped: "a word left a full queue in a cycle in which one was refused",
        asked_empty: "a word was asked of an empty queue",
        waited: "a word waited for its receiver",
        both: "a word entered and one left in one cycle",
        drained: "the last word left and none entered",
        wrapped: "more words entered since the reset than the queue holds",
        passed_empty: "a word entered an empty queue whose receiver was ready",
    }
}

/// Words with gaps and back-pressure of every pattern.
pub struct Stimulus<T> {
    rng: Rng,
    width: usize,
    source: StreamSource<T>,
    sink: StreamSink,
}

impl<T: Word> Stimulus<T> {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Stimulus<T> {
        Stimulus {
            rng: Rng::new(seed),
            width: config.width(),
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
        }
    }
}

impl<T: Word> testbenches::dut::Stimulus for Stimulus<T> {
    type In = In<T>;
    type Out = Out<T>;

    fn next(&mut self, last: Option<&Out<T>>) -> In<T> {
        let (width, was_ready) = (self.width, last.map(|out| out.push.ready));
        let make = |rng: &mut Rng| Some(T::random(rng, width));
        let push = self.source.next(&mut self.rng, was_ready, make).into();
        In { push, pop: self.sink.next(&mut self.rng).into() }
    }
}

/// Checks both streams and counts the bins.
pub struct Monitor<T> {
    depth: u64,
    entered: u64,
    through: Through<T>,
}

impl<T: Word> Monitor<T> {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor<T> {
        Monitor { depth: config.depth() as u64, entered: 0, through: Through::new() }
    }
}

impl<T: Word> testbenches::dut::Monitor for Monitor<T> {
    type In = In<T>;
    type Out = Out<T>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<T>,
        output: &Out<T>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (pushed, popped) =
            (input.push.valid() && output.push.ready, input.pop.ready && output.pop.valid());
        let (empty, full) = (output.count == 0, output.count == self.depth);
        self.entered += u64::from(pushed);
        coverage.hit_when(empty, Covered::empty);
        coverage.hit_when(full, Covered::full);
        coverage.hit_when(full && input.push.valid(), Covered::refused);
        coverage.hit_when(full && input.push.valid() && popped, Covered::refused_and_popped);
        coverage.hit_when(empty && input.pop.ready, Covered::asked_empty);
        coverage.hit_when(output.pop.valid() && !input.pop.ready, Covered::waited);
        coverage.hit_when(pushed && popped, Covered::both);
        coverage.hit_when(popped && !pushed && output.count == 1, Covered::drained);
        coverage.hit_when(self.entered > self.depth, Covered::wrapped);
        coverage.hit_when(empty && pushed && input.pop.ready, Covered::passed_empty);
        let (push, pop) = (input.push, output.pop);
        self.through
            .check((push.valid(), output.push.ready, push), (pop.valid(), input.pop.ready, pop))
    }
}
