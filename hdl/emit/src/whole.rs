//! Operations on whole vectors in place of one on each element.
use crate::expr::{BinaryOp, Expr, UnaryOp};
use crate::numbers::{Meaning, mark};
use crate::text::{Text, constant};

impl Text<'_> {
    /// Words side by side, the highest first, as one operation on whole vectors, if they are that.
    /// The flag tells whether it is an operator.
    pub fn side_by_side(&self, parts: &[&Expr]) -> Option<(String, bool)> {
        let [first, .., _] = parts else { return None };
        let all = |pick: &dyn Fn(&'_ Expr) -> Option<&Expr>| -> Option<Vec<&Expr>> {
            parts.iter().map(|part| pick(part)).collect()
        };
        match first {
            Expr::Signal { id, width } if parts.iter().all(|part| *part == *first) => {
                let is_bit = *width == 1;
                is_bit.then(|| (format!("{{{}{{{}}}}}", parts.len(), self.signal(*id)), false))
            }
            Expr::Const { value, name: None, .. } if parts.iter().all(|part| *part == *first) => {
                let is_long = parts.len() > 2;
                is_long.then(|| (format!("{{{}{{{}}}}}", parts.len(), constant(*value)), false))
            }
            Expr::Signal { id, .. } => {
                let (vector, highest) = self.vectors.place(*id)?;
                let is_next = |(k, part): (usize, &&Expr)| match part {
                    Expr::Signal { id, .. } => highest.checked_sub(k) == vector.number(*id),
                    _ => false,
                };
                let is_run = parts.iter().enumerate().all(is_next);
                let is_whole = parts.len() == vector.elements.len();
                let low = (highest + 1).checked_sub(parts.len())? * vector.width;
                let of = vector.bits();
                let bits = mark(Meaning::Bits { width: parts.len() * vector.width, of }, low);
                let bits = if is_whole { String::new() } else { bits };
                is_run.then(|| (vector.name.clone() + &bits, false))
            }
            Expr::Unary(UnaryOp::Not, _) => {
                let inner = all(&|part| match part {
                    Expr::Unary(UnaryOp::Not, inner) => Some(inner),
                    _ => None,
                })?;
                let (text, is_operator) = self.side_by_side(&inner)?;
                Some((if is_operator { format!("~({text})") } else { format!("~{text}") }, false))
            }
            Expr::Binary(op, ..) => {
                let symbol = match op {
                    BinaryOp::And => "&",
                    BinaryOp::Or => "|",
                    BinaryOp::Xor => "^",
                    BinaryOp::LogicalAnd => "&",
                    BinaryOp::LogicalOr => "|",
                    _ => return None,
                };
                let left = all(&|part| match part {
                    Expr::Binary(other, left, _) if other == op => Some(left),
                    _ => None,
                })?;
                let right = all(&|part| match part {
                    Expr::Binary(_, _, right) => Some(right),
                    _ => None,
                })?;
                let nested = |(text, is_operator)| match is_operator {
                    true => format!("({text})"),
                    false => text,
                };
                let (left, right) = (self.side_by_side(&left)?, self.side_by_side(&right)?);
                Some((format!("{} {symbol} {}", nested(left), nested(right)), true))
            }
            _ => None,
        }
    }

    /// One operator over all bits of the operands, which are bits of vectors: `|hits`.
    pub fn reduction(&self, op: BinaryOp, operands: &[&Expr]) -> Option<String> {
        let symbol = match op {
            BinaryOp::And | BinaryOp::LogicalAnd => "&",
            BinaryOp::Or | BinaryOp::LogicalOr => "|",
            BinaryOp::Xor => "^",
            _ => return None,
        };
        let is_of_bits = operands.iter().all(|operand| operand.width() == 1);
        if !is_of_bits || operands.len() < 3 || operands.windows(2).any(|pair| pair[0] == pair[1]) {
            return None;
        }
        let downwards: Vec<&Expr> = operands.iter().rev().copied().collect();
        let (text, is_operator) = self.side_by_side(&downwards)?;
        let needs_parentheses = is_operator || text.starts_with('~');
        Some(if needs_parentheses {
            format!("{symbol}({text})")
        } else {
            symbol.to_string() + &text
        })
    }
}

/// The operands of nested `op`s, from the left.
pub fn operands(expression: &Expr, op: BinaryOp) -> Vec<&Expr> {
    match expression {
        Expr::Binary(other, left, right) if *other == op && op.is_associative() => {
            let mut all = operands(left, op);
            all.push(right);
            all
        }
        other => vec![other],
    }
}
