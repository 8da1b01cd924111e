//! Replay of transactions: `load`, `store`, `atomic`, `fill`, maintenance and `flush`, each run until the
//! slice is quiet. Memory acknowledges write-backs and answers atomics at once; misses wait for their
//! `fill`.

use std::collections::VecDeque;

use signal::port::Ready;
use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Out};
use crate::environment::sectors_of;
use crate::streams::{MemoryReply, MemoryRequest, Request, class, kind, maintain};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// A request from above, as the stream `request` carries it.
    Request(Request),
    /// The next level's answer to a miss.
    Fill {
        /// Line address.
        line: u64,
    },
    /// The end of a kernel.
    Flush,
}

/// Misses that have not been answered, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Session {
    outstanding: VecDeque<MemoryRequest>,
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new("load", &["line", "sectors"]),
        Operation::new("store", &["line", "sector", "bytes"]),
        Operation::new("atomic", &["line", "sector"]),
        Operation::new("fill", &["line"]),
        Operation::new("clean", &["line"]),
        Operation::new("flush_line", &["line"]),
        Operation::new("discard", &["line"]),
        Operation::new("flush", &[]),
    ];

    const ROW: Row = Row {
        operations: "`load line [sectors]`, `store line sector [bytes]`, `atomic line sector`, \
         `fill line`, `clean line`, `flush_line line`, `discard line`, `flush`",
        answer: "`status` (`hit`, `hit_pending`, `miss`; of an atomic `bypass`; else null), `fetched` \
         (the sectors asked for, or null), `evicted` (the victim, or null), `written_back` (a list of \
         `line`, `sector` and `bytes`, rising), `replies` (the loads that this transaction's fills woke)",
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
        let request = |kind: usize| Request { kind: kind as u64, line, ..Request::default() };
        let maintain = |operation| Request { operation, ..request(kind::MAINTAIN) };
        let sector = || {
            let sector = arguments.integer("sector", 0..=config.sectors() as u64 - 1)?;
            Ok(1 << sector)
        };
        Ok(Transaction::Request(match arguments.operation() {
            "load" => {
                let all = config.all_sectors();
                let sectors = arguments.optional_hex("sectors", 1..=all)?.unwrap_or(all);
                Request { sectors, ..request(kind::LOAD) }
            }
            "store" => {
                // A slice has sectors of up to 64 bytes.
                let all = config.all_bytes() as u64;
                let sectors = sector()?;
                let byte_enable = arguments.optional_hex("bytes", 1..=all)?.unwrap_or(all).into();
                Request { sectors, byte_enable, ..request(kind::STORE) }
            }
            "atomic" => Request { sectors: sector()?, ..request(kind::ATOMIC) },
            "clean" => maintain(maintain::CLEAN),
            "flush_line" => maintain(maintain::FLUSH),
            "discard" => maintain(maintain::DISCARD),
            _ => return Ok(Transaction::Fill { line }),
        }))
    }

    fn run(
        config: &Config,
        session: &mut Session,
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        let (written_back, beats) = (Vec::new(), VecDeque::new());
        let (status, fetched, evicted, replies) = (None, None, None, 0);
        let mut run = Run {
            config,
            session,
            driver,
            beats,
            status,
            fetched,
            evicted,
            written_back,
            replies,
            ended: false,
            waits: false,
            flushed: false,
        };
        match *transaction {
            Transaction::Request(request) => run.request(request)?,
            Transaction::Fill { line } => run.fill_line(line)?,
            Transaction::Flush => run.flush()?,
        }
        Ok(run.answer())
    }
}

/// One transaction in flight, and what has been seen of it.
struct Run<'a, 'd> {
    config: &'a Config,
    session: &'a mut Session,
    driver: &'a mut Driver<'d, In, Out>,
    /// Beats that memory is about to answer.
    beats: VecDeque<MemoryReply>,
    status: Option<&'static str>,
    fetched: Option<u64>,
    evicted: Option<u64>,
    /// Line, sector, bytes.
    written_back: Vec<(u64, u64, u64)>,
    replies: u64,
    /// The last cycle moved something, a request waited in it, the flush was done.
    ended: bool,
    waits: bool,
    flushed: bool,
}

