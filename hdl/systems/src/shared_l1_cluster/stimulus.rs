//! Random cores, slices and flushes as around other clusters; with `network` "ports" the links between the nodes too.

use shared_l1::chunk_receiver::HomePacket;
use shared_l1::node::Config as Node;
use shared_l1::streams::RemoteRequest;
use signal::port::Ready;
use testbenches::stimulus::Rng;

use super::{Config, In, Out};
use crate::l1_cluster;
use crate::traffic::Links;

/// The random environment.
pub struct Stimulus<const MOST: usize> {
    around: l1_cluster::Stimulus<MOST>,
    rng: Rng,
    cores: usize,
    /// Links of requests and of packets, where they are outside.
    links: Option<(Links<RemoteRequest>, Links<HomePacket>)>,
    /// The inputs of the cycle before.
    last: In<MOST>,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for clusters of this configuration; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus<MOST> {
        let cores = config.cores();
        let links = || (Links::new(cores), Links::new(cores));
        Stimulus {
            around: l1_cluster::Stimulus::new(config, seed),
            rng: Rng::new(seed ^ 0x5a5a),
            cores,
            links: (!config.has_crossbar()).then(links),
            last: In::default(),
        }
    }

    /// The environment that it has in common with other clusters'.
    pub fn around(&mut self) -> &mut l1_cluster::Stimulus<MOST> {
        &mut self.around
    }

    /// Behaviour of the links in a cycle.
    fn link(&mut self, last: Option<&Out<MOST>>, input: &mut In<MOST>) {
        let Stimulus { rng, cores, links, last: given, .. } = self;
        let Some((requests, packets)) = links else { return };
        match last {
            Some(out) => {
                for i in 0..*cores {
                    let request = out.remote_request_out[i];
                    if request.valid && given.remote_request_out[i].ready {
                        requests.take(i, request.home as usize, request.into(), true);
                    }
                    let packet = out.remote_out[i];
                    if packet.valid && given.remote_out[i].ready {
                        packets.take(i, packet.core as usize, packet.into(), packet.last);
                    }
                }
            }
            None => {
                requests.reset();
                packets.reset();
            }
        }
        for i in 0..*cores {
            input.remote_request_out[i] = Ready { ready: requests.takes(rng, i) };
            input.remote_out[i] = Ready { ready: packets.takes(rng, i) };
            let was_ready = last.map(|out| out.remote_in[i].ready);
            input.remote_in[i] = requests.next(rng, i, was_ready).unwrap_or_default();
            let was_ready = last.map(|out| out.remote_reply_in[i].ready);
            input.remote_reply_in[i] = packets.next(rng, i, was_ready).unwrap_or_default();
        }
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        let seen = last.map(l1_cluster::ports::Out::from);
        let mut input = In::from(&self.around.next(seen.as_ref()));
        input.counter_index = self.rng.bits(Node::COUNTER_WIDTHS.0);
        self.link(last, &mut input);
        self.last = input;
        input
    }
}
