//! The golden model: golden entries, tiles and a golden monitor, and the rules of the block's page that join them.

use llc::llc_slice::model::Fault;
use llc::streams::Counter;
use signal::port::Lanes;
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::chip_monitor::{self, Levels, model::ChipMonitor};
use crate::sac_entry::{self, model::SacEntry};
use crate::sac_tile::{self, model::SacTile};

/// A golden chip: entries, tiles and monitor, without the networks between them.
#[derive(Clone, Debug)]
pub struct SacChip<const MOST: usize> {
    is_sectored: bool,
    entries: Vec<SacEntry>,
    tiles: Vec<SacTile>,
    monitor: ChipMonitor<MOST>,
}

impl<const MOST: usize> SacChip<MOST> {
    /// The state after a reset (R1).
    pub fn new(config: &Config) -> SacChip<MOST> {
        SacChip {
            is_sectored: config.is_sectored(),
            entries: vec![SacEntry::new(config.entry()); config.sm_ports()],
            tiles: vec![SacTile::new(config.tile()); config.slices()],
            monitor: ChipMonitor::new(config.monitor()),
        }
    }

    /// A chip whose slices are wrong.
    #[must_use]
    pub fn with_fault(self, fault: Fault) -> SacChip<MOST> {
        let tiles = self.tiles.into_iter().map(|tile| tile.with_fault(fault)).collect();
        SacChip { tiles, ..self }
    }

    /// An entry's cycle, and what it tells the monitor (R2, R4).
    fn entry(
        &mut self,
        number: usize,
        levels: Levels,
        input: &In<MOST>,
        out: &mut Out<MOST>,
    ) -> chip_monitor::Entry {
        let seen = self.entries[number].step(&sac_entry::In {
            sm_side: levels.sm_side,
            chip: input.chip,
            hold: levels.hold,
            request: input.request[number],
            forward: input.forward[number],
            reply: input.reply[number],
            down_reply: input.down_reply[number],
        });
        out.request[number] = seen.request;
        out.forward[number] = seen.forward;
        out.reply[number] = seen.reply;
        out.down_reply[number] = seen.down_reply;
        chip_monitor::Entry {
            held: seen.held,
            empty: seen.empty,
            missed: seen.miss.valid,
            miss_slice: seen.miss.slice,
            miss_local: seen.miss.local,
        }
    }

    /// A tile's cycle, and what it tells the monitor (R3, R4).
    fn tile(
        &mut self,
        number: usize,
        levels: Levels,
        input: &In<MOST>,
        out: &mut Out<MOST>,
    ) -> chip_monitor::Tile {
        let seen = self.tiles[number].step(&sac_tile::In {
            sm_side: levels.sm_side,
            flush: levels.flush,
            chip: input.chip,
            slice: number as u64,
            local: input.local[number],
            link: input.link[number],
            link_out: input.link_out[number],
            remote_reply: input.remote_reply[number],
            reply: input.tile_reply[number],
            memory: input.memory[number],
            memory_reply: input.memory_reply[number],
            counter: Counter { index: input.counter_index },
        });
        out.local[number] = seen.local;
        out.link[number] = seen.link;
        out.link_out[number] = seen.link_out;
        out.remote_reply[number] = seen.remote_reply;
        out.tile_reply[number] = seen.reply;
        out.memory[number] = seen.memory;
        out.memory_reply[number] = seen.memory_reply;
        out.event[number] = seen.event;
        out.counter_value[number] = seen.counter.value;
        chip_monitor::Tile {
            idle: seen.idle,
            flushed: seen.flushed,
            arrives: seen.arrival.valid,
            chip: seen.arrival.chip,
            line: seen.arrival.line,
            // R5
            sectors: if self.is_sectored { seen.arrival.sectors } else { 1 },
            lookup_hits: seen.lookup_hit,
            atomic_hits: seen.atomic_hit,
        }
    }
}

impl<const MOST: usize> Model for SacChip<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let mut out = Out::default();
        let levels = self.monitor.levels();
        let entry = Lanes::of(self.entries.len(), |n| self.entry(n, levels, input, &mut out));
        let tile = Lanes::of(self.tiles.len(), |n| self.tile(n, levels, input, &mut out));
        let (level, counter) = (input.level, input.profile_counter);
        let seen = self.monitor.step(&chip_monitor::In { level, counter, entry, tile });
        out.answer = seen.answer;
        out.profile_counter = seen.counter;
        out.crd_dropped = seen.crd_dropped;
        (out.llc_requests, out.llc_hits) = (seen.llc_requests, seen.llc_hits);
        out
    }
}
