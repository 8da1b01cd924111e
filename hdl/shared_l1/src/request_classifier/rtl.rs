//! The hardware: the router, and a table of kind, home and mode.

use super::{Config, Ports, local, way};
use crate::min_router::rtl::MinRouter;
use base::streams::kind;
use design::{AtomicPath, Leftover, StorePath, WriteHit};
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RequestClassifier {
    kind: Kind,
    pub(super) ports: Ports,
    router: MinRouter,
    index: SetIndex,
    shared: Signal<Local, Bit>,
    /// The home, or L2 where that is nearer.
    remote_way: Wire<Local>,
    _write: usize,
    _leftover: usize,
    _stores_follow_mode: bool,
    _atomics_go_direct: bool,
}

impl RequestClassifier {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> RequestClassifier {
        let map = config.router().home_map();
        RequestClassifier {
            kind: Kind::of::<RequestClassifier>(
                "Routes a request of a core to the local L1, the home core or L2, and says whether \
                 the local copy of its line is looked up, written or invalidated.",
            ),
            ports: Ports::new(config),
            router: MinRouter::new(config.router()),
            index: SetIndex::new(map.index(), map.line_bits(), map.sets()),
            shared: Signal::default(),
            remote_way: Wire::new(2),
            _write: match config.write_hit() {
                WriteHit::Update => local::UPDATE,
                WriteHit::Evict => local::INVALIDATE,
            },
            _leftover: match config.leftover() {
                Leftover::Probe | Leftover::Flush => local::INVALIDATE,
                Leftover::Lazy => local::NONE,
            },
            _stores_follow_mode: config.store_path() == StorePath::Mode,
            _atomics_go_direct: config.atomic_path() == AtomicPath::Direct,
        }
    }
}

impl Logic for RequestClassifier {
    #[kernel]
    fn update(&mut self) {
        self.router.request.core = self.core_number;
        self.router.request.line = self.request.line;
        self.index.line = self.request.line;
        self.home = self.router.home;
        self.slice = self.router.slice;
        self.remote_way = way::HOME.into();
        if self.router.to_l2 {
            self.remote_way = way::L2.into();
        }

        let is_load = self.request.kind == kind::LOAD;
        let is_store = self.request.kind == kind::STORE;
        let is_remote = self.router.home != self.core_number;
        self.shared = self.even_sets_shared;
        if self.index.set_number.bit(0) {
            self.shared = self.odd_sets_shared;
        }
        self.is_shared = self.shared;
        self.is_tracked = is_remote && !is_load;

        self.way = way::LOCAL.into();
        self.local_copy = local::ACCESS.into();
        if is_remote {
            if is_load {
                if self.shared {
                    self.way = self.remote_way;
                    self.local_copy = local::NONE.into();
                }
            } else {
                self.way = self.remote_way;
                self.local_copy = local::INVALIDATE.into();
                if self.shared {
                    self.local_copy = self._leftover.into();
                }
                if is_store && !self.shared {
                    self.local_copy = self._write.into();
                    if self._stores_follow_mode {
                        self.way = way::LOCAL.into();
                        self.local_copy = local::ACCESS.into();
                    }
                }
                if self._atomics_go_direct {
                    if !is_store {
                        self.way = way::L2.into();
                    }
                }
            }
        }
    }
}
