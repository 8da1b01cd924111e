//! Every inner point becomes a sum of itself and its four neighbours, round after round.

use super::square::Square;
use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

const ROUNDS: u64 = 4;

#[derive(Debug)]
pub(crate) struct Stencil {
    square: Square,
    /// Read and written, and the other way about in the next round.
    grids: [Array; 2],
}

impl Stencil {
    pub(crate) fn new(rows: u64, layout: &mut Layout) -> Stencil {
        Stencil { square: Square { rows }, grids: [(); 2].map(|()| layout.array(rows * rows)) }
    }
}

impl Program for Stencil {
    fn launch(&self, number: u64) -> Option<Launch> {
        (number < ROUNDS).then(|| self.square.launch("stencil"))
    }

    fn warp(&self, launch: u64, warp: &mut Warp) {
        let (square, group) = (self.square, warp.group);
        let [from, to] = [launch % 2, (launch + 1) % 2].map(|grid| self.grids[grid as usize]);
        let is_inner = |at: u64| at > 0 && at + 1 < square.rows;
        let inner = |thread| {
            square.point(group, thread).filter(|&(row, column)| is_inner(row) && is_inner(column))
        };
        // Itself, above, below, left, right; both steps are one too far.
        for (down, right) in [(1, 1), (0, 1), (2, 1), (1, 0), (1, 2)] {
            warp.load(|thread| {
                let (row, column) = inner(thread)?;
                Some(from.at(square.number(row + down - 1, column + right - 1)))
            });
        }
        warp.store(|thread| inner(thread).map(|(row, column)| to.at(square.number(row, column))));
    }
}
