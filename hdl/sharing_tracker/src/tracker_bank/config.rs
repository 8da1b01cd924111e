//! The block's configuration: a bank's share of a tracker, and its queues.

use crate::streams::Port;
use crate::tracker;
use about::Figure;
use design::Design;
use kit::round_robin_arbiter;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    port: Port,
    tracker: tracker::Config,
    cores: usize,
    banks: usize,
    queue: usize,
}

impl Config {
    /// A bank of a tracker of a design, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        let section = design.sharing_tracker()?;
        Some(Config {
            port: Port::of_tracker(design)?,
            tracker: tracker::Config::of_bank(design)?,
            cores: section.cores_each() as usize,
            banks: (section.banks * section.trackers) as usize,
            queue: section.bank_queue as usize,
        })
    }

    /// The streams of the bank.
    pub fn port(&self) -> &Port {
        &self.port
    }

    /// The tracker of the bank: a share of the sets, and of the line addresses.
    pub fn tracker(&self) -> &tracker::Config {
        &self.tracker
    }

    /// Cores of the bank's tracker: 1..=64.
    pub fn cores(&self) -> usize {
        self.cores
    }

    /// Lanes that a record of the ports must have room for.
    pub fn lanes(&self) -> usize {
        self.cores
    }

    /// Requests that may wait for the bank of L2: 1..=64.
    pub fn queue(&self) -> usize {
        self.queue
    }

    /// The choice among the cores.
    pub fn arbiter(&self) -> round_robin_arbiter::Config {
        round_robin_arbiter::Config::new(self.cores).expect("[sharing_tracker] gives 1 to 64 cores")
    }

    /// Bits of a request that waits, or whose answer is valid.
    fn request_bits(&self) -> usize {
        let port = &self.port;
        let written = port.sector_bytes() + port.beat_bits();
        6 + port.line_bits() + port.sectors() + written + port.source_bits() + port.id_bits()
    }

    /// Bits of the queues: that to L2, the forward of each core, and the request whose answer is valid.
    pub fn queue_bits(&self) -> usize {
        let forward = self.port.line_bits() + self.port.source_bits() + self.port.id_bits();
        (self.queue + 1) * self.request_bits() + self.cores * (forward + 1)
    }

    /// Storage beside Table 4.3, of a bank and of all banks.
    pub fn figures(&self) -> Vec<Figure> {
        let tracker = &self.tracker;
        let masks = tracker.sets() * tracker.ways() * tracker.sharer_bits();
        let ours = |name, bits: usize, note| Figure { name, ours: bits as u64, paper: None, note };
        let paper = Some(tracker::Config::PAPER_STORAGE_BITS as u64);
        let of_all =
            |name, bits: usize, note| Figure { paper, ..ours(name, self.banks * bits, note) };
        vec![
            ours("mask_bits", masks, "the sharers of a bank's entries"),
            ours(
                "entry_bits",
                tracker.storage_bits(),
                "of a bank: sets * ways * (tag_bits + sharer_bits + 1)",
            ),
            ours(
                "set_state_bits",
                tracker.set_state_bits(),
                "recency, pointer and written, of a bank",
            ),
            ours("queue_bits", self.queue_bits(), "of a bank: requests and forwards that wait"),
            of_all(
                "mask_bits_of_all",
                masks,
                "all banks; thesis12 Table 4.3: 16 KB, the masks alone",
            ),
            of_all(
                "entry_bits_of_all",
                tracker.storage_bits(),
                "all banks; thesis12 Table 4.3 counts neither tags nor valid bits",
            ),
            ours("set_state_bits_of_all", self.banks * tracker.set_state_bits(), "all banks"),
            ours("queue_bits_of_all", self.banks * self.queue_bits(), "all banks"),
        ]
    }
}
