//! Bits of a module's signals that are read, so that the rest can be listed as unused.
use crate::expr::{Expr, SignalId};
use crate::symbols::{Role, Symbol};
use std::collections::BTreeMap;

/// Bits of each signal that some expression reads.
#[derive(Debug, Default)]
pub struct Usage {
    read: BTreeMap<SignalId, Vec<bool>>,
}

impl Usage {
    /// Notes what `expression` reads.
    pub fn see(&mut self, expression: &Expr) {
        expression.reads(&mut |id, low, width| {
            let bits = self.read.entry(id).or_default();
            bits.resize(bits.len().max(low + width), false);
            bits[low..low + width].fill(true);
        });
    }

    /// The parts of `symbol` that nothing reads, as (low, width), lowest first. Outputs and what a
    /// child or register takes are read by definition.
    pub fn unread(&self, id: SignalId, symbol: &Symbol) -> Vec<(usize, usize)> {
        let sink =
            matches!(symbol.role, Role::Output | Role::ChildInput(_) | Role::RegisterNext(_));
        if sink {
            return vec![];
        }
        let none = vec![];
        let bits = self.read.get(&id).unwrap_or(&none);
        let mut parts: Vec<(usize, usize)> = vec![];
        for bit in (0..symbol.width).filter(|&b| !bits.get(b).copied().unwrap_or(false)) {
            match parts.last_mut() {
                Some((low, width)) if *low + *width == bit => *width += 1,
                _ => parts.push((bit, 1)),
            }
        }
        parts
    }
}
