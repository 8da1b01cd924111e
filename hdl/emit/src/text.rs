//! Expressions and statements as Verilog.
use crate::expr::{BinaryOp, Expr, SignalId, UnaryOp};
use crate::numbers::{LOOP, Meaning, mark};
use crate::roll::{Piece, Variable, roll, roll_all};
use crate::stmt::Stmt;
use crate::symbols::{Symbols, state_name};
use crate::vectors::Vectors;
use signal::Word;
use std::collections::BTreeMap;

/// The widest constant whose value may count in a loop.
const WIDEST_NUMBER: usize = 32;

/// Prints in the names of one module. Numbers that may count stand as marks
/// ([`numbers`](crate::numbers)).
pub struct Text<'a> {
    /// The module's signals.
    pub symbols: &'a Symbols,
    /// Which of them are elements of vectors.
    pub vectors: &'a Vectors,
    /// The states that were printed, by enum and value: each needs a `localparam`.
    pub states: BTreeMap<(String, u64), (String, Word)>,
}

/// `[7:0] `, or nothing for a single bit.
pub fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

/// A sized constant: decimal while that is easy to read, else hexadecimal.
pub fn constant(value: Word) -> String {
    match value.width() {
        1 => format!("1'b{value}"),
        width if value.resized(signal::MAX_WIDTH) < 1024 => format!("{width}'d{value}"),
        _ => format!("{value:?}"),
    }
}

