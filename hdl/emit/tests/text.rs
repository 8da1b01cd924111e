//! The text of small blocks, to the letter.
use signal::prelude::*;

#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Busy,
    WaitLong,
}

#[derive(LogicBlock)]
struct Child {
    kind: Kind,
    a: Wire<In>,
    b: Wire<Out>,
    t: Signal<Out, Bit>,
    count: Reg,
    state: Flop<State>,
}

impl Child {
    fn new(width: usize) -> Child {
        Child {
            kind: Kind::of::<Child>("Counts.").with("width", width),
            a: Wire::new(width),
            b: Wire::new(width),
            t: Signal::default(),
            count: Reg::with_reset(width, 3),
            state: Flop::new(),
        }
    }
}

impl Logic for Child {
    #[kernel]
    fn update(&mut self) {
        self.count.hold();
        self.state.hold();
        let sum = self.a.val() + self.count.q.val();
        match self.state.q.val() {
            State::Idle => {
                if self.a.val() == 3 {
                    self.state.d.next = State::Busy;
                }
            }
            State::Busy => {
                self.count.d.next = sum;
                self.state.d.next = State::WaitLong;
            }
            _ => self.state.d.next = State::Idle,
        }
        self.b.next = self.count.q.val();
        self.t.next = self.state.q.val() == State::Busy;
    }
}

#[derive(LogicBlock)]
struct Top {
    kind: Kind,
    x: Wire<In>,
    sel: Wire<In>,
    y: Wire<Out>,
    z: Wire<Out>,
    any: Signal<Out, Bit>,
    children: Vec<Child>,
    memory: Ram,
}

impl Top {
    fn new() -> Top {
        Top {
            kind: Kind::of::<Top>("The top."),
            x: Wire::new(8),
            sel: Wire::new(2),
            y: Wire::new(8),
            z: Wire::new(4),
            any: Signal::default(),
            children: (0..3).map(|_| Child::new(8)).collect(),
            memory: Ram::new(4, 8, 1),
        }
    }
}

impl Logic for Top {
    #[kernel]
    fn update(&mut self) {
        self.y.next = 0.into();
        for i in 0..3 {
            self.children[i].a.next = self.x.val();
            if self.sel.val() == i {
                self.y.next = self.children[i].b.val();
            }
        }
        self.any.next = self.children[0].t.val() & self.x.val().any();
        self.memory.write.enable.next = self.children[0].t.val();
        self.memory.write.address.next = self.sel.val();
        self.memory.write.data.next = self.x.val() + 1;
        self.memory.read[0].address.next = self.sel.val();
        self.z.next = bits_to(self.memory.read[0].data.val() >> 2, 4);
    }
}

#[test]
fn a_tree_is_printed() {
    let design = emit::emit(&Top::new(), &emit::EmitOptions::default()).unwrap();
    for m in &design.modules {
        println!("{}", m.text);
    }
    println!("{}", design.manifest_json());
}
