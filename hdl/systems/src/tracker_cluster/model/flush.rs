//! Who is flushed when.

use testbenches::dut::Model as _;

use crate::flush_barrier::{In, Out, model::FlushBarrier};

/// Outputs of a barrier in a cycle, whoever is empty in it.
pub fn said(barrier: &FlushBarrier, flush: bool) -> Out {
    barrier.clone().step(&In { flush, node_flushed: [0; 8] })
}

/// A barrier's cycle, in which these are empty; gives its `flushed`.
pub fn step_barrier(barrier: &mut FlushBarrier, flush: bool, shown: &[bool]) -> bool {
    let mut node_flushed = [0; 8];
    for (i, _) in shown.iter().enumerate().filter(|(_, shown)| **shown) {
        node_flushed[i / 64] |= 1 << (i % 64);
    }
    barrier.step(&In { flush, node_flushed }).flushed
}

/// The flush of the trackers' banks (R8).
#[derive(Clone, Debug)]
pub struct TrackerFlush {
    /// The banks that have taken it since `node_flush` rose.
    taken: Vec<bool>,
}

impl TrackerFlush {
    /// Of so many banks.
    pub fn new(banks: usize) -> TrackerFlush {
        TrackerFlush { taken: vec![false; banks] }
    }

    /// Every bank has taken it.
    pub fn is_done(&self) -> bool {
        self.taken.iter().all(|taken| *taken)
    }

    /// The banks to which the flush is offered when nodes are empty.
    pub fn offered(&self, are_flushed: bool) -> Vec<bool> {
        self.taken.iter().map(|taken| are_flushed && !taken).collect()
    }

    /// The edge of a cycle in which these were offered it, and these would take it.
    pub fn edge(&mut self, node_flush: bool, offered: &[bool], takes: &[bool]) {
        for ((taken, offered), takes) in self.taken.iter_mut().zip(offered).zip(takes) {
            *taken = node_flush && (*taken || *offered && *takes);
        }
    }
}
