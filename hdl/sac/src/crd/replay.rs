//! Replay of transactions: `request`, answered with whether it would have hit, and `clear`.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Out, Request};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// The partition gets a request.
    Request(Request),
    /// A profile begins.
    Clear,
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] =
        &[Operation::new("request", &["chip", "line", "sector"]), Operation::new("clear", &[])];

    const ROW: Row = Row {
        operations: "`request chip line [sector]` (an index, if `sectored`), `clear`",
        answer: "`hit` (null for `clear` and a request that is not sampled), `requests`, `hits` (after)",
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
        if arguments.operation() == "clear" {
            return Ok(Transaction::Clear);
        }
        let chip = arguments.integer("chip", 0..=config.chips() as u64 - 1)?;
        let line = arguments.hex("line", 0..=u64::MAX >> (64 - config.line_bits()))?;
        let sector = match config.is_sectored() {
            true => arguments.integer("sector", 0..=config.sectors() as u64 - 1)?,
            false if arguments.has("sector") => {
                return Err(Refusal::field("sector", "must be absent unless sectored"));
            }
            false => 0,
        };
        Ok(Transaction::Request(Request { valid: true, chip, line, sectors: 1 << sector }))
    }

    fn run(
        _config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        driver.cycle(&match *transaction {
            Transaction::Request(request) => In { request, clear: false },
            Transaction::Clear => In { clear: true, ..In::default() },
        })?;
        let out = driver.cycle(&In::default())?;
        // A request that is not sampled neither hits nor misses.
        let hit = out.answer.valid.then_some(out.answer.hit);
        Ok(Answer::new()
            .boolean("hit", hit)
            .integer("requests", out.requests)
            .integer("hits", out.hits))
    }
}
