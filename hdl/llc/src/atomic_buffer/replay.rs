//! Replay of transactions: atomics, loads, stores and `flush`, each run until the buffer is quiet, before
//! a slice that answers at once and is zero at first.

use std::collections::HashMap;

use base::model::{Data, write_bytes};
use signal::port::Ready;
use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::operation::Word;
use super::{Config, Dut, In, Out};
use crate::streams::{Reply, Request, kind};

/// A checked transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transaction {
    /// A request; of an atomic its word.
    Request(Request, Option<Word>),
    /// The end of a kernel.
    Flush,
}

/// Contents of the slice, and the sector that was loaded last.
#[derive(Clone, Debug, Default)]
pub struct Session {
    memory: HashMap<(u64, u64), Data>,
    loaded: Option<(u64, u64)>,
}

/// Cycles without a beat after which the buffer is quiet.
const QUIET: u32 = 8;

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[
        Operation::new(
            "atomic",
            &["line", "sector", "offset", "width", "operation", "value", "compare"],
        ),
        Operation::new("load", &["line", "sector"]),
        Operation::new("store", &["line", "sector"]),
        Operation::new("flush", &[]),
    ];

    const ROW: Row = Row {
        operations: "`atomic line sector offset width operation value [compare]` (`offset` in bytes, \
         `width` 4 or 8, `operation` 0 to 10, `compare` with 9 alone), `load line sector`, \
         `store line sector`, `flush`",
        answer: "`old` (the word before; null but for an atomic), `held` (`line` and `sector`, or null; \
         after), `loaded`, `written_back` (booleans)",
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
        let sectors = 1 << arguments.integer("sector", 0..=config.sectors() as u64 - 1)?;
        let request = |kind: usize| Request {
            valid: true,
            kind: kind as u64,
            line,
            sectors,
            ..Request::default()
        };
        match arguments.operation() {
            "load" => Ok(Transaction::Request(request(kind::LOAD), None)),
            "store" => {
                let byte_enable = config.all_bytes();
                let store = Request { byte_enable, ..request(kind::STORE) };
                Ok(Transaction::Request(store, None))
            }
            _ => {
                let (word, operation, data) = atomic(config, arguments)?;
                let byte_enable = word.bytes();
                let atomic = Request { operation, byte_enable, data, ..request(kind::ATOMIC) };
                Ok(Transaction::Request(atomic, Some(word)))
            }
        }
    }

    fn run(
        config: &Config,
        session: &mut Session,
        driver: &mut Driver<'_, In, Out>,
        transaction: &Transaction,
    ) -> Result<Answer, Stuck> {
        let seen = Seen::default();
        let mut run = Run { config, session, driver, beat: None, seen };
        let held = match *transaction {
            Transaction::Request(request, _) => run.request(request)?,
            Transaction::Flush => run.flush()?,
        };
        let Seen { old, loaded, written_back } = run.seen;
        let word = match transaction {
            Transaction::Request(_, Some(word)) => old.map(|data| word.of(&data)),
            _ => None,
        };
        let sector = |(line, sector)| Answer::new().hex("line", line).integer("sector", sector);
        Ok(Answer::new()
            .hex("old", word)
            .object("held", held.map(sector))
            .boolean("loaded", loaded)
            .boolean("written_back", written_back))
    }
}

/// An atomic's word, operation and operands.
fn atomic(config: &Config, arguments: &Arguments) -> Result<(Word, u64, Data), Refusal> {
    let offset = arguments.integer("offset", 0..=config.sector_bytes() as u64 - 1)?;
    let width = arguments.integer("width", 4..=8)?;
    if width != 4 && width != 8 {
        return Err(Refusal::field("width", format!("must be 4 or 8; got {width}")));
    }
    if !offset.is_multiple_of(width) {
        let rule = format!("must be a multiple of {width}, the width; got {offset}");
        return Err(Refusal::field("offset", rule));
    }
    let operation = arguments.integer("operation", 0..=10)?;
    let word = Word { offset: offset as u32, width: width as u32 };
    let most = u64::MAX >> (64 - 8 * width);
    let mut data = word.with(arguments.hex("value", 0..=most)?);
    if operation == 9 {
        let compare = word.partner().with(arguments.hex("compare", 0..=most)?);
        write_bytes(&mut data, word.partner().bytes(), &compare);
    } else if arguments.has("compare") {
        let rule = format!("goes with operation 9 alone; the operation is {operation}");
        return Err(Refusal::field("compare", rule));
    }
    Ok((word, operation, data))
}

/// The observed part of a transaction.
#[derive(Default)]
struct Seen {
    old: Option<Data>,
    loaded: bool,
    written_back: bool,
}

/// One transaction in flight.
struct Run<'a, 'd> {
    config: &'a Config,
    session: &'a mut Session,
    driver: &'a mut Driver<'d, In, Out>,
    /// The next answer of the slice.
    beat: Option<Reply>,
    seen: Seen,
}

impl Run<'_, '_> {
    /// One cycle with every stream ready, and what the slice has to say.
    fn cycle(&mut self, input: In) -> Result<(Out, bool), Stuck> {
        let beat = self.beat.take();
        let (enable, reply, slice_request) = (true, Ready::YES, Ready::YES);
        let slice_reply = beat.unwrap_or_default();
        let input = In { enable, reply, slice_request, slice_reply, ..input };
        let out = self.driver.cycle(&input)?;
        if out.slice_request.valid {
            self.serve(&out.slice_request);
        }
        if out.reply.valid && out.reply.kind == kind::ATOMIC as u64 {
            self.seen.old = Some(out.reply.data);
        }
        Ok((out, beat.is_some() || out.slice_request.valid || out.reply.valid))
    }

    /// The slice's handling of a request.
    fn serve(&mut self, request: &Request) {
        let (line, sector) = (request.line, request.sector());
        let is_own = request.id >> self.config.id_bits() == 1;
        let is_store = request.kind == kind::STORE as u64;
        let sector_data = self.session.memory.entry((line, sector)).or_insert([0; 16]);
        if is_store {
            write_bytes(sector_data, request.byte_enable, &request.data);
        }
        let Request { source, id, kind, chip, .. } = *request;
        let (data, last) = (*sector_data, true);
        self.beat = Some(Reply { valid: true, source, id, kind, sector, data, last, chip });
        self.seen.written_back |= is_own && is_store;
        if is_own && !is_store {
            self.seen.loaded = true;
            self.session.loaded = Some((line, sector));
        }
    }

    /// Lets everything come to rest; gives the sector that is held then.
    fn settle(&mut self) -> Result<Option<(u64, u64)>, Stuck> {
        let mut still = 0;
        loop {
            let (out, moves) = self.cycle(In::default())?;
            still = if moves { 0 } else { still + 1 };
            if still == QUIET {
                return Ok(self.session.loaded.filter(|_| !out.idle));
            }
        }
    }

    fn request(&mut self, request: Request) -> Result<Option<(u64, u64)>, Stuck> {
        while !self.cycle(In { request, ..In::default() })?.0.request.ready {}
        self.settle()
    }

    fn flush(&mut self) -> Result<Option<(u64, u64)>, Stuck> {
        while !self.cycle(In { flush: true, ..In::default() })?.0.flushed {}
        self.settle()
    }
}
