//! From rust-hdl's AST to typed statements: every name resolved, every width checked.
use crate::build::{binary, resize, unary};
use crate::error::Fault;
use crate::expr::{BinaryOp, Expr, SignalId, UnaryOp};
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use crate::{build, names};
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogExpression as Ast, VerilogLiteral,
    VerilogMatch, VerilogOp, VerilogOpUnary, VerilogStatement,
};
use signal::Word;

/// Lowers the statements of one kernel.
pub struct Lowering<'a> {
    /// The module's signals; `let`s are added.
    pub symbols: &'a mut Symbols,
    /// What was wrong.
    pub faults: &'a mut Vec<Fault>,
    // The target of the statement at hand, for messages.
    target: String,
}

impl<'a> Lowering<'a> {
    /// A lowering into `symbols` that reports to `faults`.
    pub fn new(symbols: &'a mut Symbols, faults: &'a mut Vec<Fault>) -> Lowering<'a> {
        Lowering { symbols, faults, target: String::new() }
    }

    /// The typed statements of `block`, without those that have a fault.
    pub fn block(&mut self, block: &VerilogBlock) -> Vec<Stmt> {
        block
            .iter()
            .filter_map(|s| self.statement(s).map_err(|f| self.faults.push(f)).ok())
            .collect()
    }

    fn statement(&mut self, statement: &VerilogStatement) -> Result<Stmt, Fault> {
        match statement {
            VerilogStatement::Assignment(Ast::Signal(path), value) => self.assignment(path, value),
            VerilogStatement::If(conditional) => {
                self.target = "a condition".into();
                let test = self.bit(&conditional.test)?;
                let then = self.block(&conditional.then);
                let otherwise = match &conditional.otherwise {
                    VerilogBlockOrConditional::None => vec![],
                    VerilogBlockOrConditional::Block(block) => self.block(block),
                    VerilogBlockOrConditional::Conditional(nested) => {
                        vec![self.statement(nested)?]
                    }
                };
                Ok(Stmt::If { test, then, otherwise })
            }
            VerilogStatement::Match(selection) => self.selection(selection),
            other => Err(Fault::Unsupported(format!("a kernel has no such statement: {other:?}"))),
        }
    }

    fn assignment(&mut self, path: &str, value: &Ast) -> Result<Stmt, Fault> {
        self.target = names::display(path);
        if let Some(binding) = path.strip_prefix("let$") {
            let value = self.expression(value, None)?;
            let stem = binding.split('$').next().unwrap_or(binding);
            let id = self.symbols.add_local(path.into(), stem, value.width());
            return Ok(Stmt::Let { target: id, value });
        }
        let target = self.resolve("writes", path)?;
        if !self.symbols.all[target].role.is_driven_by_kernel() {
            return Err(Fault::Unreachable {
                verb: "writes",
                signal: self.target.clone(),
                what: "not its to drive",
            });
        }
        let width = self.symbols.all[target].width;
        let value = self.expression(value, Some(width))?;
        let value = self.named_state(target, value);
        if value.width() != width {
            let assigned = value.width();
            return Err(Fault::AssignmentWidth { signal: self.target.clone(), width, assigned });
        }
        Ok(Stmt::Assign { target, value })
    }

    fn selection(&mut self, selection: &VerilogMatch) -> Result<Stmt, Fault> {
        self.target = "a `match`".into();
        let test = self.expression(&selection.test, None)?;
        let Expr::Signal { id, width } = test else {
            return Err(Fault::Unsupported("a `match` in a kernel is on a signal".into()));
        };
        let (mut cases, mut default) = (vec![], vec![]);
        for case in &selection.cases {
            let block = self.block(&case.block);
            if case.condition == "default" {
                default = block;
                continue;
            }
            let labels = case.condition.split('|').map(|name| self.state(id, width, name));
            cases.push((labels.collect::<Result<Vec<_>, _>>()?, block));
        }
        Ok(Stmt::Case { test: Expr::Signal { id, width }, cases, default })
    }

    fn state(&self, id: SignalId, width: usize, name: &str) -> Result<Expr, Fault> {
        // A path may be written longer than the type's own name: `ports::State::Idle`.
        let states = &self.symbols.all[id].states;
        let position = states.iter().position(|s| name == s || name.ends_with(&format!("::{s}")));
        match position {
            Some(value) => {
                let state = Some(states[value].clone());
                Ok(Expr::Const { width, value: Word::new(value as u64, width), state })
            }
            None => Err(Fault::Unsupported(format!(
                "{name} is no state of {}",
                self.symbols.display(id)
            ))),
        }
    }

    /// A constant that meets an enum signal takes the state's name.
    fn named_state(&self, id: SignalId, value: Expr) -> Expr {
        match value {
            Expr::Const { value, width, .. } => {
                let number = value.to_u64() as usize;
                let state = self.symbols.all[id].states.get(number).cloned();
                Expr::Const { width, value, state }
            }
            other => other,
        }
    }

    fn resolve(&self, verb: &'static str, path: &str) -> Result<SignalId, Fault> {
        self.symbols.find(path).ok_or_else(|| Fault::Unreachable {
            verb,
            signal: names::display(path),
            what: "neither a signal of the block nor a port of a block in it",
        })
    }

    fn bit(&mut self, ast: &Ast) -> Result<Expr, Fault> {
        let value = self.expression(ast, Some(1))?;
        match value.width() {
            1 => Ok(value),
            assigned => {
                Err(Fault::AssignmentWidth { signal: self.target.clone(), width: 1, assigned })
            }
        }
    }

    /// `expected` is the width that the surroundings give to a literal.
    fn expression(&mut self, ast: &Ast, expected: Option<usize>) -> Result<Expr, Fault> {
        match ast {
            Ast::Signal(path) => {
                let id = self.resolve("reads", path)?;
                let symbol = &self.symbols.all[id];
                if matches!(symbol.role, Role::ChildInput(_) | Role::RegisterNext(_)) {
                    return Err(Fault::Unreachable {
                        verb: "reads",
                        signal: names::display(path),
                        what: "an input of a block in it; name the value with `let`",
                    });
                }
                Ok(Expr::Signal { id, width: symbol.width })
            }
            Ast::Literal(literal) => self.literal(literal, expected),
            Ast::Paren(inner) => self.expression(inner, expected),
            Ast::Cast(inner, width) => {
                let known = is_literal(inner).then_some(*width);
                Ok(resize(self.expression(inner, known)?, *width))
            }
            Ast::Unary(VerilogOpUnary::Not, inner) => {
                Ok(unary(UnaryOp::Not, self.expression(inner, expected)?))
            }
            Ast::Unary(op, inner) => {
                let op = match op {
                    VerilogOpUnary::Any => UnaryOp::Any,
                    VerilogOpUnary::All => UnaryOp::All,
                    VerilogOpUnary::Xor => UnaryOp::Xor,
                    _ => return Err(Fault::Unsupported("negation: write `0 - x`".into())),
                };
                Ok(unary(op, self.expression(inner, None)?))
            }
            Ast::Binary(left, op, right) => self.binary(left, operator(op), right, expected),
            Ast::Index(of, index) => self.bit_of(of, index),
            // `cat(high, low)`: see the kernel crate.
            Ast::IndexReplace(high, _, low) => {
                let parts = vec![self.expression(high, None)?, self.expression(low, None)?];
                Ok(build::cat(parts))
            }
            other => Err(Fault::Unsupported(format!("a kernel has no such value: {other:?}"))),
        }
    }

    fn literal(&self, literal: &VerilogLiteral, expected: Option<usize>) -> Result<Expr, Fault> {
        let (bits, value) = parts_of(literal);
        // Numbers come as 64 bits and mean "as wide as the surroundings"; bits come as one.
        let width = match (bits, expected) {
            (1, _) => 1,
            (_, Some(width)) => width,
            (_, None) => {
                let signal = self.target.clone();
                return Err(Fault::LiteralWithoutWidth { signal, value });
            }
        };
        if width < 64 && value >> width != 0 {
            return Err(Fault::LiteralTooLarge { signal: self.target.clone(), value, width });
        }
        Ok(Expr::constant(value, width))
    }

    fn binary(
        &mut self,
        left: &Ast,
        op: BinaryOp,
        right: &Ast,
        expected: Option<usize>,
    ) -> Result<Expr, Fault> {
        if op.is_logical() {
            return Ok(binary(op, self.bit(left)?, self.bit(right)?));
        }
        if op.is_shift() {
            let value = self.expression(left, expected)?;
            let amount = self.expression(right, is_literal(right).then_some(64))?;
            return Ok(binary(op, value, amount));
        }
        let expected = if op.is_comparison() { None } else { expected };
        // A literal takes the other operand's width, so the other one goes first.
        let (a, b) = if is_literal(left) && !is_literal(right) {
            let b = self.expression(right, expected)?;
            (self.expression(left, Some(b.width()))?, b)
        } else {
            let a = self.expression(left, expected)?;
            let width = if is_literal(right) { Some(a.width()) } else { expected };
            let b = self.expression(right, width)?;
            (a, b)
        };
        if a.width() != b.width() {
            return Err(Fault::OperandWidth {
                signal: self.target.clone(),
                operator: op.symbol(),
                left: a.width(),
                right: b.width(),
            });
        }
        let (a, b) = match (&a, &b) {
            (Expr::Signal { id, .. }, Expr::Const { .. }) => (a.clone(), self.named_state(*id, b)),
            (Expr::Const { .. }, Expr::Signal { id, .. }) => (self.named_state(*id, a), b.clone()),
            _ => (a, b),
        };
        Ok(binary(op, a, b))
    }

    fn bit_of(&mut self, of: &Ast, index: &Ast) -> Result<Expr, Fault> {
        let of = self.expression(of, None)?;
        let fixed = is_literal(index);
        let index = self.expression(index, fixed.then_some(64))?;
        let width = of.width();
        match index.value() {
            Some(index) if fixed && index >= width => {
                let index = index.to_u64();
                Err(Fault::NoSuchBit { signal: self.target.clone(), index, width })
            }
            _ => Ok(build::bit_of(of, index)),
        }
    }
}

