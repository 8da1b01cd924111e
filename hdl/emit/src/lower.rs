//! From rust-hdl's AST to typed statements: every name resolved, every width checked.
use crate::ast::{constant, is_literal, operator, parts_of};
use crate::build::{binary, resize};
use crate::error::Fault;
use crate::expr::{BinaryOp, Expr, SignalId, UnaryOp};
use crate::fold::unary;
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use crate::{build, names};
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogExpression as Ast, VerilogLiteral,
    VerilogOpUnary, VerilogStatement,
};
use signal::{BeatWord, MAX_WIDTH};

/// Why a `let` is not there: its value had a fault.
const WITHOUT_VALUE: &str = "without a value";

/// Lowers the statements of one kernel.
pub struct Lowering<'a> {
    /// The module's signals; `let`s are added.
    pub symbols: &'a mut Symbols,
    /// Faults found so far.
    pub faults: &'a mut Vec<Fault>,
    // The target of the statement at hand, for messages.
    pub(super) target: String,
}

impl<'a> Lowering<'a> {
    /// A lowering into `symbols` that reports to `faults`.
    pub fn new(symbols: &'a mut Symbols, faults: &'a mut Vec<Fault>) -> Lowering<'a> {
        Lowering { symbols, faults, target: String::new() }
    }

    /// The typed statements of `block`. Those with a fault stay, with some value instead of the
    /// faulty one, so that the other checks see what is driven and find all faults at once.
    pub fn block(&mut self, block: &VerilogBlock) -> Vec<Stmt> {
        block.iter().filter_map(|s| self.statement(s).map_err(|f| self.report(f)).ok()).collect()
    }

    pub(super) fn report(&mut self, fault: Fault) {
        // The `let` that has no value has been reported already.
        if !matches!(&fault, Fault::Unreachable { what: WITHOUT_VALUE, .. }) {
            self.faults.push(fault);
        }
    }

    /// `value` or, if it has a fault, some value of `width` bits.
    fn or_some(&mut self, value: Result<Expr, Fault>, width: usize) -> Expr {
        value.unwrap_or_else(|fault| {
            self.report(fault);
            Expr::constant(0, width)
        })
    }

    fn statement(&mut self, statement: &VerilogStatement) -> Result<Stmt, Fault> {
        match statement {
            VerilogStatement::Assignment(Ast::Signal(path), value) => self.assignment(path, value),
            VerilogStatement::If(conditional) => {
                self.target = "a condition".into();
                let test = self.bit(&conditional.test);
                let test = self.or_some(test, 1);
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
        let value = self.value(target, width, value);
        Ok(Stmt::Assign { target, value: self.or_some(value, width) })
    }

    /// The value assigned to `target` of `width` bits.
    fn value(&mut self, target: SignalId, width: usize, value: &Ast) -> Result<Expr, Fault> {
        let value = self.expression(value, Some(width))?;
        if value.width() != width {
            let assigned = value.width();
            return Err(Fault::AssignmentWidth { signal: self.target.clone(), width, assigned });
        }
        Ok(self.named_state(target, value))
    }

    fn resolve(&self, verb: &'static str, path: &str) -> Result<SignalId, Fault> {
        self.symbols.find(path).ok_or_else(|| Fault::Unreachable {
            verb,
            signal: names::display(path),
            what: match path.starts_with("let$") {
                true => WITHOUT_VALUE,
                false => "neither a signal of the block nor a port of a block in it",
            },
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
    pub(super) fn expression(&mut self, ast: &Ast, expected: Option<usize>) -> Result<Expr, Fault> {
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
                self.word(*width)?;
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
                self.word(parts.iter().map(Expr::width).sum())?;
                Ok(build::cat(parts))
            }
            other => match constant(other) {
                Some((name, number)) => {
                    Ok(self.literal(number, expected)?.called(Some(name.to_owned())))
                }
                None => Err(Fault::Unsupported(format!("a kernel has no such value: {other:?}"))),
            },
        }
    }

    /// Refuses widths that the simulation's words cannot have.
    fn word(&self, width: usize) -> Result<(), Fault> {
        match width {
            1..=MAX_WIDTH => Ok(()),
            _ => Err(Fault::WordWidth { signal: self.target.clone(), width }),
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
        if width < 128 && value >> width != 0 {
            return Err(Fault::LiteralTooLarge { signal: self.target.clone(), value, width });
        }
        Ok(Expr::from(BeatWord::literal(value).resized(width)))
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
