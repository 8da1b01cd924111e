//! Combinational loops.
use crate::{block, said};
use signal::prelude::*;

/// `y` depends on `a` in the same cycle, `late` does not.
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
            a: Wire::new(4),
            y: Wire::new(4),
            late: Wire::new(4),
            count: Reg::new(4),
        }
    }
}

impl Logic for Inner {
    #[kernel]
    fn update(&mut self) {
        let sum = self.a + 1;
        self.count.d = sum;
        self.y = sum;
        self.late = self.count.q;
    }
}

#[test]
fn a_loop_inside_a_block() {
    block!(Tangled {
        a: Wire<In> = Wire::new(4), p: Wire<Local> = Wire::new(4), q: Wire<Local> = Wire::new(4),
        y: Wire<Out> = Wire::new(4),
    } |self| {
        let sum = self.q.val() + self.a.val();
        self.p.next = sum;
        self.q.next = self.p.val();
        self.y.next = self.p.val();
    });
    assert_eq!(
        said(&Tangled::new()),
        "tangled: q is written after it was read in the same kernel; write it first\n\
         tangled: combinational loop: p -> sum -> q -> p"
    );
}

#[test]
fn a_loop_through_a_childs_combinational_path() {
    block!(Feedback {
        inner: Inner = Inner::new(), y: Wire<Out> = Wire::new(4), z: Wire<Out> = Wire::new(4),
    } |self| {
        self.inner.a.next = self.inner.y.val();
        self.y.next = self.inner.y.val();
        self.z.next = self.inner.late.val();
    });
    assert_eq!(
        said(&Feedback::new()),
        "feedback: combinational loop: inner.y -> inner.a -> inner.y"
    );
}

#[test]
fn a_loop_through_a_condition() {
    block!(Conditional {
        inner: Inner = Inner::new(), y: Wire<Out> = Wire::new(4), z: Wire<Out> = Wire::new(4),
    } |self| {
        self.inner.a.next = 0.into();
        if self.inner.y.val() == 3 {
            self.inner.a.next = 1.into();
        }
        self.y.next = self.inner.y.val();
        self.z.next = self.inner.late.val();
    });
    assert_eq!(
        said(&Conditional::new()),
        "conditional: combinational loop: inner.y -> inner.a -> inner.y"
    );
}

#[test]
fn a_loop_through_a_memory_read_in_the_same_cycle() {
    block!(
        Chase { file: RegisterFile = RegisterFile::new(16, 4, 1) } | self | {
            self.file.write.enable.next = false;
            self.file.write.address.next = 0.into();
            self.file.write.data.next = 0.into();
            self.file.read[0].address.next = self.file.read[0].data.val();
        }
    );
    assert_eq!(
        said(&Chase::new()),
        "chase: combinational loop: file.read[0].address -> file.read[0].data -> \
         file.read[0].address"
    );
}

#[test]
fn no_loop_through_a_register_or_a_memory_read_one_cycle_later() {
    block!(Pipelined {
        inner: Inner = Inner::new(), memory: Ram = Ram::new(16, 4, 1), count: Reg = Reg::new(4),
        y: Wire<Out> = Wire::new(4),
    } |self| {
        self.inner.a.next = self.inner.late.val();
        self.count.d.next = self.count.q.val() + 1;
        self.memory.write.enable.next = true;
        self.memory.write.address.next = self.memory.read[0].data.val();
        self.memory.write.data.next = self.count.q.val();
        self.memory.read[0].enable.next = true;
        self.memory.read[0].address.next = self.memory.read[0].data.val();
        self.y.next = self.inner.y.val();
    });
    assert!(said(&Pipelined::new()).starts_with("nothing:"), "{}", said(&Pipelined::new()));
}
