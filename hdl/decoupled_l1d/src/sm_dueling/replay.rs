//! Replay of transactions: `access` of an SM, and `tick`, the time that passes; each answered with what
//! the followers use after it.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Access, Config, Dut, In, Out};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// An accepted load.
    Access {
        /// Of which SM: 0 leads with the decoupled L1, 1 with the baseline.
        sm: u64,
        /// The access hit, or hit a pending line.
        hit: bool,
    },
    /// A number of cycles of interval time, at least one.
    Tick(u64),
}

/// The highest number of an SM; those above 1 have no effect.
const LAST_SM: u64 = 65_535;
/// The most cycles of one `tick`.
const MOST_TICKS: u64 = 1_000_000;

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] =
        &[Operation::new("access", &["sm", "hit"]), Operation::new("tick", &["n"])];

    const ROW: Row = Row {
        operations: "`access sm hit`, `tick n`",
        answer: "`followers` (`baseline`, `decoupled`): which L1 the following SMs use, after",
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
            "access" => Transaction::Access {
                sm: arguments.integer("sm", 0..=LAST_SM)?,
                hit: arguments.boolean("hit")?,
            },
            _ => Transaction::Tick(arguments.integer("n", 1..=MOST_TICKS)?),
        })
    }

    fn run(
        _config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        match *transaction {
            Transaction::Access { sm, hit } => {
                let [decoupled_access, baseline_access] =
                    [0, 1].map(|leader| Access { valid: sm == leader, hit });
                driver.cycle(&In { decoupled_access, baseline_access, ..In::default() })?;
            }
            Transaction::Tick(cycles) => {
                driver.allow(cycles);
                for _ in 0..cycles {
                    driver.cycle(&In { advance: true, ..In::default() })?;
                }
            }
        }
        // Time is stopped while the comparison ends.
        let mut last = Out::default();
        for _ in 0..Config::LATENCY {
            last = driver.cycle(&In::default())?;
        }
        let word = if last.followers_decoupled { "decoupled" } else { "baseline" };
        Ok(Answer::new().word("followers", word))
    }
}
