//! Drivers: of which signal, by whom, and in which order.
use crate::{block, said};
use signal::prelude::*;

#[allow(dead_code)] // The simulation, which makes the values, does not run here.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Busy,
    Done,
}

#[derive(LogicBlock)]
struct Inner {
    kind: Kind,
    a: Wire<In>,
    y: Wire<Out>,
    count: Reg,
}

impl Inner {
    fn new() -> Inner {
        let kind = Kind::of::<Inner>("A child.");
        Inner { kind, a: Wire::new(4), y: Wire::new(4), count: Reg::new(4) }
    }
}

impl Logic for Inner {
    #[kernel]
    fn update(&mut self) {
        self.count.d = self.a;
        self.y = self.count.q;
    }
}

#[test]
fn a_latch_where_the_default_is_missing() {
    block!(Gate {
        open: Signal<In, Bit> = Signal::default(), y: Wire<Out> = Wire::new(4),
        count: Reg = Reg::new(4),
    } |self| {
        if self.open.val() {
            self.y.next = 3.into();
            self.count.d.next = 1.into();
        }
    });
    let latch = "is a latch: a path through the kernel does not assign it; assign a default first";
    assert_eq!(said(&Gate::new()), format!("gate: y {latch}\ngate: count.d {latch}"));
}

#[test]
fn a_latch_where_one_arm_leaves_out_the_signal() {
    block!(Arms {
        state: Signal<In, State> = Signal::default(), y: Wire<Out> = Wire::new(4),
        z: Wire<Out> = Wire::new(4),
    } |self| {
        match self.state.val() {
            State::Idle => {
                self.y.next = 1.into();
                self.z.next = 1.into();
            }
            State::Busy => self.z.next = 2.into(),
            _ => {
                self.y.next = 3.into();
                self.z.next = 3.into();
            }
        }
    });
    assert_eq!(
        said(&Arms::new()),
        "arms: y is a latch: a path through the kernel does not assign it; assign a default first"
    );
}

#[test]
fn what_is_never_driven() {
    block!(Idle {
        a: Wire<In> = Wire::new(4), y: Wire<Out> = Wire::new(4), middle: Wire<Local> = Wire::new(4),
        inner: Vec<Inner> = vec![Inner::new()], count: Reg = Reg::new(4),
    } |self| {});
    assert_eq!(
        said(&Idle::new()),
        "idle: y is never driven\n\
         idle: middle is never driven\n\
         idle: inner[0].a is never driven\n\
         idle: count.d is never driven"
    );
}

#[test]
fn a_local_that_is_written_after_it_was_read() {
    block!(Running {
        a: Vec<Wire<In>> = vec![Wire::new(4); 2], least: Wire<Local> = Wire::new(4),
        y: Wire<Out> = Wire::new(4),
    } |self| {
        self.least.next = 15.into();
        for i in 0..2 {
            if self.a[i].val() < self.least.val() {
                self.least.next = self.a[i].val();
            }
        }
        self.y.next = self.least.val();
    });
    assert_eq!(
        said(&Running::new()),
        "running: least is written after it was read in the same kernel; write it first\n\
         running: combinational loop: least -> least"
    );
}

#[test]
fn a_local_is_written_after_it_was_read_in_a_let() {
    block!(Early {
        a: Wire<In> = Wire::new(4), middle: Wire<Local> = Wire::new(4), y: Wire<Out> = Wire::new(4),
    } |self| {
        let before = self.middle.val() + 1;
        self.middle.next = self.a.val();
        self.y.next = before;
    });
    assert_eq!(
        said(&Early::new()),
        "early: middle is written after it was read in the same kernel; write it first"
    );
}

#[test]
fn each_branch_may_write_and_read_a_local() {
    block!(Branches {
        choose: Signal<In, Bit> = Signal::default(), a: Wire<In> = Wire::new(4),
        middle: Wire<Local> = Wire::new(4), y: Wire<Out> = Wire::new(4),
    } |self| {
        if self.choose.val() {
            self.middle.next = self.a.val() + 1;
            self.y.next = self.middle.val();
        } else {
            self.middle.next = self.a.val();
            self.y.next = !self.middle.val();
        }
    });
    assert!(said(&Branches::new()).starts_with("nothing:"));
}

#[test]
fn an_input_is_not_the_blocks_to_drive_nor_are_a_childs_output_and_a_registers_value() {
    block!(Greedy {
        a: Wire<In> = Wire::new(4), inner: Inner = Inner::new(), count: Reg = Reg::new(4),
    } |self| {
        self.inner.a.next = 0.into();
        self.count.hold();
        self.a.next = 1.into();
        self.inner.y.next = 1.into();
        self.count.q.next = 1.into();
    });
    assert_eq!(
        said(&Greedy::new()),
        "greedy: the kernel writes a, which is not its to drive\n\
         greedy: the kernel writes inner.y, which is not its to drive\n\
         greedy: the kernel writes count.q, which is not its to drive"
    );
}

#[test]
fn neither_a_grandchild_nor_an_input_of_a_child_can_be_read() {
    block!(Nosy {
        inner: Inner = Inner::new(), x: Wire<Out> = Wire::new(4), y: Wire<Out> = Wire::new(4),
        z: Wire<Out> = Wire::new(4), count: Reg = Reg::new(4),
    } |self| {
        self.inner.a.next = 0.into();
        self.count.d.next = 0.into();
        self.x.next = self.inner.count.q.val();
        self.y.next = self.inner.a.val();
        self.z.next = self.count.d.val();
    });
    assert_eq!(
        said(&Nosy::new()),
        "nosy: the kernel reads inner.count.q, which is neither a signal of the block nor a port of \
         a block in it\n\
         nosy: the kernel reads inner.a, which is an input of a block in it; name the value with \
         `let`\n\
         nosy: the kernel reads count.d, which is an input of a block in it; name the value with \
         `let`"
    );
}
