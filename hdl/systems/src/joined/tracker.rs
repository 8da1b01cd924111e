//! `tracker_cluster` in a network of fixed delays, as a top that has its L2 inside.

use base::environment::LOAD;
use base::streams::{DownReply, DownRequest};
use cluster::{AtSlice, Class, Given, Judge, Network, Never, Room, Shown, Top, Wiring};
use llc::streams::{MemoryReply, MemoryRequest};
use private::cluster::Joined;
use sharing_tracker::streams::{Forward, Message, Reply, kind};
use signal::port::{Lanes, Ready};
use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;
use testbenches::contract::Violation;
use testbenches::engine::BoxedEngine;
use testbenches::stimulus::Rng;

use super::IDLE;
use crate::tracker_cluster::{BankForward, BankMessage, Config, Dut, In, Out};

/// Cycles of what is no hardware.
#[derive(Clone, Copy, Debug)]
pub struct Delays {
    /// From a port to any other.
    pub hop: u64,
    /// Of an answer of L2, beyond those of its bank.
    pub l2: u64,
}

/// Memory below banks of L2.
pub trait Below {
    /// A bank's request is taken.
    fn take(&mut self, now: u64, bank: usize, request: &MemoryRequest);

    /// The beat that a bank takes in this cycle, if one is due.
    fn give(&mut self, now: u64, bank: usize) -> Option<MemoryReply>;
}

/// Messages in flight to each receiver, with the cycle of arrival.
pub struct Ways<T>(Vec<VecDeque<(u64, T)>>);

impl<T: Copy> Ways<T> {
    /// Nothing is in flight to so many receivers.
    pub fn new(receivers: usize) -> Ways<T> {
        Ways((0..receivers).map(|_| VecDeque::new()).collect())
    }

    /// Something is there from cycle `due` on.
    pub fn send(&mut self, to: usize, due: u64, what: T) {
        // What comes after a slower message does not overtake it.
        let due = self.0[to].back().map_or(due, |(before, _)| due.max(*before));
        self.0[to].push_back((due, what));
    }

    /// The first that is there.
    pub fn head(&self, at: usize, now: u64) -> Option<T> {
        self.0[at].front().filter(|(due, _)| *due <= now).map(|(_, what)| *what)
    }

    /// Takes the first.
    pub fn pop_if(&mut self, at: usize, is_taken: bool) {
        if is_taken {
            self.0[at].pop_front();
        }
    }
}

/// Beats of loads that bypass their L1, in the order of their sectors: L2's lines are sectors, and one that it has
/// overtakes one that it fetches.
#[derive(Default)]
pub struct InOrder {
    /// Of each load in flight, by core and identifier, the sectors that have not left, and the beats that wait.
    open: HashMap<(usize, u64), (u64, Vec<DownReply>)>,
}

impl InOrder {
    /// A load that bypasses leaves its L1.
    pub fn ask(&mut self, core: usize, id: u64, sectors: u64) {
        self.open.insert((core, id), (sectors, Vec::new()));
    }

    /// A beat of L2: gives those that may leave. Of a load that does not bypass, it.
    pub fn pass(&mut self, core: usize, beat: DownReply) -> Vec<DownReply> {
        let Some((left, waiting)) = self.open.get_mut(&(core, beat.id)) else { return vec![beat] };
        waiting.push(beat);
        let mut leaving = Vec::new();
        while let Some(at) =
            waiting.iter().position(|beat| 1 << beat.sector == *left & left.wrapping_neg())
        {
            let beat = waiting.swap_remove(at);
            *left &= *left - 1;
            leaving.push(DownReply { last: *left == 0, ..beat });
        }
        if *left == 0 {
            self.open.remove(&(core, beat.id));
        }
        leaving
    }
}

/// The cluster, its network and its memory.
pub struct Surrounded<M, const MOST: usize> {
    engine: BoxedEngine<Dut<MOST>>,
    config: Config,
    delays: Delays,
    now: u64,
    messages: Ways<BankMessage>,
    forwards: Ways<Forward>,
    nacks: Ways<Forward>,
    /// Of L2, and of other cores.
    replies: Ways<DownReply>,
    answers: Ways<DownReply>,
    in_order: InOrder,
    /// Memory below L2.
    pub memory: M,
}

impl<M: Below, const MOST: usize> Surrounded<M, MOST> {
    /// A cluster in an engine, in which nothing has happened.
    pub fn new(
        config: &Config,
        engine: BoxedEngine<Dut<MOST>>,
        delays: Delays,
        memory: M,
    ) -> Surrounded<M, MOST> {
        let (cores, banks) = (config.cores(), config.bank_lanes());
        Surrounded {
            engine,
            config: config.clone(),
            delays,
            now: 0,
            messages: Ways::new(banks),
            forwards: Ways::new(cores),
            nacks: Ways::new(banks),
            replies: Ways::new(cores),
            answers: Ways::new(cores),
            in_order: InOrder::default(),
            memory,
        }
    }

