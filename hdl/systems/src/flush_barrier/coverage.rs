//! Coverage bins, and the check that no flush is too short.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        together: "all nodes showed that they were empty in one cycle, and none before",
        apart: "nodes showed it in different cycles",
        forgotten: "a node that had shown it did not when the last one did",
        dropped_early: "flush fell while one was in progress",
        answered_once: "flush was high while flushed was true",
        raised_again: "flush rose in the only cycle of flushed",
        idle: "nothing was flushed",
    }
}

/// Counts [`Covered`], and holds the barrier to what nodes are promised.
pub struct Monitor {
    nodes: usize,
    /// Whether each node has shown that it is empty since `node_flush` rose.
    shown: Vec<bool>,
    was_flush: bool,
    was_flushed: bool,
    was_node_flush: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            nodes: config.nodes(),
            shown: vec![false; config.nodes()],
            was_flush: false,
            was_flushed: false,
            was_node_flush: false,
        }
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let have_all = self.shown.iter().all(|&shown| shown);
        if self.was_node_flush && !output.node_flush && !have_all {
            return Err(Violation::new("R2", "no node's flush may end before all are empty"));
        }
        if output.flushed && !self.was_flushed && !have_all {
            return Err(Violation::new("R3", "flushed must wait for every node"));
        }
        if input.flush && !output.node_flush {
            return Err(Violation::new("R2", "every node must be flushed while flush is high"));
        }
        let is_flushed_briefly = output.flushed && !self.was_flushed;
        let rises = input.flush && !self.was_flush;
        coverage.hit_when(is_flushed_briefly && rises, Covered::raised_again);
        coverage.hit_when(output.flushed && input.flush, Covered::answered_once);
        coverage.hit_when(!output.node_flush && !output.flushed, Covered::idle);
        coverage.hit_when(output.node_flush && !input.flush, Covered::dropped_early);
        if !output.node_flush {
            self.shown.fill(false);
        } else {
            let had_any = self.shown.iter().any(|&shown| shown);
            let had_all = have_all;
            let shows = |node: usize| input.node_flushed[node / 64] >> (node % 64) & 1 == 1;
            (0..self.nodes).for_each(|node| self.shown[node] |= shows(node));
            if !had_all && self.shown.iter().all(|&shown| shown) {
                coverage.hit_when(!had_any, Covered::together);
                coverage.hit_when(had_any, Covered::apart);
                coverage.hit_when(!(0..self.nodes).all(shows), Covered::forgotten);
            }
        }
        (self.was_flush, self.was_flushed) = (input.flush, output.flushed);
        self.was_node_flush = output.node_flush;
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub(super) fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let why = "there is one node";
    match config.nodes() {
        1 => [Covered::apart, Covered::forgotten].map(|bin| Unreachable::new(bin, why)).into(),
        _ => vec![],
    }
}
