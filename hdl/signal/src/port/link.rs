//! Bundles that carry the same, connected in one statement.

use crate::Wire;
use rust_hdl::core::prelude::{Direction, Signal, Synth};

/// Wires that other wires can be connected to.
///
/// `from.link(&mut to)` represents an assignment a wire: what goes with the value from `from` to `to`, what
/// comes back for it the other way. `from` is an input of the block or an output of a part of it; `to` is an
/// input of a part or an output of the block.
pub trait Link<To> {
    /// Connects the wires.
    fn link(&mut self, to: &mut To);

    /// Appends the assignments, target and source, of wires whose paths in a kernel are `from` and `to`.
    fn assign(&self, to: &To, paths: (&str, &str), assignments: &mut Vec<(String, String)>);
}

/// The assignments that `from.link(&mut to)` represents, target and source.
pub fn assignments<F: Link<T>, T>(from: &F, to: &T, paths: (&str, &str)) -> Vec<(String, String)> {
    let mut assignments = Vec::new();
    from.assign(to, paths, &mut assignments);
    assignments
}

impl<F, T, const MOST: usize, const LIMBS: usize> Link<Wire<T, MOST, LIMBS>>
    for Wire<F, MOST, LIMBS>
where
    F: Direction,
    T: Direction,
{
    fn link(&mut self, to: &mut Wire<T, MOST, LIMBS>) {
        to.next = self.val();
    }

    fn assign(
        &self,
        _: &Wire<T, MOST, LIMBS>,
        (from, to): (&str, &str),
        all: &mut Vec<(String, String)>,
    ) {
        all.push((to.to_owned(), from.to_owned()));
    }
}

impl<F: Direction, T: Direction, S: Synth> Link<Signal<T, S>> for Signal<F, S> {
    fn link(&mut self, to: &mut Signal<T, S>) {
        // The coming result of `val()`, which for an input is the value of the pass before.
        to.next = self.next;
    }

    fn assign(&self, _: &Signal<T, S>, (from, to): (&str, &str), all: &mut Vec<(String, String)>) {
        all.push((to.to_owned(), from.to_owned()));
    }
}

impl<F: Link<T>, T> Link<Vec<T>> for Vec<F> {
    fn link(&mut self, to: &mut Vec<T>) {
        self.iter_mut().zip(to).for_each(|(from, to)| from.link(to));
    }

    fn assign(&self, to: &Vec<T>, paths: (&str, &str), all: &mut Vec<(String, String)>) {
        for (i, (from, to)) in self.iter().zip(to).enumerate() {
            from.assign(to, (&format!("{}${i}", paths.0), &format!("{}${i}", paths.1)), all);
        }
    }
}
