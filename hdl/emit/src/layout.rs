//! Folding of connections into port maps, and the printed form of each signal.
use crate::expr::{Expr, SignalId};
use crate::group::{Group, read_by};
use crate::roll::{Variable, roll_all};
use crate::symbols::{Role, Symbols};
use crate::text::Text;
use crate::vectors::Vectors;
use std::collections::{BTreeMap, BTreeSet};

/// A module's groups once plain connections have moved to where they lead.
#[derive(Debug, Default)]
pub struct Layout {
    /// Statements to print as `assign` or `always @*`.
    pub groups: Vec<Group>,
    /// Inputs of children and registers that take an existing value directly.
    pub inlined: BTreeMap<SignalId, Expr>,
    /// Outputs of children that drive a signal of the module directly.
    pub renamed: BTreeMap<SignalId, SignalId>,
    /// The signals that they drive.
    pub taken_over: BTreeSet<SignalId>,
    /// Signals that an `always @*` drives.
    pub blocks: BTreeSet<SignalId>,
    /// Vectors that one `assign` drives as a whole, by their first element.
    pub wholes: BTreeSet<SignalId>,
}

/// Moves plain connections into port maps and registers.
pub fn layout(groups: Vec<Group>, symbols: &mut Symbols, vectors: &mut Vectors) -> Layout {
    let mut layout = Layout::default();
    let mut taken = BTreeSet::new();
    for group in groups {
        let Some(assignments) = group.assignments() else {
            let is_alone = |id: &SignalId| vectors.place(*id).is_none();
            let is_assigned = group.targets.iter().all(is_alone)
                && Text::new(symbols, vectors).choice_alone(&group).is_some();
            if !is_assigned {
                layout.blocks.extend(&group.targets);
            }
            layout.groups.push(group);
            continue;
        };
        match assignments.as_slice() {
            [(target, value)] if vectors.place(*target).is_none() => {
                match symbols.all[*target].role {
                    Role::ChildInput(_) | Role::RegisterNext(_)
                        if is_plain(value) || is_whole_vector(value, symbols, vectors) =>
                    {
                        layout.inlined.insert(*target, (*value).clone());
                        continue;
                    }
                    Role::Output | Role::Local => {
                        let output = child_output(value, symbols);
                        let output = output.filter(|&output| vectors.place(output).is_none());
                        // The second signal that takes a child's output is assigned from the first.
                        if let Some(output) = output.filter(|&output| taken.insert(output)) {
                            symbols.all[output].name = symbols.all[*target].name.clone();
                            layout.renamed.insert(output, *target);
                            layout.taken_over.insert(*target);
                            continue;
                        }
                    }
                    _ => {}
                }
                if Text::new(symbols, vectors).has_loop(&group.statements) {
                    layout.blocks.insert(*target);
                }
                layout.groups.push(group);
            }
            _ => layout.several(group, symbols, vectors, &mut taken),
        }
    }
    layout.declare_before_use(symbols, vectors);
    layout
}

impl Layout {
    /// Moves a group before the first that reads a wire which is declared with it: groups that were cut into their
    /// targets may be behind their readers.
    fn declare_before_use(&mut self, symbols: &Symbols, vectors: &Vectors) {
        let mut left: Vec<Option<Group>> =
            std::mem::take(&mut self.groups).into_iter().map(Some).collect();
        let mut declared_in = BTreeMap::new();
        for (number, group) in left.iter().enumerate() {
            let targets = group.iter().flat_map(|group| &group.targets).copied();
            let is_declared_there = |id: &SignalId| {
                symbols.all[*id].role != Role::Output
                    && !self.blocks.contains(id)
                    && (vectors.place(*id).is_none() || self.wholes.contains(&vectors.root(*id)))
            };
            declared_in.extend(targets.filter(is_declared_there).map(|id| (id, number)));
        }
        for number in 0..left.len() {
            self.place(number, &mut left, &declared_in);
        }
    }

    /// Places a group, and before it those that declare what it reads.
    fn place(
        &mut self,
        number: usize,
        left: &mut [Option<Group>],
        declared_in: &BTreeMap<SignalId, usize>,
    ) {
        let Some(group) = left[number].take() else { return };
        for id in read_by(std::slice::from_ref(&group)) {
            if let Some(&before) = declared_in.get(&id) {
                self.place(before, left, declared_in);
            }
        }
        self.groups.push(group);
    }

