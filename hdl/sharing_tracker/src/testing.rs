//! What the tests of several blocks share.

use std::cell::RefCell;
use std::rc::Rc;

use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::{Dut, Model, Monitor, Stimulus};
use testbenches::engine::BoxedEngine;
use testbenches::testing;

/// What a fault does to the inputs of a cycle, and to its outputs; both see the state before the cycle.
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

/// A golden model after a reset, driven cycle by cycle.
pub struct Golden<C, M> {
    config: C,
    make: fn(&C) -> M,
    model: M,
}

impl<C: Clone, M: Model> Golden<C, M> {
    /// That of `config`.
    pub fn new(config: &C, make: fn(&C) -> M) -> Golden<C, M> {
        Golden { config: config.clone(), make, model: make(config) }
    }

    /// A cycle of reset.
    pub fn reset(&mut self) {
        self.model = (self.make)(&self.config);
    }

    /// A cycle; gives its outputs.
    pub fn cycle(&mut self, input: M::In) -> M::Out {
        self.model.step(&input)
    }

    /// So many cycles with the same inputs; gives the outputs of the last.
    pub fn repeat(&mut self, cycles: u64, input: M::In) -> M::Out {
        (1..cycles).for_each(|_| drop(self.cycle(input)));
        self.cycle(input)
    }
}

/// Runs a golden model under its stimulus before its monitor, with resets: no rule is broken, and every bin is hit that
/// is not declared unreachable.
pub fn covers_alone<C, M: Model, S, N>(
    config: &C,
    (model, monitor): (fn(&C) -> M, fn(&C) -> N),
    mut stimulus: S,
    unreachable: &[Unreachable<N::Bins>],
    cycles: u64,
) where
    S: Stimulus<In = M::In, Out = M::Out>,
    N: Monitor<In = M::In, Out = M::Out>,
{
    let mut coverage = Coverage::<N::Bins>::new();
    let (mut golden, mut watching, mut last) = (model(config), monitor(config), None);
    for cycle in 0..cycles {
        // An odd number, so that a reset meets each state.
        if cycle % 4_999 == 0 {
            (golden, watching, last) = (model(config), monitor(config), None);
        }
        let input = stimulus.next(last.as_ref());
        let out = golden.step(&input);
        if let Err(violation) = watching.observe(&input, &out, &mut coverage) {
            panic!("cycle {cycle}: {violation}");
        }
        last = Some(out);
    }
    coverage.report(unreachable).check().unwrap_or_else(|error| panic!("{error}"));
}
