//! The L2 of a sharing tracker before private caches: the same banks, memories, and delays of the network.

use super::{CORES, HOP, L2_ARRAY};
use anyhow::Context;
use base::environment::LOAD;
use base::streams::{DownReply, DownRequest};
use cluster::{Class, Judge, Network, Room, Wiring};
use design::Design;
use llc::streams::{MemoryReply, MemoryRequest};
use sharing_tracker::l2_bank::{Config, Dut, In};
use sharing_tracker::streams::{Reply, Request};
use signal::port::Ready;
use std::cell::Cell;
use std::rc::Rc;
use systems::joined::tracker::Ways;
use testbenches::contract::Violation;
use testbenches::engine::{BoxedEngine, EngineKind, make};
use testbenches::stimulus::Rng;

/// Cycles from a request to its memory to the answer.
pub const MEMORY: u64 = 20;

/// Banks of L2, each beyond a hop from every core.
pub struct Banks {
    engines: Vec<BoxedEngine<Dut>>,
    now: u64,
    requests: Ways<Request>,
    replies: Ways<DownReply>,
    asked: Ways<MemoryRequest>,
    loads: Rc<Cell<u64>>,
}

impl Banks {
    /// Banks of the L2 of a design with a sharing tracker, which count the loads that they answer.
    ///
    /// # Errors
    /// Another design, or its Verilog cannot be built.
    pub fn new(
        design: &Design,
        banks: usize,
        kind: EngineKind,
        loads: &Rc<Cell<u64>>,
    ) -> anyhow::Result<Banks> {
        let config = Config::of(design).context("a design with a sharing tracker")?;
        let engine = |_| {
            let mut engine = make::<Dut>(&config, kind, 1)?;
            engine.cycle(true, &In::default());
            anyhow::Ok(engine)
        };
        Ok(Banks {
            engines: (0..banks).map(engine).collect::<anyhow::Result<_>>()?,
            now: 0,
            requests: Ways::new(banks),
            replies: Ways::new(CORES),
            asked: Ways::new(banks),
            loads: Rc::clone(loads),
        })
    }

    fn bank(&mut self, bank: usize) -> Result<(), Violation> {
        let now = self.now;
        let input = In {
            request: self.requests.head(bank, now).unwrap_or_default(),
            reply: Ready::YES,
            memory_request: Ready::YES,
            memory_reply: self.asked.head(bank, now).map(remembered).unwrap_or_default(),
            ..In::default()
        };
        let engine = &mut self.engines[bank];
        let out = engine.cycle(false, &input);
        if let Some(fault) = engine.fault() {
            return Err(Violation::new("engine", fault));
        }
        self.requests.pop_if(bank, input.request.valid && out.request.ready);
        if out.reply.valid {
            let (to, beat) = beat(&out.reply);
            self.loads.set(self.loads.get() + u64::from(beat.last && beat.kind == LOAD));
            self.replies.send(to, now + L2_ARRAY + HOP, beat);
        }
        self.asked.pop_if(bank, input.memory_reply.valid);
        if out.memory_request.valid {
            self.asked.send(bank, now + MEMORY, out.memory_request);
        }
        Ok(())
    }
}

/// A port is a core's.
impl<W: Wiring> Network<W> for Banks {
    fn begin(&mut self, _rng: &mut Rng) {}

    fn room(&self, _core: usize) -> Room {
        Room { to_l2: true, ..Room::default() }
    }

    fn at_home(&self, _core: usize) -> Option<W::ToHome> {
        None
    }

    fn of_l2(&self, core: usize) -> Option<DownReply> {
        self.replies.head(core, self.now)
    }

    fn at_core(&self, _core: usize) -> Option<W::ToCore> {
        None
    }

    fn take(&mut self, core: usize, class: Class) {
        self.replies.pop_if(core, class == Class::FromL2);
    }

    fn send_home(&mut self, _core: usize, _home: usize, _request: W::ToHome) {}

    fn send_l2(&mut self, core: usize, bank: usize, request: DownRequest) {
        let DownRequest { valid, kind, operation, line, sectors, byte_enable, data, id, .. } =
            request;
        let (line, source) = (line / self.engines.len() as u64, core as u64);
        let request =
            Request { valid, kind, operation, line, sectors, byte_enable, data, source, id };
        self.requests.send(bank, self.now + HOP, request);
    }

    fn send_core(&mut self, _core: usize, _to: usize, _beat: W::ToCore) {}

    fn tick(&mut self, _: u64, _: &mut impl Judge, _: &mut Rng) -> Result<(), Violation> {
        (0..self.engines.len()).try_for_each(|bank| self.bank(bank))?;
        self.now += 1;
        Ok(())
    }
}

/// A beat of a bank of L2, and the core that it is for.
fn beat(reply: &Reply) -> (usize, DownReply) {
    let Reply { valid, source, id, kind, sector, data, last } = *reply;
    (source as usize, DownReply { valid, id, kind, sector, data, last })
}

/// A memory's answer.
pub fn remembered(request: MemoryRequest) -> MemoryReply {
    let MemoryRequest { id, kind, .. } = request;
    MemoryReply { valid: true, id, kind, last: true, ..MemoryReply::default() }
}
