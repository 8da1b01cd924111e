//! Replay of transactions: `tick`, `inject`, `hit`, each answered with the state after it.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Out, PHASES};
use design::EpochUnit;

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// Cycles pass.
    Tick {
        /// Instructions that retire in each.
        retired: u64,
        /// How many cycles.
        cycles: u64,
    },
    /// A request enters the ring's buffer; no time passes.
    Inject,
    /// A request is answered by a remote L1; no time passes.
    Hit,
}

/// The most cycles of one `tick`.
const MOST_CYCLES: u64 = (1 << 24) - 1;

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("tick", &["retired", "n"]),
        Operation::new("inject", &[]),
        Operation::new("hit", &[]),
    ];

    const ROW: Row = Row {
        operations: "`tick retired [n]` (`n` cycles, each retiring that many), `inject`, `hit`",
        answer: "`admit`, `phase` (`sampling`, `admitting`, `throttled`), `n_total`, `n_hits`, after",
    };

    type Op = Transaction;
    type Known = ();
    type Session = ();

    fn known(_config: &Config) {}

    fn session(_config: &Config) {}

    fn parse(
        _config: &Config,
        _known: &mut (),
        arguments: &Arguments,
    ) -> Result<Transaction, Refusal> {
        Ok(match arguments.operation() {
            "tick" => Transaction::Tick {
                retired: arguments.integer("retired", 0..=15)?,
                cycles: arguments.optional_integer("n", 1..=MOST_CYCLES)?.unwrap_or(1),
            },
            "inject" => Transaction::Inject,
            _ => Transaction::Hit,
        })
    }

    fn run(
        config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        match *transaction {
            Transaction::Tick { retired, cycles } => {
                // Where cycles are counted each counts, whatever retires.
                let retired = if config.unit() == EpochUnit::Cycles { 1 } else { retired };
                driver.allow(cycles);
                for _ in 0..cycles {
                    driver.cycle(&In { retired, ..In::default() })?;
                }
            }
            Transaction::Inject => drop(driver.cycle(&In { inject: true, ..In::default() })?),
            Transaction::Hit => drop(driver.cycle(&In { hit: true, ..In::default() })?),
        }
        let after = driver.cycle(&In::default())?;
        // A phase that no word is for is no answer that another engine could agree with.
        let phase = PHASES.iter().find(|(_, value)| *value == after.phase).map(|(word, _)| *word);
        Ok(Answer::new()
            .boolean("admit", after.admit)
            .word("phase", phase)
            .integer("n_total", after.n_total)
            .integer("n_hits", after.n_hits))
    }
}
