//! Helpers that the tests of several blocks share.

use std::cell::RefCell;
use std::rc::Rc;

use testbenches::dut::Dut;
use testbenches::engine::BoxedEngine;
use testbenches::testing;

/// A fault's change to the inputs of a cycle, and to its outputs; both see the state before the cycle.
pub type Fault<D> =
    (fn(&<D as Dut>::Model, &mut <D as Dut>::In), fn(&<D as Dut>::Model, &mut <D as Dut>::Out));

/// An engine that `fault` makes wrong.
pub fn faulty<D: Dut>(config: &D::Config, (before, after): Fault<D>) -> BoxedEngine<D>
where
    D::Model: Clone,
{
    // The outputs' part is not shown the state: the inputs' part, which runs first, keeps it.
    let state = Rc::new(RefCell::new(D::model(config)));
    let kept = Rc::clone(&state);
    testing::faulty::<D>(
        config,
        move |model, _, seen| {
            kept.replace(model.clone());
            before(model, seen);
        },
        move |_, out| after(&state.borrow(), out),
    )
}
