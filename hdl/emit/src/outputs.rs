//! A `let` that an output of its name is given: the output itself, which the module may read.
//!
//! `let is_done = ..; self.is_done.next = is_done;` would need a second name for one value, `is_done_1`.
use crate::expr::{Expr, SignalId};
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use std::collections::BTreeMap;

/// `statements` in which outputs represent such `let`s.
pub fn take_lets(statements: Vec<Stmt>, symbols: &Symbols) -> Vec<Stmt> {
    let outputs: BTreeMap<SignalId, SignalId> = statements
        .iter()
        .filter_map(|statement| match statement {
            Stmt::Assign { target, value: Expr::Signal { id, .. } } => Some((*id, *target)),
            _ => None,
        })
        .filter(|&(id, output)| {
            symbols.all[output].role == Role::Output
                && symbols.binding(id).is_some_and(|name| name == symbols.all[output].name)
                && assignments(&statements, output) == 1
                && symbols.bindings(&symbols.all[output].name) == 1
        })
        .collect();
    let mut out = vec![];
    for mut statement in statements {
        match &statement {
            Stmt::Let { target, value } if outputs.contains_key(target) => {
                statement = Stmt::Assign { target: outputs[target], value: value.clone() };
            }
            Stmt::Assign { value: Expr::Signal { id, .. }, target }
                if outputs.get(id) == Some(target) =>
            {
                continue;
            }
            _ => {}
        }
        rename(&mut statement, &outputs);
        out.push(statement);
    }
    out
}

/// How often `signal` is assigned.
fn assignments(statements: &[Stmt], signal: SignalId) -> usize {
    let own = |statement: &Stmt| match statement {
        Stmt::Assign { target, .. } => usize::from(*target == signal),
        _ => statement.blocks().into_iter().map(|block| assignments(block, signal)).sum(),
    };
    statements.iter().map(own).sum()
}

fn rename(statement: &mut Stmt, outputs: &BTreeMap<SignalId, SignalId>) {
    statement.expression_mut().each_signal(&mut |id| {
        if let Some(output) = outputs.get(id) {
            *id = *output;
        }
    });
    for block in statement.blocks_mut() {
        block.iter_mut().for_each(|statement| rename(statement, outputs));
    }
}
