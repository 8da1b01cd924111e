//! Statements that are printed as loops.
use crate::expr::{BinaryOp, Expr, SignalId};
use crate::numbers::LOOP;
use crate::roll::{Piece, Variable, roll, roll_all};
use crate::stmt::Stmt;
use crate::text::{Text, constant};
use crate::whole::operands;
use signal::BeatWord;

impl Text<'_> {
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

    /// Targets of those `statements` that are in no loop, directly or indirectly.
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

    /// True if some of `statements`, which are side by side, are one loop.
    pub fn has_loop(&mut self, statements: &[Stmt]) -> bool {
        let mut text = String::new();
        self.statements(statements, 0, &mut text);
        text.contains(LOOP)
    }

    /// `target = a[0] | a[1] | ...` as a loop, if the operands differ by a number.
    pub fn loop_of_operands(
        &mut self,
        target: SignalId,
        value: &Expr,
        depth: usize,
    ) -> Option<String> {
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
                    BinaryOp::And | BinaryOp::LogicalAnd => !BeatWord::new(0, width),
                    _ => BeatWord::new(0, width),
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

    /// `target = {b[2], b[1], b[0]}` as a loop, if the parts are equally wide and differ by a number.
    pub fn loop_of_parts(
        &mut self,
        target: SignalId,
        value: &Expr,
        depth: usize,
    ) -> Option<String> {
        let Expr::Cat(parts) = value else { return None };
        let parts: Vec<&Expr> = parts.iter().collect();
        let runs = runs(&parts);
        let (count, part) = runs.first()?;
        let width = count * part.width();
        let is_even = runs.iter().all(|(count, part)| count * part.width() == width);
        if runs.len() < 3 || !is_even || self.side_by_side(&parts).is_some() {
            return None;
        }
        let pad = "    ".repeat(depth);
        let texts: Vec<String> = (0..)
            .zip(runs.iter().rev())
            .map(|(number, &(count, part))| {
                let place = self.bits(target, number * width, width);
                format!("{pad}{place} = {};\n", self.repeated(count, part))
            })
            .collect();
        let pieces = roll(&texts, &self.symbols.loop_variable);
        matches!(pieces.as_slice(), [Piece::Loop(_)]).then(|| self.rolled(&texts, depth))
    }

    /// `part` so many times side by side: `{4{part}}`.
    pub fn repeated(&mut self, count: usize, part: &Expr) -> String {
        let text = self.expression(part, false);
        if count == 1 { text } else { format!("{{{count}{{{text}}}}}") }
    }

    /// A `case` whose arms differ by a number, as a loop.
    pub fn loop_of_cases(
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
}

/// `parts` with equal ones in a row as one, and how many they are.
pub fn runs<'a>(parts: &[&'a Expr]) -> Vec<(usize, &'a Expr)> {
    let mut runs: Vec<(usize, &Expr)> = vec![];
    for &part in parts {
        match runs.last_mut() {
            Some((count, last)) if *last == part => *count += 1,
            _ => runs.push((1, part)),
        }
    }
    runs
}

/// Every line of `text` one step further in.
fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}
