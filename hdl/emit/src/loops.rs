//! Combinational paths: loops inside a module, and which outputs depend on which inputs.
use crate::expr::{Expr, SignalId};
use crate::stmt::Stmt;
use std::collections::{BTreeMap, BTreeSet};

/// For each signal, the signals that it depends on within a cycle.
#[derive(Clone, Debug, Default)]
pub struct Dependencies {
    on: BTreeMap<SignalId, BTreeSet<SignalId>>,
}

impl Dependencies {
    /// The dependencies that `statements` make.
    pub fn of(statements: &[Stmt]) -> Dependencies {
        let mut dependencies = Dependencies::default();
        dependencies.collect(statements, &BTreeSet::new());
        dependencies
    }

    fn collect(&mut self, statements: &[Stmt], conditions: &BTreeSet<SignalId>) {
        for statement in statements {
            let mut reads = conditions.clone();
            for expression in statement.expressions() {
                reads.extend(signals(expression));
            }
            if let Stmt::Assign { target, .. } | Stmt::Let { target, .. } = statement {
                self.on.entry(*target).or_default().extend(reads);
                continue;
            }
            for block in statement.blocks() {
                self.collect(block, &reads);
            }
        }
    }

    /// Adds those that `statements` make.
    pub fn extend(&mut self, statements: &[Stmt]) {
        self.collect(statements, &BTreeSet::new());
    }

    /// Adds a path through a child.
    pub fn add(&mut self, signal: SignalId, on: SignalId) {
        self.on.entry(signal).or_default().insert(on);
    }

    /// The same with `root(signal)` in place of each signal.
    pub fn merged(&self, root: impl Fn(SignalId) -> SignalId) -> Dependencies {
        let mut merged = Dependencies::default();
        for (&signal, on) in &self.on {
            merged.on.entry(root(signal)).or_default().extend(on.iter().map(|&id| root(id)));
        }
        merged
    }

    /// Everything that `signal` depends on, through any number of steps.
    pub fn reach(&self, signal: SignalId) -> BTreeSet<SignalId> {
        let mut reached = BTreeSet::new();
        let mut open = vec![signal];
        while let Some(signal) = open.pop() {
            for &next in self.on.get(&signal).into_iter().flatten() {
                if reached.insert(next) {
                    open.push(next);
                }
            }
        }
        reached
    }

    /// A loop, if there is one: signals, each depending on the next, the first also last.
    pub fn find_loop(&self) -> Option<Vec<SignalId>> {
        let mut done = BTreeSet::new();
        for &start in self.on.keys() {
            // Depth first, with the path on an explicit stack: trees may be deep.
            let mut path: Vec<(SignalId, Vec<SignalId>)> = vec![(start, self.next_of(start))];
            let mut on_path = BTreeSet::from([start]);
            while let Some((signal, pending)) = path.last_mut() {
                let Some(next) = pending.pop() else {
                    done.insert(*signal);
                    on_path.remove(signal);
                    path.pop();
                    continue;
                };
                if on_path.contains(&next) {
                    let from = path.iter().position(|(s, _)| *s == next)?;
                    let mut cycle: Vec<SignalId> = path[from..].iter().map(|(s, _)| *s).collect();
                    cycle.push(next);
                    return Some(cycle);
                }
                if !done.contains(&next) {
                    on_path.insert(next);
                    path.push((next, self.next_of(next)));
                }
            }
        }
        None
    }

    fn next_of(&self, signal: SignalId) -> Vec<SignalId> {
        self.on.get(&signal).into_iter().flatten().copied().collect()
    }
}

fn signals(expression: &Expr) -> BTreeSet<SignalId> {
    let mut found = BTreeSet::new();
    expression.reads(&mut |id, _, _| {
        found.insert(id);
    });
    found
}
