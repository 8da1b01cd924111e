//! Cores with golden nodes, tracker banks and banks of L2, whose messages take any time: every load finds its core's
//! words as program order has them, atomics are exact, and each rule that is left out is noticed.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // A test fails by panicking, and says what it has measured.

mod channel;
mod node;
mod program;
mod rates;
mod right;
mod scan;
mod system;
mod verilated;
mod wrong;

use design::Design;
use sharing_tracker::tracker::model::Choice;
use verilated::Built;

/// The system to build, and its fault.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Cores: 2..=16.
    pub cores: usize,
    /// Places of every queue.
    pub depth: usize,
    /// A message is in flight for up to so many cycles.
    pub latency: u64,
    /// Larger caches, more lines, and a write in 50 requests, where else there is one in three.
    pub calm: bool,
    /// Kernels end, and all caches and trackers are emptied.
    pub kernels: bool,
    /// Verilated hardware is beside each golden model.
    pub hardware: Option<Built>,
    /// Forwards wait for lines in flight, so many for each.
    pub waits: Option<usize>,
    /// The sharer that answers.
    pub choice: Choice,
    /// L2 answers after so many cycles, before larger caches: patterns of loads are measured.
    pub measures: Option<u64>,
    /// The fault.
    pub wrong: Wrong,
}

/// Builds that are wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// None is.
    Nothing,
    /// A core is marked when its line has arrived.
    MarksAtArrival,
    /// Loads and writes go to L2 by two paths.
    TwoPaths,
    /// A write leaves the tracker's entry.
    KeepsEntry,
    /// A store to a pending line makes it stale, and is not refused.
    Stale,
    /// A nack waits in its core's queue of requests.
    NackInRequests,
    /// A core answers a forward with a line that has not come yet.
    FindsPending,
    /// A forward that waits is never given back.
    WaitsForEver,
    /// An entry ends although a forward waits for its line.
    EndsEarly,
}

/// Two forwards wait for each line, as in the hardware.
pub const WAITS: Option<usize> = Some(2);

impl Setup {
    /// The same whose forwards wait for lines in flight.
    pub fn that_waits(self) -> Setup {
        Setup { waits: WAITS, ..self }
    }

    /// Four cores.
    pub fn four(depth: usize, wrong: Wrong) -> Setup {
        Setup {
            cores: 4,
            depth,
            latency: 20,
            calm: false,
            kernels: false,
            hardware: None,
            waits: None,
            choice: Choice::InTurn,
            measures: None,
            wrong,
        }
    }

    /// The field of forwards whose line is in flight.
    fn pending(&self) -> &'static str {
        if self.waits.is_some() { "pending = 'wait'\n" } else { "" }
    }

    /// Small caches of few lines, so that everything happens often; a word of four bytes of each sector for each core.
    pub fn design(&self) -> Design {
        if self.measures.is_some() {
            return scan::design(self.cores, self.pending());
        }
        let Setup { cores, depth, .. } = self;
        let (sets, tracker_sets, l2_sets) = if self.calm { (16, 64, 64) } else { (4, 8, 8) };
        let sector = if *cores > 4 { 64 } else { 16 };
        let pending = if self.wrong == Wrong::Stale { "stale" } else { "refuse" };
        let text = format!(
            "design = 'sharing-tracker'\nname = 't'\n\
             [l1]\naddress_bits = 24\nline_bytes = {}\nsector_bytes = {sector}\nsets = {sets}\nways = 2\n\
             mshr_entries = 4\nmshr_merges = 3\nmiss_queue = {depth}\nid_bits = 6\npending_store = '{pending}'\n\
             [sharing_tracker]\ncores = {cores}\nsets = {tracker_sets}\nways = 2\nbanks = 2\nbank_queue = {depth}\n{}\
             [l2]\nbytes = {}\nways = 2\nsplit_requests = {}\n\
             [llc]\nmshr_entries = {}\nmshr_merges = 2\nmiss_queue = {depth}\nwrite_backs = {depth}\n\
             atomic_queue = {depth}\n",
            4 * sector,
            self.pending(),
            2 * 2 * l2_sets * sector,
            if *depth == 1 { 1 } else { 8 },
            if *depth == 1 { 1 } else { 8 },
        );
        Design::parse(&text, "t.toml").unwrap()
    }
}

/// This amount of random work, as `WARPCACHE_TRACKER_EFFORT` and the depth of the tests have it.
fn effort(amount: u64) -> u64 {
    testbenches::testing::effort("WARPCACHE_TRACKER_EFFORT", amount)
}
