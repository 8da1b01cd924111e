//! A block whose kernel is a list of expressions: interpreted by `update`, and given by `hdl` in
//! the AST that `#[kernel]` would write for the same text.
use crate::tree::{BITS, Op, Reduction, Tree, WIDEST};
use rust_hdl::core::ast::{
    Verilog, VerilogExpression as Ast, VerilogOp, VerilogOpUnary, VerilogStatement,
};
use signal::prelude::*;
use signal::{Hardware, literal};

/// The expressions, which rust-hdl's derive must see as a block without signals.
pub struct Trees(Vec<Tree>);

impl Logic for Trees {
    fn update(&mut self) {}
}

impl Block for Trees {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {}
    fn has_changed(&self) -> bool {
        false
    }
    fn accept(&self, _: &str, _: &mut dyn Probe) {}
}

/// Output `i` shows expression `i`.
#[derive(LogicBlock)]
pub struct Expressions {
    kind: Kind,
    pub bits: Vec<Signal<In, Bit>>,
    pub words: Vec<Wire<In>>,
    pub results: Vec<Wire<Out>>,
    trees: Trees,
}

impl Expressions {
    /// A block that shows `trees`.
    pub fn new(number: usize, trees: Vec<Tree>) -> Expressions {
        Expressions {
            kind: Kind::of::<Expressions>("Random expressions.").with("number", number),
            bits: vec![Signal::default(); BITS],
            words: (1..=WIDEST).map(Wire::new).collect(),
            results: trees.iter().map(|tree| Wire::new(tree.width().max(1))).collect(),
            trees: Trees(trees),
        }
    }

    fn bit(&self, tree: &Tree) -> bool {
        match tree {
            Tree::Bit(number) => self.bits[*number].val(),
            Tree::Bool(set) => *set,
            Tree::Not(inner) => !self.bit(inner),
            Tree::Reduce(Reduction::Any, inner) => self.word(inner).any(),
            Tree::Reduce(Reduction::All, inner) => self.word(inner).all(),
            Tree::Reduce(Reduction::Xor, inner) => self.word(inner).xor(),
            Tree::BitAt(inner, index) => self.word(inner).bit(*index),
            Tree::BitOf(inner, index) => self.word(inner).bit(self.word(index)),
            Tree::Binary(op, left, right) if left.width() == 0 => {
                logic(*op, self.bit(left), self.bit(right))
            }
            Tree::Binary(op, left, right) => {
                let left = self.word(left);
                match right.as_ref() {
                    Tree::Number(number) => compare(*op, left, *number),
                    right => compare(*op, left, self.word(right)),
                }
            }
            other => panic!("no bit: {other:?}"),
        }
    }

    fn word(&self, tree: &Tree) -> Word {
        match tree {
            Tree::Word(width) => self.words[width - 1].val(),
            Tree::Not(inner) => !self.word(inner),
            Tree::Resize(inner, width) => match inner.as_ref() {
                Tree::Number(number) => bits_to(*number, *width),
                inner if inner.width() == 0 => bits_to(self.bit(inner), *width),
                inner => bits_to(self.word(inner), *width),
            },
            Tree::Cat(high, low) => match (high.width(), low.width()) {
                (0, 0) => cat(self.bit(high), self.bit(low)),
                (0, _) => cat(self.bit(high), self.word(low)),
                (_, 0) => cat(self.word(high), self.bit(low)),
                _ => cat(self.word(high), self.word(low)),
            },
            Tree::Binary(op, left, right) => {
                let left = self.word(left);
                match right.as_ref() {
                    Tree::Number(number) => arithmetic(*op, left, Word::from(*number)),
                    right => arithmetic(*op, left, self.word(right)),
                }
            }
            other => panic!("no word: {other:?}"),
        }
    }
}

fn logic(op: Op, a: bool, b: bool) -> bool {
    match op {
        Op::And | Op::LogicalAnd => a & b,
        Op::Or | Op::LogicalOr => a | b,
        Op::Xor => a ^ b,
        op => compare(op, a, b),
    }
}

