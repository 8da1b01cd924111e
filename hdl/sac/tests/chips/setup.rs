//! How many of everything there is.

use design::{Llc, Sac};
use sac::world::Shape;
use sac::{chip_monitor, reconfigurator, sac_chip, sac_entry, sac_tile};
use testbenches::stimulus::{Pattern, Pressure};

/// Chips and what surrounds them.
#[derive(Clone, Debug)]
pub struct Setup {
    pub sac: Sac,
    pub llc: Llc,
    /// Lines that are asked for; a slice holds eight.
    pub lines: u64,
    /// Neighbouring lines whose memory is one chip's.
    pub page: u64,
    /// Neighbouring lines that one SM writes alone; without it each word has its writer.
    pub block: Option<u64>,
    /// Requests that an SM has unanswered, at most.
    pub outstanding: u64,
    /// Messages that each end of the network holds, and that are in flight between two ends.
    pub buffer: usize,
    pub in_flight: usize,
    /// Cycles that a message, a level, or an answer of the memory is in flight, at most.
    pub latency: u64,
    /// Cycles between two messages of a channel that leave a chip for others, at least.
    pub link: u64,
    /// When memories take a request and have a beat, when SMs ask, and when they take a reply.
    pub memories: Pressure,
    pub requests: Pressure,
    pub replies: Pressure,
    /// No request becomes older, in cycles from its SM's first offer on: a quarter more, at least, than the oldest one
    /// that was seen in nine million cycles, of which `docs/designs/sac.md` tells.
    pub oldest: u64,
}

impl Setup {
    /// Two slices of four sets of two lines a chip, and two SMs; the defaults of all else. Every set is sampled, and the
    /// links are so slow that SM-side is chosen often.
    pub fn of(chips: u32) -> Setup {
        let sac = Sac { chips, slices: 2, sm_ports: 2, slice_bytes: 1_024, ..Sac::default() };
        let sac = Sac { slice_ways: 2, crd_sets: 8, profile_cycles: 100, ..sac };
        let sac = Sac { theta_65536: 0, b_inter: 2_000, ..sac };
        let llc = Llc { source_bits: 2, id_bits: 6, ..Llc::default() };
        Setup {
            sac,
            llc,
            lines: 64,
            page: 2,
            block: None,
            outstanding: 64,
            buffer: 4,
            in_flight: 8,
            latency: 24,
            link: 1,
            memories: Pressure::mixed(),
            requests: Pressure::mixed(),
            replies: Pressure::mixed(),
            oldest: 6_000,
        }
    }

    /// One MSHR, and every queue of one place.
    pub fn tight(chips: u32) -> Setup {
        let setup = Setup::of(chips);
        let sac = Sac { memory_queue: 1, link_queue: 1, crd_queue: 1, ..setup.sac };
        let llc = Llc { mshr_entries: 1, mshr_merges: 1, miss_queue: 1, ..setup.llc };
        let llc = Llc { write_backs: 1, atomics: 1, atomic_queue: 1, ..llc };
        Setup { sac, llc, buffer: 1, in_flight: 1, outstanding: 4, oldest: 3_000, ..setup }
    }

    /// The same with 8 MSHRs and 16 requests an SM.
    pub fn busy(chips: u32) -> Setup {
        let setup = Setup::tight(chips);
        let llc = Llc { mshr_entries: 8, mshr_merges: 8, ..setup.llc };
        Setup { llc, in_flight: 4, outstanding: 16, oldest: 4_000, ..setup }
    }

    /// 8 MSHRs, SMs that always ask, and memories that never wait, behind a network that holds little.
    pub fn crowded(chips: u32) -> Setup {
        let setup = Setup::busy(chips);
        let sac = Sac { memory_queue: 16, link_queue: 16, ..setup.sac };
        let llc = Llc { atomics: 4, miss_queue: 4, write_backs: 8, ..setup.llc };
        let always = || Pressure::fixed(Pattern::Always);
        let (memories, requests) = (always(), always());
        Setup { sac, llc, in_flight: 1, latency: 1, memories, requests, oldest: 3_000, ..setup }
    }

    /// SMs, memories and links that never wait.
    #[must_use]
    pub fn smooth(self) -> Setup {
        let always = || Pressure::fixed(Pattern::Always);
        let (memories, requests, replies) = (always(), always(), always());
        Setup { memories, requests, replies, latency: 1, ..self }
    }

    pub fn chips(&self) -> usize {
        self.sac.chips as usize
    }

    pub fn slices(&self) -> usize {
        self.sac.slices as usize
    }

    /// SMs of a chip.
    pub fn sms(&self) -> usize {
        self.sac.sm_ports as usize
    }

    pub fn chip(&self) -> sac_chip::Config {
        sac_chip::Config::new(&self.sac, &self.llc, "test").unwrap()
    }

    pub fn entry(&self) -> sac_entry::Config {
        sac_entry::Config::new(&self.sac, &self.llc, "test").unwrap()
    }

    pub fn tile(&self) -> sac_tile::Config {
        sac_tile::Config::new(&self.sac, &self.llc, "test").unwrap()
    }

    pub fn monitor(&self) -> chip_monitor::Config {
        chip_monitor::Config::new(&self.sac, "test").unwrap()
    }

    pub fn reconfigurator(&self) -> reconfigurator::Config {
        reconfigurator::Config::new(&self.sac, "test").unwrap()
    }

    pub fn shape(&self) -> Shape {
        Shape { chips: self.chips(), ports: self.sms(), sms: 1, slices: self.slices() }
    }
}
