//! The network in cycles: ports of some bytes a cycle, and a latency from each to each.

use super::memory::{Ends, Memory};
use super::parts::HasMemory;
use base::streams::{DownReply, DownRequest};
use cluster::lane::Lane;
use cluster::{Beat, Class, Judge, Network, Room, Wiring};
use design::{Mesh, NetworkKind, System};
use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

/// Beats of a class that wait at an end.
const BUFFER: usize = 4;

/// The messages of one class, and the ports that they share.
struct Links<T> {
    lane: Lane<T>,
    /// Cycles from each sender to each receiver.
    latency: Vec<Vec<u64>>,
    /// The first cycle in which each port moves a beat.
    senders: Vec<u64>,
    receivers: Vec<u64>,
}

/// Ports move so many bytes a cycle; beats with data have so many.
#[derive(Clone, Copy)]
struct Width {
    port_bytes: u64,
    sector_bytes: u64,
}

impl<T: Beat> Links<T> {
    fn new(latency: Vec<Vec<u64>>, receivers: usize) -> Links<T> {
        let senders = latency.len();
        // Capacity of a way that carries a beat a cycle.
        let room = 2 + latency.iter().flatten().copied().max().unwrap_or(0) as usize;
        Links {
            lane: Lane::new(senders, receivers, BUFFER, room),
            latency,
            senders: vec![0; senders],
            receivers: vec![0; receivers],
        }
    }

    /// Every port that is free moves a beat.
    fn tick(&mut self, now: u64, width: Width) {
        if self.lane.is_empty() {
            return;
        }
        let cycles = |beat: &T| match beat.has_data() {
            true => width.sector_bytes.div_ceil(width.port_bytes),
            false => 1,
        };
        for sender in 0..self.senders.len() {
            if self.senders[sender] <= now && self.lane.can_leave(sender) {
                let receiver = self.lane.next_receiver(sender);
                let beat = self.lane.leave(sender, now + self.latency[sender][receiver]);
                self.senders[sender] = now + beat.map_or(1, cycles);
            }
        }
        for receiver in 0..self.receivers.len() {
            if self.receivers[receiver] <= now
                && let Some(beat) = self.lane.arrive_in_turn(receiver, now)
            {
                self.receivers[receiver] = now + cycles(beat);
            }
        }
    }
}

/// The network, L2 and DRAM of a system.
pub(super) struct Timed<W: Wiring> {
    to_home: Links<W::ToHome>,
    to_l2: Links<DownRequest>,
    from_l2: Links<DownReply>,
    to_core: Links<W::ToCore>,
    width: Width,
    memory: Memory,
}

impl<W: Wiring> Timed<W> {
    /// The network of a system around nodes; of a mesh the places of cores and slices.
    pub(super) fn new(wiring: &W, system: &System, mesh: &Mesh, memory: Memory) -> Timed<W> {
        let (cores, slices) = (wiring.cores(), wiring.slices());
        let network = system.network();
        let places = |tiles: Vec<u32>, mesh: &Mesh| -> Vec<(u32, u32)> {
            tiles.into_iter().map(|tile| mesh.place_of(tile)).collect()
        };
        let mesh = (network.kind == NetworkKind::Mesh).then(|| {
            (places(mesh.tiles_of_cores(cores as u32), mesh), places(mesh.l2_at.clone(), mesh))
        });
        let between = |from: Option<&[(u32, u32)]>, to: Option<&[(u32, u32)]>, (rows, columns)| {
            let hops = |row: usize, column: usize| {
                let ((x, y), (u, v)) = (from?.get(row).copied()?, to?.get(column).copied()?);
                Some(u64::from(network.hop) * u64::from(x.abs_diff(u) + y.abs_diff(v)))
            };
            let latency = |row, column| hops(row, column).unwrap_or(network.latency.into()).max(1);
            (0..rows).map(|row| (0..columns).map(|column| latency(row, column)).collect()).collect()
        };
        let at_cores = mesh.as_ref().map(|(cores, _)| &cores[..]);
        let at_slices = mesh.as_ref().map(|(_, slices)| &slices[..]);
        let ends: Vec<Vec<u64>> = between(at_cores, at_cores, (cores, cores));
        Timed {
            to_home: Links::new(ends.clone(), cores),
            to_core: Links::new(ends, cores),
            to_l2: Links::new(between(at_cores, at_slices, (cores, slices)), slices),
            from_l2: Links::new(between(at_slices, at_cores, (slices, cores)), cores),
            width: Width {
                port_bytes: network.port_bytes.into(),
                sector_bytes: wiring.geometry().sector_bytes() as u64,
            },
            memory,
        }
    }
}

impl<W: Wiring> HasMemory for Timed<W> {
    fn dram_bytes(&self) -> u64 {
        self.memory.dram_bytes()
    }
}

/// The lanes to L2 and back.
struct L2Lanes<'a> {
    to_l2: &'a mut Lane<DownRequest>,
    from_l2: &'a mut Lane<DownReply>,
}

impl Ends for L2Lanes<'_> {
    fn take(&mut self, slice: usize) -> Option<DownRequest> {
        self.to_l2.take(slice)
    }

    fn has_room(&self, slice: usize) -> bool {
        self.from_l2.has_room(slice)
    }

    fn send(&mut self, slice: usize, core: usize, beat: DownReply) {
        self.from_l2.send(slice, core, beat);
    }
}

impl<W: Wiring> Network<W> for Timed<W> {
    fn begin(&mut self, _rng: &mut Rng) {}

    fn room(&self, node: usize) -> Room {
        Room {
            to_home: self.to_home.lane.has_room(node),
            to_l2: self.to_l2.lane.has_room(node),
            to_core: self.to_core.lane.has_room(node),
        }
    }

    fn at_home(&self, node: usize) -> Option<W::ToHome> {
        self.to_home.lane.offered(node)
    }

    fn of_l2(&self, node: usize) -> Option<DownReply> {
        self.from_l2.lane.offered(node)
    }

    fn at_core(&self, node: usize) -> Option<W::ToCore> {
        self.to_core.lane.offered(node)
    }

    fn take(&mut self, node: usize, class: Class) {
        match class {
            Class::ToHome => drop(self.to_home.lane.take(node)),
            Class::FromL2 => drop(self.from_l2.lane.take(node)),
            Class::ToCore => drop(self.to_core.lane.take(node)),
            Class::ToL2 => {}
        }
    }

    fn send_home(&mut self, node: usize, home: usize, request: W::ToHome) {
        self.to_home.lane.send(node, home, request);
    }

    fn send_l2(&mut self, node: usize, slice: usize, request: DownRequest) {
        self.to_l2.lane.send(node, slice, request);
    }

    fn send_core(&mut self, node: usize, core: usize, beat: W::ToCore) {
        self.to_core.lane.send(node, core, beat);
    }

    fn tick(&mut self, now: u64, judge: &mut impl Judge, _rng: &mut Rng) -> Result<(), Violation> {
        self.to_home.tick(now, self.width);
        self.to_l2.tick(now, self.width);
        self.from_l2.tick(now, self.width);
        self.to_core.tick(now, self.width);
        let mut ends = L2Lanes { to_l2: &mut self.to_l2.lane, from_l2: &mut self.from_l2.lane };
        self.memory.tick(now, &mut ends, judge)
    }
}