    /// Writes every dirty sector of L2 back, when all else has come to rest.
    ///
    /// # Errors
    /// L2 does not say within so many cycles that it is empty.
    pub fn drain(&mut self, patience: u64) -> Result<(), Violation> {
        for _ in 0..patience {
            let input = In { l2_flush: true, ..self.input(&[]) };
            if self.step(&input).l2_flushed {
                return Ok(());
            }
        }
        Err(Violation::new("R9", format!("L2 must be flushed within {patience} cycles")))
    }

    fn input(&mut self, given: &[Given<Never, Never>]) -> In<MOST> {
        let (now, cores, lanes) = (self.now, self.config.cores(), self.config.bank_lanes());
        let banks = self.config.banks();
        let mut input = In {
            active_warps: Lanes::of(cores, |_| 1),
            message: Lanes::of(cores, |_| Ready::YES),
            nack: Lanes::of(cores, |_| Ready::YES),
            answer: Lanes::of(cores, |_| Ready::YES),
            forward: Lanes::of(cores, |core| self.forwards.head(core, now).into()),
            down_reply: Lanes::of(cores, |core| self.reply(core).unwrap_or_default()),
            bank_message: Lanes::of(lanes, |lane| {
                self.messages.head(lane, now).unwrap_or_default()
            }),
            bank_forward: Lanes::of(lanes, |_| Ready::YES),
            bank_nack: Lanes::of(lanes, |lane| self.nacks.head(lane, now).into()),
            l2_reply: Lanes::of(banks, |_| Ready::YES),
            memory_request: Lanes::of(banks, |_| Ready::YES),
            memory_reply: Lanes::of(banks, |bank| self.memory.give(now, bank).unwrap_or_default()),
            ..In::default()
        };
        for (core, given) in given.iter().enumerate() {
            input.core_request[core] = given.core_request;
            input.core_reply[core] = Ready { ready: given.takes_reply };
        }
        input.flush = !given.is_empty() && given.iter().all(|given| given.flush);
        input
    }

    /// The beat for a core: of another core before one of L2.
    fn reply(&self, core: usize) -> Option<DownReply> {
        self.answers.head(core, self.now).or_else(|| self.replies.head(core, self.now))
    }

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let out = self.engine.cycle(false, input);
        (0..self.config.cores()).for_each(|core| self.node(core, input, &out));
        (0..self.config.bank_lanes()).for_each(|lane| self.bank(lane, input, &out));
        (0..self.config.banks()).for_each(|bank| self.l2(bank, &out));
        self.now += 1;
        out
    }

    /// Takes in the outputs of a node of a core, and drops the messages that it took.
    fn node(&mut self, core: usize, input: &In<MOST>, out: &Out<MOST>) {
        let (now, due) = (self.now, self.now + self.delays.hop);
        let (each, banks) = (self.config.cores_each(), self.config.banks() as u64);
        self.forwards.pop_if(core, input.forward[core].valid && out.forward[core].ready);
        if input.down_reply[core].valid && out.down_reply[core].ready {
            let is_answer = self.answers.head(core, now).is_some();
            self.answers.pop_if(core, is_answer);
            self.replies.pop_if(core, !is_answer);
        }
        let lane = |line: u64| core / each * banks as usize + (line % banks) as usize;
        let Message { valid, kind, operation, line, sectors, byte_enable, data, id } =
            out.message[core];
        if valid {
            if kind == LOAD && id & self.config.node().port().direct_bit() != 0 {
                self.in_order.ask(core, id, sectors);
            }
            let (to, line, core) = (lane(line), line / banks, (core % each) as u64);
            let message =
                BankMessage { valid, core, kind, operation, line, sectors, byte_enable, data, id };
            self.messages.send(to, due, message);
        }
        let nack = out.nack[core];
        if nack.valid {
            self.nacks.send(lane(nack.line), due, Forward { line: nack.line / banks, ..nack });
        }
        let answer = &out.answer[core];
        if answer.valid {
            let to = core / each * each + answer.source as usize;
            self.answers.send(to, due, beat(answer));
        }
    }

    /// The same of a bank of a tracker.
    fn bank(&mut self, lane: usize, input: &In<MOST>, out: &Out<MOST>) {
        let (due, banks) = (self.now + self.delays.hop, self.config.banks());
        self.messages.pop_if(lane, input.bank_message[lane].valid && out.bank_message[lane].ready);
        self.nacks.pop_if(lane, input.bank_nack[lane].valid && out.bank_nack[lane].ready);
        let BankForward { valid, core, line, requester, id } = out.bank_forward[lane];
        if valid {
            let to = lane / banks * self.config.cores_each() + core as usize;
            let line = line * banks as u64 + (lane % banks) as u64;
            self.forwards.send(to, due, Forward { valid, line, requester, id });
        }
    }

    /// The same of a bank of L2.
    fn l2(&mut self, bank: usize, out: &Out<MOST>) {
        let reply = &out.l2_reply[bank];
        if reply.valid {
            let due = self.now + self.delays.l2 + self.delays.hop;
            let core = self.config.core_at_l2(reply.source);
            for beat in self.in_order.pass(core, beat(reply)) {
                self.replies.send(core, due, beat);
            }
        }
        if out.memory_request[bank].valid {
            self.memory.take(self.now, bank, &out.memory_request[bank]);
        }
    }
}

