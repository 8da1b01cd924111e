//! Random cores with their warps, a network that takes any time, memories below L2, and flushes at any time.

mod cores;
mod memory;
mod network;
mod noise;
mod plan;

use base::stimulus::Flushes;
use llc::streams::Events as L2Events;
use sharing_tracker::tracker_node::{Config as Node, Warps};
use signal::port::Ready;
use testbenches::stimulus::Rng;

use super::{Config, In, Out};
use cores::Cores;
use memory::Memory;
pub use network::Class;
use network::Network;

/// The random environment.
pub struct Stimulus<const MOST: usize> {
    config: Config,
    rng: Rng,
    cores: Cores,
    warps: Vec<Warps>,
    network: Network,
    /// Below each bank of L2.
    memories: Vec<Memory>,
    /// Network and memories are as fast as can be.
    is_open: bool,
    flushes: Flushes,
    l2_flushes: Flushes,
    /// Who waits for a flush waits for both.
    waits_for_both: bool,
    /// A class is held: nobody begins a flush.
    holds: bool,
    /// The inputs of the cycle before.
    last: In<MOST>,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus<MOST> {
        let mut rng = Rng::new(seed);
        let (l1, bytes) = (config.node().l1(), config.l2().port().sector_bytes());
        Stimulus {
            cores: Cores::new(&mut rng, l1, config.cores()),
            warps: (0..config.cores())
                .map(|_| Warps::new(config.node()).that_are_close())
                .collect(),
            network: Network::new(config),
            memories: (0..config.banks()).map(|_| Memory::new(bytes)).collect(),
            is_open: true,
            flushes: Flushes::default(),
            l2_flushes: Flushes::default(),
            waits_for_both: false,
            holds: false,
            last: In::default(),
            config: config.clone(),
            rng,
        }
    }

    /// Whether nothing of this class is taken from now on, and nobody begins a flush.
    pub fn hold(&mut self, class: Class, holds: bool) {
        self.holds = holds;
        self.network.hold(class, holds);
        if class == Class::Memory {
            self.memories.iter_mut().for_each(|memory| memory.hold(holds));
        }
    }

    /// Nothing of this class is in flight outside, but what is offered.
    pub fn is_empty(&self, class: Class) -> bool {
        self.network.is_empty(class)
    }

    /// Cores ask for nothing new from now on.
    pub fn stop(&mut self) {
        self.cores.stop();
        self.warps.iter_mut().for_each(Warps::stop);
    }

    /// Every request of a core is answered, and every line of a warp that took its ticket.
    pub fn is_idle(&self) -> bool {
        self.cores.is_idle() && self.warps.iter().all(Warps::is_idle)
    }

    /// The same but for requests that wait to be accepted.
    fn is_quiet(&self, out: &Out<MOST>) -> bool {
        let waits = |i: usize| self.last.core_request[i].valid && !out.core_request[i].ready;
        let is_quiet = |i: usize| self.cores.in_flight(i) == usize::from(waits(i));
        (0..self.config.cores()).all(is_quiet) && self.warps.iter().all(Warps::is_idle)
    }

    fn reset(&mut self) {
        self.cores.reset();
        self.warps.iter_mut().for_each(|warps| warps.reset(&mut self.rng));
        self.network.reset();
        self.memories.iter_mut().for_each(Memory::reset);
        (self.flushes, self.l2_flushes) = (Flushes::default(), Flushes::default());
    }

    /// Updates the state by the outputs of the previous cycle.
    fn see(&mut self, out: &Out<MOST>) {
        let is_quiet = self.is_quiet(out);
        // The answer to one that is false will not come.
        let both = self.waits_for_both && self.last.flush && self.last.l2_flush;
        let both_flushed = out.flushed && out.l2_flushed;
        let flushed = if both { both_flushed } else { out.flushed };
        let l2_flushed = if both { both_flushed } else { out.l2_flushed };
        self.flushes.see(&mut self.rng, flushed, is_quiet);
        self.l2_flushes.see(&mut self.rng, l2_flushed, l2_flushed);
        let Stimulus { config, rng, cores, warps, network, memories, last, .. } = self;
        for (i, warps) in warps.iter_mut().enumerate() {
            cores.take_status(rng, i, &out.core_status[i]);
            if last.ticket[i].valid && out.ticket[i].ready {
                warps.took(last.ticket[i].id);
            }
            if out.core_reply[i].valid && last.core_reply[i].ready {
                cores.answered(i, &out.core_reply[i]);
                warps.answered(&out.core_reply[i]);
            }
            if out.message[i].valid && last.message[i].ready {
                network.message(rng, i, &out.message[i]);
            }
            if out.answer[i].valid && last.answer[i].ready {
                network.answer(rng, i, &out.answer[i]);
            }
            if out.nack[i].valid && last.nack[i].ready {
                network.nack(rng, i, &out.nack[i]);
            }
        }
        for lane in 0..config.bank_lanes() {
            if out.bank_forward[lane].valid && last.bank_forward[lane].ready {
                network.forward(rng, lane, &out.bank_forward[lane]);
            }
        }
        for (bank, memory) in memories.iter_mut().enumerate() {
            if out.l2_reply[bank].valid && last.l2_reply[bank].ready {
                network.l2_reply(rng, bank, &out.l2_reply[bank]);
            }
            if out.memory_request[bank].valid && last.memory_request[bank].ready {
                memory.take(rng, &out.memory_request[bank]);
            }
        }
    }

