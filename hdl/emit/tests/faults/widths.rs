//! Widths of assignments, operands, literals, indices and signals.
use crate::{block, said};
use signal::prelude::*;

#[test]
fn the_width_of_an_assignment() {
    block!(Narrow { a: Wire<In> = Wire::new(24), y: Wire<Out> = Wire::new(6) } |self| {
        self.y.next = self.a.val();
    });
    assert_eq!(said(&Narrow::new()), "narrow: y is 6 bits, assigned 24 bits");
}

#[test]
fn the_widths_of_operands() {
    block!(Mixed {
        a: Wire<In> = Wire::new(8), b: Wire<In> = Wire::new(9),
        y: Wire<Out> = Wire::new(8), less: Signal<Out, Bit> = Signal::default(),
    } |self| {
        self.y.next = self.a.val() + self.b.val();
        self.less.next = self.a.val() < self.b.val();
    });
    assert_eq!(
        said(&Mixed::new()),
        "mixed: in the value of y: `+` has operands of 8 and 9 bits\n\
         mixed: in the value of less: `<` has operands of 8 and 9 bits"
    );
}

#[test]
fn a_condition_has_faults_too() {
    block!(Conditional {
        a: Wire<In> = Wire::new(8), b: Wire<In> = Wire::new(9), y: Wire<Out> = Wire::new(1),
    } |self| {
        self.y.next = 0.into();
        if self.a.val() == self.b.val() {
            self.y.next = 1.into();
        }
    });
    assert_eq!(
        said(&Conditional::new()),
        "conditional: in the value of a condition: `==` has operands of 8 and 9 bits"
    );
}

#[test]
fn a_literal_that_is_too_large() {
    block!(Excess { a: Wire<In> = Wire::new(4), y: Wire<Out> = Wire::new(4) } |self| {
        self.y.next = self.a.val() + 16;
    });
    assert_eq!(said(&Excess::new()), "excess: in the value of y: 16 does not fit 4 bits");
}

#[test]
fn a_literal_without_a_width() {
    block!(Bare { a: Wire<In> = Wire::new(4), y: Wire<Out> = Wire::new(8) } |self| {
        self.y.next = cat(self.a.val(), 5);
    });
    assert_eq!(
        said(&Bare::new()),
        "bare: in the value of y: 5 has no width here; write `bits_to(5, width)`"
    );
}

#[test]
fn a_bit_that_is_not_there() {
    block!(Beyond { a: Wire<In> = Wire::new(4), y: Signal<Out, Bit> = Signal::default() } |self| {
        self.y.next = self.a.val().bit(4);
    });
    assert_eq!(said(&Beyond::new()), "beyond: in the value of y: there is no bit 4 in 4 bits");
}

#[test]
fn a_word_without_bits_and_one_with_too_many() {
    block!(Extremes {
        a: BeatWire<In> = BeatWire::new(600), y: Wire<Out> = Wire::new(512), z: Wire<Out> = Wire::new(8),
        _width: usize_field::Width = usize_field::Width(0),
    } |self| {
        self.y.next = bits_to(cat(self.a.val(), self.a.val()), 512);
        self.z.next = bits_to(self.a.val(), self._width.0);
    });
    assert_eq!(
        said(&Extremes::new()),
        "extremes: in the value of y: a word of 1200 bits; words have 1 to 1,024 bits\n\
         extremes: in the value of z: a word of 0 bits; words have 1 to 1,024 bits"
    );
}

/// A figure in a block, which rust-hdl's derive must see as a block.
mod usize_field {
    use signal::prelude::*;

    pub struct Width(pub usize);

    impl Block for Width {
        fn connect_all(&mut self) {}
        fn update_all(&mut self) {}
        fn has_changed(&self) -> bool {
            false
        }
        fn accept(&self, _: &str, _: &mut dyn Probe) {}
    }

    impl Logic for Width {
        fn update(&mut self) {}
    }
}

#[test]
fn a_signal_without_bits() {
    block!(Empty {
        a: Wire<In> = Wire::new(0), count: Reg = Reg::new(0), y: Wire<Out> = Wire::new(1),
    } |self| {
        self.count.hold();
        self.y.next = 0.into();
    });
    assert_eq!(
        said(&Empty::new()),
        "empty: a has 0 bits; signals have 1 to 1,024 bits\n\
         empty: count has 0 bits; signals have 1 to 1,024 bits"
    );
}

#[test]
fn a_memory_of_one_word() {
    block!(Single { memory: Ram = Ram::new(1, 8, 1), y: Wire<Out> = Wire::new(8) } |self| {
        self.memory.write.enable.next = false;
        self.memory.write.address.next = 0.into();
        self.memory.write.data.next = 0.into();
        self.memory.read[0].enable.next = true;
        self.memory.read[0].address.next = 0.into();
        self.y.next = self.memory.read[0].data.val();
    });
    assert_eq!(
        said(&Single::new()),
        "single.memory: a memory has at least 2 words; got 1 words of 8 bits, 1 read ports"
    );
}
