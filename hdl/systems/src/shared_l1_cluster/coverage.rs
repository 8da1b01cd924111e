//! Coverage bins, and checks of the cluster without a model.

use base::streams::status;
use shared_l1::chunk_receiver::HomePacket;
use shared_l1::chunker::Packet;
use shared_l1::request_classifier::model::RequestClassifier;
use shared_l1::streams::{HomeRequest, RemoteRequest};
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Bins, Coverage, Unreachable};

use super::{Config, In, Out};
use crate::l1_cluster::coverage::{self as common, Surroundings, node_in, node_out};
use crate::l1_cluster::ports;
use crate::traffic::Judge;

testbenches::bins! {
    /// The cases of rules that other clusters of L1 caches have not.
    pub enum Sharing {
        home_hit: "another core's request was a hit at its home",
        home_hit_pending: "another core's request was a hit_pending at its home",
        home_miss: "another core's request was a miss at its home",
        home_bypass: "another core's request was a bypass at its home",
        homes_together: "several homes looked up others' requests in one cycle",
        sampling: "a core sampled",
        private: "a core decided for private",
        shared: "a core decided for shared",
        modes_differ: "two cores had different modes in one cycle",
        request_waits: "a request for a home was offered and not taken",
        request_comes: "a request of another core was taken",
        packet_waits: "a packet's beat was offered and not taken",
        packet_comes: "a packet's beat was taken",
    }
}

/// Bins of every cluster, then those of sharing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covered {
    /// Of every cluster of L1 caches.
    Common(common::Covered),
    /// Of this one.
    Sharing(Sharing),
}

const COMMON: usize = common::Covered::ALL.len();

impl Bins for Covered {
    const ALL: &'static [(&'static str, &'static str)] = &{
        let mut all = [("", ""); COMMON + Sharing::ALL.len()];
        let (first, others) = all.split_at_mut(COMMON);
        first.copy_from_slice(common::Covered::ALL);
        others.copy_from_slice(Sharing::ALL);
        all
    };

    fn index(self) -> usize {
        match self {
            Covered::Common(bin) => bin.index(),
            Covered::Sharing(bin) => COMMON + bin.index(),
        }
    }
}

/// The contracts of a node's streams to others, where they are the cluster's.
struct Remote {
    request_out: StreamContract<HomeRequest>,
    request_in: StreamContract<RemoteRequest>,
    packet_out: StreamContract<Packet>,
    packet_in: StreamContract<HomePacket>,
}

/// Counts [`Covered`], and holds every core to what the cluster promises it.
pub struct Monitor<const MOST: usize> {
    cores: Vec<Judge>,
    surroundings: Surroundings,
    /// With `network` "ports", a node each.
    remote: Vec<Remote>,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor<MOST> {
        let remote = |_| Remote {
            request_out: StreamContract::new("remote_request_out"),
            request_in: StreamContract::new("remote_in").may_start_valid(),
            packet_out: StreamContract::new("remote_out"),
            packet_in: StreamContract::new("remote_reply_in").may_start_valid(),
        };
        let outside = if config.has_crossbar() { 0 } else { config.cores() };
        // R8
        let paths = config.node().classifier();
        let judge = |core| {
            let judge = Judge::new(config.core_geometry());
            let homes = RequestClassifier::new(paths);
            match paths.keeps_order() {
                true => judge,
                false => judge.in_order_of(move |line| homes.home_of(line) == core),
            }
        };
        Monitor {
            cores: (0..config.cores() as u64).map(judge).collect(),
            surroundings: Surroundings::new(config),
            remote: (0..outside).map(remote).collect(),
        }
    }

    /// The streams between nodes, and what they name.
    fn remote(&mut self, input: &In<MOST>, out: &Out<MOST>) -> Result<(), Violation> {
        let cores = self.cores.len() as u64;
        for (i, remote) in self.remote.iter_mut().enumerate() {
            let (request, ready) = (out.remote_request_out[i], input.remote_request_out[i].ready);
            remote.request_out.check(request.valid, ready, request)?;
            if request.valid && (request.home >= cores || request.source != i as u64) {
                let rule = format!("a request must name a home and its core; {request:x?} came");
                return Err(Violation::new("R2", rule));
            }
            let (request, ready) = (input.remote_in[i], out.remote_in[i].ready);
            remote.request_in.check(request.valid, ready, request)?;
            let (packet, ready) = (out.remote_out[i], input.remote_out[i].ready);
            remote.packet_out.check(packet.valid, ready, packet)?;
            if packet.valid && packet.core >= cores {
                return Err(Violation::new("R3", "a packet must name a core"));
            }
            let (packet, ready) = (input.remote_reply_in[i], out.remote_reply_in[i].ready);
            remote.packet_in.check(packet.valid, ready, packet)?;
        }
        Ok(())
    }

