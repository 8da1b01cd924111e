//! The queue to the next level where not every request has a place for data.

use super::ports::{Miss, MissHead, StoreData};
use crate::Geometry;
use crate::streams::kind;
use kit::queue::{BeatQueue, Queue};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Holds the requests that wait to leave, and in a queue beside them the data of the stores and atomics among
/// them: both leave in the order in which they came, so that the first data are the first store's.
#[derive(LogicBlock)]
pub struct SplitQueue {
    kind: Kind,
    /// A request; a store or atomic only while `has_data_place`.
    pub push: Input<Miss>,
    /// The one that leaves next; a load's data are 0.
    pub pop: Output<Miss>,
    /// Another store's or atomic's data fit in.
    pub has_data_place: Signal<Out, Bit>,
    /// Places that are taken, of the requests' or of the data's, whichever end first.
    pub taken: Wire<Out>,
    heads: Queue<MissHead>,
    stores: BeatQueue<StoreData>,
    _without: usize,
}

impl SplitQueue {
    /// An empty queue.
    pub fn new(geometry: &Geometry) -> SplitQueue {
        let (depth, places) = (geometry.miss_queue(), geometry.store_data_places());
        SplitQueue {
            kind: Kind::of::<SplitQueue>(
                "Holds the requests that wait to leave, and beside them the data of the stores and \
                 atomics among them.",
            )
            .named("miss_split_queue")
            .with("depth", depth)
            .with("places", places)
            // Beats of one width differ by their members.
            .and_more(),
            push: Miss::input(geometry),
            pop: Miss::output(geometry),
            has_data_place: Signal::default(),
            taken: Wire::new(index_bits(depth + 1)),
            heads: Queue::of(geometry, depth),
            stores: BeatQueue::of(geometry, places),
            _without: depth - places,
        }
    }
}

impl Logic for SplitQueue {
    #[kernel]
    fn update(&mut self) {
        self.heads.push.valid = self.push.valid;
        self.heads.push.kind = self.push.kind;
        self.heads.push.operation = self.push.operation;
        self.heads.push.line = self.push.line;
        self.heads.push.sectors = self.push.sectors;
        self.heads.push.id = self.push.id;
        self.push.ready = self.heads.push.ready;
        self.stores.push.valid = self.push.valid && (self.push.kind != kind::LOAD);
        self.stores.push.byte_enable = self.push.byte_enable;
        self.stores.push.data = self.push.data;
        self.has_data_place = self.stores.push.ready;

        let has_data = self.heads.pop.kind != kind::LOAD;
        self.pop.valid = self.heads.pop.valid;
        self.heads.pop.ready = self.pop.ready;
        self.stores.pop.ready = self.heads.pop.valid && self.pop.ready && has_data;
        self.pop.kind = self.heads.pop.kind;
        self.pop.operation = self.heads.pop.operation;
        self.pop.line = self.heads.pop.line;
        self.pop.sectors = self.heads.pop.sectors;
        self.pop.id = self.heads.pop.id;
        self.pop.byte_enable = 0;
        self.pop.data = 0;
        if has_data {
            self.pop.byte_enable = self.stores.pop.byte_enable;
            self.pop.data = self.stores.pop.data;
        }

        let stored = bits_to(self.stores.count, self.taken.width()) + self._without;
        self.taken = self.heads.count;
        if stored > self.heads.count {
            self.taken = stored;
        }
    }
}
