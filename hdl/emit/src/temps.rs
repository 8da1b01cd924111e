//! Intermediate wires where Verilog cannot select from an expression.
use crate::build::{resize, slice};
use crate::expr::{BinaryOp, Expr};
use crate::group::Group;
use crate::stmt::Stmt;
use crate::symbols::Symbols;
use std::collections::BTreeSet;

// Beyond this many bits a select is a shift: padding the word would dwarf it.
const WIDEST_PADDING: usize = 1024;

/// Replaces selections from expressions by selections from wires, which come as groups in front.
pub fn materialise(groups: Vec<Group>, symbols: &mut Symbols) -> Vec<Group> {
    let mut out = Vec::new();
    for mut group in groups {
        let stem = group.targets.first().map(|&t| symbols.all[t].name.clone()).unwrap_or_default();
        let mut temps = Temps { symbols, stem: format!("{stem}_part"), made: vec![] };
        group.statements.iter_mut().for_each(|s| temps.statement(s));
        out.extend(temps.made);
        out.push(group);
    }
    out
}

struct Temps<'a> {
    symbols: &'a mut Symbols,
    stem: String,
    made: Vec<Group>,
}

impl Temps<'_> {
    fn statement(&mut self, statement: &mut Stmt) {
        let place = statement.expression_mut();
        *place = self.expression(std::mem::replace(place, Expr::constant(0, 1)));
        for block in statement.blocks_mut() {
            block.iter_mut().for_each(|s| self.statement(s));
        }
    }

    fn expression(&mut self, expression: Expr) -> Expr {
        match expression {
            Expr::Slice { of, low, width } => {
                let of = self.expression(*of);
                let of = self.wire(of);
                Expr::Slice { of: Box::new(of), low, width }
            }
            Expr::BitOf(of, index) => {
                let (of, index) = (self.expression(*of), self.expression(*index));
                self.bit_of(of, index)
            }
            Expr::Unary(op, inner) => Expr::Unary(op, Box::new(self.expression(*inner))),
            Expr::Binary(op, a, b) => {
                Expr::Binary(op, Box::new(self.expression(*a)), Box::new(self.expression(*b)))
            }
            Expr::Cat(parts) => {
                Expr::Cat(parts.into_iter().map(|part| self.expression(part)).collect())
            }
            other => other,
        }
    }

    /// Every value of `index` must select a bit that exists, so the word is padded with zeros.
    fn bit_of(&mut self, of: Expr, index: Expr) -> Expr {
        let reach = 1usize.checked_shl(index.width() as u32).unwrap_or(usize::MAX);
        if reach > of.width().max(WIDEST_PADDING) {
            let shifted = Expr::Binary(BinaryOp::Shr, Box::new(of), Box::new(index));
            return slice(self.wire(shifted), 0, 1);
        }
        let padded = if reach > of.width() || of.width() == 1 {
            let enough = reach.max(2);
            resize(of, enough)
        } else {
            of
        };
        let wire = self.wire(padded);
        Expr::BitOf(Box::new(wire), Box::new(index))
    }

    fn wire(&mut self, value: Expr) -> Expr {
        if matches!(value, Expr::Signal { .. }) {
            return value;
        }
        let (stem, width) = (self.stem.clone(), value.width());
        let path = format!("{stem}${}", self.symbols.all.len());
        let target = self.symbols.add_local(path, &stem, width);
        let statements = vec![Stmt::Let { target, value }];
        self.made.push(Group { statements, targets: BTreeSet::from([target]) });
        Expr::Signal { id: target, width }
    }
}
