//! Random programs, links and L2, judged; the same seed gives the same run.
//!
//! - Links keep the order of messages of one class from one sender to one receiver, and a packet's
//!   beats together; nothing else. Every message takes a random time, every buffer has few places, a
//!   link moves one message a cycle, of any class, and a class that cannot move stalls no other.
//! - A slice of L2 serves requests of one node to one line in the order in which they came, others as
//!   chance has it, and answers after a random time; it reads a load's bytes when it serves it, or as late as
//!   it may ([`Setup::l2_reads_late`]).
//! - A core retries a refused request. When it has nothing left to ask it raises `flush`.

mod cores;
mod links;
mod requests;
mod setup;
mod slice;

pub use cores::Cores;
pub use links::Links;
pub use requests::Kind;
pub use setup::{Setup, Span};

use crate::cluster::{Cluster, Failure, Node};
use crate::history::{History, Judged};
use crate::parts::{Counts, Parts};
use crate::port::Port;
use crate::wiring::{Class, Wiring};

/// A cluster of random programs, links and L2.
pub type Random<W> = Cluster<W, Cores, Links<W>, History, Counts>;

/// Coverage of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Length of the run.
    pub cycles: u64,
    /// Kernels that ended with every node flushed.
    pub kernels: u64,
    /// Requests of cores that were accepted and not refused.
    pub requests: u64,
    /// Statuses: `hit`, `hit_pending`, `miss`, `bypass`, `reservation_fail`.
    pub statuses: [u64; 5],
    /// Decisions of the nodes, for private and for shared.
    pub decisions: [u64; 2],
    /// Beats that links moved of each class.
    pub beats: [u64; 4],
    /// The longest time from a request's first offer to the last beat of its answer, in cycles.
    pub longest: u64,
    /// Beats of loads that were compared with the order of writes.
    pub judged: Judged,
}

impl<W: Wiring> Random<W> {
    /// A cluster after a reset.
    pub fn new(config: &W::Config, setup: &Setup, nodes: Vec<Node<W>>, seed: u64) -> Random<W> {
        let wiring = W::of(config);
        let number = nodes.len();
        let judge = History::new(wiring.geometry().sector_bytes());
        let parts = Parts {
            program: Cores::new(wiring.geometry(), number, setup, seed),
            network: Links::new(&wiring, number, setup),
            judge: judge.only_counting(setup.only_counts),
            observer: Counts::default(),
        };
        Cluster::of(wiring, nodes, parts, seed)
    }

    /// Runs so many cycles more.
    ///
    /// # Errors
    /// The first rule that is broken.
    pub fn run(&mut self, cycles: u64) -> Result<Seen, Failure> {
        for _ in 0..cycles {
            self.cycle()?;
        }
        Ok(self.seen())
    }

    /// The run's coverage until now.
    pub fn seen(&self) -> Seen {
        let Parts { network, judge, observer, .. } = &self.parts;
        let Counts { kernels, statuses, decisions } = *observer;
        Seen {
            cycles: self.cycles(),
            kernels,
            requests: self.ports().iter().map(Port::count).sum(),
            statuses,
            decisions,
            beats: network.moved(),
            longest: self.ports().iter().map(Port::longest).max().unwrap_or(0),
            judged: judge.judged(),
        }
    }

    /// Of a class nothing moves any more, or does again.
    pub fn hold(&mut self, class: Class, held: bool) {
        self.parts.network.hold(class, held);
    }

    /// A node's messages of a class, sent or of L2 to it, are so many cycles in flight, until the next kernel.
    pub fn delay(&mut self, node: usize, class: Class, latency: Span) {
        self.parts.network.delay(node, class, latency);
    }

    /// The core asks for the first sector of a line as soon as it can, before anything else that it has
    /// to ask; a store or atomic with random bytes.
    pub fn ask(&mut self, core: usize, kind: Kind, line: u64) {
        let request = requests::single(self.wiring.geometry(), kind, line, &mut self.rng);
        self.parts.program.want(core, request);
    }

    /// Every request that L2 has taken is answered, and every reply has come to its node.
    pub fn is_drained(&self) -> bool {
        self.parts.network.is_drained()
    }
}
