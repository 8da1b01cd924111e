//! Tops in a run with cores, L2 and, where they have no switches, a network: golden or hardware, as one block.

pub mod banks;
mod ccn;
mod l1;
mod shared_l1;
pub mod tracker;

use base::streams::DownRequest;
use cluster::{AtSlice, Given, Shown, Top, Wiring};
use testbenches::dut::Dut;
use testbenches::engine::BoxedEngine;

use crate::l1_cluster::Shape;
use crate::packet_switch::model::Moved;

/// How the ports of a top are those of cores and slices, or of a network's ends.
pub trait Faces: Dut {
    /// How nodes of its design are joined.
    type Wiring: Wiring;

    /// The nodes and their network.
    fn shape(config: &Self::Config) -> &Shape;

    /// Drives the inputs. Of slices there are none where it has no switches.
    fn drive(given: &[GivenTo<Self>], slices: &[AtSlice]) -> Self::In;

    /// The outputs of a core's node; of the contents of switches, nothing.
    fn show(out: &Self::Out, core: usize) -> ShownOf<'_, Self>;

    /// The streams from the node of that core to the network.
    fn show_streams<'a>(out: &'a Self::Out, shown: &mut ShownOf<'a, Self>, core: usize);

    /// Messages that the outputs of a golden top's switches have taken, by class; none where it has no
    /// switches.
    fn moved(model: &Self::Model) -> Vec<(&'static str, &[Moved])>;

    /// The request at a slice's port, and whether the slice's beat is taken.
    fn at_slice(out: &Self::Out, slice: usize) -> (&DownRequest, bool);
}

/// Inputs of a node of such a top in a cycle.
pub type GivenTo<D> =
    Given<<<D as Faces>::Wiring as Wiring>::ToHome, <<D as Faces>::Wiring as Wiring>::ToCore>;

/// Outputs of a node of such a top.
pub type ShownOf<'a, D> =
    Shown<'a, <<D as Faces>::Wiring as Wiring>::ToHome, <<D as Faces>::Wiring as Wiring>::ToCore>;

/// The payload of a port that does not exist.
const IDLE: &DownRequest = &DownRequest {
    valid: false,
    kind: 0,
    operation: 0,
    line: 0,
    sectors: 0,
    byte_enable: 0,
    data: [0; 16],
    id: 0,
    source: 0,
};

/// A top in an engine.
pub struct Joined<D: Faces> {
    slices: usize,
    engine: BoxedEngine<D>,
    /// The last outputs.
    out: D::Out,
}

impl<D: Faces> Joined<D> {
    /// A top of this configuration, in an engine.
    pub fn new(config: &D::Config, mut engine: BoxedEngine<D>) -> Joined<D> {
        let shape = D::shape(config);
        let slices = if shape.has_crossbar() { shape.slices() } else { 0 };
        let out = engine.cycle(true, &D::In::default());
        Joined { slices, engine, out }
    }
}

impl<D: Faces> Top<D::Wiring> for Joined<D> {
    fn slices(&self) -> usize {
        self.slices
    }

    fn cycle(&mut self, reset: bool, given: &[GivenTo<D>], slices: &[AtSlice]) {
        self.out = self.engine.cycle(reset, &D::drive(given, slices));
    }

    fn show(&self, core: usize) -> ShownOf<'_, D> {
        let mut shown = D::show(&self.out, core);
        if self.slices == 0 {
            D::show_streams(&self.out, &mut shown, core);
        }
        shown
    }

    fn at_slice(&self, slice: usize) -> (&DownRequest, bool) {
        D::at_slice(&self.out, slice)
    }

    fn fault(&self) -> Option<&str> {
        self.engine.fault()
    }
}
