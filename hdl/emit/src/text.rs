//! Expressions and statements as Verilog.
use crate::expr::{Expr, SignalId, UnaryOp};
use crate::numbers::{Meaning, mark};
use crate::repeat::runs;
use crate::stmt::Stmt;
use crate::symbols::{Symbol, Symbols, constant_name};
use crate::vectors::Vectors;
use crate::whole::operands;
use crate::words::Field;
use signal::BeatWord;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The widest constant whose value may count in a loop.
const WIDEST_NUMBER: usize = 32;

/// Prints in the names of one module. Numbers that may count are printed as marks
/// ([`numbers`](crate::numbers)).
pub struct Text<'a> {
    /// The module's signals.
    pub symbols: &'a Symbols,
    /// Signals that are elements of vectors.
    pub vectors: &'a Vectors,
    /// The constants that were printed by their names, in the order of their enums, values and names: each needs a
    /// `localparam`.
    pub constants: BTreeMap<(String, u64, String), (String, BeatWord)>,
    /// The fields of words that were printed by their names, likewise, by word, and in it from the highest.
    pub fields: BTreeMap<(String, Reverse<usize>), Field>,
}

/// `[7:0] `, or nothing for a single bit.
pub fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

/// A sized constant: decimal while that is easy to read, else hexadecimal.
pub fn constant(value: BeatWord) -> String {
    match value.width() {
        1 => format!("1'b{value}"),
        width if value.resized(signal::MAX_WIDTH) < 1024 => format!("{width}'d{value}"),
        _ => format!("{value:?}"),
    }
}

/// A sized constant that has a name: a figure, which is decimal in the config too.
pub fn figure(value: BeatWord) -> String {
    match value.resized(signal::MAX_WIDTH) < 1_000_000 {
        true => format!("{}'d{value}", value.width()),
        false => constant(value),
    }
}

impl<'a> Text<'a> {
    /// A printer that has seen no constant yet.
    pub fn new(symbols: &'a Symbols, vectors: &'a Vectors) -> Text<'a> {
        Text { symbols, vectors, constants: BTreeMap::new(), fields: BTreeMap::new() }
    }

    /// A whole signal.
    pub fn signal(&self, id: SignalId) -> String {
        self.bits(id, 0, self.symbols.all[id].width)
    }

    /// `width` bits of a signal from bit `low` up.
    pub fn bits(&self, id: SignalId, low: usize, width: usize) -> String {
        match self.vectors.place(id) {
            Some((vector, number)) => {
                let bits = Meaning::Bits { width, of: vector.bits() };
                vector.name.clone() + &mark(bits, number * vector.width + low)
            }
            None if width == self.symbols.all[id].width => self.symbols.all[id].name.clone(),
            None => {
                let of = self.symbols.all[id].width;
                self.symbols.all[id].name.clone() + &mark(Meaning::Bits { width, of }, low)
            }
        }
    }

    /// A field of a word by the names of its positions, which are constants: `word[ID_MSB:ID_LSB]`.
    fn field(&mut self, id: SignalId, low: usize, width: usize) -> Option<String> {
        let Symbol { name, fields, .. } = &self.symbols.all[id];
        let is_it = |field: &&Field| (field.low, field.width) == (low, width) && !field.is_list;
        let field = fields.iter().find(is_it).filter(|_| self.vectors.place(id).is_none())?;
        // Words that are alike share them.
        if !self.fields.values().any(|other| other.name == field.name) {
            self.fields.insert((name.clone(), Reverse(low)), field.clone());
        }
        Some(format!("{name}[{}]", field.range()))
    }

    fn constant(&self, value: BeatWord) -> String {
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
            Expr::Const { value, name: Some(name), .. } => {
                let of = name.rsplit_once("::").map_or("", |(of, _)| of);
                let name = constant_name(name);
                let key = (of.into(), value.to_u64(), name.clone());
                self.constants.insert(key, (name.clone(), *value));
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
                Expr::Signal { id, .. } => {
                    let field = self.field(*id, *low, *width);
                    field.unwrap_or_else(|| self.bits(*id, *low, *width))
                }
                of => {
                    let bits = Meaning::Bits { width: *width, of: of.width() };
                    self.expression(of, true) + &mark(bits, *low)
                }
            },
            Expr::Cat(parts) => match self.side_by_side(&parts.iter().collect::<Vec<_>>()) {
                Some((text, is_operator)) if nested && is_operator => format!("({text})"),
                Some((text, _)) => text,
                None => {
                    let runs = runs(&parts.iter().collect::<Vec<_>>());
                    let texts: Vec<String> =
                        runs.into_iter().map(|(count, part)| self.repeated(count, part)).collect();
                    match texts.as_slice() {
                        // A repetition is in braces.
                        [one] => one.clone(),
                        several => format!("{{{}}}", several.join(", ")),
                    }
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
        let mut texts = vec![];
        for (number, statement) in statements.iter().enumerate() {
            if !self.is_overwritten(statements, number) {
                let mut text = String::new();
                self.statement(statement, depth, &mut text);
                texts.push(text);
            }
        }
        out.push_str(&self.rolled(&texts, depth));
    }

    pub fn statement(&mut self, statement: &Stmt, depth: usize, out: &mut String) {
        let pad = "    ".repeat(depth);
        match statement {
            Stmt::Assign { target, value } | Stmt::Let { target, value } => {
                let looped = self
                    .loop_of_operands(*target, value, depth)
                    .or_else(|| self.loop_of_parts(*target, value, depth));
                if let Some(text) = looped {
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
                    && let Some(text) = self
                        .choice(test, cases, depth)
                        .or_else(|| self.loop_of_cases(test, cases, depth))
                {
                    out.push_str(&text);
                    return;
                }
                let test = self.expression(test, false);
                let is_table = cases.iter().all(|(_, block)| block.iter().all(is_constant));
                out.push_str(&format!("{pad}case ({test})\n"));
                for (labels, block) in cases {
                    let labels: Vec<String> =
                        labels.iter().map(|label| self.expression(label, false)).collect();
                    let labels = labels.join(", ");
                    match is_table {
                        true => self.row(&labels, block, depth + 1, out),
                        false => self.arm(&labels, block, depth + 1, out),
                    }
                }
                self.arm("default", default, depth + 1, out);
                out.push_str(&format!("{pad}endcase\n"));
            }
        }
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

    /// A row of a table: an arm that only assigns constants, in one line.
    fn row(&mut self, label: &str, block: &[Stmt], depth: usize, out: &mut String) {
        let [_, _, ..] = block else { return self.arm(label, block, depth, out) };
        let mut line = String::new();
        block.iter().for_each(|one| self.statement(one, 0, &mut line));
        let (pad, line) = ("    ".repeat(depth), line.replace('\n', " "));
        out.push_str(&format!("{pad}{label}: begin {line}end\n"));
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

/// A signal is given a constant.
fn is_constant(statement: &Stmt) -> bool {
    matches!(statement, Stmt::Assign { value: Expr::Const { .. }, .. })
}
