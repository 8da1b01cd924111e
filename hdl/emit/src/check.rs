//! The checks on one kernel: order of reads and writes, latches, undriven signals.
use crate::error::Fault;
use crate::expr::SignalId;
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use std::collections::BTreeSet;

/// Checks the statements of a kernel, `let`s in their places.
pub fn check(statements: &[Stmt], symbols: &Symbols, faults: &mut Vec<Fault>) {
    let mut read = BTreeSet::new();
    let mut late = BTreeSet::new();
    order(statements, symbols, &mut read, &mut late);
    for id in late {
        faults.push(Fault::WrittenAfterRead { signal: symbols.display(id) });
    }
    let always = driven_always(statements);
    let sometimes: BTreeSet<SignalId> = statements.iter().flat_map(Stmt::targets).collect();
    for (id, symbol) in symbols.all.iter().enumerate() {
        if !symbol.role.is_driven_by_kernel() || symbol.path.starts_with("let$") {
            continue;
        }
        let signal = symbols.display(id);
        if !sometimes.contains(&id) {
            faults.push(Fault::Undriven { signal });
        } else if !always.contains(&id) {
            faults.push(Fault::Latch { signal });
        }
    }
}

/// Collects signals that are written after a read. A signal that the simulation keeps from one
/// pass to the next (a local or an output) would be read with its old value.
fn order(
    statements: &[Stmt],
    symbols: &Symbols,
    read: &mut BTreeSet<SignalId>,
    late: &mut BTreeSet<SignalId>,
) {
    for statement in statements {
        for expression in statement.expressions() {
            expression.reads(&mut |id, _, _| {
                if matches!(symbols.all[id].role, Role::Local | Role::Output) {
                    read.insert(id);
                }
            });
        }
        if let Stmt::Assign { target, .. } = statement
            && read.contains(target)
        {
            late.insert(*target);
        }
        // Only one of the blocks runs, so what one reads is no matter to the others.
        let before = read.clone();
        for block in statement.blocks() {
            let mut within = before.clone();
            order(block, symbols, &mut within, late);
            read.extend(within);
        }
    }
}

/// The signals that are driven on every path.
fn driven_always(statements: &[Stmt]) -> BTreeSet<SignalId> {
    let mut driven = BTreeSet::new();
    for statement in statements {
        if let Stmt::Assign { target, .. } = statement {
            driven.insert(*target);
            continue;
        }
        let mut paths = statement.blocks().into_iter().map(|block| driven_always(block));
        if let Some(first) = paths.next() {
            driven.extend(paths.fold(first, |common, path| &common & &path));
        }
    }
    driven
}
