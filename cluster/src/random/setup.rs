//! Parameters of a run of a cluster, beside its nodes.

use testbenches::stimulus::Rng;

/// Numbers of which one is drawn, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Smallest drawn value.
    pub least: u64,
    /// The largest.
    pub most: u64,
}

impl Span {
    /// The numbers from `least` to `most`.
    pub const fn new(least: u64, most: u64) -> Span {
        Span { least, most }
    }

    /// The same least, and another largest: a small one, or any.
    pub(super) fn part(self, rng: &mut Rng) -> Span {
        let width = self.most.saturating_sub(self.least);
        let most = self.least + if rng.chance(1, 2) { width / 16 } else { rng.between(0, width) };
        Span { most, ..self }
    }

    /// One of them.
    pub(super) fn draw(self, rng: &mut Rng) -> u64 {
        rng.between(self.least, self.most)
    }
}

/// Links, L2 and programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Cycles that a message is in flight, in a network that is otherwise empty, of each class, in the
    /// order of [`Class::ALL`](crate::Class::ALL). The largest differs from node to node, and changes from kernel
    /// to kernel.
    pub link_latency: [Span; 4],
    /// Cycles from the service of a request in L2 to the first beat of its answer. The largest changes
    /// likewise.
    pub l2_latency: Span,
    /// L2 reads what a load asks for as late as it may: each sector when it leaves, or when L2 serves
    /// another request of the node to that line.
    pub l2_reads_late: bool,
    /// Messages of one class that wait at a sender, and at a receiver: 1 or more each.
    pub buffer: usize,
    /// Messages of one class in flight from a sender to a receiver: 1 or more.
    pub in_flight: usize,
    /// Requests that a slice of L2 has taken and not answered: 1 or more.
    pub l2_requests: usize,
    /// Requests of a core that are not answered: 1 or more, fewer than identifiers.
    pub outstanding: usize,
    /// Requests of a core in a kernel; 0 for cores that ask only what a test gives them, and no flush.
    pub requests: Span,
    /// A core asks, and takes its replies, as soon as it can; else with pauses.
    pub is_eager: bool,
    /// A core retries what was refused in the order of the first offers; else as chance has it.
    pub retries_in_order: bool,
    /// Stores among 16 requests; as chance has it in each kernel, if not given.
    pub stores: Option<u64>,
    /// The same of atomics.
    pub atomics: Option<u64>,
    /// Lines that the cores of a kernel ask for.
    pub lines: Span,
    /// Cycles in which a request must be answered, from its first offer on.
    pub patience: u64,
    /// A core whose cache is empty begins its next kernel at once, and does not wait for the others.
    pub goes_on_alone: bool,
    /// A load that is older or newer than its place is counted, and does not end the run.
    pub only_counts: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            link_latency: [Span::new(1, 24); 4],
            l2_latency: Span::new(1, 60),
            l2_reads_late: false,
            buffer: 2,
            in_flight: 4,
            l2_requests: 8,
            outstanding: 12,
            requests: Span::new(50, 600),
            is_eager: false,
            retries_in_order: false,
            stores: None,
            atomics: None,
            lines: Span::new(1, 24),
            patience: 20_000,
            goes_on_alone: false,
            only_counts: false,
        }
    }
}