    /// Assignments to elements of vectors, which may be one of the whole.
    fn several(
        &mut self,
        group: Group,
        symbols: &Symbols,
        vectors: &mut Vectors,
        taken: &mut BTreeSet<SignalId>,
    ) {
        let assignments: BTreeMap<SignalId, &Expr> =
            group.assignments().into_iter().flatten().collect();
        let root = vectors.root(group.targets.first().copied().unwrap_or_default());
        let elements = vectors.place(root).map_or(vec![], |(vector, _)| vector.elements.clone());
        let values: Vec<&Expr> =
            elements.iter().filter_map(|id| assignments.get(id).copied()).collect();
        if values.len() == elements.len() && values.len() == assignments.len() {
            let mut text = Text::new(symbols, vectors);
            let downwards: Vec<&Expr> = values.iter().rev().copied().collect();
            let whole = text.side_by_side(&downwards);
            let texts: Vec<String> = values.iter().map(|v| text.expression(v, false)).collect();
            let is_alike = texts.windows(2).all(|pair| pair[0] == pair[1])
                || roll_all(&texts, &symbols.loop_variable, Variable::Genvar).is_some();
            let is_plain = values.iter().all(|value| is_plain(value));
            let inline = match symbols.all[root].role {
                Role::ChildInput(_) => is_plain && is_alike,
                Role::RegisterNext(_) => whole.is_some() || (is_plain && is_alike),
                _ => false,
            };
            if inline {
                let values = elements.iter().copied().zip(values.into_iter().cloned());
                self.inlined.extend(values.collect::<Vec<_>>());
                return;
            }
            let is_free = matches!(symbols.all[root].role, Role::Output | Role::Local);
            if let Some(outputs) = whole_output(&values, symbols, vectors)
                && is_free
                && taken.insert(outputs[0])
            {
                self.renamed.extend(outputs.iter().copied().zip(elements.iter().copied()));
                self.taken_over.extend(&elements);
                vectors.rename(outputs[0], root);
                return;
            }
            if whole.is_some() {
                self.wholes.insert(root);
                self.groups.push(group);
                return;
            }
        }
        let reads_something = group.statements.iter().any(|statement| {
            let mut reads = false;
            statement.expressions().iter().for_each(|e| e.reads(&mut |_, _, _| reads = true));
            reads
        });
        let is_block =
            vectors.is_tied(root) || Text::new(symbols, vectors).has_loop(&group.statements);
        if reads_something && is_block {
            self.blocks.extend(&group.targets);
            self.groups.push(group);
            return;
        }
        for statement in group.statements {
            let targets = statement.assigned().into_iter().collect();
            self.groups.push(Group { statements: vec![statement], targets });
        }
    }
}

/// A signal, a part of one, or a constant.
fn is_plain(value: &Expr) -> bool {
    match value {
        Expr::Signal { .. } | Expr::Const { .. } => true,
        Expr::Slice { of, .. } => matches!(of.as_ref(), Expr::Signal { .. }),
        _ => false,
    }
}

/// Whether a value is a vector with all its elements.
fn is_whole_vector(value: &Expr, symbols: &Symbols, vectors: &Vectors) -> bool {
    let Expr::Cat(parts) = value else { return false };
    let parts: Vec<&Expr> = parts.iter().collect();
    let is_signal =
        matches!(parts.first(), Some(Expr::Signal { id, .. }) if vectors.place(*id).is_some());
    is_signal && Text::new(symbols, vectors).side_by_side(&parts).is_some()
}

fn child_output(value: &Expr, symbols: &Symbols) -> Option<SignalId> {
    match value {
        Expr::Signal { id, .. } if matches!(symbols.all[*id].role, Role::ChildOutput(_)) => {
            Some(*id)
        }
        _ => None,
    }
}

/// The elements of a vector of children's outputs, if `values` are all of them in order.
fn whole_output(values: &[&Expr], symbols: &Symbols, vectors: &Vectors) -> Option<Vec<SignalId>> {
    let outputs: Option<Vec<SignalId>> =
        values.iter().map(|value| child_output(value, symbols)).collect();
    let outputs = outputs?;
    let (vector, _) = vectors.place(*outputs.first()?)?;
    (vector.elements == outputs).then_some(outputs)
}
