//! Replay of transactions: `write`, `invalidate`, `lookup`, each answered with what a lookup of its
//! line gives just before it.

use testbenches::dut::Model as _;
use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Invalidate, Lookup, Out, Write, model};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// The L1 fills a line into a way of its set.
    Write {
        /// The line address.
        line: u64,
        /// From 0.
        way: usize,
    },
    /// The L1 gives a line up, if it has it.
    Invalidate {
        /// The line address.
        line: u64,
    },
    /// The ring asks for a line.
    Lookup {
        /// The line address.
        line: u64,
    },
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("write", &["line", "set", "way"]),
        Operation::new("invalidate", &["line"]),
        Operation::new("lookup", &["line"]),
    ];

    const ROW: Row = Row {
        operations: "`write line set way`, `invalidate line`, `lookup line`",
        answer: "`hit`, `way` (or null): what a lookup of the line gives just before the operation",
    };

    type Op = Transaction;
    /// The block's state after the lines before: a line may be written into one way only.
    type Known = model::ShadowTags;
    type Session = ();

    fn known(config: &Config) -> model::ShadowTags {
        model::ShadowTags::new(config)
    }

    fn session(_config: &Config) {}

    fn parse(
        config: &Config,
        known: &mut model::ShadowTags,
        arguments: &Arguments,
    ) -> Result<Transaction, Refusal> {
        let line = arguments.hex("line", 0..=u64::MAX >> (64 - config.line_bits()))?;
        let holder = known.copies_of(line).next();
        let transaction = match arguments.operation() {
            "write" => {
                let set = arguments.integer("set", 0..=config.sets() as u64 - 1)?;
                let way = arguments.integer("way", 0..=config.ways() as u64 - 1)? as usize;
                let own = config.set_of(line) as u64;
                if set != own {
                    let rule = format!("line {line:#x} belongs to set {own}; got {set}");
                    return Err(Refusal::field("set", rule));
                }
                if let Some(holder) = holder.filter(|&holder| holder != way) {
                    let rule = format!("line {line:#x} is valid in way {holder}; got {way}");
                    return Err(Refusal::field("way", rule));
                }
                Transaction::Write { line, way }
            }
            "invalidate" => Transaction::Invalidate { line },
            _ => Transaction::Lookup { line },
        };
        known.step(&change(config, transaction, holder));
        Ok(transaction)
    }

    fn run(
        config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        let (Transaction::Write { line, .. }
        | Transaction::Invalidate { line }
        | Transaction::Lookup { line }) = *transaction;
        let lookup = In { lookup: Lookup { valid: true, line }, ..In::default() };
        driver.cycle(&lookup)?;
        let found = driver.until(&In::default(), |out| out.answer.valid)?;
        let way = found.answer.hit.then_some(found.answer.way);
        driver.cycle(&change(config, *transaction, way.map(|way| way as usize)))?;
        Ok(Answer::new().boolean("hit", found.answer.hit).integer("way", way))
    }
}

/// The cycle in which a transaction takes effect; `holder` is the way that holds its line.
fn change(config: &Config, transaction: Transaction, holder: Option<usize>) -> In {
    match (transaction, holder) {
        (Transaction::Write { line, way }, _) => In {
            write: Write {
                valid: true,
                set: config.set_of(line) as u64,
                way: way as u64,
                tag: config.tag_of(line),
            },
            ..In::default()
        },
        // The L1 names ways, a transaction only a line: the way comes from the lookup before it.
        (Transaction::Invalidate { line }, Some(way)) => In {
            invalidate: Invalidate { valid: true, set: config.set_of(line) as u64, ways: 1 << way },
            ..In::default()
        },
        (Transaction::Invalidate { .. }, None) | (Transaction::Lookup { .. }, _) => In::default(),
    }
}
