//! Replay of transactions: `load`, `store`, `atomic`, `fill`, `flush`, each run until the cache is quiet.

use std::collections::VecDeque;

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Out};
use base::environment::{ATOMIC, LOAD, STORE, WAITS};
use base::streams::{CoreRequest, DownReply, status};
use signal::port::Ready;

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// A request of the core.
    Request {
        /// 0 load, 1 store, 2 atomic.
        kind: u64,
        /// Line address.
        line: u64,
        /// A bit each, from the lowest on.
        sectors: u64,
    },
    /// The next level's answer to a miss.
    Fill {
        /// Line address.
        line: u64,
    },
    /// The end of a kernel.
    Flush,
}

/// A miss that has not been answered.
#[derive(Clone, Copy, Debug)]
struct Outstanding {
    line: u64,
    entry: u64,
}

/// Misses that have not been answered, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Session {
    outstanding: VecDeque<Outstanding>,
}

/// Cycles without a beat after which the replies have all left.
fn quiet(config: &Config) -> u64 {
    config.hit_latency() as u64 + 8
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("load", &["line", "sectors"]),
        Operation::new("store", &["line"]),
        Operation::new("atomic", &["line"]),
        Operation::new("fill", &["line"]),
        Operation::new("flush", &[]),
    ];

    const ROW: Row = Row {
        operations: "`load line [sectors]`, `store line`, `atomic line`, `fill line`, `flush`",
        answer: "`status` (`hit`, `hit_pending`, `miss`, `bypass`, `reservation_fail`; of `fill` and \
         `flush` null), `evicted` (the readable line that became invalid, or null), \
         `replies` (the requests that a fill or flush woke)",
    };

    type Op = Transaction;
    type Known = ();
    type Session = Session;

    fn known(_config: &Config) {}

    fn session(_config: &Config) -> Session {
        Session::default()
    }

    fn parse(
        config: &Config,
        _known: &mut (),
        arguments: &Arguments,
    ) -> Result<Transaction, Refusal> {
        if arguments.operation() == "flush" {
            return Ok(Transaction::Flush);
        }
        let line = arguments.hex("line", 0..=u64::MAX >> (64 - config.line_bits()))?;
        let all = u64::MAX >> (64 - config.sectors());
        Ok(match arguments.operation() {
            "load" => Transaction::Request {
                kind: LOAD,
                line,
                sectors: arguments.optional_hex("sectors", 1..=all)?.unwrap_or(all),
            },
            "store" => Transaction::Request { kind: STORE, line, sectors: 1 },
            "atomic" => Transaction::Request { kind: ATOMIC, line, sectors: 1 },
            _ => Transaction::Fill { line },
        })
    }

    fn run(
        config: &Config,
        session: &mut Session,
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        let mut run = Run { config, session, driver };
        match *transaction {
            Transaction::Request { kind, line, sectors } => run.request(kind, line, sectors),
            Transaction::Fill { line } => Ok(answer(None, None, run.fill(line)?)),
            Transaction::Flush => run.flush(),
        }
    }
}

fn answer(status: Option<u64>, evicted: Option<u64>, replies: u64) -> Answer {
    let word =
        status.map(|word| status::NAMES.get(word as usize).map_or("unknown", |(name, _)| name));
    Answer::new().word("status", word).hex("evicted", evicted).integer("replies", replies)
}

/// One transaction in flight.
struct Run<'a, 'd> {
    config: &'a Config,
    session: &'a mut Session,
    driver: &'a mut Driver<'d, In, Out>,
}

impl Run<'_, '_> {
    /// An input with every port downstream ready.
    fn open() -> In {
        In { core_reply: Ready::YES, down_request: Ready::YES, ..In::default() }
    }

    fn request(&mut self, kind: u64, line: u64, sectors: u64) -> Result<Answer, Stuck> {
        let request = CoreRequest { kind, line, sectors, ..CoreRequest::default() };
        let input = In { core_request: Some(request).into(), ..Self::open() };
        self.driver.until(&input, |out| out.core_request.ready)?;
        let looked_up = self.driver.cycle(&Self::open())?;
        if !looked_up.core_status.valid {
            return Err(Stuck::Fault(WAITS.to_owned()));
        }
        let status = Some(looked_up.core_status.word);
        // Requests to the next level wait, to be visible there.
        let told = self.driver.cycle(&In { down_request: Ready::NO, ..Self::open() })?;
        let evicted = told.event.evict.then_some(told.evict.line);
        // Requests to the next level: a miss stays unanswered, a store or an atomic is answered at
        // once.
        let refused = status == Some(4);
        let is_miss = kind == LOAD && status == Some(2);
        if is_miss || (kind != LOAD && !refused) {
            let down = self.driver.until(&Self::open(), |out| out.down_request.valid)?;
            if is_miss {
                let entry = down.down_request.id;
                self.session.outstanding.push_back(Outstanding { line, entry });
            } else {
                self.beat(down.down_request.id, kind, 0, true)?;
            }
        }
        self.settle()?;
        Ok(answer(status, evicted, 0))
    }

    /// One beat from the next level; its bytes are never seen.
    fn beat(&mut self, id: u64, kind: u64, sector: u64, last: bool) -> Result<(), Stuck> {
        let beat = DownReply { valid: true, id, kind, sector, data: [0; 16], last };
        let input = In { down_reply: beat, ..Self::open() };
        self.driver.until(&input, |out| out.down_reply.ready).map(drop)
    }

    /// Lets everything come to rest; gives the replies that were completed meanwhile.
    fn settle(&mut self) -> Result<u64, Stuck> {
        let (mut replies, mut idle) = (0, 0);
        while idle < quiet(self.config) {
            let out = self.driver.cycle(&Self::open())?;
            idle = if out.core_reply.valid { 0 } else { idle + 1 };
            replies += u64::from(out.core_reply.valid && out.core_reply.last);
        }
        Ok(replies)
    }

    /// Answers the miss of `line`; gives the requests that it woke.
    fn fill(&mut self, line: u64) -> Result<u64, Stuck> {
        let outstanding = &mut self.session.outstanding;
        let Some(place) = outstanding.iter().position(|miss| miss.line == line) else {
            return Ok(0);
        };
        let entry = outstanding.remove(place).map_or(0, |miss| miss.entry);
        let last = self.config.sectors() as u64 - 1;
        for sector in 0..=last {
            self.beat(entry, LOAD, sector, sector == last)?;
        }
        self.settle()
    }

    fn flush(&mut self) -> Result<Answer, Stuck> {
        let mut replies = 0;
        while let Some(oldest) = self.session.outstanding.front().copied() {
            replies += self.fill(oldest.line)?;
        }
        self.driver.until(&In { flush: true, ..Self::open() }, |out| out.flushed)?;
        self.settle()?;
        Ok(answer(None, None, replies))
    }
}
