//! Comparisons that widths and constants decide: `x >= margin` where the wire `margin` is 0.
//!
//! Linters follow a constant through wires before they compare, so [`fold`](crate::fold), which sees
//! one expression, is not enough. Logic that only such a comparison read goes with it.
use crate::build;
use crate::expr::{BinaryOp, Expr, SignalId, UnaryOp};
use crate::fold::{bit, unary};
use crate::group::{Group, group, read_by};
use crate::simplify::resolve_constants;
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use signal::BeatWord;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Replaces the comparisons in `groups` that have one result only, and all that follows from it.
pub fn decide(mut groups: Vec<Group>, symbols: &Symbols) -> Vec<Group> {
    let read_before = read_by(&groups);
    let constant_before = constants(&groups);
    loop {
        let mut fresh = constants(&groups);
        fresh.retain(|id, _| !constant_before.contains_key(id));
        let decider = Decider { bounds: Bounds::of(&groups), fresh };
        let mut has_changed = false;
        for group in &mut groups {
            let mut has_group_changed = false;
            for statement in &mut group.statements {
                has_group_changed |= decider.statement(statement);
            }
            if has_group_changed {
                has_changed = true;
                group.statements = resolve_constants(std::mem::take(&mut group.statements));
            }
        }
        if !has_changed {
            return without_orphans(groups, symbols, &read_before);
        }
        groups = group(groups.into_iter().flat_map(|group| group.statements).collect(), |id| id);
    }
}

/// Drops the wires that were read before, and no longer are.
fn without_orphans(
    mut groups: Vec<Group>,
    symbols: &Symbols,
    read_before: &BTreeSet<SignalId>,
) -> Vec<Group> {
    loop {
        let read = read_by(&groups);
        let is_orphan = |id: &SignalId| {
            symbols.all[*id].role == Role::Local && read_before.contains(id) && !read.contains(id)
        };
        let count = groups.len();
        groups.retain(|group| !group.targets.iter().all(is_orphan));
        if groups.len() == count {
            return groups;
        }
    }
}

/// The driver of each signal with a single assignment.
fn assignments(groups: &[Group]) -> BTreeMap<SignalId, &Expr> {
    groups.iter().filter_map(Group::assignment).collect()
}

/// Signals that a single constant drives.
fn constants(groups: &[Group]) -> BTreeMap<SignalId, Expr> {
    let constant = |(id, value): (SignalId, &Expr)| value.value().map(|_| (id, value.clone()));
    assignments(groups).into_iter().filter_map(constant).collect()
}

struct Decider {
    bounds: Bounds,
    /// Signals that have become constants.
    fresh: BTreeMap<SignalId, Expr>,
}

impl Decider {
    /// Whether something in `statement` has changed.
    fn statement(&self, statement: &mut Stmt) -> bool {
        let place = statement.expression_mut();
        let simpler = self.expression(place);
        let mut has_changed = simpler.is_some();
        if let Some(simpler) = simpler {
            *place = simpler;
        }
        for statement in statement.blocks_mut().into_iter().flatten() {
            has_changed |= self.statement(statement);
        }
        has_changed
    }

    /// `expression` with what is decided in it, if anything is.
    fn expression(&self, expression: &Expr) -> Option<Expr> {
        let either = |old: &Expr, new: Option<Expr>| new.unwrap_or_else(|| old.clone());
        match expression {
            Expr::Signal { id, .. } => self.fresh.get(id).cloned(),
            Expr::Const { .. } => None,
            Expr::Unary(op, inner) => self.expression(inner).map(|inner| unary(*op, inner)),
            Expr::Binary(op, left, right) => {
                if let Some(result) = self.bounds.comparison(*op, left, right) {
                    return Some(Expr::from(bit(result)));
                }
                let (new_left, new_right) = (self.expression(left), self.expression(right));
                (new_left.is_some() || new_right.is_some())
                    .then(|| build::binary(*op, either(left, new_left), either(right, new_right)))
            }
            Expr::Slice { of, low, width } => {
                self.expression(of).map(|of| build::slice(of, *low, *width))
            }
            Expr::Cat(parts) => {
                let new: Vec<Option<Expr>> = parts.iter().map(|p| self.expression(p)).collect();
                new.iter().any(Option::is_some).then(|| {
                    build::cat(parts.iter().zip(new).map(|(old, new)| either(old, new)).collect())
                })
            }
            Expr::BitOf(of, index) => {
                let (new_of, new_index) = (self.expression(of), self.expression(index));
                (new_of.is_some() || new_index.is_some())
                    .then(|| build::bit_of(either(of, new_of), either(index, new_index)))
            }
        }
    }
}

/// The least and the greatest value of the signals that a single assignment drives.
struct Bounds {
    of: HashMap<SignalId, (BeatWord, BeatWord)>,
}

impl Bounds {
    fn of(groups: &[Group]) -> Bounds {
        let assignments = assignments(groups);
        let mut bounds = Bounds { of: HashMap::new() };
        for &id in assignments.keys() {
            bounds.follow(id, &assignments);
        }
        bounds
    }

    /// Finds the bounds of `id` after those of what it reads; the statements have no loops.
    fn follow(&mut self, id: SignalId, assignments: &BTreeMap<SignalId, &Expr>) {
        let Some(value) = assignments.get(&id) else { return };
        if self.of.contains_key(&id) {
            return;
        }
        let mut read = vec![];
        value.reads(&mut |id, _, _| read.push(id));
        for id in read {
            self.follow(id, assignments);
        }
        let bounds = self.expression(value);
        self.of.insert(id, bounds);
    }

    fn expression(&self, expression: &Expr) -> (BeatWord, BeatWord) {
        let width = expression.width();
        let all = (BeatWord::new(0, width), !BeatWord::new(0, width));
        match expression {
            Expr::Const { value, .. } => (*value, *value),
            Expr::Signal { id, .. } => self.of.get(id).copied().unwrap_or(all),
            Expr::Cat(parts) => {
                let parts = parts.iter().map(|part| self.expression(part));
                parts.reduce(|high, low| (high.0.above(low.0), high.1.above(low.1))).unwrap_or(all)
            }
            Expr::Unary(UnaryOp::Not, inner) => {
                let (least, greatest) = self.expression(inner);
                (!greatest, !least)
            }
            Expr::Binary(BinaryOp::And | BinaryOp::LogicalAnd, left, right) => {
                let (left, right) = (self.expression(left).1, self.expression(right).1);
                (all.0, if left < right { left } else { right })
            }
            Expr::Binary(op, left, right) => match self.comparison(*op, left, right) {
                Some(result) => (bit(result), bit(result)),
                None => all,
            },
            _ => all,
        }
    }

    /// The result of `left op right`, if no value of a signal changes it.
    fn comparison(&self, op: BinaryOp, left: &Expr, right: &Expr) -> Option<bool> {
        use BinaryOp::*;
        if !op.is_comparison() {
            return None;
        }
        let (a, b) = (self.expression(left), self.expression(right));
        let (is_below, is_above) = (a.1 < b.0, a.0 > b.1);
        let (is_at_most, is_at_least) = (a.1 <= b.0, a.0 >= b.1);
        let is_same = is_at_most && is_at_least;
        let (holds, fails) = match op {
            Lt => (is_below, is_at_least),
            Le => (is_at_most, is_above),
            Gt => (is_above, is_at_most),
            Ge => (is_at_least, is_below),
            Eq => (is_same, is_below || is_above),
            Ne => (is_below || is_above, is_same),
            _ => (false, false),
        };
        (holds || fails).then_some(holds)
    }
}
