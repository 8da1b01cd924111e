//! Registers in a stream, which cut every combinational path of it.

use kit::skid_buffer::BeatSkidBuffer;
use rust_hdl::core::prelude::*;
use signal::port::{Packing, StreamWires, Streamed};
use signal::prelude::*;

/// Skid buffers in a row; several side by side where a beat is wider than a word.
#[derive(LogicBlock)]
pub struct SkidRow<T: Streamed> {
    kind: Kind,
    /// Offers of the sender.
    pub push: StreamWires<T::Payload<In, Out>, In, Out>,
    /// Offers to the receiver.
    pub pop: StreamWires<T::Payload<Out, In>, Out, In>,
    /// The first from the sender first; each has a buffer for each word of a beat.
    stages: Vec<Vec<BeatSkidBuffer>>,
    _packing: Packing,
}

impl<T: Streamed> SkidRow<T> {
    /// An empty row of so many stages, at least one; `kind` is given the bits of a beat.
    pub fn new(shape: T::Shape<'_>, stages: usize, kind: impl Fn(usize) -> Kind) -> SkidRow<T> {
        let push = StreamWires::new(T::payload::<In, Out>(shape));
        let packing = Packing::within(BeatWord::MAX_WIDTH, &push.payload);
        let stage = |_| packing.widths().iter().map(|width| BeatSkidBuffer::of(*width)).collect();
        SkidRow {
            kind: kind(packing.widths().iter().sum()),
            push,
            pop: StreamWires::new(T::payload::<Out, In>(shape)),
            stages: (0..stages).map(stage).collect(),
            _packing: packing,
        }
    }
}

impl<T: Streamed> Logic for SkidRow<T> {
    #[kernel]
    fn update(&mut self) {
        let last = self.stages.len() - 1;
        // The buffers of a stage move together: the first speaks for all.
        self.push.ready = self.stages[0][0].push.ready;
        self.pop.valid = self.stages[last][0].pop.valid;
        for p in 0..self.stages[0].len() {
            self.stages[0][p].push.valid = self.push.valid;
            self.stages[0][p].push.data = self.push.payload.pack(&self._packing, p);
            for s in 1..self.stages.len() {
                self.stages[s][p].push.valid = self.stages[s - 1][p].pop.valid;
                self.stages[s][p].push.data = self.stages[s - 1][p].pop.data;
                self.stages[s - 1][p].pop.ready = self.stages[s][p].push.ready;
            }
            self.stages[last][p].pop.ready = self.pop.ready;
            self.pop.payload.unpack(&self._packing, p, self.stages[last][p].pop.data);
        }
    }
}