    /// Inputs at the ports of cores and their nodes.
    fn nodes(&mut self, last: Option<&Out<MOST>>, input: &mut In<MOST>) {
        let Stimulus { config, rng, cores, warps, network, .. } = self;
        let node = config.node();
        for (i, warps) in warps.iter_mut().enumerate() {
            let (request, ready) = cores.next(rng, i, last.map(|out| out.core_request[i].ready));
            (input.core_request[i], input.core_reply[i]) = (request, Ready { ready });
            let was_ready = last.map(|out| (out.warp[i].ready, out.ticket[i].ready));
            let (active, warp, sectors, ticket) = warps.next(rng, was_ready, request.line);
            (input.active_warps[i], input.warp[i]) = (active, warp);
            (input.warp_sector[i], input.ticket[i]) = (sectors, ticket);
            input.message[i] = network.messages.takes(rng, i).into();
            input.answer[i] = network.replies.takes(rng, i).into();
            input.nack[i] = network.nacks.takes(rng, i).into();
            let was_ready = last.map(|out| out.forward[i].ready);
            let forward = network.forwards.next(rng, i, was_ready);
            input.forward[i] = forward.unwrap_or_else(|| noise::forward(rng, node.port()));
            let was_ready = last.map(|out| out.down_reply[i].ready);
            let beat = network.replies.next(rng, i, was_ready);
            input.down_reply[i] = beat.unwrap_or_else(|| noise::reply(rng, node.l1()));
        }
    }

    /// Inputs at the ports of banks.
    fn banks(&mut self, last: Option<&Out<MOST>>, input: &mut In<MOST>) {
        let Stimulus { config, rng, network, memories, is_open, .. } = self;
        let port = config.bank().port();
        let flushed = last.is_some_and(|out| out.flushed);
        for lane in 0..config.bank_lanes() {
            let was_ready = last.map(|out| out.bank_message[lane].ready);
            let message = network.at_bank(rng, lane, was_ready, flushed);
            input.bank_message[lane] = message.unwrap_or_else(|| noise::message(rng, port));
            input.bank_forward[lane] = network.forwards.takes(rng, lane).into();
            let was_ready = last.map(|out| out.bank_nack[lane].ready);
            let nack = network.nacks.next(rng, lane, was_ready);
            input.bank_nack[lane] = nack.unwrap_or_else(|| noise::forward(rng, port));
        }
        for (bank, memory) in memories.iter_mut().enumerate() {
            input.l2_reply[bank] = network.replies.takes(rng, config.cores() + bank).into();
            let was_ready = last.map(|out| out.memory_reply[bank].ready);
            let (beat, ready) = memory.next(rng, was_ready, *is_open);
            input.memory_request[bank] = Ready { ready };
            input.memory_reply[bank] = beat.unwrap_or_else(|| noise::memory_reply(rng, config));
        }
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        match last {
            Some(out) => self.see(out),
            None => self.reset(),
        }
        self.cores.tick(&mut self.rng);
        self.is_open = self.network.tick(&mut self.rng);
        let mut input = In::default();
        self.nodes(last, &mut input);
        self.banks(last, &mut input);
        let Stimulus { config, rng, flushes, l2_flushes, waits_for_both, holds, last, .. } = self;
        let sets = config.node().l1().sets() as u64;
        // A kernel ends while L2 is being flushed, or has been.
        let rarely = if last.l2_flush { 60 } else { 3_000 };
        input.flush = flushes.next(rng, rarely, sets) && !*holds;
        let (sets, ways) = (config.l2().slice().sets() as u64, config.l2().slice().ways() as u64);
        // This phase must leave time for all others, however long it takes.
        let rarely = if input.flush { 600 } else { 6_000 }.max(2 * sets * ways);
        // A kernel's end with a write-back: both rise in one cycle.
        let rises = input.flush && !last.flush;
        let rarely = if rises && rng.chance(1, 2) { 1 } else { rarely };
        if rises {
            *waits_for_both = rng.chance(1, 2);
        }
        input.l2_flush = l2_flushes.next(rng, rarely, sets) && !*holds;
        input.counter_index = rng.bits(Node::COUNTER_INDEX_BITS);
        input.l2_counter_index = rng.bits(L2Events::INDEX_BITS);
        self.last = input;
        input
    }
}
