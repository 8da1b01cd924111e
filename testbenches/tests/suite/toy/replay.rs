//! The accumulator driven by transactions: `add amount [label]`, `clear`, `wait n`.

use super::{Add, Config, In, LABEL_BITS, Out, Ready, Toy};
use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

pub enum Op {
    Add { amount: u64, label: u64 },
    Clear,
    Wait(u64),
}

impl Replay for Toy<false> {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("add", &["amount", "label"]),
        Operation::new("clear", &[]),
        Operation::new("wait", &["cycles"]),
    ];
    const ROW: Row = Row {
        operations: "`add amount [label]`, `clear`, `wait cycles`",
        answer: "`total`, `label`: after",
    };
    type Op = Op;
    /// The amounts since the last clear: more than the highest total are refused.
    type Known = u64;
    /// Operations so far.
    type Session = u64;

    fn known(_config: &Config) -> u64 {
        0
    }

    fn session(_config: &Config) -> u64 {
        0
    }

    fn parse(config: &Config, known: &mut u64, arguments: &Arguments) -> Result<Op, Refusal> {
        Ok(match arguments.operation() {
            "add" => {
                let amount = arguments.integer("amount", 0..=config.highest())?;
                let label =
                    arguments.optional_hex("label", 0..=u64::MAX >> (64 - LABEL_BITS / 2))?;
                *known += amount;
                if *known > config.highest() {
                    return Err(Refusal::field("amount", format!("brings the total to {known}")));
                }
                Op::Add { amount, label: label.unwrap_or(0) }
            }
            "clear" => {
                *known = 0;
                Op::Clear
            }
            _ => Op::Wait(arguments.integer("cycles", 1..=1_000_000)?),
        })
    }

    fn run(
        _config: &Config,
        session: &mut u64,
        driver: &mut Driver<'_, In, Out>,
        operation: &Op,
    ) -> Result<Answer, Stuck> {
        *session += 1;
        let idle = In { answer: Ready::YES, ..In::default() };
        let answer = match operation {
            Op::Add { amount, label } => {
                let add = In {
                    add: Add { valid: true, amount: *amount, label: u128::from(*label) },
                    ..idle
                };
                driver.until(&add, |out| out.add.ready)?;
                let out = driver.until(&idle, |out| out.answer.valid)?;
                let answer = Answer::new().integer("sum", out.answer.sum);
                answer.hex("label", out.answer.label as u64)
            }
            Op::Clear => {
                driver.cycle(&In { clear: true, ..idle })?;
                Answer::new().integer("sum", None).hex("label", None)
            }
            Op::Wait(cycles) => {
                driver.allow(*cycles);
                for _ in 0..*cycles {
                    driver.cycle(&idle)?;
                }
                Answer::new().integer("sum", None).hex("label", None)
            }
        };
        Ok(answer.integer("operations", *session))
    }
}
