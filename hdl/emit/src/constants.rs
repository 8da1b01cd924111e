//! Names of constants: in one module a name means one number of one width.
use crate::expr::Expr;
use crate::stmt::Stmt;
use crate::symbols::{Symbols, constant_name};
use signal::BeatWord;
use std::collections::{BTreeMap, BTreeSet};

/// `statements` in which a name that would mean two things means none.
pub fn settle(mut statements: Vec<Stmt>, symbols: &Symbols) -> Vec<Stmt> {
    let mut meanings: BTreeMap<String, BTreeSet<(usize, [u64; 16])>> = BTreeMap::new();
    for symbol in &symbols.all {
        for (value, state) in symbol.states.iter().enumerate() {
            let word = BeatWord::new(value as u64, symbol.width);
            meanings.entry(constant_name(state)).or_default().insert((symbol.width, word.limbs()));
        }
    }
    each(&mut statements, &mut |constant| {
        if let Expr::Const { width, value, name: Some(name) } = constant {
            meanings.entry(constant_name(name)).or_default().insert((*width, value.limbs()));
        }
    });
    each(&mut statements, &mut |constant| {
        if let Expr::Const { name, .. } = constant
            && name.as_ref().is_some_and(|name| meanings[&constant_name(name)].len() > 1)
        {
            *name = None;
        }
    });
    statements
}

fn each(statements: &mut [Stmt], see: &mut impl FnMut(&mut Expr)) {
    for statement in statements {
        if let Stmt::Case { cases, .. } = statement {
            cases.iter_mut().flat_map(|(labels, _)| labels).for_each(|label| inside(label, see));
        }
        inside(statement.expression_mut(), see);
        statement.blocks_mut().into_iter().for_each(|block| each(block, see));
    }
}

fn inside(expression: &mut Expr, see: &mut impl FnMut(&mut Expr)) {
    match expression {
        Expr::Signal { .. } => {}
        Expr::Const { .. } => see(expression),
        Expr::Unary(_, of) | Expr::Slice { of, .. } => inside(of, see),
        Expr::Binary(_, a, b) | Expr::BitOf(a, b) => {
            inside(a, see);
            inside(b, see);
        }
        Expr::Cat(parts) => parts.iter_mut().for_each(|part| inside(part, see)),
    }
}
