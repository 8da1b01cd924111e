//! The hardware: the parts, joined.

use rust_hdl::core::prelude::*;
use signal::prelude::*;

use super::Config;
use super::ports::Ports;
use crate::chip_monitor::rtl::ChipMonitor;
use crate::sac_entry::rtl::SacEntry;
use crate::sac_tile::rtl::SacTile;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SacChip<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    entries: Vec<SacEntry>,
    tiles: Vec<SacTile>,
    monitor: ChipMonitor<MOST>,
    _has_chips: bool,
    _is_sectored: bool,
    _has_diagnostics: bool,
}

impl<const MOST: usize> SacChip<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SacChip<MOST> {
        SacChip {
            kind: Kind::of::<SacChip<MOST>>(
                "A chip's end of its SMs' requests, the tiles of its last-level cache, and the \
                 monitor that joins them with the reconfigurator.",
            )
            .named("sac_chip"),
            ports: Ports::new(config),
            entries: (0..config.sm_ports()).map(|_| SacEntry::new(config.entry())).collect(),
            tiles: (0..config.slices()).map(|_| SacTile::new(config.tile())).collect(),
            monitor: ChipMonitor::new(config.monitor()),
            _has_chips: config.has_chips(),
            _is_sectored: config.is_sectored(),
            _has_diagnostics: config.monitor().directory().counts_memory_side(),
        }
    }
}

impl<const MOST: usize> Logic for SacChip<MOST> {
    #[kernel]
    fn update(&mut self) {
        self.enter();
        self.serve();
        self.watch();
        self.reconfigure();
    }
}

impl<const MOST: usize> SacChip<MOST> {
    /// Each SM's requests and replies pass its entry.
    #[kernel]
    fn enter(&mut self) {
        for n in 0..self.entries.len() {
            self.entries[n].sm_side = self.monitor.sm_side;
            self.entries[n].hold = self.monitor.hold;
            if self._has_chips {
                self.entries[n].chip = self.chip;
            }
            self.ports.request[n].link(&mut self.entries[n].request);
            self.entries[n].forward.link(&mut self.ports.forward[n]);
            self.ports.reply[n].link(&mut self.entries[n].reply);
            self.entries[n].down_reply.link(&mut self.ports.down_reply[n]);
        }
    }

    /// Each slice's streams are its tile's.
    #[kernel]
    fn serve(&mut self) {
        for n in 0..self.tiles.len() {
            self.tiles[n].sm_side = self.monitor.sm_side;
            self.tiles[n].flush = self.monitor.flush;
            self.tiles[n].slice = n.into();
            if self._has_chips {
                self.tiles[n].chip = self.chip;
            }
            self.ports.local[n].link(&mut self.tiles[n].local);
            self.ports.link[n].link(&mut self.tiles[n].link);
            self.tiles[n].link_out.link(&mut self.ports.link_out[n]);
            self.ports.remote_reply[n].link(&mut self.tiles[n].remote_reply);
            self.tiles[n].reply.link(&mut self.ports.tile_reply[n]);
            self.tiles[n].memory.link(&mut self.ports.memory[n]);
            self.ports.memory_reply[n].link(&mut self.tiles[n].memory_reply);
            self.tiles[n].counter.index = self.counter_index;
            self.counter_value[n] = self.tiles[n].counter.value;
            self.event[n].hit = self.tiles[n].event.hit;
            self.event[n].hit_pending = self.tiles[n].event.hit_pending;
            self.event[n].miss = self.tiles[n].event.miss;
            self.event[n].atomic = self.tiles[n].event.atomic;
            self.event[n].wait = self.tiles[n].event.wait;
            self.event[n].evict = self.tiles[n].event.evict;
            self.event[n].write_back = self.tiles[n].event.write_back;
            self.event[n].fill = self.tiles[n].event.fill;
        }
    }

    /// The answers of entries and tiles to the monitor.
    #[kernel]
    fn watch(&mut self) {
        for n in 0..self.entries.len() {
            self.monitor.entry[n].held = self.entries[n].held;
            self.monitor.entry[n].empty = self.entries[n].empty;
            self.monitor.entry[n].missed = self.entries[n].miss.valid;
            self.monitor.entry[n].miss_slice = self.entries[n].miss.slice;
            self.monitor.entry[n].miss_local = self.entries[n].miss.local;
        }
        for n in 0..self.tiles.len() {
            self.monitor.tile[n].idle = self.tiles[n].idle;
            self.monitor.tile[n].flushed = self.tiles[n].flushed;
            self.monitor.tile[n].arrives = self.tiles[n].arrival.valid;
            self.monitor.tile[n].line = self.tiles[n].arrival.line;
            self.monitor.tile[n].lookup_hits = self.tiles[n].lookup_hit;
            self.monitor.tile[n].atomic_hits = self.tiles[n].atomic_hit;
            if self._has_chips {
                self.monitor.tile[n].chip = self.tiles[n].arrival.chip;
            } else {
                self.monitor.tile[n].chip = 0;
            }
            if self._is_sectored {
                self.monitor.tile[n].sectors = self.tiles[n].arrival.sectors;
            } else {
                self.monitor.tile[n].sectors = 1;
            }
        }
    }

    /// The chip's end of a reconfiguration.
    #[kernel]
    fn reconfigure(&mut self) {
        self.monitor.level.hold = self.level.hold;
        self.monitor.level.flush = self.level.flush;
        self.monitor.level.sm_side = self.level.sm_side;
        self.monitor.level.profile = self.level.profile;
        self.answer.held = self.monitor.answer.held;
        self.answer.empty = self.monitor.answer.empty;
        self.answer.idle = self.monitor.answer.idle;
        self.answer.flushed = self.monitor.answer.flushed;
        self.answer.organisation = self.monitor.answer.organisation;
        self.answer.profiled = self.monitor.answer.profiled;
        self.monitor.counter.link(&mut self.ports.profile_counter);
        self.crd_dropped = self.monitor.crd_dropped;
        if self._has_diagnostics {
            self.llc_requests = self.monitor.llc_requests;
            self.llc_hits = self.monitor.llc_hits;
        }
    }
}
