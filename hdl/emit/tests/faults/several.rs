//! All faults of a tree come at once, each at its instance.
use crate::{block, said};
use signal::prelude::*;

block!(Leaf {
    a: Wire<In> = Wire::new(4), y: Wire<Out> = Wire::new(5), z: Wire<Out> = Wire::new(4),
} |self| {
    self.y.next = self.a.val();
});

#[test]
fn faults_of_every_block_and_of_every_check() {
    block!(Tree {
        leaves: Vec<Leaf> = vec![Leaf::new(), Leaf::new()], open: Signal<In, Bit> = Signal::default(),
        set: Wire<In> = Wire::new(1), y: Wire<Out> = Wire::new(4), z: Wire<Out> = Wire::new(9),
    } |self| {
        for i in 0..2 {
            self.leaves[i].a.next = 16.into();
        }
        if self.open.val() {
            self.y.next = 3.into();
        }
        let wrong = self.leaves[0].y.val() + self.leaves[0].z.val();
        self.z.next = cat(wrong, self.y.val());
    });
    // The leaves are alike: their faults are said of the first.
    let leaf = "tree.leaves[0]: y is 5 bits, assigned 4 bits\n\
        tree.leaves[0]: z is never driven\n";
    let top = "tree: set cannot be a name: it is a keyword of Verilog, SystemVerilog or C++\n\
        tree: in the value of leaves[0].a: 16 does not fit 4 bits\n\
        tree: in the value of leaves[1].a: 16 does not fit 4 bits\n\
        tree: in the value of wrong: `+` has operands of 5 and 4 bits\n\
        tree: y is a latch: a path through the kernel does not assign it; assign a default first";
    assert_eq!(said(&Tree::new()), leaf.to_owned() + top);
}
