//! Names of signals, instances, states and modules.
use crate::{block, said};
use signal::prelude::*;

#[test]
fn keywords_of_verilog_systemverilog_and_cpp_and_what_verilator_warns_of() {
    block!(Words {
        table: Wire<In> = Wire::new(1), logic: Wire<In> = Wire::new(1),
        template: Wire<In> = Wire::new(1), set: Wire<In> = Wire::new(1),
    } |self| {});
    let what = "cannot be a name: it is a keyword of Verilog, SystemVerilog or C++";
    assert_eq!(
        said(&Words::new()),
        format!(
            "words: table {what}\nwords: logic {what}\nwords: template {what}\nwords: set {what}"
        )
    );
}

#[test]
fn the_module_cannot_be_a_keyword_either() {
    block!(Queue { a: Wire<In> = Wire::new(1) } |self| {});
    assert_eq!(
        said(&Queue::new()),
        "queue: queue cannot be a name: it is a keyword of Verilog, SystemVerilog or C++"
    );
}

#[test]
fn clock_and_reset_are_taken() {
    block!(Timed { clock: Wire<In> = Wire::new(1), reset: Wire<In> = Wire::new(1) } |self| {});
    assert_eq!(
        said(&Timed::new()),
        "timed: clock cannot be a name: it is the implicit clock or reset\n\
         timed: reset cannot be a name: it is the implicit clock or reset"
    );
}

#[test]
fn the_output_for_errors_of_memories_is_taken_where_there_is_one() {
    block!(Kept { memory: Ram = Ram::new(4, 1, 1), ram_error: Wire<Out> = Wire::new(1) } |self| {
        self.memory.write.enable.next = false;
        self.memory.write.address.next = 0.into();
        self.memory.write.data.next = 0.into();
        self.memory.read[0].enable.next = true;
        self.memory.read[0].address.next = 0.into();
        self.ram_error.next = self.memory.read[0].data.val();
    });
    assert_eq!(
        said(&Kept::new()),
        "kept: ram_error and ram_error are both named ram_error in Verilog\n\
         kept: ram_error is never driven"
    );
}

#[test]
fn names_are_in_lower_snake_case_without_double_underscores() {
    #[allow(non_snake_case)]
    mod wrong {
        use super::*;
        block!(Cases { Tag: Wire<In> = Wire::new(1), a__b: Wire<In> = Wire::new(1) } |self| {});
        pub fn said() -> String {
            crate::said(&Cases::new())
        }
    }
    assert_eq!(
        wrong::said(),
        "cases: Tag cannot be a name: it is not in lower snake case\n\
         cases: a__b cannot be a name: it is reserved by Verilator for its double underscore"
    );
}

#[test]
fn two_signals_collide_once_their_paths_are_flattened() {
    block!(Flat { a: Vec<Wire<In>> = vec![Wire::new(1)], a_0: Wire<In> = Wire::new(1) } |self| {});
    assert_eq!(said(&Flat::new()), "flat: a[0] and a_0 are both named a_0 in Verilog");
}

block!(Leaf { x: Wire<In> = Wire::new(1), y: Wire<Out> = Wire::new(1) } |self| {
    self.y.next = self.x.val();
});

#[test]
fn a_signal_and_an_instance_collide() {
    block!(Both { leaf: Leaf = Leaf::new(), u_leaf: Wire<Out> = Wire::new(1) } |self| {
        self.leaf.x.next = 0.into();
        self.u_leaf.next = self.leaf.y.val();
    });
    assert_eq!(
        said(&Both::new()),
        "both: u_leaf and the instance leaf are both named u_leaf in Verilog"
    );
}

mod other {
    use signal::prelude::*;

    #[allow(dead_code)] // The default is not written out.
    #[derive(LogicState, Clone, Copy, PartialEq, Debug)]
    pub enum State {
        Busy,
        Idle,
    }
}

#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Busy,
}

#[test]
fn two_enums_of_one_name_collide() {
    block!(Twice {
        a: Signal<In, State> = Signal::default(), b: Signal<In, other::State> = Signal::default(),
        y: Signal<Out, Bit> = Signal::default(),
    } |self| {
        self.y.next = (self.a.val() == State::Busy) && (self.b.val() == other::State::Busy);
    });
    assert_eq!(
        said(&Twice::new()),
        "twice: State::Busy of a and State::Busy of b are both named STATE_BUSY in Verilog"
    );
}

/// Says nothing of its width.
#[derive(LogicBlock)]
struct Vague {
    kind: Kind,
    a: Wire<In>,
    y: Wire<Out>,
}

impl Vague {
    fn new(width: usize) -> Vague {
        Vague {
            kind: Kind::of::<Vague>("Vague.").with("part", 1),
            a: Wire::new(width),
            y: Wire::new(width),
        }
    }
}

impl Logic for Vague {
    #[kernel]
    fn update(&mut self) {
        self.y = !self.a;
    }
}

#[test]
fn two_different_modules_of_one_name() {
    block!(
        Parent { narrow: Vague = Vague::new(3), wide: Vague = Vague::new(4) } | self | {
            self.narrow.a.next = 0.into();
            self.wide.a.next = 0.into();
        }
    );
    assert_eq!(
        said(&Parent::new()),
        "parent.wide: two different modules are named vague_part1; the other one is parent.narrow"
    );
}

#[test]
fn a_block_without_a_kind_has_no_name() {
    #[derive(LogicBlock)]
    struct Nameless {
        a: Wire<In>,
    }
    impl Logic for Nameless {
        #[kernel]
        fn update(&mut self) {}
    }
    block!(
        Around { inner: Nameless = Nameless { a: Wire::new(1) } } | self | {
            self.inner.a.next = 0.into();
        }
    );
    let what = "the block has no `Kind` field, so its module has no name";
    assert_eq!(said(&Around::new()), format!("around.inner: {what}"));
    assert_eq!(said(&Nameless { a: Wire::new(1) }), format!("top: {what}"));
    assert_eq!(said(&Wire::<In>::new(1)), "top: the block has no scope");
}
