//! Replay of transactions: `load`, `store`, `fill`, `flush`, each run until the cache is quiet.

use std::collections::VecDeque;

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Out};
use base::environment::{LOAD, STORE, WAITS};
use base::streams::{CoreRequest, DownReply, status};
use signal::port::Ready;

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// A load of every sector of a line.
    Load {
        /// Line address.
        line: u64,
    },
    /// A store to the first sector of a line.
    Store {
        /// Line address.
        line: u64,
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

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("load", &["line"]),
        Operation::new("store", &["line"]),
        Operation::new("fill", &["line"]),
        Operation::new("flush", &[]),
    ];

    const ROW: Row = Row {
        operations: "`load line`, `store line`, `fill line`, `flush`",
        answer: "`status` (as `l1`), `rc` (after, or null without an entry), `position` (or null), \
         `evicted` (as `l1`), `free_lines` (of the line's set, after)",
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
        let line = arguments.hex("line", 0..=u64::MAX >> (64 - config.data().line_bits()))?;
        Ok(match arguments.operation() {
            "load" => Transaction::Load { line },
            "store" => Transaction::Store { line },
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
            Transaction::Load { line } => {
                run.request(LOAD, line).map(|(looked_up, word)| after(&looked_up, Some(word)))
            }
            Transaction::Store { line } => {
                run.request(STORE, line).map(|(looked_up, word)| after(&looked_up, Some(word)))
            }
            Transaction::Fill { line } => {
                run.fill(line)?;
                run.look(line)
            }
            Transaction::Flush => run.flush(),
        }
    }
}

/// An answer from what the ports show of a lookup.
fn after(looked_up: &Out, word: Option<u64>) -> Answer {
    let status =
        word.map(|word| status::NAMES.get(word as usize).map_or("unknown", |(name, _)| name));
    let is_committed = looked_up.entry.valid && looked_up.entry.committed;
    Answer::new()
        .word("status", status)
        .integer("rc", looked_up.entry.valid.then_some(looked_up.entry.rc))
        .integer("position", is_committed.then_some(looked_up.entry.position))
        .hex("evicted", looked_up.event.evict.then_some(looked_up.evict.line))
        .integer("free_lines", looked_up.free_lines)
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

    /// Offers a request; gives its status, and the events of the cycle after it.
    fn offer(&mut self, request: CoreRequest) -> Result<Out, Stuck> {
        let input = In { core_request: Some(request).into(), ..Self::open() };
        self.driver.until(&input, |out| out.core_request.ready)?;
        let core_status = self.driver.cycle(&Self::open())?.core_status;
        if !core_status.valid {
            return Err(Stuck::Fault(WAITS.to_owned()));
        }
        // Requests to the next level wait, to be visible there.
        let told = self.driver.cycle(&In { down_request: Ready::NO, ..Self::open() })?;
        Ok(Out { core_status, ..told })
    }

    fn request(&mut self, kind: u64, line: u64) -> Result<(Out, u64), Stuck> {
        let sectors = match kind {
            LOAD => u64::MAX >> (64 - self.config.data().sectors()),
            _ => 1,
        };
        let looked_up =
            self.offer(CoreRequest { kind, line, sectors, ..CoreRequest::default() })?;
        let word = looked_up.core_status.word;
        // A miss stays unanswered; a bypass and a store are answered at once.
        let is_direct = word == 3 || (kind == STORE && word != 4);
        if is_direct || word == 2 {
            let down = self.driver.until(&Self::open(), |out| out.down_request.valid)?;
            match is_direct {
                true => self.answer(down.down_request.id, kind, sectors)?,
                false => {
                    let entry = down.down_request.id;
                    self.session.outstanding.push_back(Outstanding { line, entry });
                }
            }
        }
        self.settle()?;
        Ok((looked_up, word))
    }

    /// The beats of an answer from the next level; their bytes are never seen.
    fn answer(&mut self, id: u64, kind: u64, sectors: u64) -> Result<(), Stuck> {
        let last = 63 - u64::from(sectors.leading_zeros());
        for sector in 0..=last {
            let last = sector == last;
            let beat = DownReply { valid: true, id, kind, sector, data: [0; 16], last };
            let input = In { down_reply: beat, ..Self::open() };
            self.driver.until(&input, |out| out.down_reply.ready)?;
        }
        Ok(())
    }

    /// Lets everything come to rest.
    fn settle(&mut self) -> Result<(), Stuck> {
        let mut idle = 0;
        while idle < self.config.data().hit_latency() + 8 {
            let out = self.driver.cycle(&Self::open())?;
            idle = if out.core_reply.valid { 0 } else { idle + 1 };
        }
        Ok(())
    }

    /// Answers the miss of `line`, if there is one.
    fn fill(&mut self, line: u64) -> Result<(), Stuck> {
        let outstanding = &mut self.session.outstanding;
        let place = outstanding.iter().position(|miss| miss.line == line);
        if let Some(miss) = place.and_then(|place| outstanding.remove(place)) {
            let sectors = u64::MAX >> (64 - self.config.data().sectors());
            self.answer(miss.entry, LOAD, sectors)?;
            self.settle()?;
        }
        Ok(())
    }

    /// The state of a line: a direct load of it changes nothing, and shows it.
    fn look(&mut self, line: u64) -> Result<Answer, Stuck> {
        let looked_up = self.offer(CoreRequest {
            kind: LOAD,
            line,
            sectors: 1,
            bypass_l1: true,
            ..CoreRequest::default()
        })?;
        let down = self.driver.until(&Self::open(), |out| out.down_request.valid)?;
        self.answer(down.down_request.id, LOAD, 1)?;
        self.settle()?;
        Ok(after(&looked_up, None))
    }

    fn flush(&mut self) -> Result<Answer, Stuck> {
        while let Some(oldest) = self.session.outstanding.front().copied() {
            self.fill(oldest.line)?;
        }
        self.driver.until(&In { flush: true, ..Self::open() }, |out| out.flushed)?;
        self.settle()?;
        // Any line shows what is free of its set, which now is all of it.
        self.look(0)
    }
}
