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
        self.heads.push.valid.next = self.push.valid.val();
        self.heads.push.kind.next = self.push.kind.val();
        self.heads.push.operation.next = self.push.operation.val();
        self.heads.push.line.next = self.push.line.val();
        self.heads.push.sectors.next = self.push.sectors.val();
        self.heads.push.id.next = self.push.id.val();
        self.push.ready.next = self.heads.push.ready.val();
        self.stores.push.valid.next = self.push.valid.val() && (self.push.kind.val() != kind::LOAD);
        self.stores.push.byte_enable.next = self.push.byte_enable.val();
        self.stores.push.data.next = self.push.data.val();
        self.has_data_place.next = self.stores.push.ready.val();

        let has_data = self.heads.pop.kind.val() != kind::LOAD;
        self.pop.valid.next = self.heads.pop.valid.val();
        self.heads.pop.ready.next = self.pop.ready.val();
        self.stores.pop.ready.next = self.heads.pop.valid.val() && self.pop.ready.val() && has_data;
        self.pop.kind.next = self.heads.pop.kind.val();
        self.pop.operation.next = self.heads.pop.operation.val();
        self.pop.line.next = self.heads.pop.line.val();
        self.pop.sectors.next = self.heads.pop.sectors.val();
        self.pop.id.next = self.heads.pop.id.val();
        self.pop.byte_enable.next = 0.into();
        self.pop.data.next = 0.into();
        if has_data {
            self.pop.byte_enable.next = self.stores.pop.byte_enable.val();
            self.pop.data.next = self.stores.pop.data.val();
        }

        let stored = bits_to(self.stores.count.val(), self.taken.width()) + self._without;
        self.taken.next = self.heads.count.val();
        if stored > self.heads.count.val() {
            self.taken.next = stored;
        }
    }
}
