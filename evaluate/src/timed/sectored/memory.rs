//! L2 and DRAM behind sectored L1s: slices that serve a sector after the other, and DRAM as a whole.

use super::server::{Server, TICKS, ticks};
use crate::hashing::hash;
use design::{Sm, System, SystemL2};
use traces::Kind;

/// Ticks of services: for as many of all cores as the trace has.
#[derive(Clone, Copy, Debug, Default)]
struct Services {
    read: u64,
    store: u64,
    atomic: u64,
    dram: u64,
}

/// The slices of L2, and DRAM.
pub(super) struct Memory {
    slices: Vec<Server>,
    dram: Server,
    services: Services,
    /// Lines in a row that lie in one slice.
    row: u64,
    /// Ticks of a message, and from a slice's or DRAM's service to the answer.
    network: u64,
    l2: u64,
    fetch: u64,
}

impl Memory {
    pub(super) fn new(system: &System, l2: &SystemL2, line_bytes: u32) -> Memory {
        Memory {
            slices: vec![Server::default(); l2.slices as usize],
            dram: Server::default(),
            services: Services::default(),
            row: u64::from(l2.interleave_bytes / line_bytes).max(1),
            network: u64::from(system.network().latency) * TICKS,
            l2: u64::from(l2.latency) * TICKS,
            fetch: u64::from(system.dram().latency) * TICKS,
        }
    }

    /// Serves a share of the cores, as if the others asked for as much.
    pub(super) fn share(
        &mut self,
        (system, sm, l2): (&System, &Sm, &SystemL2),
        sector_bytes: u32,
        (all, share): (u64, u64),
    ) {
        let dram = system.dram();
        let of = |bytes_a_cycle| ticks(sector_bytes, bytes_a_cycle, (all, share));
        self.services = Services {
            read: of(l2.slice_bytes),
            store: of(sm.store_bytes),
            atomic: of(sm.atomic_bytes),
            dram: of(dram.channels * dram.channel_bytes),
        };
    }

    /// Ticks from a request to its answer where nothing is in its way.
    pub(super) fn unloaded(&self) -> u64 {
        2 * self.network + self.l2
    }

    /// Reads a sector of a line, from DRAM if L2 lacks it: gives the tick in which it is back at the core.
    pub(super) fn read(&mut self, from: u64, line: u64, is_lacking: bool) -> u64 {
        let begin = self.at_slice(from, line, self.services.read);
        let fetched = match is_lacking {
            true => self.dram.serve(begin, self.services.dram) + self.services.dram + self.fetch,
            false => begin,
        };
        fetched + self.l2 + self.network
    }

    /// Writes a sector of a line: gives the tick in which L2 has it.
    pub(super) fn write(&mut self, from: u64, line: u64, kind: Kind, is_lacking: bool) -> u64 {
        let service = match kind {
            Kind::Atomic => self.services.atomic,
            Kind::Load | Kind::Store => self.services.store,
        };
        let begin = self.at_slice(from, line, service);
        if is_lacking {
            self.dram.serve(begin, self.services.dram);
        }
        begin + service
    }

    /// Begins a service of so many ticks at the slice of a line, a message away.
    fn at_slice(&mut self, from: u64, line: u64, service: u64) -> u64 {
        // Other bits than those of the set.
        let slice = (hash(line / self.row) >> 40) as usize % self.slices.len();
        self.slices[slice].serve(from + self.network, service)
    }
}