/// A beat of another core or of L2, as an L1 takes it.
pub fn beat(reply: &Reply) -> DownReply {
    let Reply { valid, id, kind, sector, data, last, .. } = *reply;
    DownReply { valid, id, kind, sector, data, last }
}

/// Sees the outputs of each cycle.
pub type Hears<const MOST: usize> = Box<dyn FnMut(&Out<MOST>)>;

/// The cluster as a top whose cores' messages are its requests to L2.
pub struct TrackerTop<M, const MOST: usize> {
    system: Rc<RefCell<Surrounded<M, MOST>>>,
    out: Out<MOST>,
    to_l2: Vec<DownRequest>,
    hears: Hears<MOST>,
    fault: Option<String>,
}

impl<M: Below, const MOST: usize> TrackerTop<M, MOST> {
    /// The top of a system that its network shares.
    pub fn new(system: &Rc<RefCell<Surrounded<M, MOST>>>, hears: Hears<MOST>) -> Self {
        let system = Rc::clone(system);
        TrackerTop { system, out: Out::default(), to_l2: Vec::new(), hears, fault: None }
    }
}

impl<M: Below, const MOST: usize> Top<Joined> for TrackerTop<M, MOST> {
    fn slices(&self) -> usize {
        0
    }

    fn cycle(&mut self, reset: bool, given: &[Given<Never, Never>], _slices: &[AtSlice]) {
        let mut system = self.system.borrow_mut();
        if reset {
            system.engine.cycle(true, &In::default());
            self.to_l2 = vec![*IDLE; given.len()];
            return;
        }
        let input = system.input(given);
        self.out = system.step(&input);
        self.fault = system.engine.fault().map(str::to_string);
        (self.hears)(&self.out);
        for (core, to_l2) in self.to_l2.iter_mut().enumerate() {
            let message = self.out.message[core];
            let is_request = message.valid && message.kind != kind::REMOVE as u64;
            *to_l2 = if is_request { request(core, &message) } else { *IDLE };
        }
    }

    fn show(&self, core: usize) -> Shown<'_, Never, Never> {
        let event = &self.out.event[core];
        Shown {
            takes_request: self.out.core_request[core].ready,
            status: &self.out.core_status[core],
            reply: &self.out.core_reply[core],
            to_home: None,
            to_l2: self.to_l2.get(core).unwrap_or(IDLE),
            to_core: None,
            takes_from_cores: false,
            takes_from_l2: self.out.down_reply[core].ready,
            takes_from_homes: false,
            flushed: self.out.flushed,
            evicted: event.evict.then_some(event.evict_line),
            home_word: None,
            decision: None,
        }
    }

    fn at_slice(&self, _slice: usize) -> (&DownRequest, bool) {
        (IDLE, false)
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

fn request(core: usize, message: &Message) -> DownRequest {
    let Message { valid, kind, operation, line, sectors, byte_enable, data, id } = *message;
    let source = core as u64;
    DownRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id }
}

/// The network of such a top: the top moves what is in flight, and the network shows what is there.
pub struct Inside<M, const MOST: usize>(pub Rc<RefCell<Surrounded<M, MOST>>>);

impl<M: Below, W: Wiring, const MOST: usize> Network<W> for Inside<M, MOST> {
    fn begin(&mut self, _rng: &mut Rng) {}

    fn room(&self, _node: usize) -> Room {
        Room { to_l2: true, ..Room::default() }
    }

    fn at_home(&self, _node: usize) -> Option<W::ToHome> {
        None
    }

    fn of_l2(&self, node: usize) -> Option<DownReply> {
        self.0.borrow().reply(node)
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
