//! The golden model: the table of the block's page.

use super::{Config, In, Out, local, way};
use crate::min_router;
use design::{AtomicPath, Leftover, StorePath, WriteHit};

/// The classifier, which holds nothing but its geometry.
#[derive(Clone, Debug)]
pub struct RequestClassifier {
    config: Config,
    router: min_router::model::MinRouter,
}

impl RequestClassifier {
    /// The classifier of a geometry.
    pub fn new(config: &Config) -> RequestClassifier {
        RequestClassifier {
            config: config.clone(),
            router: min_router::model::MinRouter::new(config.router()),
        }
    }

    /// The home core of a line.
    pub fn home_of(&self, line: u64) -> u64 {
        self.router.home_of(line)
    }

    /// Treatment of the local copy when a store or atomic leaves a shared set (R9).
    fn leftover(&self) -> usize {
        match self.config.leftover() {
            Leftover::Lazy => local::NONE,
            _ => local::INVALIDATE,
        }
    }

    /// `way` and `local` of a request to another's line; `nearest` is the way by Min(H, L2).
    fn elsewhere(&self, kind: u64, is_shared: bool, nearest: usize) -> (usize, usize) {
        let atomic = match self.config.atomic_path() {
            AtomicPath::Home => nearest,
            AtomicPath::Direct => way::L2,
        };
        let copy = match self.config.write_hit() {
            WriteHit::Update => local::UPDATE,
            WriteHit::Evict => local::INVALIDATE,
        };
        match (kind, is_shared) {
            (0, false) => (way::LOCAL, local::ACCESS), // R3
            (0, true) => (nearest, local::NONE),       // R4
            (1, true) => (nearest, self.leftover()),   // R5, R9
            (1, false) => match self.config.store_path() {
                StorePath::Mode => (way::LOCAL, local::ACCESS), // R5
                StorePath::Fixed | StorePath::Filtered => (nearest, copy), // R5, R7
            },
            (_, true) => (atomic, self.leftover()), // R6, R9
            (_, false) => (atomic, local::INVALIDATE), // R6, R8
        }
    }
}

impl testbenches::dut::Model for RequestClassifier {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let (core, line) = (input.core_number, input.request.line);
        let asked = min_router::Request { core, line };
        let route = self.router.step(&min_router::In { request: asked }); // R2
        let homes = self.config.router().home_map();
        let set = homes.index().set_of(line, homes.set_bits() as u32);
        let is_shared = [input.even_sets_shared, input.odd_sets_shared][set % 2]; // R1
        let is_local = route.home == core;
        let nearest = if route.to_l2 { way::L2 } else { way::HOME };
        let (way, local) = match is_local {
            true => (way::LOCAL, local::ACCESS), // R3
            false => self.elsewhere(input.request.kind, is_shared, nearest),
        };
        Out {
            way: way as u64,
            local_copy: local as u64,
            home: route.home,
            slice: route.slice,
            is_shared,
            is_tracked: !is_local && input.request.kind != 0, // R10
        }
    }
}
