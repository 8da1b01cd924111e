//! The golden model: a golden stop for each core, and the links between them.

mod link;

use testbenches::dut::Model;

use super::Config;
use super::ports::{In, Out};
use crate::ring_stop::{self, model::RingStop};
use crate::{request_stop, response_stop};
pub use link::Link;
use signal::port::Ready;

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Rules that every stop of the ring breaks; none by default.
    pub stops: ring_stop::model::Wrong,
    /// Responses travel as requests do (R2).
    pub one_direction: bool,
}

/// The state of the ring.
#[derive(Clone, Debug)]
pub struct CcnRing {
    wrong: Wrong,
    stops: Vec<RingStop>,
    /// By the number of the stop that sends.
    requests: Vec<Link<request_stop::Request>>,
    responses: Vec<Link<response_stop::Response>>,
}

impl CcnRing {
    /// Nothing anywhere (R4).
    pub fn new(config: &Config) -> CcnRing {
        CcnRing::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> CcnRing {
        let (cores, latency) = (config.cores(), config.link_latency());
        CcnRing {
            wrong,
            stops: vec![RingStop::with(config.stop(), wrong.stops); cores],
            requests: vec![Link::new(latency); cores],
            responses: vec![Link::new(latency); cores],
        }
    }

    /// The stops, by core.
    pub fn stops(&self) -> &[RingStop] {
        &self.stops
    }

    /// The stop that gets a stop's requests (R1).
    fn after(&self, stop: usize) -> usize {
        (stop + 1) % self.stops.len()
    }

    /// The stop that gets its responses (R2).
    fn before(&self, stop: usize) -> usize {
        match self.wrong.one_direction {
            false => (stop + self.stops.len() - 1) % self.stops.len(),
            true => self.after(stop),
        }
    }

    /// The inputs of each stop from outside.
    fn outside(&self, input: &In) -> Vec<ring_stop::In> {
        let of = |core: usize| ring_stop::In {
            core: core as u64,
            inject: input.inject[core],
            unserved: input.unserved[core],
            fill: input.fill[core],
            write: input.write[core],
            invalidate: input.invalidate[core],
            read_data: input.read_data[core],
            core_waits: input.core_waits[core],
            ..ring_stop::In::default()
        };
        (0..self.stops.len()).map(of).collect()
    }

    /// The outputs of each stop in a cycle with these inputs.
    fn shown(&self, inputs: &[ring_stop::In]) -> Vec<ring_stop::Out> {
        self.stops.iter().zip(inputs).map(|(stop, input)| stop.outputs(input)).collect()
    }

    /// Inputs of each stop from its neighbours and its L1, and its outputs.
    fn cycle(&self, input: &In) -> (Vec<ring_stop::In>, Vec<ring_stop::Out>) {
        let mut inputs = self.outside(input);
        // The offers of stops depend on none of their inputs in this cycle.
        for (stop, out) in self.shown(&inputs).iter().enumerate() {
            let sent = out.request_next.valid.then_some(out.request_next);
            inputs[self.after(stop)].request_passing = self.requests[stop].offered(sent).into();
            let sent = out.response_next.valid.then_some(out.response_next);
            inputs[self.before(stop)].response_passing = self.responses[stop].offered(sent).into();
        }
        let outs = self.shown(&inputs);
        for stop in 0..self.stops.len() {
            let receiver = outs[self.after(stop)].request_passing.ready;
            let ready = self.requests[stop].is_ready(receiver);
            inputs[stop].request_next = Ready { ready };
            let receiver = outs[self.before(stop)].response_passing.ready;
            let ready = self.responses[stop].is_ready(receiver);
            inputs[stop].response_next = Ready { ready };
        }
        let outs = self.shown(&inputs);
        (inputs, outs)
    }
}

impl Model for CcnRing {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let (inputs, outs) = self.cycle(input);
        let mut shown = Out::default();
        for (stop, out) in outs.iter().enumerate() {
            let (after, before) = (self.after(stop), self.before(stop));
            let sent = out.request_next.valid.then_some(out.request_next);
            self.requests[stop].edge(sent, outs[after].request_passing.ready);
            let sent = out.response_next.valid.then_some(out.response_next);
            self.responses[stop].edge(sent, outs[before].response_passing.ready);
            shown.inject[stop] = out.inject;
            shown.unserved[stop] = out.unserved;
            shown.fill[stop] = out.fill;
            shown.read[stop] = out.read;
            shown.served[stop] = out.served;
            shown.round_trip[stop] = out.round_trip;
            shown.timed_out[stop] = out.timed_out;
            shown.idle[stop] = out.idle;
        }
        self.stops.iter_mut().zip(&inputs).for_each(|(stop, input)| stop.edge(input));
        shown
    }
}