    fn cover(&self, input: &In<MOST>, out: &Out<MOST>, coverage: &mut Coverage<Covered>) {
        let cores = self.cores.len();
        let mut hit = |happened, bin| coverage.hit_when(happened, Covered::Sharing(bin));
        let told: Vec<u64> = (0..cores)
            .filter(|&i| out.home_status[i].valid)
            .map(|i| out.home_status[i].word)
            .collect();
        let words = [
            (status::HIT, Sharing::home_hit),
            (status::HIT_PENDING, Sharing::home_hit_pending),
            (status::MISS, Sharing::home_miss),
            (status::BYPASS, Sharing::home_bypass),
        ];
        for (word, bin) in words {
            hit(told.contains(&(word as u64)), bin);
        }
        hit(told.len() > 1, Sharing::homes_together);
        let modes = &out.mode[..cores];
        let decides =
            |shared| modes.iter().any(|mode| mode.decision_valid && mode.decision_shared == shared);
        hit(modes.iter().any(|mode| mode.phase == 0), Sharing::sampling);
        hit(decides(false), Sharing::private);
        hit(decides(true), Sharing::shared);
        let sets = |i: usize| (modes[i].even_sets_shared, modes[i].odd_sets_shared);
        hit((1..cores).any(|i| sets(i) != sets(0)), Sharing::modes_differ);
        for i in 0..self.remote.len() {
            let request = (out.remote_request_out[i].valid, input.remote_request_out[i].ready);
            hit(request == (true, false), Sharing::request_waits);
            hit(input.remote_in[i].valid && out.remote_in[i].ready, Sharing::request_comes);
            let packet = (out.remote_out[i].valid, input.remote_out[i].ready);
            hit(packet == (true, false), Sharing::packet_waits);
            let comes = input.remote_reply_in[i].valid && out.remote_reply_in[i].ready;
            hit(comes, Sharing::packet_comes);
        }
    }
}

impl<const MOST: usize> testbenches::dut::Monitor for Monitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (seen_in, seen_out) = (ports::In::from(input), ports::Out::from(out));
        for (i, core) in self.cores.iter_mut().enumerate() {
            core.observe(&node_in(&seen_in, i), &node_out(&seen_out, i))?;
            let word = out.home_status[i];
            if word.valid && word.word == status::RESERVATION_FAIL as u64 {
                return Err(Violation::new("R1", "a home must refuse no request of another core"));
            }
        }
        let mut hit = |happened, bin| coverage.hit_when(happened, Covered::Common(bin));
        self.surroundings.observe(&seen_in, &seen_out, &mut hit)?;
        self.remote(input, out)?;
        self.cover(input, out, coverage);
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let of_all = common::unreachable(config);
    let mut bins: Vec<Unreachable<Covered>> = of_all
        .into_iter()
        // A request that waits for other nodes is refused in either case.
        .filter(|of_all| !matches!(of_all.bin, common::Covered::reservation_fail))
        .map(|Unreachable { bin, reason }| Unreachable::new(Covered::Common(bin), reason))
        .collect();
    let mut add = |is_out: bool, all: &[Sharing], why| {
        if is_out {
            bins.extend(all.iter().map(|bin| Unreachable::new(Covered::Sharing(*bin), why)));
        }
    };
    let of_others = [
        Sharing::home_hit,
        Sharing::home_hit_pending,
        Sharing::home_miss,
        Sharing::home_bypass,
        Sharing::homes_together,
        Sharing::modes_differ,
    ];
    add(config.cores() == 1, &of_others, "there is one core");
    let of_modes = [Sharing::sampling, Sharing::private, Sharing::shared, Sharing::modes_differ];
    let is_fixed = config.node().dyneb().is_none();
    // With one core this has its reason already.
    let of_modes = if config.cores() == 1 { &of_modes[..3] } else { &of_modes[..] };
    add(is_fixed, of_modes, "no core chooses");
    let of_homes = [
        Sharing::home_hit,
        Sharing::home_hit_pending,
        Sharing::home_miss,
        Sharing::home_bypass,
        Sharing::homes_together,
    ];
    let is_private = is_fixed && !config.node().is_shared();
    let is_inside = is_private && config.cores() > 1 && config.has_crossbar();
    add(is_inside, &of_homes, "no request goes to a home");
    let outside = [
        Sharing::request_waits,
        Sharing::request_comes,
        Sharing::packet_waits,
        Sharing::packet_comes,
    ];
    let why = "the streams between cores are inside";
    add(config.has_crossbar(), &outside, why);
    add(!config.has_crossbar() && config.cores() == 1, &outside, "there is one core");
    bins
}
