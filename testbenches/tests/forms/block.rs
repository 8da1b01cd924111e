//! The block with every form.
use signal::prelude::*;

#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
pub enum State {
    Idle,
    Busy,
    Done,
    Broken,
}

/// Views of a child by its parent: a path through it, and a register.
#[derive(LogicBlock)]
struct Inner {
    kind: Kind,
    a: Wire<In>,
    y: Wire<Out>,
    late: Wire<Out>,
    count: Reg,
}

impl Inner {
    fn new() -> Inner {
        Inner {
            kind: Kind::of::<Inner>("A child."),
            a: Wire::new(8),
            y: Wire::new(8),
            late: Wire::new(8),
            count: Reg::with_reset(8, 7),
        }
    }
}

impl Logic for Inner {
    #[kernel]
    fn update(&mut self) {
        self.count.hold();
        if self.a.val().bit(0) {
            self.count.d.next = self.a.val() + self.count.q.val();
        }
        self.y.next = !self.a.val();
        self.late.next = self.count.q.val();
    }
}

/// Every form of a kernel.
#[derive(LogicBlock)]
pub struct Forms {
    kind: Kind,
    pub a: Wire<In>,
    pub b: Wire<In>,
    pub at: Wire<In>,
    pub flag: Signal<In, Bit>,
    pub state: Signal<In, State>,
    pub triangle: Vec<Wire<Out>>,
    pub shadowed: Wire<Out>,
    pub named: Wire<Out>,
    pub elaborated: Wire<Out>,
    pub chosen: Wire<Out>,
    pub other: Signal<Out, State>,
    pub bits: Wire<Out>,
    pub reduced: Wire<Out>,
    pub branches: Wire<Out>,
    pub children: Wire<Out>,
    pub held: Wire<Out>,
    pub reversed: Wire<Out>,
    pub joined: Wire<Out>,
    middle: Wire<Local>,
    choice: Signal<Local, Bit>,
    inner: Vec<Inner>,
    register: Reg,
    last: Flop<State>,
    memory: Ram,
    file: RegisterFile,
}

const LIMIT: usize = 200;

impl Forms {
    pub fn new() -> Forms {
        let word = || Wire::new(8);
        Forms {
            kind: Kind::of::<Forms>("Every form of a kernel."),
            a: Wire::new(8),
            b: Wire::new(8),
            at: Wire::new(3),
            flag: Signal::default(),
            state: Signal::default(),
            triangle: vec![Wire::new(8); 3],
            shadowed: word(),
            named: word(),
            elaborated: word(),
            chosen: word(),
            other: Signal::default(),
            bits: word(),
            reduced: word(),
            branches: word(),
            children: word(),
            held: word(),
            reversed: word(),
            joined: word(),
            middle: Wire::new(8),
            choice: Signal::default(),
            inner: vec![Inner::new(), Inner::new()],
            register: Reg::new(8),
            last: Flop::with_reset(State::Broken),
            memory: Ram::new(8, 8, 1),
            file: RegisterFile::new(8, 8, 1),
        }
    }
}

impl Logic for Forms {
    #[kernel]
    fn update(&mut self) {
        // Nested loops with dependent bounds, and an inclusive range.
        for i in 0..=2 {
            self.triangle[i].next = bits_to(i, 8);
            for j in 0..i {
                if self.a.val().bit(j) {
                    self.triangle[i].next = self.b.val() + (10 * i + j);
                }
            }
        }
        // Shadowing; a name that starts with an underscore, and a keyword of Verilog.
        let x = self.a.val();
        let x = x + 3;
        let reg = x ^ self.b.val();
        let _x = reg;
        self.shadowed.next = _x;
        // Names that the generated code uses too.
        let test = self.a.val();
        let then = self.b.val();
        let otherwise = then & test;
        let block = self.at.val() == 2;
        let hardware = test | then;
        self.named.next = otherwise;
        if block {
            let value = hardware + 1;
            self.named.next = value;
            if self.flag.val() {
                self.named.next = test;
            } else if self.at.val() == 2 {
                self.named.next = then;
            }
        }
        // Elaboration: Rust decides, and nothing of it is printed.
        let n = self.triangle.len();
        if n == 3 {
            self.elaborated.next = self.a.val();
        } else {
            self.elaborated.next = self.b.val();
        }
        if n < 3 || self.flag.val() {
            self.elaborated.next = LIMIT.into();
        }
        // States, or-patterns, a default.
        self.other.next = self.state.val();
        match self.state.val() {
            State::Idle => self.chosen.next = 1.into(),
            State::Busy | State::Broken => {
                self.chosen.next = 2.into();
                if self.flag.val() && self.state.val() == State::Busy {
                    self.other.next = State::Done;
                }
            }
            _ => self.chosen.next = self.a.val(),
        }
        // Parts and reductions.
        let parts = cat(self.flag.val(), bits_to(self.a.val() >> 4, 3));
        self.bits.next = cat(parts, cat(self.b.val().bit(self.at.val()), self.at.val()));
        let any = self.a.val().any();
        let both = cat(self.a.val().all(), self.b.val().xor());
        self.reduced.next = bits_to(cat(any, both), 8);
        // Each branch writes and reads the same local; a temporary is taken of it in between.
        self.choice.next = self.at.val() > 3;
        if self.choice.val() {
            self.middle.next = self.a.val() + 1;
            self.branches.next = bits_to((self.middle.val() + self.b.val()) >> 3, 8);
        } else {
            self.middle.next = self.b.val();
            let twice = self.middle.val() + self.middle.val();
            self.branches.next = twice;
        }
        // Children: in a chain, and both ways inside one branch.
        self.inner[0].a.next = 0.into();
        self.children.next = self.inner[1].late.val();
        if self.flag.val() {
            self.inner[0].a.next = self.a.val();
            self.children.next = self.inner[0].y.val();
        }
        self.inner[1].a.next = self.inner[0].y.val() ^ self.inner[0].late.val();
        // Any number of parts: bits, words, one inside the other, a single one; the number hides `i`.
        let i = self.a.val();
        self.reversed.next = cat_of(8, |i| self.a.val().bit(7 - i)) ^ (i & 1);
        let nibbles = cat_of(2, |i| {
            or_of(3, |j| bits_to(self.b.val() >> (i + j), 4) & bits_to(self.triangle[j].val(), 4))
        });
        self.joined.next = nibbles ^ or_of(1, |i| self.triangle[i].val()) ^ cat_of(1, |_i| nibbles);
        if self.flag.val() {
            self.joined.next =
                cat_of(self.triangle.len() + 1, |i| cat(self.at.val() == i, self.a.val().bit(i)));
        }
        // Registers and memories.
        self.register.hold();
        self.last.hold();
        if self.flag.val() != self.choice.val() {
            self.register.d.next = self.register.q.val() + self.inner[1].y.val();
            self.last.d.next = self.state.val();
        }
        self.memory.write.enable.next = self.flag.val();
        self.memory.write.address.next = self.at.val();
        self.memory.write.data.next = self.a.val();
        self.memory.read[0].enable.next = true;
        self.memory.read[0].address.next = bits_to(self.b.val(), 3);
        self.file.write.enable.next = !self.flag.val();
        self.file.write.address.next = self.at.val();
        self.file.write.data.next = self.register.q.val();
        self.file.read[0].address.next = bits_to(self.a.val(), 3);
        self.held.next =
            self.register.q.val() ^ self.memory.read[0].data.val() ^ self.file.read[0].data.val();
        if self.last.q.val() == State::Broken {
            self.held.next = self.register.q.val();
        }
    }
}
