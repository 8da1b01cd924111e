//! Replay of transactions: lookup and add apart, remove, invalidate and flush, each answered with the
//! core that a load would be forwarded to, and the line's sharers afterwards.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{AnswerBack, Config, Dut, Flush, In, Invalidate, Lookup, Out, Remove};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// A core's load misses its L1.
    Lookup {
        /// The line address.
        line: u64,
        /// Number within its tracker, from 0.
        core: u64,
    },
    /// A core's load will allocate the line.
    Add {
        /// The line address.
        line: u64,
        /// Number within its tracker, from 0.
        core: u64,
    },
    /// A core's L1 evicted the line.
    Remove {
        /// The line address.
        line: u64,
        /// Number within its tracker, from 0.
        core: u64,
    },
    /// A store or coherent operation to the line passes.
    Invalidate {
        /// The line address.
        line: u64,
    },
    /// Every entry is freed.
    Flush,
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("lookup", &["line", "core"]),
        Operation::new("add", &["line", "core"]),
        Operation::new("remove", &["line", "core"]),
        Operation::new("invalidate", &["line"]),
        Operation::new("flush", &[]),
    ];

    const ROW: Row = Row {
        operations: "`lookup line core`, `add line core`, `remove line core`, `invalidate line`, `flush`",
        answer: "`forward` (a core, or null), `sharers` (rising list, after; `[]` without an entry and \
         for a flush)",
    };

    type Op = Transaction;
    type Known = ();
    type Session = ();

    fn known(_config: &Config) {}

    fn session(_config: &Config) {}

    fn parse(
        config: &Config,
        _known: &mut (),
        arguments: &Arguments,
    ) -> Result<Transaction, Refusal> {
        let line = || arguments.hex("line", 0..=u64::MAX >> (64 - config.line_bits()));
        let core = || arguments.integer("core", 0..=config.cores() as u64 - 1);
        Ok(match arguments.operation() {
            "lookup" => Transaction::Lookup { line: line()?, core: core()? },
            "add" => Transaction::Add { line: line()?, core: core()? },
            "remove" => Transaction::Remove { line: line()?, core: core()? },
            "invalidate" => Transaction::Invalidate { line: line()? },
            _ => Transaction::Flush,
        })
    }

    fn run(
        _config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        let idle = In { answer: AnswerBack { ready: true }, ..In::default() };
        let (input, passes): (In, fn(&Out) -> bool) = match *transaction {
            Transaction::Lookup { line, core } => (
                In {
                    lookup: Lookup { valid: true, line, core, may_forward: true, adds: false },
                    ..idle
                },
                |out| out.lookup.ready,
            ),
            Transaction::Add { line, core } => (
                In {
                    lookup: Lookup { valid: true, line, core, may_forward: false, adds: true },
                    ..idle
                },
                |out| out.lookup.ready,
            ),
            Transaction::Remove { line, core } => {
                (In { remove: Remove { valid: true, line, core }, ..idle }, |out| out.remove.ready)
            }
            Transaction::Invalidate { line } => {
                (In { invalidate: Invalidate { valid: true, line }, ..idle }, |out| {
                    out.invalidate.ready
                })
            }
            Transaction::Flush => {
                (In { flush: Flush { valid: true }, ..idle }, |out| out.flush.ready)
            }
        };
        driver.until(&input, passes)?;
        let answer = driver.until(&idle, |out| out.answer.valid)?.answer;
        let sharers: Vec<u64> = (0..64).filter(|core| answer.sharers >> core & 1 == 1).collect();
        let forward = answer.forward.then_some(answer.forward_core);
        Ok(Answer::new().integer("forward", forward).integers("sharers", &sharers))
    }
}
