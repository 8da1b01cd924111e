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
        if self.a.bit(0) {
            self.count.d = self.a + self.count.q;
        }
        self.y = !self.a;
        self.late = self.count.q;
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
            self.triangle[i] = bits_to(i, 8);
            for j in 0..i {
                if self.a.bit(j) {
                    self.triangle[i] = self.b + (10 * i + j);
                }
            }
        }
        // Shadowing; a name that starts with an underscore, and a keyword of Verilog.
        let x = self.a;
        let x = x + 3;
        let reg = x ^ self.b;
        let _x = reg;
        self.shadowed = _x;
        // Names that the generated code uses too.
        let test = self.a;
        let then = self.b;
        let otherwise = then & test;
        let block = self.at == 2;
        let hardware = test | then;
        self.named = otherwise;
        if block {
            let value = hardware + 1;
            self.named = value;
            if self.flag {
                self.named = test;
            } else if self.at == 2 {
                self.named = then;
            }
        }
        // Elaboration: Rust decides, and nothing of it is printed.
        let n = self.triangle.len();
        if n == 3 {
            self.elaborated = self.a;
        } else {
            self.elaborated = self.b;
        }
        if n < 3 || self.flag {
            self.elaborated = LIMIT.into();
        }
        // States, or-patterns, a default.
        self.other = self.state;
        match self.state {
            State::Idle => self.chosen = 1,
            State::Busy | State::Broken => {
                self.chosen = 2;
                if self.flag && self.state == State::Busy {
                    self.other = State::Done;
                }
            }
            _ => self.chosen = self.a,
        }
        // Parts and reductions.
        let parts = cat(self.flag, bits_to(self.a >> 4, 3));
        self.bits = cat(parts, cat(self.b.bit(self.at), self.at));
        let any = self.a.any();
        let both = cat(self.a.all(), self.b.xor());
        self.reduced = bits_to(cat(any, both), 8);
        // Each branch writes and reads the same local; a temporary is taken of it in between.
        self.choice = self.at > 3;
        if self.choice {
            self.middle = self.a + 1;
            self.branches = bits_to((self.middle + self.b) >> 3, 8);
        } else {
            self.middle = self.b;
            let twice = self.middle + self.middle;
            self.branches = twice;
        }
        // Children: in a chain, and both ways inside one branch.
        self.inner[0].a = 0;
        self.children = self.inner[1].late;
        if self.flag {
            self.inner[0].a = self.a;
            self.children = self.inner[0].y;
        }
        self.inner[1].a = self.inner[0].y ^ self.inner[0].late;
        // Any number of parts: bits, words, one inside the other, a single one; the number hides `i`.
        let i = self.a;
        self.reversed = cat_of(8, |i| self.a.bit(7 - i)) ^ (i & 1);
        let nibbles = cat_of(2, |i| {
            or_of(3, |j| bits_to(self.b >> (i + j), 4) & bits_to(self.triangle[j], 4))
        });
        self.joined = nibbles ^ or_of(1, |i| self.triangle[i]) ^ cat_of(1, |_i| nibbles);
        if self.flag {
            self.joined = cat_of(self.triangle.len() + 1, |i| cat(self.at == i, self.a.bit(i)));
        }
        // Registers and memories.
        self.register.hold();
        self.last.hold();
        if self.flag != self.choice {
            self.register.d = self.register.q + self.inner[1].y;
            self.last.d = self.state;
        }
        self.memory.write.enable = self.flag;
        self.memory.write.address = self.at;
        self.memory.write.data = self.a;
        self.memory.read[0].enable = true;
        self.memory.read[0].address = bits_to(self.b, 3);
        self.file.write.enable = !self.flag;
        self.file.write.address = self.at;
        self.file.write.data = self.register.q;
        self.file.read[0].address = bits_to(self.a, 3);
        self.held = self.register.q ^ self.memory.read[0].data ^ self.file.read[0].data;
        if self.last.q == State::Broken {
            self.held = self.register.q;
        }
    }
}
