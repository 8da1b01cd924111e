//! A chip that the bench joins itself, of golden entries, a golden monitor and any tiles, beside the top's model.

use sac::chip_monitor::{self, Levels, model::ChipMonitor};
use sac::sac_chip::{In, Out};
use sac::sac_entry::{self, model::SacEntry};
use sac::sac_tile;
use signal::port::Lanes;
use testbenches::dut::Model as _;
use testbenches::engine::Engine;

use crate::Setup;
use crate::bench::{MOST, Top};

/// The engine of a tile.
pub type Tile = Box<dyn Engine<sac_tile::In, sac_tile::Out>>;

struct Parts {
    setup: Setup,
    entries: Vec<SacEntry>,
    tiles: Vec<Tile>,
    monitor: ChipMonitor<MOST>,
}

/// A chip of `tile`s.
pub fn joined(setup: &Setup, tile: impl Fn() -> Tile) -> Top {
    Box::new(Parts {
        setup: setup.clone(),
        entries: Vec::new(),
        tiles: (0..setup.slices()).map(|_| tile()).collect(),
        monitor: ChipMonitor::new(&setup.monitor()),
    })
}

impl Parts {
    fn reset(&mut self) {
        self.entries = vec![SacEntry::new(&self.setup.entry()); self.setup.sms()];
        self.monitor = ChipMonitor::new(&self.setup.monitor());
        for tile in &mut self.tiles {
            tile.cycle(true, &sac_tile::In::default());
        }
    }

    /// A cycle of an entry; what it tells the monitor.
    fn entry(
        &mut self,
        number: usize,
        Levels { sm_side, hold, .. }: Levels,
        input: &In<MOST>,
        out: &mut Out<MOST>,
    ) -> chip_monitor::Entry {
        let said = self.entries[number].step(&sac_entry::In {
            sm_side,
            chip: input.chip,
            hold,
            request: input.request[number],
            forward: input.forward[number],
            reply: input.reply[number],
            down_reply: input.down_reply[number],
        });
        (out.request[number], out.forward[number]) = (said.request, said.forward);
        (out.reply[number], out.down_reply[number]) = (said.reply, said.down_reply);
        chip_monitor::Entry {
            held: said.held,
            empty: said.empty,
            missed: said.miss.valid,
            miss_slice: said.miss.slice,
            miss_local: said.miss.local,
        }
    }

    /// A cycle of a tile; what it tells the monitor.
    fn tile(
        &mut self,
        number: usize,
        Levels { sm_side, flush, .. }: Levels,
        input: &In<MOST>,
        out: &mut Out<MOST>,
    ) -> chip_monitor::Tile {
        let said = self.tiles[number].cycle(
            false,
            &sac_tile::In {
                sm_side,
                flush,
                chip: input.chip,
                slice: number as u64,
                local: input.local[number],
                link: input.link[number],
                link_out: input.link_out[number],
                remote_reply: input.remote_reply[number],
                reply: input.tile_reply[number],
                memory: input.memory[number],
                memory_reply: input.memory_reply[number],
                ..sac_tile::In::default()
            },
        );
        assert_eq!(self.tiles[number].fault(), None);
        (out.local[number], out.link[number]) = (said.local, said.link);
        (out.link_out[number], out.remote_reply[number]) = (said.link_out, said.remote_reply);
        (out.memory[number], out.memory_reply[number]) = (said.memory, said.memory_reply);
        out.tile_reply[number] = said.reply;
        chip_monitor::Tile {
            idle: said.idle,
            flushed: said.flushed,
            arrives: said.arrival.valid,
            chip: said.arrival.chip,
            line: said.arrival.line,
            sectors: 1,
            lookup_hits: said.lookup_hit,
            atomic_hits: said.atomic_hit,
        }
    }
}

impl Engine<In<MOST>, Out<MOST>> for Parts {
    fn name(&self) -> &str {
        "parts"
    }

    fn cycle(&mut self, reset: bool, input: &In<MOST>) -> Out<MOST> {
        let mut out = Out::default();
        if reset {
            self.reset();
            return out;
        }
        let levels = self.monitor.levels();
        let tile = Lanes::of(self.tiles.len(), |n| self.tile(n, levels, input, &mut out));
        let entry = Lanes::of(self.entries.len(), |n| self.entry(n, levels, input, &mut out));
        let (level, counter) = (input.level, input.profile_counter);
        let said = self.monitor.step(&chip_monitor::In { level, counter, entry, tile });
        (out.answer, out.profile_counter) = (said.answer, said.counter);
        out
    }
}
