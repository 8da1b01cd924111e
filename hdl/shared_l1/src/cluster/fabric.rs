//! The four classes of messages, and the links that they share.

use testbenches::stimulus::Rng;

use super::lane::{Beat, Lane};
use super::setup::{Setup, Span};
use crate::chunker::Packet;
use crate::streams::RemoteRequest;
use base::streams::{DownReply, DownRequest};

/// A class of messages: one waits only for later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Requests of cores to homes.
    ToHome,
    /// Requests to L2.
    ToL2,
    /// Replies of L2.
    FromL2,
    /// Replies of homes to cores.
    ToCore,
}

impl Class {
    /// All of them, in their order.
    pub const ALL: [Class; 4] = [Class::ToHome, Class::ToL2, Class::FromL2, Class::ToCore];
}

impl Beat for RemoteRequest {
    fn is_last(&self) -> bool {
        true
    }
}

impl Beat for DownRequest {
    fn is_last(&self) -> bool {
        true
    }
}

impl Beat for DownReply {
    fn is_last(&self) -> bool {
        self.last
    }
}

impl Beat for Packet {
    fn is_last(&self) -> bool {
        self.last
    }
}

/// The links of a cluster. A node has one out and one in, a slice of L2 too.
pub(super) struct Fabric {
    pub to_home: Lane<RemoteRequest>,
    pub to_l2: Lane<DownRequest>,
    pub from_l2: Lane<DownReply>,
    pub to_core: Lane<Packet>,
    nodes: usize,
    slices: usize,
    /// Cycles that a beat is in flight which a node sends, or L2 sends to it, by node and class.
    latency: Vec<[Span; 4]>,
    /// Classes that nothing of moves.
    held: [bool; 4],
}

impl Fabric {
    pub fn new(nodes: usize, slices: usize, setup: &Setup) -> Fabric {
        Fabric {
            to_home: Lane::new(nodes, nodes, setup),
            to_l2: Lane::new(nodes, slices, setup),
            from_l2: Lane::new(slices, nodes, setup),
            to_core: Lane::new(nodes, nodes, setup),
            nodes,
            slices,
            latency: vec![setup.link_latency; nodes],
            held: [false; 4],
        }
    }

    /// From now on no link moves anything of a class, or does again.
    pub fn hold(&mut self, class: Class, held: bool) {
        self.held[class as usize] = held;
    }

    /// A kernel begins: each node's links have latencies of their own.
    pub fn begin(&mut self, links: &[Span; 4], rng: &mut Rng) {
        for node in &mut self.latency {
            *node = links.map(|link| link.part(rng));
        }
    }

    /// From now on a node's beats of a class, sent or of L2 to it, are so long in flight.
    pub fn delay(&mut self, node: usize, class: Class, latency: Span) {
        self.latency[node][class as usize] = latency;
    }

    /// The cycle in which a beat arrives that leaves now.
    fn due(&self, now: u64, node: usize, class: Class, rng: &mut Rng) -> u64 {
        now + self.latency[node][class as usize].draw(rng)
    }

    /// Beats that links have moved, by class.
    pub fn moved(&self) -> [u64; 4] {
        [self.to_home.moved(), self.to_l2.moved(), self.from_l2.moved(), self.to_core.moved()]
    }

    /// Every link moves one beat, of any class that can.
    pub fn tick(&mut self, now: u64, rng: &mut Rng) {
        for node in 0..self.nodes {
            let can = [
                self.to_home.can_leave(node),
                self.to_l2.can_leave(node),
                false,
                self.to_core.can_leave(node),
            ];
            if let Some(class) = self.chosen(can, rng) {
                let due = self.due(now, node, class, rng);
                match class {
                    Class::ToHome => self.to_home.leave(node, due),
                    Class::ToL2 => self.to_l2.leave(node, due),
                    Class::ToCore => self.to_core.leave(node, due),
                    Class::FromL2 => {}
                }
            }
            let can = [
                self.to_home.can_arrive(node, now),
                false,
                self.from_l2.can_arrive(node, now),
                self.to_core.can_arrive(node, now),
            ];
            match self.chosen(can, rng) {
                Some(Class::ToHome) => self.to_home.arrive(node, now, rng),
                Some(Class::FromL2) => self.from_l2.arrive(node, now, rng),
                Some(Class::ToCore) => self.to_core.arrive(node, now, rng),
                _ => {}
            }
        }
        for slice in 0..self.slices {
            if self.from_l2.can_leave(slice) && !self.held[Class::FromL2 as usize] {
                let node = self.from_l2.next_receiver(slice);
                let due = self.due(now, node, Class::FromL2, rng);
                self.from_l2.leave(slice, due);
            }
            if self.to_l2.can_arrive(slice, now) && !self.held[Class::ToL2 as usize] {
                self.to_l2.arrive(slice, now, rng);
            }
        }
    }

    /// The class that a link moves, of those that can.
    fn chosen(&self, can: [bool; 4], rng: &mut Rng) -> Option<Class> {
        let may = |class: &Class| can[*class as usize] && !self.held[*class as usize];
        let number = Class::ALL.iter().filter(|class| may(class)).count();
        let any = rng.below(number as u64) as usize;
        Class::ALL.into_iter().filter(may).nth(any)
    }
}
