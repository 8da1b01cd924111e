//! `tracker_cluster` with a network of fixed delays and memories, as a top that has its L2 inside.

use super::program::Access;
use super::{CORES, Cost, HOP, L2_ARRAY, clusters};
use anyhow::Context;
use base::environment::LOAD;
use base::streams::{DownReply, DownRequest};
use cluster::{
    AtSlice, Class, Given, Judge, Network, Never, Nodes, Room, Shown, Slices, Top, Wiring,
};
use design::Design;
use llc::streams::{MemoryReply, MemoryRequest};
use sharing_tracker::streams::{Forward, Message, Reply};
use signal::port::{Lanes, Ready};
use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;
use systems::tracker_cluster::{BankForward, BankMessage, Config, Dut, In, Out};
use testbenches::contract::Violation;
use testbenches::engine::{BoxedEngine, EngineKind, make};
use testbenches::stimulus::Rng;

const MOST: usize = clusters::MOST;

/// Cycles from a request to its memory to the answer.
const MEMORY: u64 = 20;

/// Messages in flight to each receiver, with the cycle of arrival.
struct Ways<T>(Vec<VecDeque<(u64, T)>>);

impl<T: Copy> Ways<T> {
    fn new() -> Ways<T> {
        Ways((0..MOST).map(|_| VecDeque::new()).collect())
    }

    fn send(&mut self, to: usize, due: u64, what: T) {
        // What comes after a slower message does not overtake it.
        let due = self.0[to].back().map_or(due, |(before, _)| due.max(*before));
        self.0[to].push_back((due, what));
    }

    fn head(&self, at: usize, now: u64) -> Option<T> {
        self.0[at].front().filter(|(due, _)| *due <= now).map(|(_, what)| *what)
    }

    fn pop_if(&mut self, at: usize, is_taken: bool) {
        if is_taken {
            self.0[at].pop_front();
        }
    }
}

/// The cluster, its network and its memories.
struct Tracker {
    engine: BoxedEngine<Dut<MOST>>,
    config: Config,
    now: u64,
    out: Out<MOST>,
    messages: Ways<BankMessage>,
    forwards: Ways<Forward>,
    nacks: Ways<Forward>,
    /// Of L2, and of other cores.
    replies: Ways<DownReply>,
    answers: Ways<DownReply>,
    asked: Ways<MemoryRequest>,
    idle: DownRequest,
    loads: Rc<Cell<u64>>,
}

impl Tracker {
    fn input(&self, reset: bool, given: &[Given<Never, Never>]) -> In<MOST> {
        if reset {
            return In::default();
        }
        let (now, banks) = (self.now, self.config.banks());
        In {
            active_warps: Lanes::of(CORES, |_| 1),
            core_request: Lanes::of(CORES, |core| given[core].core_request),
            core_reply: Lanes::of(CORES, |core| Ready { ready: given[core].takes_reply }),
            message: Lanes::of(CORES, |_| Ready::YES),
            nack: Lanes::of(CORES, |_| Ready::YES),
            answer: Lanes::of(CORES, |_| Ready::YES),
            forward: Lanes::of(CORES, |core| self.forwards.head(core, now).into()),
            down_reply: Lanes::of(CORES, |core| {
                let answer = self.answers.head(core, now);
                answer.or_else(|| self.replies.head(core, now)).unwrap_or_default()
            }),
            bank_message: Lanes::of(banks, |bank| {
                self.messages.head(bank, now).unwrap_or_default()
            }),
            bank_forward: Lanes::of(banks, |_| Ready::YES),
            bank_nack: Lanes::of(banks, |bank| self.nacks.head(bank, now).into()),
            l2_reply: Lanes::of(banks, |_| Ready::YES),
            memory_request: Lanes::of(banks, |_| Ready::YES),
            memory_reply: Lanes::of(banks, |bank| {
                self.asked.head(bank, now).map(remembered).unwrap_or_default()
            }),
            flush: given.iter().all(|given| given.flush),
            ..In::default()
        }
    }

    /// Takes in the outputs of a node of a core, and drops the messages that it took.
    fn node(&mut self, core: usize, input: &In<MOST>, out: &Out<MOST>) {
        let (now, banks) = (self.now, self.config.banks() as u64);
        self.forwards.pop_if(core, input.forward[core].valid && out.forward[core].ready);
        if input.down_reply[core].valid && out.down_reply[core].ready {
            let is_answer = self.answers.head(core, now).is_some();
            self.answers.pop_if(core, is_answer);
            self.replies.pop_if(core, !is_answer);
        }
        let Message { valid, kind, operation, line, sectors, byte_enable, data, id } =
            out.message[core];
        let bank = |line: u64| (line % banks) as usize;
        if valid {
            let (to, line, core) = (bank(line), line / banks, core as u64);
            let message =
                BankMessage { valid, core, kind, operation, line, sectors, byte_enable, data, id };
            self.messages.send(to, now + HOP, message);
        }
        let nack = out.nack[core];
        if nack.valid {
            self.nacks.send(
                bank(nack.line),
                now + HOP,
                Forward { line: nack.line / banks, ..nack },
            );
        }
        if out.answer[core].valid {
            let (to, beat) = beat(&out.answer[core]);
            self.answers.send(to, now + HOP, beat);
        }
    }

