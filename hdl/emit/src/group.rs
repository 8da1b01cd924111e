//! Statements in groups that share a target: each becomes one `assign` or one `always @*`.
use crate::expr::{Expr, SignalId};
use crate::loops::Dependencies;
use crate::stmt::Stmt;
use crate::vectors::Vectors;
use std::collections::{BTreeMap, BTreeSet};

/// Statements with a common target, in order.
#[derive(Clone, Debug)]
pub struct Group {
    /// Statements in the order of the kernel.
    pub statements: Vec<Stmt>,
    /// Signals that the statements drive.
    pub targets: BTreeSet<SignalId>,
}

impl Group {
    /// Targets and values when the group is nothing but assignments, one a target.
    pub fn assignments(&self) -> Option<Vec<(SignalId, &Expr)>> {
        let assignment = |statement| match statement {
            &Stmt::Assign { target, ref value } | &Stmt::Let { target, ref value } => {
                Some((target, value))
            }
            _ => None,
        };
        let all: Option<Vec<_>> = self.statements.iter().map(assignment).collect();
        all.filter(|all| all.len() == self.targets.len())
    }

    /// Target and value when the group is a single continuous assignment.
    pub fn assignment(&self) -> Option<(SignalId, &Expr)> {
        match self.statements.as_slice() {
            [Stmt::Assign { target, value } | Stmt::Let { target, value }] => {
                Some((*target, value))
            }
            _ => None,
        }
    }
}

/// Every signal that some statement of `groups` reads, in the order of their identifiers.
pub fn read_by(groups: &[Group]) -> BTreeSet<SignalId> {
    let mut read = BTreeSet::new();
    groups.iter().for_each(|group| reads(&group.statements, &mut read));
    read
}

/// Groups statements, in the order of each group's first one. `let`s inside statements come out as
/// separate groups: the checks have shown that what they read is complete by then. Targets of
/// one `root` share a group.
pub fn group(statements: Vec<Stmt>, root: impl Fn(SignalId) -> SignalId) -> Vec<Group> {
    let mut flat = Vec::new();
    for mut statement in statements {
        statement.hoist(&mut flat);
        flat.push(statement);
    }
    let mut groups: Vec<Option<Group>> = Vec::new();
    // Where the group that drives a root lies in `groups`, and which statement was its last.
    let mut home: BTreeMap<SignalId, usize> = BTreeMap::new();
    let mut last: Vec<usize> = Vec::new();
    for (number, statement) in flat.into_iter().enumerate() {
        let targets = match &statement {
            Stmt::Let { target, .. } => BTreeSet::from([*target]),
            other => other.targets(),
        };
        if targets.is_empty() {
            continue;
        }
        let roots: BTreeSet<SignalId> = targets.iter().map(|&target| root(target)).collect();
        let earlier: BTreeSet<usize> =
            roots.iter().filter_map(|root| home.get(root).copied()).collect();
        let mut earlier: Vec<usize> = earlier.into_iter().collect();
        earlier.sort_unstable_by_key(|&at| last[at]);
        // Not all of a group again for each of its statements: a vector of many elements has many.
        let at = earlier.first().copied().unwrap_or_else(|| {
            groups.push(Some(Group { statements: vec![], targets: BTreeSet::new() }));
            last.push(number);
            groups.len() - 1
        });
        for &other in earlier.iter().skip(1) {
            if let (Some(other), Some(group)) = (groups[other].take(), &mut groups[at]) {
                other.targets.iter().for_each(|&target| {
                    home.insert(root(target), at);
                });
                group.statements.extend(other.statements);
                group.targets.extend(other.targets);
            }
        }
        if let Some(group) = &mut groups[at] {
            group.statements.push(statement);
            group.targets.extend(targets);
        }
        roots.into_iter().for_each(|root| {
            home.insert(root, at);
        });
        last[at] = number;
    }
    // A group is where its last statement is, so that all it reads is before it.
    let mut in_order: Vec<(usize, Group)> =
        groups.into_iter().enumerate().filter_map(|(at, group)| Some((last[at], group?))).collect();
    in_order.sort_unstable_by_key(|&(number, _)| number);
    in_order.into_iter().map(|(_, group)| without_dead_defaults(group)).collect()
}

/// Splits groups that would feed themselves through other groups or children: `l` and `y` share an
/// `if`, and `y` reads a wire that reads `l`. Each signal is sound by itself, but simulators order
/// whole blocks, and follow whole vectors: what is asked of is a vector as one signal.
pub fn untangle(groups: Vec<Group>, paths: &Dependencies, vectors: &Vectors) -> Vec<Group> {
    let paths = paths.merged(|id| vectors.root(id));
    let mut out = Vec::new();
    for group in groups {
        let parts: BTreeSet<SignalId> =
            group.targets.iter().map(|&target| vectors.driven_with(target)).collect();
        if parts.len() < 2 || !feeds_itself(&group, &paths, vectors) {
            out.push(group);
            continue;
        }
        for part in parts {
            let is_in_part = |id| vectors.driven_with(id) == part;
            let statements = group.statements.iter().filter_map(|s| s.only(&is_in_part)).collect();
            let targets = group.targets.iter().copied().filter(|&id| is_in_part(id)).collect();
            out.push(Group { statements, targets });
        }
    }
    out
}

fn feeds_itself(group: &Group, paths: &Dependencies, vectors: &Vectors) -> bool {
    let roots = |signals: &BTreeSet<SignalId>| -> BTreeSet<SignalId> {
        signals.iter().map(|&id| vectors.root(id)).collect()
    };
    let mut read = BTreeSet::new();
    reads(&group.statements, &mut read);
    let (read, targets) = (roots(&read), roots(&group.targets));
    let mut outside = read.difference(&targets);
    outside.any(|&signal| !paths.reach(signal).is_disjoint(&targets))
}

fn reads(statements: &[Stmt], read: &mut BTreeSet<SignalId>) {
    for statement in statements {
        for expression in statement.expressions() {
            expression.reads(&mut |id, _, _| {
                read.insert(id);
            });
        }
        statement.blocks().into_iter().for_each(|block| reads(block, read));
    }
}

/// Only the last of several plain assignments to one signal counts; `always @*` over constants
/// alone would never run.
fn without_dead_defaults(mut group: Group) -> Group {
    let plain = |s: &Stmt| matches!(s, Stmt::Assign { .. });
    if group.statements.iter().all(plain) {
        let mut seen = BTreeSet::new();
        group.statements.reverse();
        group
            .statements
            .retain(|statement| statement.targets().into_iter().all(|id| seen.insert(id)));
        group.statements.reverse();
    }
    group
}
