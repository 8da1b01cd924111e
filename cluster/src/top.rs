//! A whole top as one block: its nodes, what joins them, and the switches if they are inside.

use testbenches::contract::Violation;

use crate::cluster::{Cluster, Failure, Node};
use crate::parts::{Judge, Network, Observer, Parts, Program};
use crate::wiring::{Class, Given, Shown, Wiring};
use base::streams::{DownReply, DownRequest};

/// The signals of a slice's port, where the switches are inside.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtSlice {
    /// The slice takes a request.
    pub takes_request: bool,
    /// A beat that it gives.
    pub reply: Option<DownReply>,
    /// The core that it answers.
    pub core: usize,
}

/// A top in an engine, as a cluster sees it.
pub trait Top<W: Wiring> {
    /// Ports of slices; 0 where each node's streams to the network are the top's.
    fn slices(&self) -> usize;

    /// One cycle, in which all cores are given the same `flush`.
    fn cycle(&mut self, reset: bool, given: &[Given<W::ToHome, W::ToCore>], slices: &[AtSlice]);

    /// The outputs of a core's node in that cycle. Where the switches are inside, nothing of what they
    /// carry.
    fn show(&self, core: usize) -> Shown<'_, W::ToHome, W::ToCore>;

    /// The request at the port of a slice, and whether the slice's beat was taken.
    fn at_slice(&self, slice: usize) -> (&DownRequest, bool);

    /// The error of the engine, if any.
    fn fault(&self) -> Option<&str>;
}

/// The engines of a cluster's nodes.
pub enum Nodes<W: Wiring> {
    /// Each by itself: what joins them is the network's, and the wiring's.
    Each(Vec<Node<W>>),
    /// A top, which has what joins them inside.
    Top(Box<dyn Top<W>>),
}

impl<W: Wiring> From<Vec<Node<W>>> for Nodes<W> {
    fn from(nodes: Vec<Node<W>>) -> Nodes<W> {
        Nodes::Each(nodes)
    }
}

impl<W: Wiring> Nodes<W> {
    pub(crate) fn reset(&mut self, cores: usize) {
        match self {
            Nodes::Each(nodes) => {
                for node in nodes {
                    node.cycle(true, &W::In::default());
                }
            }
            Nodes::Top(top) => {
                let given: Vec<_> = (0..cores).map(|core| Given::idle(core, 0)).collect();
                top.cycle(true, &given, &vec![AtSlice::default(); top.slices()]);
            }
        }
    }

    /// Ports of slices: 0 where there are no switches inside.
    pub fn slices(&self) -> usize {
        match self {
            Nodes::Each(_) => 0,
            Nodes::Top(top) => top.slices(),
        }
    }
}

impl<W, P, N, J, O> Cluster<W, P, N, J, O>
where
    W: Wiring,
    P: Program,
    N: Network<W>,
    J: Judge,
    O: Observer<W, P::Record>,
{
    /// One cycle of a top, its cores and its slices' ports.
    pub(crate) fn step_top(&mut self, now: u64) -> Result<(), Failure> {
        let Cluster { parts, nodes, streams, ports, rng, .. } = self;
        let Nodes::Top(top) = nodes else { return Ok(()) };
        let Parts { program, network, .. } = parts;
        let counter = program.counter(rng);
        let mut given: Vec<_> = (0..ports.len()).map(|core| Given::idle(core, counter)).collect();
        for (core, given) in given.iter_mut().enumerate() {
            ports[core].drive(now, program, given);
            if top.slices() == 0 {
                streams[core].drive(network, given);
            }
        }
        // The top has one `flush`, which rises when every core has asked all.
        let flush = given.iter().all(|given| given.flush);
        given.iter_mut().for_each(|given| given.flush = flush);
        let at_slice = |slice| AtSlice {
            takes_request: network.room(slice).to_l2,
            reply: network.of_l2(slice),
            core: network.answered(slice),
        };
        let slices: Vec<AtSlice> = (0..top.slices()).map(at_slice).collect();
        top.cycle(false, &given, &slices);
        if let Some(fault) = top.fault() {
            let violation = Violation::new("engine", fault);
            return Err(self.failure(None, violation));
        }
        for (core, given) in given.iter().enumerate() {
            let seen = self.see_core(now, core, given);
            seen.map_err(|violation| self.failure(Some(core), violation))?;
        }
        for (slice, at) in slices.iter().enumerate() {
            let seen = self.see_slice(now, slice, at);
            seen.map_err(|violation| self.failure(None, violation))?;
        }
        Ok(())
    }

    fn see_core(
        &mut self,
        now: u64,
        core: usize,
        given: &Given<W::ToHome, W::ToCore>,
    ) -> Result<(), Violation> {
        let Cluster { parts, nodes, streams, ports, wiring, flushed, .. } = self;
        let Nodes::Top(top) = nodes else { return Ok(()) };
        let Parts { program, network, judge, observer } = parts;
        let shown = top.show(core);
        ports[core].see::<W, P>(now, given, &shown, (program, judge, observer))?;
        streams[core].see(given, &shown, network, wiring)?;
        observer.node(now, given, &shown);
        flushed[core] |= given.flush && shown.flushed;
        Ok(())
    }

    /// Notes the inputs of a slice's port that were taken, and its outputs: requests are at the
    /// slice of their line, and name a core.
    fn see_slice(&mut self, now: u64, slice: usize, at: &AtSlice) -> Result<(), Violation> {
        let Cluster { parts, nodes, at_slices, wiring, .. } = self;
        let Nodes::Top(top) = nodes else { return Ok(()) };
        let Parts { network, observer, .. } = parts;
        let (request, takes_reply) = top.at_slice(slice);
        at_slices[slice].check_at(request.valid, at.takes_request, request)?;
        if request.valid && at.takes_request {
            let core = request.source as usize;
            if wiring.slice_of(request.line) != slice || core >= wiring.cores() {
                let rule =
                    format!("must be at the slice of its line; {request:x?} came at {slice}");
                return Err(Violation::new(W::NAMES.to_l2, rule));
            }
            observer.sent(now, core, request);
            network.send_l2(slice, slice, *request);
        }
        if let Some(beat) = &at.reply
            && takes_reply
        {
            observer.came(now, at.core, beat);
            network.take(slice, Class::FromL2);
        }
        Ok(())
    }
}