/// A number, or arithmetic on numbers: it has no width of its own.
fn is_literal(ast: &Ast) -> bool {
    match ast {
        Ast::Literal(literal) => parts_of(literal).0 != 1,
        Ast::Paren(inner) => is_literal(inner),
        _ => false,
    }
}

/// Bits and value of rust-hdl's literal, which shows both only as text: `64'h2a`.
fn parts_of(literal: &VerilogLiteral) -> (usize, u64) {
    let text = format!("{literal:x}");
    let (bits, digits) = text.split_once("'h").unwrap_or(("64", "0"));
    (bits.parse().unwrap_or(64), u64::from_str_radix(digits, 16).unwrap_or(u64::MAX))
}

fn operator(op: &VerilogOp) -> BinaryOp {
    match op {
        VerilogOp::Add => BinaryOp::Add,
        VerilogOp::Sub => BinaryOp::Sub,
        VerilogOp::Mul => BinaryOp::Mul,
        VerilogOp::LogicalAnd => BinaryOp::LogicalAnd,
        VerilogOp::LogicalOr => BinaryOp::LogicalOr,
        VerilogOp::BitXor => BinaryOp::Xor,
        VerilogOp::BitAnd => BinaryOp::And,
        VerilogOp::BitOr => BinaryOp::Or,
        VerilogOp::Shl => BinaryOp::Shl,
        VerilogOp::Shr => BinaryOp::Shr,
        VerilogOp::Eq => BinaryOp::Eq,
        VerilogOp::Lt => BinaryOp::Lt,
        VerilogOp::Le => BinaryOp::Le,
        VerilogOp::Ne => BinaryOp::Ne,
        VerilogOp::Ge => BinaryOp::Ge,
        VerilogOp::Gt => BinaryOp::Gt,
    }
}
