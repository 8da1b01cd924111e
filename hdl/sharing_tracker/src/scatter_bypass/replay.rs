//! Replay of transactions: a warp's load, answered with its lines and the decision, and a change of
//! the active warps.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::super::coalescer::{self, Load, Sectors, Warp};
use super::{Config, Dut, In, Out, Ready};

/// A checked transaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Transaction {
    /// A load of a warp: the addresses of 32 lanes, and the active ones.
    Warp(Box<Load>),
    /// The core has so many warps scheduled, 0 to 64.
    ActiveWarps(u64),
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] =
        &[Operation::new("warp", &["addresses", "active"]), Operation::new("active_warps", &["n"])];

    const ROW: Row = Row {
        operations: "`warp addresses[32] active`, `active_warps n`",
        answer: "`lines` (a list of `line` and `sectors`), `unique`, `bypass`; for `active_warps` `[]`, \
         0, false",
    };

    type Op = Transaction;
    type Known = ();
    /// The last value of `active_warps`.
    type Session = u64;

    fn known(_config: &Config) {}

    fn session(_config: &Config) -> u64 {
        1
    }

    fn parse(
        config: &Config,
        _known: &mut (),
        arguments: &Arguments,
    ) -> Result<Transaction, Refusal> {
        if arguments.operation() == "active_warps" {
            return Ok(Transaction::ActiveWarps(arguments.integer("n", 0..=Config::MOST_WARPS)?));
        }
        let legal = 0..=u64::MAX >> (64 - config.coalescer().address_bits());
        let addresses = arguments.hexes("addresses", coalescer::Config::LANES, legal)?;
        let active = arguments.hex("active", 0..=u64::from(u32::MAX))?;
        let mut sectors = Sectors::default();
        for (sector, address) in sectors.iter_mut().zip(addresses) {
            *sector = address / config.coalescer().sector_bytes();
        }
        Ok(Transaction::Warp(Box::new(Load { active, sectors })))
    }

    fn run(
        _config: &Config,
        active_warps: &mut u64,
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        if let Transaction::ActiveWarps(n) = transaction {
            *active_warps = *n;
        }
        let taking = In {
            active_warps: *active_warps,
            decision: Ready::YES,
            line: Ready::YES,
            ..In::default()
        };
        let answer = |lines, unique, bypass: bool| {
            Answer::new()
                .objects("lines", lines)
                .integer("unique", unique)
                .boolean("bypass", bypass)
        };
        let Transaction::Warp(load) = transaction else {
            driver.until(&taking, |out| out.lines_per_warp_valid)?;
            return Ok(answer(vec![], 0, false));
        };
        let warp = Warp { valid: true, active: load.active };
        let offer = In { warp, warp_sector: load.sectors, ..taking };
        driver.until(&offer, |out| out.warp.ready)?;
        let decision = driver.until(&taking, |out| out.decision.valid)?.decision;
        let mut lines = Vec::new();
        for _ in 0..decision.unique {
            let line = driver.until(&taking, |out| out.line.valid)?.line;
            lines.push(Answer::new().hex("line", line.address).hex("sectors", line.sectors));
        }
        Ok(answer(lines, decision.unique, decision.bypass))
    }
}
