//! The designs under test: one with a memory, streams and states, one without clock, one with a memory
//! of no power of two of words and nothing that reset sets; and one whose ports are explained.

use emit::{Design, EmitOptions};
use signal::FileReadPort;
use signal::prelude::*;

#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Busy,
}

/// Takes a word in and gives another one, kept in a table, out; a busy cycle between them.
#[derive(LogicBlock)]
struct Exchange {
    kind: Kind,
    push: Input<Payload>,
    clear: Signal<In, Bit>,
    pop: Output<Payload>,
    is_busy: Signal<Out, Bit>,
    state: Flop<State>,
    place: Reg,
    kept: Ram,
}

impl Exchange {
    fn new() -> Exchange {
        let summary = "Exchanges a word for the one that was kept in its place.";
        Exchange {
            kind: Kind::of::<Exchange>(summary).with("width", 70),
            push: Payload::input(70),
            clear: Signal::default(),
            pop: Payload::output(70),
            is_busy: Signal::default(),
            state: Flop::new(),
            place: Reg::new(2),
            kept: Ram::new(4, 70, 1),
        }
    }
}

impl Logic for Exchange {
    #[kernel]
    fn update(&mut self) {
        let is_idle = self.state.q == State::Idle;
        let pushed = self.push.valid && is_idle;
        self.push.ready = is_idle;
        self.pop.valid = !is_idle;
        self.is_busy = !is_idle;
        self.kept.read[0].enable = true;
        self.kept.read[0].address = self.place.q;
        self.kept.write.enable = pushed;
        self.kept.write.address = self.place.q;
        self.kept.write.data = self.push.data;
        self.pop.data = self.kept.read[0].data;
        self.state.hold();
        self.place.hold();
        match self.state.q {
            State::Idle => {
                if self.push.valid {
                    self.state.d = State::Busy;
                }
            }
            _ => {
                if self.pop.ready {
                    self.state.d = State::Idle;
                    self.place.d = self.place.q + 1;
                }
            }
        }
        if self.clear {
            self.place.d = 0;
        }
    }
}

/// Purely combinational.
#[derive(LogicBlock)]
struct Compare {
    kind: Kind,
    a: Wire<In>,
    b: Wire<In>,
    is_equal: Signal<Out, Bit>,
    greater: Wire<Out>,
}

impl Compare {
    fn new() -> Compare {
        Compare {
            kind: Kind::of::<Compare>("Compares two words."),
            a: Wire::new(8),
            b: Wire::new(8),
            is_equal: Signal::default(),
            greater: Wire::new(8),
        }
    }
}

impl Logic for Compare {
    #[kernel]
    fn update(&mut self) {
        self.is_equal = self.a == self.b;
        self.greater = self.a;
        if self.a < self.b {
            self.greater = self.b;
        }
    }
}

/// A table of five words, with a clock and no reset.
#[derive(LogicBlock)]
struct WordTable {
    kind: Kind,
    write: WritePort,
    read: FileReadPort,
    words: RegisterFile,
}

impl WordTable {
    fn new() -> WordTable {
        let address = || Wire::new(3);
        WordTable {
            kind: Kind::of::<WordTable>("Keeps five words."),
            write: WritePort { enable: Signal::default(), address: address(), data: Wire::new(8) },
            read: FileReadPort { address: address(), data: Wire::new(8) },
            words: RegisterFile::new(5, 8, 1),
        }
    }
}

impl Logic for WordTable {
    #[kernel]
    fn update(&mut self) {
        self.words.write.enable = self.write.enable;
        self.words.write.address = self.write.address;
        self.words.write.data = self.write.data;
        self.words.read[0].address = self.read.address;
        self.read.data = self.words.read[0].data;
    }
}

mod told {
    use signal::port::List;
    use signal::prelude::*;

    const KINDS: &[(&str, u64)] = &[("load", 0), ("store", 1)];

    signal::bundle! {
        flow Ask {
            /// What is to be done.
            kind: u64 as KINDS = 1,
        }
    }

    signal::bundle! {
        bundle Answer {
            /// It is there.
            hit: bool,
            /// Where it is.
            way: u64 [when hit] = 2,
        }
    }

    signal::ports! {
        rtl Told(width: usize);

        /// What is asked.
        in ask: Ask,
        /// Three inputs side by side.
        in lane: List<u64, 3> = width,
        /// What is answered.
        out answer: Answer,
    }

    #[derive(LogicBlock)]
    pub struct Told {
        kind: Kind,
        pub ports: Ports,
    }

    impl Told {
        pub fn new() -> Told {
            Told { kind: Kind::of::<Told>("Answers with a lane."), ports: Ports::new(2) }
        }
    }

    impl Logic for Told {
        #[kernel]
        fn update(&mut self) {
            self.answer.hit = self.ask.valid && (self.ask.kind == 1);
            self.answer.way = self.lane[0] ^ self.lane[1] ^ self.lane[2];
        }
    }
}

fn emitted(block: &dyn Block) -> Design {
    emit::emit(block, &EmitOptions::default()).unwrap_or_else(|errors| panic!("{errors}"))
}

/// With clock, reset, streams, states and a memory.
pub fn exchange() -> Design {
    emitted(&Exchange::new())
}

/// Without clock.
pub fn compare() -> Design {
    emitted(&Compare::new())
}

/// With clock and without reset.
pub fn table() -> Design {
    emitted(&WordTable::new())
}

/// With ports of which something is said. The design has no vectors.
pub fn told() -> Design {
    emitted(&told::Told::new())
}

/// All of them that have vectors.
pub fn all() -> [Design; 3] {
    [exchange(), compare(), table()]
}
