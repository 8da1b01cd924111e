//! A chip, each slice's memory, and the chip's ends of the network.

use llc::streams::{Events, Reply, Request};
use signal::port::Ready;
use testbenches::engine::Engine;
use testbenches::stimulus::Rng;

use super::network::{End, Network};
use crate::chip_monitor::{Answer, Counter, Levels};
use crate::sac_chip::{Config, In, Out};
use crate::sac_entry::{EntryReply, EntryRequest};
use crate::sac_tile::TileReply;

/// The engine of a chip, with room for so many slices or SMs.
pub type Top<const MOST: usize> = Box<dyn Engine<In<MOST>, Out<MOST>>>;

/// A memory behind a slice.
pub trait Behind {
    /// A cycle passes: the beat that it offers, and whether it takes a request.
    fn offer(&mut self, rng: &mut Rng) -> (Reply, Ready);

    /// The request that it takes, and whether its beat was taken.
    fn see(&mut self, request: Option<&Request>, beat_is_taken: bool, rng: &mut Rng);
}

/// A chip's inputs in a cycle that are no network's.
pub struct Given<'a> {
    /// Levels of the reconfigurator.
    pub level: Levels,
    /// Whether a counter is taken.
    pub counter: Ready,
    /// Of each SM: its request, and whether it takes a reply.
    pub sms: &'a [(EntryRequest, bool)],
}

/// A chip's actions in a cycle.
pub struct Done {
    /// The chip's end of a reconfiguration.
    pub answer: Answer,
    /// A counter of its profile.
    pub counter: Counter,
    /// Events of each slice in the cycle before.
    pub events: Vec<Events>,
    /// See `sac_chip`.
    pub crd_dropped: u64,
    /// Of each SM: its request left, and a beat of a reply that it took.
    pub sms: Vec<(bool, Option<EntryReply>)>,
}

/// A chip.
pub struct Chip<M, const MOST: usize> {
    number: usize,
    config: Config,
    top: Top<MOST>,
    /// Of each slice.
    pub memories: Vec<M>,
}

impl<M: Behind, const MOST: usize> Chip<M, MOST> {
    /// After a reset, with a memory a slice.
    pub fn new(
        config: &Config,
        number: usize,
        mut top: Top<MOST>,
        memories: Vec<M>,
    ) -> Chip<M, MOST> {
        top.cycle(true, &In::default());
        Chip { number, config: config.clone(), top, memories }
    }

    /// The error inside its engine.
    pub fn fault(&self) -> Option<&str> {
        self.top.fault()
    }

    /// One cycle.
    pub fn cycle(&mut self, given: &Given, network: &mut Network, rng: &mut Rng) -> Done {
        let mut input = In {
            chip: self.number as u64,
            level: given.level,
            profile_counter: given.counter,
            ..In::default()
        };
        for slice in 0..self.memories.len() {
            self.offer_to_slice(slice, &mut input, network, rng);
        }
        for (sm, &(request, takes)) in given.sms.iter().enumerate() {
            let end = End::Sm(self.number, sm);
            input.request[sm] = request;
            input.forward[sm] = Ready { ready: network.may_ask(end) };
            input.reply[sm] = to_sm(&network.answered(end));
            input.down_reply[sm] = Ready { ready: takes };
        }
        let out = self.top.cycle(false, &input);
        for slice in 0..self.memories.len() {
            self.see_slice(slice, (&input, &out), network, rng);
        }
        let sms = (0..given.sms.len()).map(|sm| self.see_sm(sm, (&input, &out), network));
        let sms = sms.collect();
        let events = out.event.0[..self.memories.len()].to_vec();
        let (answer, counter, crd_dropped) = (out.answer, out.profile_counter, out.crd_dropped);
        Done { answer, counter, events, crd_dropped, sms }
    }

    /// The inputs of a slice from the network and its memory, and whether these take its outputs.
    fn offer_to_slice(
        &mut self,
        number: usize,
        input: &mut In<MOST>,
        network: &Network,
        rng: &mut Rng,
    ) {
        let (own, link) = (End::Tile(self.number, number), End::Link(self.number, number));
        (input.memory_reply[number], input.memory[number]) = self.memories[number].offer(rng);
        input.local[number] = network.asked(own);
        input.link[number] = network.asked(link);
        input.link_out[number] = Ready { ready: network.may_ask(own) };
        input.remote_reply[number] = self.config.tile().fill(&to_slice(&network.answered(own)));
        input.tile_reply[number] = Ready { ready: network.may_answer(own) };
    }

    /// Notes a slice's inputs that were taken, and its outputs.
    fn see_slice(
        &mut self,
        number: usize,
        (input, out): (&In<MOST>, &Out<MOST>),
        network: &mut Network,
        rng: &mut Rng,
    ) {
        let (own, link) = (End::Tile(self.number, number), End::Link(self.number, number));
        let is_asked = out.memory[number].valid && input.memory[number].ready;
        let request = Some(&out.memory[number]).filter(|_| is_asked);
        self.memories[number].see(request, out.memory_reply[number].ready, rng);
        if input.local[number].valid && out.local[number].ready {
            network.take_request(own);
        }
        if input.link[number].valid && out.link[number].ready {
            network.take_request(link);
        }
        if input.remote_reply[number].valid && out.remote_reply[number].ready {
            network.take_reply(own);
        }
        if out.link_out[number].valid && input.link_out[number].ready {
            network.ask_home(own, number, &out.link_out[number]);
        }
        if out.tile_reply[number].valid && input.tile_reply[number].ready {
            network.answer(own, number, &out.tile_reply[number]);
        }
    }

    /// Notes an SM's entry: its request left, and a beat that came to it.
    fn see_sm(
        &self,
        number: usize,
        (input, out): (&In<MOST>, &Out<MOST>),
        network: &mut Network,
    ) -> (bool, Option<EntryReply>) {
        let end = End::Sm(self.number, number);
        if out.forward[number].valid && input.forward[number].ready {
            network.ask(end, &out.forward[number]);
        }
        if input.reply[number].valid && out.reply[number].ready {
            network.take_reply(end);
        }
        let beat = out.down_reply[number];
        let is_answered = beat.valid && input.down_reply[number].ready;
        let is_taken = input.request[number].valid && out.request[number].ready;
        (is_taken, Some(beat).filter(|_| is_answered))
    }
}

fn to_sm(reply: &TileReply) -> EntryReply {
    let TileReply { valid, id, kind, sector, data, last, .. } = *reply;
    EntryReply { valid, id, kind, sector, data, last }
}

/// A reply to a slice as one of its next level.
fn to_slice(reply: &TileReply) -> Reply {
    let TileReply { valid, source, id, kind, sector, data, last, chip, .. } = *reply;
    Reply { valid, source, id, kind, sector, data, last, chip }
}
