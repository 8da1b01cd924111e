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
            self.entries[n].sm_side.next = self.monitor.sm_side.val();
            self.entries[n].hold.next = self.monitor.hold.val();
            if self._has_chips {
                self.entries[n].chip.next = self.chip.val();
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
            self.tiles[n].sm_side.next = self.monitor.sm_side.val();
            self.tiles[n].flush.next = self.monitor.flush.val();
            self.tiles[n].slice.next = n.into();
            if self._has_chips {
                self.tiles[n].chip.next = self.chip.val();
            }
            self.ports.local[n].link(&mut self.tiles[n].local);
            self.ports.link[n].link(&mut self.tiles[n].link);
            self.tiles[n].link_out.link(&mut self.ports.link_out[n]);
            self.ports.remote_reply[n].link(&mut self.tiles[n].remote_reply);
            self.tiles[n].reply.link(&mut self.ports.tile_reply[n]);
            self.tiles[n].memory.link(&mut self.ports.memory[n]);
            self.ports.memory_reply[n].link(&mut self.tiles[n].memory_reply);
            self.tiles[n].counter.index.next = self.counter_index.val();
            self.counter_value[n].next = self.tiles[n].counter.value.val();
            self.event[n].hit.next = self.tiles[n].event.hit.val();
            self.event[n].hit_pending.next = self.tiles[n].event.hit_pending.val();
            self.event[n].miss.next = self.tiles[n].event.miss.val();
            self.event[n].atomic.next = self.tiles[n].event.atomic.val();
            self.event[n].wait.next = self.tiles[n].event.wait.val();
            self.event[n].evict.next = self.tiles[n].event.evict.val();
            self.event[n].write_back.next = self.tiles[n].event.write_back.val();
            self.event[n].fill.next = self.tiles[n].event.fill.val();
        }
    }

    /// The answers of entries and tiles to the monitor.
    #[kernel]
    fn watch(&mut self) {
        for n in 0..self.entries.len() {
            self.monitor.entry[n].held.next = self.entries[n].held.val();
            self.monitor.entry[n].empty.next = self.entries[n].empty.val();
            self.monitor.entry[n].missed.next = self.entries[n].miss.valid.val();
            self.monitor.entry[n].miss_slice.next = self.entries[n].miss.slice.val();
            self.monitor.entry[n].miss_local.next = self.entries[n].miss.local.val();
        }
        for n in 0..self.tiles.len() {
            self.monitor.tile[n].idle.next = self.tiles[n].idle.val();
            self.monitor.tile[n].flushed.next = self.tiles[n].flushed.val();
            self.monitor.tile[n].arrives.next = self.tiles[n].arrival.valid.val();
            self.monitor.tile[n].line.next = self.tiles[n].arrival.line.val();
            self.monitor.tile[n].lookup_hits.next = self.tiles[n].lookup_hit.val();
            self.monitor.tile[n].atomic_hits.next = self.tiles[n].atomic_hit.val();
            if self._has_chips {
                self.monitor.tile[n].chip.next = self.tiles[n].arrival.chip.val();
            } else {
                self.monitor.tile[n].chip.next = 0.into();
            }
            if self._is_sectored {
                self.monitor.tile[n].sectors.next = self.tiles[n].arrival.sectors.val();
            } else {
                self.monitor.tile[n].sectors.next = 1.into();
            }
        }
    }

    /// The chip's end of a reconfiguration.
    #[kernel]
    fn reconfigure(&mut self) {
        self.monitor.level.hold.next = self.level.hold.val();
        self.monitor.level.flush.next = self.level.flush.val();
        self.monitor.level.sm_side.next = self.level.sm_side.val();
        self.monitor.level.profile.next = self.level.profile.val();
        self.answer.held.next = self.monitor.answer.held.val();
        self.answer.empty.next = self.monitor.answer.empty.val();
        self.answer.idle.next = self.monitor.answer.idle.val();
        self.answer.flushed.next = self.monitor.answer.flushed.val();
        self.answer.organisation.next = self.monitor.answer.organisation.val();
        self.answer.profiled.next = self.monitor.answer.profiled.val();
        self.monitor.counter.link(&mut self.ports.profile_counter);
        self.crd_dropped.next = self.monitor.crd_dropped.val();
        if self._has_diagnostics {
            self.llc_requests.next = self.monitor.llc_requests.val();
            self.llc_hits.next = self.monitor.llc_hits.val();
        }
    }
}
