//! Replay of transactions: lookup and add apart, remove, invalidate and flush, each answered with the
//! core that a load would be forwarded to, and the line's sharers afterwards.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Stuck};

use super::{Config, Dut, In, Out};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// A core's load misses its L1.
    Lookup {
        /// The line address.
        line: u64,
        /// The core.
        core: u64,
    },
    /// A core's load will allocate the line.
    Add {
        /// The line address.
        line: u64,
        /// The core.
        core: u64,
    },
    /// A core's L1 evicted the line.
    Remove {
        /// The line address.
        line: u64,
        /// The core.
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
        let idle = In { answer_ready: true, ..In::default() };
        let (input, passes): (In, fn(&Out) -> bool) = match *transaction {
            Transaction::Lookup { line, core } => (
                In {
                    lookup_valid: true,
                    lookup_line: line,
                    lookup_core: core,
                    lookup_asks: true,
                    ..idle
                },
                |out| out.lookup_ready,
            ),
            Transaction::Add { line, core } => (
                In {
                    lookup_valid: true,
                    lookup_line: line,
                    lookup_core: core,
                    lookup_adds: true,
                    ..idle
                },
                |out| out.lookup_ready,
            ),
            Transaction::Remove { line, core } => {
                (In { remove_valid: true, remove_line: line, remove_core: core, ..idle }, |out| {
                    out.remove_ready
                })
            }
            Transaction::Invalidate { line } => {
                (In { invalidate_valid: true, invalidate_line: line, ..idle }, |out| {
                    out.invalidate_ready
                })
            }
            Transaction::Flush => (In { flush_valid: true, ..idle }, |out| out.flush_ready),
        };
        driver.until(&input, passes)?;
        let answer = driver.until(&idle, |out| out.answer_valid)?;
        let sharers: Vec<u64> =
            (0..64).filter(|core| answer.answer_sharers >> core & 1 == 1).collect();
        let forward = answer.answer_forward.then_some(answer.answer_forward_core);
        Ok(Answer::new().integer("forward", forward).integers("sharers", &sharers))
    }
}
