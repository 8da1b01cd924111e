//! Intermediate wires where Verilog cannot select from an expression.
use crate::build::{cat, resize, slice};
use crate::expr::{BinaryOp, Expr, UnaryOp};
use crate::fold::unary;
use crate::group::Group;
use crate::stmt::Stmt;
use crate::symbols::Symbols;
use crate::vectors::Vectors;
use signal::index_bits;
use std::collections::BTreeSet;

/// Bits of the widest amount of a shift.
const WIDEST_AMOUNT: usize = 32;

/// Replaces selections from expressions by selections from wires, which come as groups in front.
pub fn materialise(groups: Vec<Group>, symbols: &mut Symbols, vectors: &Vectors) -> Vec<Group> {
    let mut out = Vec::new();
    for mut group in groups {
        let stem = group.targets.first().map(|&t| symbols.all[t].name.clone()).unwrap_or_default();
        let mut temps = Temps { symbols, vectors, stem: format!("{stem}_part"), made: vec![] };
        group.statements.iter_mut().for_each(|s| temps.statement(s));
        out.extend(temps.made);
        out.push(group);
    }
    out
}

struct Temps<'a> {
    symbols: &'a mut Symbols,
    vectors: &'a Vectors,
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
                let of = if matches!(of, Expr::Signal { .. }) { of } else { self.wire(of) };
                Expr::Slice { of: Box::new(of), low, width }
            }
            Expr::BitOf(of, index) => {
                let (of, index) = (self.expression(*of), self.expression(*index));
                self.bit_of(of, index)
            }
            Expr::Unary(op, inner) => Expr::Unary(op, Box::new(self.expression(*inner))),
            Expr::Binary(op, a, b) => {
                let (a, b) = (self.expression(*a), self.expression(*b));
                let b = if op.is_shift() { self.amount(b, a.width()) } else { b };
                Expr::Binary(op, Box::new(a), Box::new(b))
            }
            Expr::Cat(parts) => {
                Expr::Cat(parts.into_iter().map(|part| self.expression(part)).collect())
            }
            other => other,
        }
    }

    /// Verilator reads 32 bits of the amount of a shift, so the bits of a wider one that shift a
    /// word of `width` bits all the way out become one.
    fn amount(&mut self, amount: Expr, width: usize) -> Expr {
        let low = index_bits(width);
        if amount.width() <= WIDEST_AMOUNT {
            return amount;
        }
        let wire = self.wire(amount);
        let high = slice(wire.clone(), low, wire.width() - low);
        cat(vec![unary(UnaryOp::Any, high), slice(wire, 0, low)])
    }

    /// Verilog wants an index of just the bits that number the word's bits, each value of which
    /// selects a bit that exists: the word is padded with zeros, the index with zeros or shifted.
    fn bit_of(&mut self, of: Expr, index: Expr) -> Expr {
        let enough = index_bits(of.width());
        if index.width() > enough {
            let index = self.amount(index, of.width());
            let shifted = Expr::Binary(BinaryOp::Shr, Box::new(of), Box::new(index));
            return slice(self.wire(shifted), 0, 1);
        }
        let padded = resize(of, 1 << enough);
        let wire = self.wire(padded);
        Expr::BitOf(Box::new(wire), Box::new(resize(index, enough)))
    }

    fn wire(&mut self, value: Expr) -> Expr {
        // No bit can be chosen of an element, which is itself bits of a vector.
        if matches!(value, Expr::Signal { id, .. } if self.vectors.place(id).is_none()) {
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
