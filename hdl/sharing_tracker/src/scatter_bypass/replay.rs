//! Replay of transactions: a warp's load, answered with its lines and the decision, and a change of
//! the active warps.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Stuck};

use super::super::coalescer::{self, Warp};
use super::{Config, Dut, In, Out};

/// A checked transaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Transaction {
    /// A load of a warp.
    Warp(Box<Warp>),
    /// The core has so many warps scheduled, 0 to 64.
    ActiveWarps(u64),
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] =
        &[Operation::new("warp", &["addresses", "active"]), Operation::new("active_warps", &["n"])];

    type Op = Transaction;
    type Known = ();
    /// The active warps that the block was told last.
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
        const LANES: usize = coalescer::Config::LANES;
        let legal = 0..=u64::MAX >> (64 - config.coalescer().address_bits());
        let addresses = arguments.hexes("addresses", LANES, legal)?;
        let active = arguments.hex("active", 0..=u64::from(u32::MAX))?;
        let mut sectors = [0; LANES];
        for (sector, address) in sectors.iter_mut().zip(addresses) {
            *sector = address / config.coalescer().sector_bytes();
        }
        Ok(Transaction::Warp(Box::new(Warp { active, sectors })))
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
            decision_ready: true,
            line_ready: true,
            ..In::default()
        };
        let answer = |lines, unique, bypass: bool| {
            Answer::new()
                .objects("lines", lines)
                .integer("unique", unique)
                .boolean("bypass", bypass)
        };
        let Transaction::Warp(warp) = transaction else {
            driver.until(&taking, |out| out.lines_per_warp_valid)?;
            return Ok(answer(vec![], 0, false));
        };
        let offer = In { warp_valid: true, warp_active: warp.active, ..taking };
        driver.until(&offer.with_sectors(&warp.sectors), |out| out.warp_ready)?;
        let decision = driver.until(&taking, |out| out.decision_valid)?;
        let mut lines = Vec::new();
        for _ in 0..decision.decision_unique {
            let line = driver.until(&taking, |out| out.line_valid)?;
            let sectors = line.line_sectors;
            lines.push(Answer::new().hex("line", line.line_address).hex("sectors", sectors));
        }
        Ok(answer(lines, decision.decision_unique, decision.decision_bypass))
    }
}
