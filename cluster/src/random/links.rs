//! The four classes of messages, the links that they share, and slices of L2, all of any pace.

use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

use super::setup::{Setup, Span};
use super::slice::Slice;
use crate::lane::Lane;
use crate::parts::{Judge, Network};
use crate::wiring::{Class, Room, Wiring};
use base::streams::{DownReply, DownRequest};

/// The links of a cluster. A node has one out and one in, a slice of L2 too.
pub struct Links<W: Wiring> {
    to_home: Lane<W::ToHome>,
    to_l2: Lane<DownRequest>,
    from_l2: Lane<DownReply>,
    to_core: Lane<W::ToCore>,
    setup: Setup,
    nodes: usize,
    slices: Vec<Slice>,
    /// Cycles that a beat is in flight which a node sends, or L2 sends to it, by node and class.
    latency: Vec<[Span; 4]>,
    /// Classes that nothing of moves.
    held: [bool; 4],
}

impl<W: Wiring> Links<W> {
    pub(super) fn new(wiring: &W, nodes: usize, setup: &Setup) -> Links<W> {
        let slices = wiring.slices();
        let (buffer, room) = (setup.buffer, setup.in_flight);
        Links {
            to_home: Lane::new(nodes, nodes, buffer, room),
            to_l2: Lane::new(nodes, slices, buffer, room),
            from_l2: Lane::new(slices, nodes, buffer, room),
            to_core: Lane::new(nodes, nodes, buffer, room),
            setup: setup.clone(),
            nodes,
            slices: (0..slices).map(|at| Slice::new(at, wiring.direct_bit(), setup)).collect(),
            latency: vec![setup.link_latency; nodes],
            held: [false; 4],
        }
    }

    /// From now on no link moves anything of a class, or does again.
    pub(super) fn hold(&mut self, class: Class, held: bool) {
        self.held[class as usize] = held;
    }

    /// From now on a node's beats of a class, sent or of L2 to it, are so long in flight.
    pub(super) fn delay(&mut self, node: usize, class: Class, latency: Span) {
        self.latency[node][class as usize] = latency;
    }

    /// Every request that L2 has taken is answered, and every reply has come to its node.
    pub(super) fn is_drained(&self) -> bool {
        let is_quiet = self.from_l2.is_empty() && self.to_core.is_empty();
        is_quiet && self.slices.iter().all(Slice::is_idle)
    }

    /// The cycle in which a beat arrives that leaves now.
    fn due(&self, now: u64, node: usize, class: Class, rng: &mut Rng) -> u64 {
        now + self.latency[node][class as usize].draw(rng)
    }

    /// Beats that links have moved, by class.
    pub(super) fn moved(&self) -> [u64; 4] {
        [self.to_home.moved(), self.to_l2.moved(), self.from_l2.moved(), self.to_core.moved()]
    }

    /// Every link moves one beat, of any class that can.
    fn move_beats(&mut self, now: u64, rng: &mut Rng) {
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
                    Class::ToHome => _ = self.to_home.leave(node, due),
                    Class::ToL2 => _ = self.to_l2.leave(node, due),
                    Class::ToCore => _ = self.to_core.leave(node, due),
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
        for slice in 0..self.slices.len() {
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

impl<W: Wiring> Network<W> for Links<W> {
    /// Each node's links, and each slice, have separate latencies.
    fn begin(&mut self, rng: &mut Rng) {
        for node in &mut self.latency {
            *node = self.setup.link_latency.map(|link| link.part(rng));
        }
        for slice in &mut self.slices {
            slice.latency = self.setup.l2_latency.part(rng);
        }
    }

    fn room(&self, node: usize) -> Room {
        Room {
            to_home: self.to_home.has_room(node),
            to_l2: self.to_l2.has_room(node),
            to_core: self.to_core.has_room(node),
        }
    }

    fn at_home(&self, node: usize) -> Option<W::ToHome> {
        self.to_home.offered(node)
    }

    fn of_l2(&self, node: usize) -> Option<DownReply> {
        self.from_l2.offered(node)
    }

    fn at_core(&self, node: usize) -> Option<W::ToCore> {
        self.to_core.offered(node)
    }

    fn take(&mut self, node: usize, class: Class) {
        match class {
            Class::ToHome => drop(self.to_home.take(node)),
            Class::FromL2 => drop(self.from_l2.take(node)),
            Class::ToCore => drop(self.to_core.take(node)),
            Class::ToL2 => {}
        }
    }

    fn send_home(&mut self, node: usize, home: usize, request: W::ToHome) {
        self.to_home.send(node, home, request);
    }

    fn send_l2(&mut self, node: usize, slice: usize, request: DownRequest) {
        self.to_l2.send(node, slice, request);
    }

    fn send_core(&mut self, node: usize, core: usize, beat: W::ToCore) {
        self.to_core.send(node, core, beat);
    }

    fn tick(&mut self, now: u64, judge: &mut impl Judge, rng: &mut Rng) -> Result<(), Violation> {
        self.move_beats(now, rng);
        for slice in &mut self.slices {
            slice.tick(now, (&mut self.to_l2, &mut self.from_l2), judge, rng)?;
        }
        Ok(())
    }
}
