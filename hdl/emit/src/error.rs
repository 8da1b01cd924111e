//! Errors of a block, as values.
use std::fmt;

/// One fault of a block: where it is and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmitError {
    /// The instance, from the top: `shared_l1.arbiter.ways[3]`.
    pub instance: String,
    /// The fault at that place.
    pub fault: Fault,
}

/// The kinds of fault that the emitter finds. Signals are named as the kernel names them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The two sides of an assignment differ in width.
    #[error("{signal} is {width} bits, assigned {assigned} bits")]
    AssignmentWidth {
        /// Signal that is assigned.
        signal: String,
        /// Width of that signal, in bits.
        width: usize,
        /// The width of the value.
        assigned: usize,
    },
    /// The two operands of an operator differ in width.
    #[error("in the value of {signal}: `{operator}` has operands of {left} and {right} bits")]
    OperandWidth {
        /// The target of the assignment.
        signal: String,
        /// The operator as Verilog writes it.
        operator: &'static str,
        /// Width of the left operand.
        left: usize,
        /// Width of the right operand.
        right: usize,
    },
    /// A literal needs more bits than it has.
    #[error("in the value of {signal}: {value} does not fit {width} bits")]
    LiteralTooLarge {
        /// The target of the assignment.
        signal: String,
        /// Literal that is too wide.
        value: u128,
        /// The width that its surroundings give it.
        width: usize,
    },
    /// A literal is where nothing gives it a width.
    #[error("in the value of {signal}: {value} has no width here; write `bits_to({value}, width)`")]
    LiteralWithoutWidth {
        /// The target of the assignment.
        signal: String,
        /// Literal without a width.
        value: u128,
    },
    /// A value in an expression is wider than words can be, or has no bits.
    #[error("in the value of {signal}: a word of {width} bits; words have 1 to 1,024 bits")]
    WordWidth {
        /// The target of the assignment.
        signal: String,
        /// Width that is not legal, in bits.
        width: usize,
    },
    /// A signal is wider than words can be, or has no bits.
    #[error("{signal} has {width} bits; signals have 1 to 1,024 bits")]
    SignalWidth {
        /// Signal whose bits are taken.
        signal: String,
        /// Width of that signal, in bits.
        width: usize,
    },
    /// A constant bit index beyond the word.
    #[error("in the value of {signal}: there is no bit {index} in {width} bits")]
    NoSuchBit {
        /// The target of the assignment.
        signal: String,
        /// Index beyond the signal's bits.
        index: u64,
        /// The width of the indexed value.
        width: usize,
    },
    /// A kernel names something the block does not have, or may not touch.
    #[error("the kernel {verb} {signal}, which is {what}")]
    Unreachable {
        /// `reads` or `writes`.
        verb: &'static str,
        /// The name in the kernel.
        signal: String,
        /// Why it may not.
        what: &'static str,
    },
    /// No statement drives the signal.
    #[error("{signal} is never driven")]
    Undriven {
        /// Signal that no statement drives.
        signal: String,
    },
    /// Some path through the kernel leaves the signal unassigned.
    #[error(
        "{signal} is a latch: a path through the kernel does not assign it; assign a default first"
    )]
    Latch {
        /// Signal that some path leaves unassigned.
        signal: String,
    },
    /// Read, then written: the simulation would read the value of the pass before.
    #[error("{signal} is written after it was read in the same kernel; write it first")]
    WrittenAfterRead {
        /// Signal that is read before it is written.
        signal: String,
    },
    /// A combinational loop.
    #[error("combinational loop: {}", path.join(" -> "))]
    Loop {
        /// The signals along it; the first is also the last.
        path: Vec<String>,
    },
    /// A name that Verilog, SystemVerilog or C++ claims, or that is no identifier.
    #[error("{name} cannot be a name: it is {what}")]
    BadName {
        /// The name in Verilog.
        name: String,
        /// Meaning that the name has already.
        what: &'static str,
    },
    /// Two signals of one module have one name in Verilog.
    #[error("{first} and {second} are both named {name} in Verilog")]
    NameCollision {
        /// Name that both have.
        name: String,
        /// Path of the first signal.
        first: String,
        /// Path of the second signal.
        second: String,
    },
    /// Two modules of one name differ; the block's `Kind` must list what makes them differ.
    #[error("two different modules are named {module}; the other one is {other}")]
    ModuleCollision {
        /// The module's name.
        module: String,
        /// The instance that has the name already.
        other: String,
    },
    /// A block without a `Kind` field, or a statement that kernels do not have.
    #[error("{0}")]
    Unsupported(String),
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.instance, self.fault)
    }
}

/// All faults of a block tree, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmitErrors(pub Vec<EmitError>);

impl fmt::Display for EmitErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(EmitError::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for EmitErrors {}