impl Run<'_, '_> {
    fn answer(mut self) -> Answer {
        self.written_back.sort_unstable();
        let written = self.written_back.iter().map(|&(line, sector, bytes)| {
            Answer::new().hex("line", line).integer("sector", sector).hex("bytes", bytes)
        });
        Answer::new()
            .word("status", self.status)
            .hex("fetched", self.fetched)
            .hex("evicted", self.evicted)
            .objects("written_back", written.collect())
            .integer("replies", self.replies)
    }

    /// One cycle with every stream ready, and what memory has to say.
    fn cycle(&mut self, input: In) -> Result<Out, Stuck> {
        let beat = self.beats.pop_front();
        let moves = beat.is_some();
        let input = In {
            reply: Ready::YES,
            memory_request: Ready::YES,
            memory_reply: beat.unwrap_or_default(),
            ..input
        };
        let out = self.driver.cycle(&input)?;
        if out.memory_request.valid {
            self.take(&out.memory_request);
        }
        if out.reply.valid && out.reply.last && out.reply.kind == kind::LOAD as u64 {
            self.replies += 1;
        }
        let event = out.event;
        for (happens, word) in [
            (event.hit, "hit"),
            (event.hit_pending, "hit_pending"),
            (event.miss, "miss"),
            (event.atomic, "bypass"),
        ] {
            if happens {
                self.status = Some(word);
            }
        }
        if event.evict {
            self.evicted = Some(out.evict.line);
        }
        self.waits = event.wait;
        self.flushed = out.flushed;
        self.ended = !(moves || out.memory_request.valid || out.reply.valid);
        Ok(out)
    }

    /// A request that went down.
    fn take(&mut self, down: &MemoryRequest) {
        let sector = u64::from(down.sectors.trailing_zeros());
        let MemoryRequest { id, kind, line, .. } = *down;
        match id >> self.config.number_bits() {
            class::LINE => {
                self.fetched = Some(down.sectors);
                self.session.outstanding.push_back(*down);
                return;
            }
            class::WRITE_BACK => self.written_back.push((line, sector, down.byte_enable as u64)),
            _ => {}
        }
        let last = true;
        self.beats.push_back(MemoryReply { valid: true, id, kind, sector, data: [0; 16], last });
    }

    /// Lets everything come to rest. A request that still waits then waits for a fill.
    fn settle(&mut self) -> Result<(), Stuck> {
        let quiet = self.config.hit_latency() + 16;
        let mut still = 0;
        while still < quiet {
            self.cycle(In::default())?;
            still = if self.ended { still + 1 } else { 0 };
            if still == quiet && self.waits {
                if let Some(oldest) = self.session.outstanding.pop_front() {
                    self.fill(&oldest);
                }
                still = 0;
            }
        }
        Ok(())
    }

    fn request(&mut self, request: Request) -> Result<(), Stuck> {
        let input = In { request: Request { valid: true, ..request }, ..In::default() };
        while !self.cycle(input)?.request.ready {}
        self.settle()?;
        // Its reply woke nothing.
        let is_own = request.kind == kind::LOAD as u64 && self.status == Some("hit");
        self.replies -= u64::from(is_own);
        Ok(())
    }

    /// The beats of a line.
    fn fill(&mut self, down: &MemoryRequest) {
        let id = down.id;
        let highest = 63 - u64::from(down.sectors.leading_zeros());
        self.beats.extend(sectors_of(down.sectors).map(|sector| MemoryReply {
            valid: true,
            id,
            kind: kind::LOAD as u64,
            sector,
            data: [0; 16],
            last: sector == highest,
        }));
    }

    fn fill_line(&mut self, line: u64) -> Result<(), Stuck> {
        let outstanding = &mut self.session.outstanding;
        let place = outstanding.iter().position(|miss| miss.line == line);
        if let Some(miss) = place.and_then(|place| outstanding.remove(place)) {
            self.fill(&miss);
        }
        self.settle()
    }

    fn flush(&mut self) -> Result<(), Stuck> {
        while let Some(oldest) = self.session.outstanding.pop_front() {
            self.fill(&oldest);
            self.settle()?;
        }
        while !self.flushed {
            self.cycle(In { flush: true, ..In::default() })?;
        }
        self.settle()
    }
}