    /// The same of a bank of the tracker and its bank of L2.
    fn bank(&mut self, bank: usize, input: &In<MOST>, out: &Out<MOST>) {
        let (now, banks) = (self.now, self.config.banks() as u64);
        self.messages.pop_if(bank, input.bank_message[bank].valid && out.bank_message[bank].ready);
        self.nacks.pop_if(bank, input.bank_nack[bank].valid && out.bank_nack[bank].ready);
        let BankForward { valid, core, line, requester, id } = out.bank_forward[bank];
        if valid {
            let line = line * banks + bank as u64;
            self.forwards.send(core as usize, now + HOP, Forward { valid, line, requester, id });
        }
        let reply = &out.l2_reply[bank];
        if reply.valid {
            let (to, beat) = beat(reply);
            self.loads.set(self.loads.get() + u64::from(beat.last && beat.kind == LOAD));
            self.replies.send(to, now + L2_ARRAY + HOP, beat);
        }
        self.asked.pop_if(bank, input.memory_reply[bank].valid);
        if out.memory_request[bank].valid {
            self.asked.send(bank, now + MEMORY, out.memory_request[bank]);
        }
    }
}

fn beat(reply: &Reply) -> (usize, DownReply) {
    let Reply { valid, source, id, kind, sector, data, last } = *reply;
    (source as usize, DownReply { valid, id, kind, sector, data, last })
}

fn remembered(request: MemoryRequest) -> MemoryReply {
    let MemoryRequest { id, kind, .. } = request;
    MemoryReply { valid: true, id, kind, last: true, ..MemoryReply::default() }
}

impl Top<private::cluster::Joined> for Tracker {
    fn slices(&self) -> usize {
        0
    }

    fn cycle(&mut self, reset: bool, given: &[Given<Never, Never>], _slices: &[AtSlice]) {
        let input = self.input(reset, given);
        let out = self.engine.cycle(reset, &input);
        if !reset {
            (0..CORES).for_each(|core| self.node(core, &input, &out));
            (0..self.config.banks()).for_each(|bank| self.bank(bank, &input, &out));
            self.now += 1;
        }
        self.out = out;
    }

    fn show(&self, core: usize) -> Shown<'_, Never, Never> {
        Shown {
            takes_request: self.out.core_request[core].ready,
            status: &self.out.core_status[core],
            reply: &self.out.core_reply[core],
            to_home: None,
            to_l2: &self.idle,
            to_core: None,
            takes_from_cores: false,
            takes_from_l2: false,
            takes_from_homes: false,
            flushed: self.out.flushed,
            evicted: None,
            home_word: None,
            decision: None,
        }
    }

    fn at_slice(&self, _slice: usize) -> (&DownRequest, bool) {
        (&self.idle, false)
    }

    fn fault(&self) -> Option<&str> {
        self.engine.fault()
    }
}

/// No network: the top has it inside.
struct Inside;

impl<W: Wiring> Network<W> for Inside {
    fn begin(&mut self, _rng: &mut Rng) {}

    fn room(&self, _node: usize) -> Room {
        Room::default()
    }

    fn at_home(&self, _node: usize) -> Option<W::ToHome> {
        None
    }

    fn of_l2(&self, _node: usize) -> Option<DownReply> {
        None
    }

    fn at_core(&self, _node: usize) -> Option<W::ToCore> {
        None
    }

    fn take(&mut self, _node: usize, _class: Class) {}

    fn send_home(&mut self, _node: usize, _home: usize, _request: W::ToHome) {}

    fn send_l2(&mut self, _node: usize, _slice: usize, _request: DownRequest) {}

    fn send_core(&mut self, _node: usize, _core: usize, _beat: W::ToCore) {}

    fn tick(&mut self, _: u64, _: &mut impl Judge, _: &mut Rng) -> Result<(), Violation> {
        Ok(())
    }
}

/// Cost of these requests on the cluster of a sharing tracker; `private` has its L1s.
///
/// # Errors
/// The designs are others, the Verilog cannot be built, or a rule of the harness is broken.
pub fn cost(
    design: &Design,
    private: &Design,
    kind: EngineKind,
    lists: Vec<Vec<Access>>,
) -> anyhow::Result<Cost> {
    let config = Config::of(design).context("a design with a sharing tracker")?;
    let l1 = private::l1::Config::of(private).context("a design with private caches")?;
    let slices = Slices { number: config.banks(), row_bits: 0 };
    let wiring = private::cluster::Config { l1, cores: CORES, slices };
    let loads = Rc::new(Cell::new(0));
    let tracker = Tracker {
        engine: make::<Dut<MOST>>(&config, kind, 1)?,
        config,
        now: 0,
        out: Out::default(),
        messages: Ways::new(),
        forwards: Ways::new(),
        nacks: Ways::new(),
        replies: Ways::new(),
        answers: Ways::new(),
        asked: Ways::new(),
        idle: DownRequest::default(),
        loads: Rc::clone(&loads),
    };
    let wiring = private::cluster::Joined::of(&wiring);
    clusters::measure(wiring, Nodes::Top(Box::new(tracker)), Inside, lists, &loads)
}
