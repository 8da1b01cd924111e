//! A chip of golden parts: an entry an SM, a tile a slice with its memory, and the monitor.

use llc::streams::Reply;
use sac::chip_monitor::model::ChipMonitor;
use sac::chip_monitor::{self, Answer, Counter, Levels};
use sac::memory::Memory;
use sac::sac_entry::model::SacEntry;
use sac::sac_entry::{self, EntryReply, EntryRequest};
use sac::sac_tile::{self, Config, TileReply};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;
use testbenches::engine::Engine;
use testbenches::stimulus::{Rng, StreamSink, StreamSource};

use crate::Setup;
use crate::network::{End, Network};

/// Slices of a chip, or SMs, at most.
pub const MOST: usize = 4;

/// What runs a tile.
pub type Tile = Box<dyn Engine<sac_tile::In, sac_tile::Out>>;

/// A tile, and its memory with what stands between them.
struct Slice {
    tile: Tile,
    memory: Memory,
    beats: StreamSource<Reply>,
    requests: StreamSink,
    last: Option<sac_tile::Out>,
}

/// What a chip gets in a cycle that is no network's.
pub struct Given<'a> {
    pub level: Levels,
    /// Whether a counter is taken.
    pub counter: Ready,
    /// Of each SM: its request, and whether it takes a reply.
    pub sms: &'a [(EntryRequest, bool)],
}

/// What a chip did in a cycle.
pub struct Done {
    pub answer: Answer,
    pub counter: Counter,
    /// Of each SM: its request left, and a beat of a reply that it took.
    pub sms: Vec<(bool, Option<EntryReply>)>,
}

/// The chip.
pub struct Chip {
    number: usize,
    config: Config,
    latency: u64,
    entries: Vec<SacEntry>,
    slices: Vec<Slice>,
    monitor: ChipMonitor<MOST>,
}

impl Chip {
    /// After a reset, with these tiles.
    pub fn new(setup: &Setup, number: usize, tiles: Vec<Tile>) -> Chip {
        let config = setup.tile();
        let bytes = config.port().sector_bytes();
        let slice = |tile| Slice {
            tile,
            memory: Memory::new(bytes),
            beats: StreamSource::new(setup.memories.clone()),
            requests: StreamSink::new(setup.memories.clone()),
            last: None,
        };
        let mut slices: Vec<Slice> = tiles.into_iter().map(slice).collect();
        for slice in &mut slices {
            slice.tile.cycle(true, &sac_tile::In::default());
        }
        Chip {
            number,
            config,
            latency: setup.latency,
            entries: vec![SacEntry::new(&setup.entry()); setup.sms()],
            slices,
            monitor: ChipMonitor::new(&setup.monitor()),
        }
    }

    /// The memory of a slice.
    pub fn memory(&self, slice: usize) -> &Memory {
        &self.slices[slice].memory
    }

    /// One cycle.
    pub fn cycle(&mut self, given: &Given, network: &mut Network, rng: &mut Rng) -> Done {
        let levels = self.monitor.levels();
        let mut tiles = Lanes::default();
        for number in 0..self.slices.len() {
            tiles[number] = self.tile(number, levels, network, rng);
        }
        let mut entries = Lanes::default();
        let mut sms = Vec::new();
        for number in 0..self.entries.len() {
            let (said, done) = self.entry(number, levels, given.sms[number], network);
            entries[number] = said;
            sms.push(done);
        }
        let (level, counter) = (given.level, given.counter);
        let out =
            self.monitor.step(&chip_monitor::In { level, counter, entry: entries, tile: tiles });
        Done { answer: out.answer, counter: out.counter, sms }
    }

    /// A cycle of a tile and its memory; what it tells the monitor.
    fn tile(
        &mut self,
        number: usize,
        levels: Levels,
        network: &mut Network,
        rng: &mut Rng,
    ) -> chip_monitor::Tile {
        let (own, link) = (End::Tile(self.number, number), End::Link(self.number, number));
        let Slice { tile, memory, beats, requests, last } = &mut self.slices[number];
        memory.tick(rng);
        let taken = last.as_ref().map(|out| out.memory_reply.ready);
        let memory_reply = beats.next(rng, taken, |rng| memory.answer(rng)).unwrap_or_default();
        let input = sac_tile::In {
            sm_side: levels.sm_side,
            flush: levels.flush,
            chip: self.number as u64,
            slice: number as u64,
            local: network.asked(own),
            link: network.asked(link),
            link_out: Ready { ready: network.may_ask(own) },
            remote_reply: self.config.fill(&beat(&network.answered(own))),
            reply: Ready { ready: network.may_answer(own) },
            memory: Ready { ready: requests.next(rng) },
            memory_reply,
            ..sac_tile::In::default()
        };
        let out = tile.cycle(false, &input);
        assert_eq!(tile.fault(), None);
        if out.memory.valid && input.memory.ready {
            memory.take(rng, &out.memory, self.latency);
        }
        if input.local.valid && out.local.ready {
            network.take_request(own);
        }
        if input.link.valid && out.link.ready {
            network.take_request(link);
        }
        if input.remote_reply.valid && out.remote_reply.ready {
            network.take_reply(own);
        }
        if out.link_out.valid && input.link_out.ready {
            network.ask_home(own, number, &out.link_out);
        }
        if out.reply.valid && input.reply.ready {
            network.answer(own, number, &out.reply);
        }
        *last = Some(out);
        chip_monitor::Tile {
            idle: out.idle,
            flushed: out.flushed,
            arrives: out.arrival.valid,
            chip: out.arrival.chip,
            line: out.arrival.line,
            sectors: 1,
            lookup_hits: out.lookup_hit,
            atomic_hits: out.atomic_hit,
        }
    }

    /// A cycle of an entry; what it tells the monitor, and what its SM sees.
    fn entry(
        &mut self,
        number: usize,
        levels: Levels,
        (request, takes): (EntryRequest, bool),
        network: &mut Network,
    ) -> (chip_monitor::Entry, (bool, Option<EntryReply>)) {
        let end = End::Sm(self.number, number);
        let TileReply { valid, id, kind, sector, data, last, .. } = network.answered(end);
        let reply = EntryReply { valid, id, kind, sector, data, last };
        let input = sac_entry::In {
            sm_side: levels.sm_side,
            chip: self.number as u64,
            hold: levels.hold,
            request,
            forward: Ready { ready: network.may_ask(end) },
            reply,
            down_reply: Ready { ready: takes },
        };
        let out = self.entries[number].step(&input);
        if out.forward.valid && input.forward.ready {
            network.ask(end, &out.forward);
        }
        let answered = (reply.valid && takes).then(|| {
            network.take_reply(end);
            reply
        });
        let said = chip_monitor::Entry {
            held: out.held,
            empty: out.empty,
            missed: out.miss.valid,
            miss_slice: out.miss.slice,
            miss_local: out.miss.local,
        };
        (said, (request.valid && out.request.ready, answered))
    }
}

/// A reply to a slice as one of its next level.
fn beat(reply: &TileReply) -> Reply {
    let TileReply { valid, source, id, kind, sector, data, last, chip, .. } = *reply;
    Reply { valid, source, id, kind, sector, data, last, chip }
}
