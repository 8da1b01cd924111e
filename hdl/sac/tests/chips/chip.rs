//! A chip, each slice's memory, and the chip's ends of the network.

use llc::streams::Reply;
use sac::chip_monitor::{Answer, Counter, Levels};
use sac::memory::Memory;
use sac::sac_chip::{In, Out};
use sac::sac_entry::{EntryReply, EntryRequest};
use sac::sac_tile::{Config, TileReply};
use signal::port::Ready;
use testbenches::engine::Engine;
use testbenches::stimulus::{Rng, StreamSink, StreamSource};

use crate::Setup;
use crate::network::{End, Network};

/// Slices of a chip, or SMs, at most.
pub const MOST: usize = 2;

/// The engine of a chip.
pub type Top = Box<dyn Engine<In<MOST>, Out<MOST>>>;

/// A slice's memory, and what is between them.
struct Slice {
    memory: Memory,
    beats: StreamSource<Reply>,
    requests: StreamSink,
    /// Whether the beat of the cycle before was taken.
    was_taken: Option<bool>,
}

/// A chip's inputs in a cycle that are no network's.
pub struct Given<'a> {
    pub level: Levels,
    /// Whether a counter is taken.
    pub counter: Ready,
    /// Of each SM: its request, and whether it takes a reply.
    pub sms: &'a [(EntryRequest, bool)],
}

/// A chip's actions in a cycle.
pub struct Done {
    pub answer: Answer,
    pub counter: Counter,
    /// Of each SM: its request left, and a beat of a reply that it took.
    pub sms: Vec<(bool, Option<EntryReply>)>,
}

pub struct Chip {
    number: usize,
    config: Config,
    latency: u64,
    top: Top,
    slices: Vec<Slice>,
}

impl Chip {
    /// After a reset.
    pub fn new(setup: &Setup, number: usize, mut top: Top) -> Chip {
        let config = setup.tile();
        let slice = |_| Slice {
            memory: Memory::new(config.port().sector_bytes()),
            beats: StreamSource::new(setup.memories.clone()),
            requests: StreamSink::new(setup.memories.clone()),
            was_taken: None,
        };
        let slices = (0..setup.slices()).map(slice).collect();
        top.cycle(true, &In::default());
        Chip { number, latency: setup.latency, top, slices, config }
    }

    pub fn memory(&self, slice: usize) -> &Memory {
        &self.slices[slice].memory
    }

    pub fn cycle(&mut self, given: &Given, network: &mut Network, rng: &mut Rng) -> Done {
        let mut input = In {
            chip: self.number as u64,
            level: given.level,
            profile_counter: given.counter,
            ..In::default()
        };
        for slice in 0..self.slices.len() {
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
        assert_eq!(self.top.fault(), None);
        for slice in 0..self.slices.len() {
            self.see_slice(slice, (&input, &out), network, rng);
        }
        let sms = (0..given.sms.len()).map(|sm| self.see_sm(sm, (&input, &out), network));
        let sms = sms.collect();
        Done { answer: out.answer, counter: out.profile_counter, sms }
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
        let Slice { memory, beats, requests, was_taken } = &mut self.slices[number];
        memory.tick(rng);
        let beat = beats.next(rng, *was_taken, |rng| memory.answer(rng));
        input.memory_reply[number] = beat.unwrap_or_default();
        input.memory[number] = Ready { ready: requests.next(rng) };
        input.local[number] = network.asked(own);
        input.link[number] = network.asked(link);
        input.link_out[number] = Ready { ready: network.may_ask(own) };
        input.remote_reply[number] = self.config.fill(&to_slice(&network.answered(own)));
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
        let slice = &mut self.slices[number];
        slice.was_taken = Some(out.memory_reply[number].ready);
        if out.memory[number].valid && input.memory[number].ready {
            slice.memory.take(rng, &out.memory[number], self.latency);
        }
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
