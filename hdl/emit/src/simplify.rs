//! Rewrites of statements that change the text and not the meaning.
use crate::expr::{BinaryOp, Expr, SignalId};
use crate::stmt::Stmt;
use std::collections::BTreeSet;

/// Resolves constant conditions.
pub fn resolve_constants(statements: Vec<Stmt>) -> Vec<Stmt> {
    let mut simple = Vec::new();
    for mut statement in statements {
        for block in statement.blocks_mut() {
            *block = resolve_constants(std::mem::take(block));
        }
        match statement {
            Stmt::If { test, then, otherwise } => match test.position() {
                Some(0) => simple.extend(otherwise),
                Some(_) => simple.extend(then),
                None if then.is_empty() && otherwise.is_empty() => {}
                None => simple.push(Stmt::If { test, then, otherwise }),
            },
            Stmt::Case { test, cases, default } if test.value().is_some() => {
                let chosen = cases
                    .into_iter()
                    .find(|(labels, _)| labels.iter().any(|label| label.value() == test.value()));
                simple.extend(chosen.map_or(default, |(_, block)| block));
            }
            other => simple.push(other),
        }
    }
    simple
}

/// The signal and the constant of `if signal == constant { .. }` without an `else`.
fn selects(statement: &Stmt) -> Option<(SignalId, [u64; 16])> {
    let Stmt::If { test: Expr::Binary(BinaryOp::Eq, left, right), otherwise, .. } = statement
    else {
        return None;
    };
    match (left.as_ref(), right.as_ref()) {
        (Expr::Signal { id, .. }, Expr::Const { value, .. }) if otherwise.is_empty() => {
            Some((*id, value.limbs()))
        }
        _ => None,
    }
}

/// Makes a run of `if signal == constant` a `case`.
pub fn select_by_case(mut statements: Vec<Stmt>) -> Vec<Stmt> {
    for block in statements.iter_mut().flat_map(Stmt::blocks_mut) {
        *block = select_by_case(std::mem::take(block));
    }
    let mut out = Vec::new();
    let mut rest = statements.into_iter().peekable();
    while let Some(first) = rest.next() {
        let Some((selector, value)) = selects(&first) else {
            out.push(first);
            continue;
        };
        let mut seen = BTreeSet::from([value]);
        let mut run = vec![first];
        while let Some((next, value)) = rest.peek().and_then(selects) {
            if next != selector || !seen.insert(value) {
                break;
            }
            run.extend(rest.next());
        }
        if run.len() < 2 {
            out.extend(run);
        } else {
            out.extend(into_case(run));
        }
    }
    out
}

fn into_case(run: Vec<Stmt>) -> Option<Stmt> {
    let mut selector = None;
    let mut cases = Vec::new();
    for statement in run {
        if let Stmt::If { test: Expr::Binary(_, left, right), then, .. } = statement {
            selector = Some(*left);
            cases.push((vec![*right], then));
        }
    }
    Some(Stmt::Case { test: selector?, cases, default: vec![] })
}
