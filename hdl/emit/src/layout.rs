//! Which connections need no net of their own.
use crate::expr::{Expr, SignalId};
use crate::group::Group;
use crate::symbols::{Role, Symbols};
use std::collections::{BTreeMap, BTreeSet};

/// A module's groups once plain connections have moved to where they lead.
#[derive(Debug, Default)]
pub struct Layout {
    /// What remains to be printed as `assign` or `always @*`.
    pub groups: Vec<Group>,
    /// Inputs of children and registers that take an existing value directly.
    pub inlined: BTreeMap<SignalId, Expr>,
    /// Outputs of children that drive a signal of the module directly.
    pub renamed: BTreeMap<SignalId, SignalId>,
    /// The signals that they drive.
    pub taken_over: BTreeSet<SignalId>,
    /// What an `always @*` drives.
    pub blocks: BTreeSet<SignalId>,
}

/// Moves plain connections into port maps and registers.
pub fn layout(groups: Vec<Group>, symbols: &mut Symbols) -> Layout {
    let mut layout = Layout::default();
    let mut taken = BTreeSet::new();
    for group in groups {
        let Some((target, value)) = group.assignment() else {
            layout.blocks.extend(&group.targets);
            layout.groups.push(group);
            continue;
        };
        match symbols.all[target].role {
            Role::ChildInput(_) | Role::RegisterNext(_) if is_plain(value) => {
                layout.inlined.insert(target, value.clone());
            }
            Role::Output | Role::Local => match child_output(value, symbols) {
                // The second signal that takes a child's output is assigned from the first.
                Some(output) if taken.insert(output) => {
                    symbols.all[output].name = symbols.all[target].name.clone();
                    layout.renamed.insert(output, target);
                    layout.taken_over.insert(target);
                }
                _ => layout.groups.push(group),
            },
            _ => layout.groups.push(group),
        }
    }
    layout
}

/// A signal, a part of one, or a constant.
fn is_plain(value: &Expr) -> bool {
    match value {
        Expr::Signal { .. } | Expr::Const { .. } => true,
        Expr::Slice { of, .. } => matches!(of.as_ref(), Expr::Signal { .. }),
        _ => false,
    }
}

fn child_output(value: &Expr, symbols: &Symbols) -> Option<SignalId> {
    match value {
        Expr::Signal { id, .. } if matches!(symbols.all[*id].role, Role::ChildOutput(_)) => {
            Some(*id)
        }
        _ => None,
    }
}
