//! Replay of transactions: `evaluate`, answered with both bandwidths and the choice.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Counters, Dut, In, Out, Ready, Slice};

/// A checked transaction: a profile to be evaluated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transaction {
    /// The sums over the chips, `counters_valid` among them.
    pub sums: In,
    /// The counters of each slice.
    pub slices: Vec<Slice>,
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[Operation::new(
        "evaluate",
        &[
            "total_requests",
            "local_requests",
            "memory_side_requests",
            "memory_side_hits",
            "crd_requests",
            "crd_hits",
            "slice_requests_memory_side",
            "slice_requests_sm_side",
        ],
    )];

    const ROW: Row = Row {
        operations: "`evaluate` with `total_requests`, `local_requests`, `memory_side_requests`, `memory_side_hits`, \
         `crd_requests`, `crd_hits`, `slice_requests_memory_side`, \
         `slice_requests_sm_side`",
        answer: "`eab_memory_side`, `eab_sm_side` (1/16 GB/s), `choose` (`memory_side`, `sm_side`)",
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
        let sum = |name| arguments.integer(name, 0..=config.sum_max());
        let most = config.slice_counter_max();
        let slices = |name| arguments.integers(name, config.slices(), 0..=most);
        let sums = In {
            counters: Counters { valid: true },
            total_requests: sum("total_requests")?,
            local_requests: sum("local_requests")?,
            memory_side_requests: sum("memory_side_requests")?,
            memory_side_hits: sum("memory_side_hits")?,
            crd_requests: sum("crd_requests")?,
            crd_hits: sum("crd_hits")?,
            ..In::default()
        };
        let memory_side = slices("slice_requests_memory_side")?;
        let sm_side = slices("slice_requests_sm_side")?;
        let slice = |(memory_side, sm_side)| Slice { valid: true, memory_side, sm_side };
        Ok(Transaction { sums, slices: memory_side.into_iter().zip(sm_side).map(slice).collect() })
    }

    fn run(
        _config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        let mut input = In { result: Ready::YES, ..transaction.sums };
        let mut slices = transaction.slices.iter().copied();
        let mut next = slices.next();
        loop {
            input.slice = next.into();
            let out = driver.cycle(&input)?;
            if out.slice.ready {
                next = slices.next();
            }
            if out.counters.ready {
                input = In { result: Ready::YES, ..In::default() };
            }
            if out.result.valid {
                let choice = if out.result.sm_side { "sm_side" } else { "memory_side" };
                return Ok(Answer::new()
                    .integer("eab_memory_side", out.result.eab_memory_side)
                    .integer("eab_sm_side", out.result.eab_sm_side)
                    .word("choose", choice));
            }
        }
    }
}
