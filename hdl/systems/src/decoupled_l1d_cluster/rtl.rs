//! The hardware: nodes, duel, switches and barrier, joined.

use base::streams::{kind, status};
use decoupled_l1d::l1d::rtl::DecoupledL1d;
use decoupled_l1d::sm_dueling::Config as SmDuelingConfig;
use decoupled_l1d::sm_dueling::rtl::SmDueling;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

use super::Config;
use crate::flush_barrier::rtl::FlushBarrier;
use crate::l1_cluster::ports::Ports;
use crate::l2_crossbar::rtl::L2Crossbar;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct DecoupledL1dCluster<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    nodes: Vec<DecoupledL1d>,
    duel: SmDueling,
    crossbar: Optional<L2Crossbar<MOST>>,
    barrier: FlushBarrier,
    /// Core 0 asked for a load whose status has not come, and core 1.
    decoupled_loads: Flop<Bit>,
    baseline_loads: Flop<Bit>,
    _has_crossbar: bool,
    _waits: bool,
}

impl<const MOST: usize> DecoupledL1dCluster<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> DecoupledL1dCluster<MOST> {
        let has_crossbar = config.has_crossbar();
        DecoupledL1dCluster {
            kind: Kind::of::<DecoupledL1dCluster<MOST>>(
                "Cores' decoupled L1 caches, the duel that chooses their mode, and what joins them with the slices of L2.",
            )
            .named("decoupled_l1d_cluster"),
            ports: Ports::new(config),
            nodes: (0..config.cores()).map(|_| DecoupledL1d::new(config.node())).collect(),
            duel: SmDueling::new(config.duel()),
            crossbar: Optional::new(has_crossbar, L2Crossbar::new(config)),
            barrier: FlushBarrier::new(&config.barrier()),
            decoupled_loads: Flop::new(),
            baseline_loads: Flop::new(),
            _has_crossbar: has_crossbar,
            _waits: config.node().data().waits_when_full(),
        }
    }
}

impl<const MOST: usize> Logic for DecoupledL1dCluster<MOST> {
    #[kernel]
    fn update(&mut self) {
        let cores = self.nodes.len();
        for n in 0..cores {
            self.nodes[n].core_number = n.into();
            self.ports.core_request[n].link(&mut self.nodes[n].core_request);
            self.nodes[n].core_status.link(&mut self.ports.core_status[n]);
            self.nodes[n].core_reply.link(&mut self.ports.core_reply[n]);
            self.nodes[n].flush = self.barrier.node_flush;
            self.nodes[n].counter.index = self.counter_index;
            self.counter_value[n] = self.nodes[n].counter.value;
            self.event[n].hit = self.nodes[n].event.hit;
            self.event[n].hit_pending = self.nodes[n].event.hit_pending;
            self.event[n].miss = self.nodes[n].event.miss;
            self.event[n].bypass = self.nodes[n].event.bypass;
            self.event[n].reservation_fail = self.nodes[n].event.reservation_fail;
            self.event[n].evict = self.nodes[n].event.evict;
            self.event[n].fill = self.nodes[n].event.fill;
            self.event[n].evict_line = self.nodes[n].evict.line;
            if self._has_crossbar {
                self.nodes[n].down_request.link(&mut self.crossbar.node_request[n]);
                self.crossbar.node_reply[n].link(&mut self.nodes[n].down_reply);
            } else {
                self.nodes[n].down_request.link(&mut self.ports.down_request[n]);
                self.ports.down_reply[n].link(&mut self.nodes[n].down_reply);
            }
        }
        self.barrier.flush = self.flush;
        self.barrier.node_flushed = cat_of(cores, |n| self.nodes[n].flushed);
        self.flushed = self.barrier.flushed;

        if self._has_crossbar {
            for s in 0..self.ports.down_request.len() {
                self.crossbar.down_request[s].link(&mut self.ports.down_request[s]);
                self.ports.down_reply[s].link(&mut self.crossbar.down_reply[s]);
                self.crossbar.reply_core[s] = self.ports.reply_core[s];
            }
        }

        // Core 0 leads with the decoupled tags, core 1 as the baseline, the others follow.
        for n in 0..cores {
            self.nodes[n].baseline = true;
        }
        if self.duel.followers_decoupled {
            for n in 0..cores {
                self.nodes[n].baseline = false;
            }
        }
        self.nodes[0].baseline = false;
        self.nodes[1].baseline = true;
        self.decoupled_loads.d = self.ports.core_request[0].valid
            && self.nodes[0].core_request.ready
            && (self.ports.core_request[0].kind == kind::LOAD);
        self.baseline_loads.d = self.ports.core_request[1].valid
            && self.nodes[1].core_request.ready
            && (self.ports.core_request[1].kind == kind::LOAD);
        if self._waits {
            // The reply may come many cycles later.
            if self.decoupled_loads.q && !self.nodes[0].core_status.valid {
                self.decoupled_loads.d = true;
            }
            if self.baseline_loads.q && !self.nodes[1].core_status.valid {
                self.baseline_loads.d = true;
            }
        }
        let decoupled_word = self.nodes[0].core_status.word;
        self.duel.decoupled_access.valid = self.decoupled_loads.q
            && self.nodes[0].core_status.valid
            && (decoupled_word != status::RESERVATION_FAIL);
        self.duel.decoupled_access.hit =
            (decoupled_word == status::HIT) || (decoupled_word == status::HIT_PENDING);
        let baseline_word = self.nodes[1].core_status.word;
        self.duel.baseline_access.valid = self.baseline_loads.q
            && self.nodes[1].core_status.valid
            && (baseline_word != status::RESERVATION_FAIL);
        self.duel.baseline_access.hit =
            (baseline_word == status::HIT) || (baseline_word == status::HIT_PENDING);
        self.duel.advance = true;
        self.duel.counter.index =
            bits_to(self.counter_index, index_bits(SmDuelingConfig::COUNTERS));
        self.followers_decoupled = self.duel.followers_decoupled;
        self.duel_counter = self.duel.counter.value;
    }
}