fn compare<A: PartialOrd<B>, B>(op: Op, a: A, b: B) -> bool {
    match op {
        Op::Eq => a == b,
        Op::Ne => a != b,
        Op::Lt => a < b,
        Op::Le => a <= b,
        Op::Gt => a > b,
        Op::Ge => a >= b,
        op => panic!("no comparison: {op:?}"),
    }
}

fn arithmetic(op: Op, a: Word, b: Word) -> Word {
    match op {
        Op::Add => a + b,
        Op::Sub => a - b,
        Op::Mul => a * b,
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Shl => a << b,
        Op::Shr => a >> b,
        op => panic!("no arithmetic: {op:?}"),
    }
}

fn operator(op: Op) -> VerilogOp {
    match op {
        Op::Add => VerilogOp::Add,
        Op::Sub => VerilogOp::Sub,
        Op::Mul => VerilogOp::Mul,
        Op::And => VerilogOp::BitAnd,
        Op::Or => VerilogOp::BitOr,
        Op::Xor => VerilogOp::BitXor,
        Op::LogicalAnd => VerilogOp::LogicalAnd,
        Op::LogicalOr => VerilogOp::LogicalOr,
        Op::Shl => VerilogOp::Shl,
        Op::Shr => VerilogOp::Shr,
        Op::Eq => VerilogOp::Eq,
        Op::Ne => VerilogOp::Ne,
        Op::Lt => VerilogOp::Lt,
        Op::Le => VerilogOp::Le,
        Op::Gt => VerilogOp::Gt,
        Op::Ge => VerilogOp::Ge,
    }
}

fn ast(tree: &Tree) -> Ast {
    let of = |tree: &Tree| Box::new(ast(tree));
    match tree {
        Tree::Bit(number) => Ast::Signal(format!("bits${number}")),
        Tree::Word(width) => Ast::Signal(format!("words${}", width - 1)),
        Tree::Bool(set) => literal(*set),
        Tree::Number(number) => literal(*number),
        Tree::Binary(op, left, right) => Ast::Binary(of(left), operator(*op), of(right)),
        Tree::Not(inner) => Ast::Unary(VerilogOpUnary::Not, of(inner)),
        Tree::Reduce(Reduction::Any, inner) => Ast::Unary(VerilogOpUnary::Any, of(inner)),
        Tree::Reduce(Reduction::All, inner) => Ast::Unary(VerilogOpUnary::All, of(inner)),
        Tree::Reduce(Reduction::Xor, inner) => Ast::Unary(VerilogOpUnary::Xor, of(inner)),
        Tree::BitAt(inner, index) => Ast::Index(of(inner), Box::new(literal(*index))),
        Tree::BitOf(inner, index) => Ast::Index(of(inner), of(index)),
        Tree::Resize(inner, width) => Ast::Cast(of(inner), *width),
        Tree::Cat(high, low) => Ast::IndexReplace(of(high), Box::new(literal(0usize)), of(low)),
    }
}

impl Logic for Expressions {
    fn update(&mut self) {
        for i in 0..self.trees.0.len() {
            let tree = &self.trees.0[i];
            let value = match tree.width() {
                0 => Word::new(u64::from(self.bit(tree)), 1),
                _ => self.word(tree),
            };
            self.results[i].next = value;
        }
    }

    fn hdl(&self) -> Verilog {
        // Every third value goes through a `let`, which must not change it.
        let mut hardware = Hardware::default();
        let mut block = vec![];
        for (i, tree) in self.trees.0.iter().enumerate() {
            let mut value = ast(tree);
            if i % 3 == 0 {
                value = hardware.bind(&mut block, "value", value);
            }
            let target = Ast::Signal(format!("results${i}"));
            block.push(VerilogStatement::Assignment(target, value));
        }
        Verilog::Combinatorial(block)
    }
}
