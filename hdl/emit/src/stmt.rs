//! Typed statements of a kernel.
use crate::expr::{Expr, SignalId};
use std::collections::BTreeSet;

/// A statement of a kernel after elaboration.
#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// Drives a signal.
    Assign {
        /// Signal that the assignment drives.
        target: SignalId,
        /// Assigned value, as wide as the target.
        value: Expr,
    },
    /// Drives a separate wire, wherever it is.
    Let {
        /// Wire that is driven.
        target: SignalId,
        /// Value that drives it.
        value: Expr,
    },
    /// Chooses by a bit.
    If {
        /// Condition, one bit wide.
        test: Expr,
        /// When it is set.
        then: Vec<Stmt>,
        /// When it is clear.
        otherwise: Vec<Stmt>,
    },
    /// Chooses by a value.
    Case {
        /// Value that the `case` compares.
        test: Expr,
        /// Constants and what they choose.
        cases: Vec<(Vec<Expr>, Vec<Stmt>)>,
        /// For every other value.
        default: Vec<Stmt>,
    },
}

impl Stmt {
    /// The blocks nested in this statement.
    pub fn blocks(&self) -> Vec<&Vec<Stmt>> {
        match self {
            Stmt::Assign { .. } | Stmt::Let { .. } => vec![],
            Stmt::If { then, otherwise, .. } => vec![then, otherwise],
            Stmt::Case { cases, default, .. } => {
                cases.iter().map(|(_, block)| block).chain([default]).collect()
            }
        }
    }

    /// The same, to change them.
    pub fn blocks_mut(&mut self) -> Vec<&mut Vec<Stmt>> {
        match self {
            Stmt::Assign { .. } | Stmt::Let { .. } => vec![],
            Stmt::If { then, otherwise, .. } => vec![then, otherwise],
            Stmt::Case { cases, default, .. } => {
                cases.iter_mut().map(|(_, block)| block).chain([default]).collect()
            }
        }
    }

    /// The statement's expressions, without those of nested blocks.
    pub fn expressions(&self) -> Vec<&Expr> {
        match self {
            Stmt::Assign { value, .. } | Stmt::Let { value, .. } => vec![value],
            Stmt::If { test, .. } | Stmt::Case { test, .. } => vec![test],
        }
    }

    /// The same, to change them.
    pub fn expression_mut(&mut self) -> &mut Expr {
        match self {
            Stmt::Assign { value, .. } | Stmt::Let { value, .. } => value,
            Stmt::If { test, .. } | Stmt::Case { test, .. } => test,
        }
    }

    /// The signals that the statement drives on some path, `let`s left out.
    pub fn targets(&self) -> BTreeSet<SignalId> {
        match self {
            Stmt::Assign { target, .. } => BTreeSet::from([*target]),
            Stmt::Let { .. } => BTreeSet::new(),
            _ => self.blocks().into_iter().flatten().flat_map(Stmt::targets).collect(),
        }
    }

    /// The one signal that a plain assignment or `let` drives.
    pub fn assigned(&self) -> Option<SignalId> {
        match self {
            Stmt::Assign { target, .. } | Stmt::Let { target, .. } => Some(*target),
            Stmt::If { .. } | Stmt::Case { .. } => None,
        }
    }

    /// Takes every `let` in this statement out of it, in order.
    pub fn hoist(&mut self, hoisted: &mut Vec<Stmt>) {
        for block in self.blocks_mut() {
            let (lets, mut rest): (Vec<Stmt>, Vec<Stmt>) =
                std::mem::take(block).into_iter().partition(|s| matches!(s, Stmt::Let { .. }));
            hoisted.extend(lets);
            rest.iter_mut().for_each(|s| s.hoist(hoisted));
            *block = rest;
        }
    }

    /// The part of the statement that concerns the signals for which `chosen` holds, if any.
    pub fn only(&self, chosen: &dyn Fn(SignalId) -> bool) -> Option<Stmt> {
        let all = |block: &[Stmt]| block.iter().filter_map(|s| s.only(chosen)).collect::<Vec<_>>();
        let touches = |statement: &&Stmt| statement.targets().into_iter().any(chosen);
        Some(self).filter(touches).map(|statement| match statement {
            Stmt::If { test, then, otherwise } => {
                Stmt::If { test: test.clone(), then: all(then), otherwise: all(otherwise) }
            }
            Stmt::Case { test, cases, default } => Stmt::Case {
                test: test.clone(),
                cases: cases.iter().map(|(labels, block)| (labels.clone(), all(block))).collect(),
                default: all(default),
            },
            other => other.clone(),
        })
    }
}
