//! Banks of L2 of a design with a sharing tracker, without trackers before them: what is around the private caches
//! beside it.

use base::environment::LOAD;
use base::streams::{DownReply, DownRequest};
use cluster::{Class, Judge, Network, Room, Wiring};
use sharing_tracker::l2_bank::{Dut, In};
use sharing_tracker::streams::Request;
use signal::port::Ready;
use testbenches::contract::Violation;
use testbenches::engine::BoxedEngine;
use testbenches::stimulus::Rng;

use super::tracker::{Below, Delays, InOrder, Ways, beat};

/// Sees each beat that a bank answers.
pub type HearsBeat = Box<dyn FnMut(&DownReply)>;

/// The banks, their network and their memory.
pub struct Banks<M> {
    engines: Vec<BoxedEngine<Dut>>,
    delays: Delays,
    now: u64,
    messages: Ways<DownRequest>,
    replies: Ways<DownReply>,
    in_order: InOrder,
    /// The bit of an identifier that says that a load bypasses its L1.
    direct_bit: u64,
    hears: HearsBeat,
    /// Memory below L2.
    pub memory: M,
}

impl<M: Below> Banks<M> {
    /// Banks in engines, in which nothing has happened; `direct_bit` of an identifier says that a load bypasses its L1.
    pub fn new(
        mut engines: Vec<BoxedEngine<Dut>>,
        cores: usize,
        (delays, direct_bit): (Delays, u64),
        memory: M,
        hears: HearsBeat,
    ) -> Banks<M> {
        for engine in &mut engines {
            engine.cycle(true, &In::default());
        }
        let (messages, replies) = (Ways::new(engines.len()), Ways::new(cores));
        let in_order = InOrder::default();
        Banks { engines, delays, now: 0, messages, replies, in_order, direct_bit, hears, memory }
    }

    /// A cycle of all banks; gives whether each says that it is flushed.
    fn step(&mut self, now: u64, flush: bool) -> Result<bool, Violation> {
        let number = self.engines.len() as u64;
        let mut are_flushed = true;
        for (bank, engine) in self.engines.iter_mut().enumerate() {
            let head = self.messages.head(bank, now);
            let input = In {
                request: head.map(|request| at_bank(request, number)).unwrap_or_default(),
                reply: Ready::YES,
                memory_request: Ready::YES,
                memory_reply: self.memory.give(now, bank).unwrap_or_default(),
                flush,
                ..In::default()
            };
            let out = engine.cycle(false, &input);
            if let Some(fault) = engine.fault() {
                return Err(Violation::new("engine", fault));
            }
            self.messages.pop_if(bank, head.is_some() && out.request.ready);
            if out.reply.valid {
                let due = now + self.delays.l2 + self.delays.hop;
                let core = out.reply.source as usize;
                let beat = beat(&out.reply);
                (self.hears)(&beat);
                for beat in self.in_order.pass(core, beat) {
                    self.replies.send(core, due, beat);
                }
            }
            if out.memory_request.valid {
                self.memory.take(now, bank, &out.memory_request);
            }
            are_flushed &= out.flushed;
        }
        self.now = now + 1;
        Ok(are_flushed)
    }

    /// Writes every dirty sector back, when all else has come to rest.
    ///
    /// # Errors
    /// An engine is out of step, or the flush takes more than `patience` cycles.
    pub fn drain(&mut self, patience: u64) -> Result<(), Violation> {
        for _ in 0..patience {
            if self.step(self.now, true)? {
                return Ok(());
            }
        }
        Err(Violation::new("R4", format!("L2 must be flushed within {patience} cycles")))
    }
}

fn at_bank(request: DownRequest, banks: u64) -> Request {
    let DownRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id } =
        request;
    let line = line / banks;
    Request { valid, kind, operation, line, sectors, byte_enable, data, source, id }
}

impl<M: Below, W: Wiring> Network<W> for Banks<M> {
    fn begin(&mut self, _rng: &mut Rng) {}

    fn room(&self, _node: usize) -> Room {
        Room { to_l2: true, ..Room::default() }
    }

    fn at_home(&self, _node: usize) -> Option<W::ToHome> {
        None
    }

    fn of_l2(&self, node: usize) -> Option<DownReply> {
        self.replies.head(node, self.now)
    }

    fn at_core(&self, _node: usize) -> Option<W::ToCore> {
        None
    }

    fn take(&mut self, node: usize, class: Class) {
        self.replies.pop_if(node, class == Class::FromL2);
    }

    fn send_home(&mut self, _node: usize, _home: usize, _request: W::ToHome) {}

    fn send_l2(&mut self, node: usize, slice: usize, request: DownRequest) {
        if request.kind == LOAD && request.id & self.direct_bit != 0 {
            self.in_order.ask(node, request.id, request.sectors);
        }
        self.messages.send(slice, self.now + self.delays.hop, request);
    }

    fn send_core(&mut self, _node: usize, _core: usize, _beat: W::ToCore) {}

    fn tick(&mut self, now: u64, _: &mut impl Judge, _: &mut Rng) -> Result<(), Violation> {
        self.step(now, false).map(drop)
    }
}