impl<'a> Text<'a> {
    /// A printer that has seen no state yet.
    pub fn new(symbols: &'a Symbols, vectors: &'a Vectors) -> Text<'a> {
        Text { symbols, vectors, states: BTreeMap::new() }
    }

    /// A whole signal.
    pub fn signal(&self, id: SignalId) -> String {
        self.bits(id, 0, self.symbols.all[id].width)
    }

    /// `width` bits of a signal from bit `low` up.
    pub fn bits(&self, id: SignalId, low: usize, width: usize) -> String {
        match self.vectors.place(id) {
            Some((vector, number)) => {
                vector.name.clone() + &mark(Meaning::Bits(width), number * vector.width + low)
            }
            None if width == self.symbols.all[id].width => self.symbols.all[id].name.clone(),
            None => self.symbols.all[id].name.clone() + &mark(Meaning::Bits(width), low),
        }
    }

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
            Expr::Signal { id, .. } => {
                let (vector, highest) = self.vectors.place(*id)?;
                let is_next = |(k, part): (usize, &&Expr)| match part {
                    Expr::Signal { id, .. } => highest.checked_sub(k) == vector.number(*id),
                    _ => false,
                };
                let is_run = parts.iter().enumerate().all(is_next);
                let is_whole = parts.len() == vector.elements.len();
                let low = (highest + 1).checked_sub(parts.len())? * vector.width;
                let bits = mark(Meaning::Bits(parts.len() * vector.width), low);
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

    fn constant(&self, value: Word) -> String {
        match value.width() {
            width if width <= WIDEST_NUMBER => {
                mark(Meaning::Constant(width), value.to_u64() as usize)
            }
            _ => constant(value),
        }
    }

    /// The expression; `nested` puts parentheses around operators.
    pub fn expression(&mut self, expression: &Expr, nested: bool) -> String {
        match expression {
            Expr::Signal { id, .. } => self.signal(*id),
            Expr::Const { value, state: Some(state), .. } => {
                let name = state_name(state);
                let of = state.rsplit_once("::").map_or("", |(of, _)| of);
                self.states.insert((of.into(), value.to_u64()), (name.clone(), *value));
                name
            }
            Expr::Const { value, .. } => self.constant(*value),
            Expr::Unary(op, inner) => {
                let mut operand = self.expression(inner, true);
                // `^~a` is one operator, and not the parity of `~a`; Icarus refuses `|~a`.
                if *op != UnaryOp::Not && operand.starts_with(['~', '!']) {
                    operand = format!("({operand})");
                }
                let text = match op {
                    UnaryOp::Not if inner.width() == 1 => format!("!{operand}"),
                    UnaryOp::Not => format!("~{operand}"),
                    UnaryOp::All => format!("&{operand}"),
                    UnaryOp::Any => format!("|{operand}"),
                    UnaryOp::Xor => format!("^{operand}"),
                };
                // `a & &b` and `a && b` must not be mistaken for each other.
                if nested && *op != UnaryOp::Not { format!("({text})") } else { text }
            }
            Expr::Binary(op, a, b) => {
                if let Some(text) = self.reduction(*op, &operands(expression, *op)) {
                    return if nested { format!("({text})") } else { text };
                }
                // Verilog takes the amount of a shift by itself, so a plain number will do.
                let amount = b.position().filter(|_| op.is_shift());
                let b = match amount {
                    Some(amount) => mark(Meaning::Amount, amount),
                    None => self.expression(b, true),
                };
                // `a + b + c` needs no parentheses.
                let is_same = matches!(a.as_ref(), Expr::Binary(inner, ..) if inner == op);
                let a = self.expression(a, !(is_same && op.is_associative()));
                let text = format!("{a} {} {b}", op.symbol());
                if nested { format!("({text})") } else { text }
            }
            Expr::Slice { of, low, width } => match of.as_ref() {
                Expr::Signal { id, .. } => self.bits(*id, *low, *width),
                of => self.expression(of, true) + &mark(Meaning::Bits(*width), *low),
            },
            Expr::Cat(parts) => match self.side_by_side(&parts.iter().collect::<Vec<_>>()) {
                Some((text, is_operator)) if nested && is_operator => format!("({text})"),
                Some((text, _)) => text,
                None => {
                    let parts: Vec<String> =
                        parts.iter().map(|p| self.expression(p, false)).collect();
                    format!("{{{}}}", parts.join(", "))
                }
            },
            Expr::BitOf(of, index) => {
                let (of, index) = (self.expression(of, true), self.expression(index, false));
                format!("{of}[{index}]")
            }
        }
    }

    /// Statements inside an `always @*`, indented by `depth` steps.
    pub fn statements(&mut self, statements: &[Stmt], depth: usize, out: &mut String) {
        let one = |statement| {
            let mut text = String::new();
            self.statement(statement, depth, &mut text);
            text
        };
        let texts: Vec<String> = statements.iter().map(one).collect();
        out.push_str(&self.rolled(&texts, depth));
    }

    /// `texts`, indented by `depth` steps, with loops where they differ by a number.
    pub fn rolled(&self, texts: &[String], depth: usize) -> String {
        let mut out = String::new();
        let pad = "    ".repeat(depth);
        let variable = &self.symbols.loop_variable;
        for piece in roll(texts, variable) {
            match piece {
                Piece::One(position) => out.push_str(&texts[position]),
                Piece::Loop(found) => {
                    let body = indented(&found.body);
                    out.push_str(&format!(
                        "{LOOP}{pad}{} begin\n{body}{pad}end\n",
                        found.head(variable)
                    ));
                }
            }
        }
        out
    }

    /// What those of `statements` assign that stand in no loop, themselves or what they are in.
    pub fn outside_loops(&mut self, statements: &[Stmt]) -> Vec<SignalId> {
        let one = |statement| {
            let mut text = String::new();
            self.statement(statement, 0, &mut text);
            text
        };
        let texts: Vec<String> = statements.iter().map(one).collect();
        let pieces = roll(&texts, &self.symbols.loop_variable).into_iter();
        let alone = pieces.filter_map(|piece| match piece {
            Piece::One(position) => statements[position].assigned(),
            Piece::Loop(_) => None,
        });
        alone.collect()
    }

    /// True if some of `statements`, which stand side by side, are one loop.
    pub fn has_loop(&mut self, statements: &[Stmt]) -> bool {
        let mut text = String::new();
        self.statements(statements, 0, &mut text);
        text.contains(LOOP)
    }

    fn statement(&mut self, statement: &Stmt, depth: usize, out: &mut String) {
        let pad = "    ".repeat(depth);
        match statement {
            Stmt::Assign { target, value } | Stmt::Let { target, value } => {
                if let Some(text) = self.loop_of_operands(*target, value, depth) {
                    out.push_str(&text);
                    return;
                }
                let (name, value) = (self.signal(*target), self.expression(value, false));
                out.push_str(&format!("{pad}{name} = {value};\n"));
            }
            Stmt::If { test, then, otherwise } => {
                let test = self.expression(test, false);
                out.push_str(&format!("{pad}if ({test}) begin\n"));
                self.statements(then, depth + 1, out);
                self.otherwise(otherwise, depth, out);
                out.push_str(&format!("{pad}end\n"));
            }
            Stmt::Case { test, cases, default } => {
                if default.is_empty()
                    && let Some(text) = self.loop_of_cases(test, cases, depth)
                {
                    out.push_str(&text);
                    return;
                }
                let test = self.expression(test, false);
                out.push_str(&format!("{pad}case ({test})\n"));
                for (labels, block) in cases {
                    let labels: Vec<String> =
                        labels.iter().map(|label| self.expression(label, false)).collect();
                    self.arm(&labels.join(", "), block, depth + 1, out);
                }
                self.arm("default", default, depth + 1, out);
                out.push_str(&format!("{pad}endcase\n"));
            }
        }
    }

    /// `target = a[0] | a[1] | ...` as a loop, if the operands differ by a number.
    fn loop_of_operands(&mut self, target: SignalId, value: &Expr, depth: usize) -> Option<String> {
        let Expr::Binary(op, ..) = value else { return None };
        let operands = operands(value, *op);
        if !op.is_associative() || operands.len() < 3 || self.reduction(*op, &operands).is_some() {
            return None;
        }
        let (pad, name) = ("    ".repeat(depth), self.signal(target));
        let texts: Vec<String> = operands
            .iter()
            .map(|operand| {
                let operand = self.expression(operand, true);
                format!("{pad}{name} = {name} {} {operand};\n", op.symbol())
            })
            .collect();
        let first = match roll(&texts, &self.symbols.loop_variable).as_slice() {
            [Piece::Loop(_)] => {
                let width = value.width();
                let start = match op {
                    BinaryOp::And | BinaryOp::LogicalAnd => !Word::new(0, width),
                    _ => Word::new(0, width),
                };
                return Some(
                    format!("{pad}{name} = {};\n", constant(start)) + &self.rolled(&texts, depth),
                );
            }
            [Piece::One(0), Piece::Loop(_)] => self.expression(operands[0], false),
            _ => return None,
        };
        Some(format!("{pad}{name} = {first};\n") + &self.rolled(&texts[1..], depth))
    }

    /// One operator over all bits of the operands, which are bits of vectors: `|hits`.
    fn reduction(&self, op: BinaryOp, operands: &[&Expr]) -> Option<String> {
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

    /// A `case` whose arms differ by a number, as a loop.
    fn loop_of_cases(
        &mut self,
        test: &Expr,
        cases: &[(Vec<Expr>, Vec<Stmt>)],
        depth: usize,
    ) -> Option<String> {
        let (pad, test) = ("    ".repeat(depth), self.expression(test, true));
        let mut texts = vec![];
        for (labels, block) in cases {
            let [label] = labels.as_slice() else { return None };
            let label = self.expression(label, true);
            let mut text = format!("{pad}if ({test} == {label}) begin\n");
            self.statements(block, depth + 1, &mut text);
            texts.push(text + &pad + "end\n");
        }
        let variable = &self.symbols.loop_variable;
        let is_loop = cases.len() > 2 && roll_all(&texts, variable, Variable::Integer).is_some();
        is_loop.then(|| self.rolled(&texts, depth))
    }

    /// `else` branches, chained as `else if` where a branch is nothing but an `if`.
    fn otherwise(&mut self, otherwise: &[Stmt], depth: usize, out: &mut String) {
        let pad = "    ".repeat(depth);
        match otherwise {
            [] => {}
            [Stmt::If { test, then, otherwise }] => {
                let test = self.expression(test, false);
                out.push_str(&format!("{pad}end else if ({test}) begin\n"));
                self.statements(then, depth + 1, out);
                self.otherwise(otherwise, depth, out);
            }
            block => {
                out.push_str(&format!("{pad}end else begin\n"));
                self.statements(block, depth + 1, out);
            }
        }
    }

    fn arm(&mut self, label: &str, block: &[Stmt], depth: usize, out: &mut String) {
        let pad = "    ".repeat(depth);
        match block {
            [] => out.push_str(&format!("{pad}{label}: ;\n")),
            [one @ Stmt::Assign { .. }] => {
                let mut line = String::new();
                self.statement(one, 0, &mut line);
                out.push_str(&format!("{pad}{label}: {line}"));
            }
            block => {
                out.push_str(&format!("{pad}{label}: begin\n"));
                self.statements(block, depth + 1, out);
                out.push_str(&format!("{pad}end\n"));
            }
        }
    }
}

/// Every line of `text` one step further in.
fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}

/// The operands of nested `op`s, from the left.
fn operands(expression: &Expr, op: BinaryOp) -> Vec<&Expr> {
    match expression {
        Expr::Binary(other, left, right) if *other == op && op.is_associative() => {
            let mut all = operands(left, op);
            all.push(right);
            all
        }
        other => vec![other],
    }
}
