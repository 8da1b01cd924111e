//! Replay of transactions: `access`, `away`, `l2_reply`, `home_reply`, each answered with the phase and the
//! counters after it, and with the decision that it brought about.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{COUNTERS, Config, Dut, In, Out, PHASES};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// A local access of the core.
    Access {
        /// To a set treated as shared.
        shared: bool,
        /// True if the access hit the local L1.
        hit: bool,
    },
    /// A request past the local L1.
    Away,
    /// L2's reply to one of the core's requests.
    L2Reply {
        /// To a request of the shared group.
        shared: bool,
    },
    /// A reply from a home core.
    HomeReply,
}

/// The words for a group.
const GROUPS: &[(&str, bool)] = &[("private", false), ("shared", true)];

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("access", &["group", "hit"]),
        Operation::new("away", &[]),
        Operation::new("l2_reply", &["group"]),
        Operation::new("home_reply", &[]),
    ];

    const ROW: Row = Row {
        operations: "`access group hit`, `away`, `l2_reply group`, `home_reply` (`group`: `private`, `shared`)",
        answer: "`phase` (`sampling`, `execute_private`, `execute_shared`), the seven counters, \
         `decision` (null, `private`, `shared`)",
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
        if arguments.operation() == "away" && config.request_bits() == 0 {
            let rule = "must be another: without sampling_limit and execution_limit none counts";
            return Err(Refusal::field("op", rule));
        }
        Ok(match arguments.operation() {
            "access" => Transaction::Access {
                shared: arguments.word("group", GROUPS)?,
                hit: arguments.boolean("hit")?,
            },
            "away" => Transaction::Away,
            "l2_reply" => Transaction::L2Reply { shared: arguments.word("group", GROUPS)? },
            _ => Transaction::HomeReply,
        })
    }

    fn run(
        config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        let before = driver.cycle(&event(*transaction))?;
        let mut decision = None;
        // Only a request while sampling can bring a decision, or a halving by which few private accesses have
        // missed; nothing tells from outside that one is pending. An early end takes a cycle more.
        let is_request = matches!(transaction, Transaction::Access { .. } | Transaction::Away);
        if before.phase == 0 && (is_request || config.ends_early()) {
            for _ in 0..config.decision_latency() + usize::from(config.ends_early()) {
                let out = driver.cycle(&In::default())?;
                if out.decision_valid {
                    decision = Some(if out.decision_shared { "shared" } else { "private" });
                }
            }
        }
        let mut phase = 0;
        let mut counters = [0; COUNTERS.len()];
        for (counter, index) in counters.iter_mut().zip(0..) {
            let out = driver.cycle(&In { counter_index: index, ..In::default() })?;
            (*counter, phase) = (out.counter_value, out.phase);
        }
        // A phase that no word is for is no answer that another engine could agree with.
        let word = PHASES.get(phase as usize).map(|(word, _)| *word);
        let answer = COUNTERS
            .iter()
            .zip(counters)
            .fold(Answer::new().word("phase", word), |answer, (name, value)| {
                answer.integer(name, value)
            });
        Ok(answer.word("decision", decision))
    }
}

/// The cycle in which a transaction takes effect.
fn event(transaction: Transaction) -> In {
    match transaction {
        Transaction::Access { shared, hit } => {
            In { access_valid: true, access_shared: shared, access_hit: hit, ..In::default() }
        }
        Transaction::Away => In { away_valid: true, ..In::default() },
        Transaction::L2Reply { shared } => {
            In { l2_reply_valid: true, l2_reply_shared: shared, ..In::default() }
        }
        Transaction::HomeReply => In { home_reply_valid: true, ..In::default() },
    }
}
