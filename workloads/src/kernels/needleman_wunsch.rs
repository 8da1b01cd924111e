//! Alignment of two sequences: each cell of a matrix follows from those above, to the left, and between.
//! Blocks of 16 by 16 of one diagonal are independent; a group of 16 threads does one, by anti-diagonals in
//! shared memory.

use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

/// Rows and columns of a block, and threads of a group.
const BLOCK: u64 = 16;

#[derive(Debug)]
pub(crate) struct NeedlemanWunsch {
    letters: u64,
    /// How alike two letters are.
    similarity: Array,
    /// The cells, row by row, with a row and a column before the first letters.
    cells: Array,
}

impl NeedlemanWunsch {
    pub(crate) fn new(letters: u64, layout: &mut Layout) -> NeedlemanWunsch {
        let cells = (letters + 1).pow(2);
        let [similarity, cells] = [(); 2].map(|()| layout.array(cells));
        NeedlemanWunsch { letters, similarity, cells }
    }

    fn blocks(&self) -> u64 {
        self.letters.div_ceil(BLOCK)
    }
}

impl Program for NeedlemanWunsch {
    fn launch(&self, number: u64) -> Option<Launch> {
        let diagonals = 2 * self.blocks() - 1;
        // Diagonals grow by a block until the longest, then shrink.
        let groups = (number + 1).min(diagonals.checked_sub(number)?);
        (groups > 0).then_some(Launch { name: "needleman_wunsch", groups, threads: BLOCK })
    }

    fn warp(&self, launch: u64, warp: &mut Warp) {
        let &NeedlemanWunsch { letters, similarity, cells } = self;
        // A diagonal's first block is in the left column, or once that has ended in the bottom row.
        let first = (launch + 1).saturating_sub(self.blocks());
        let column = first + warp.group;
        let (top, left) = ((launch - column) * BLOCK, column * BLOCK);
        let cell = |array: Array, row: u64, column: u64| {
            (row <= letters && column <= letters).then(|| array.at(row * (letters + 1) + column))
        };
        for row in 1..=BLOCK {
            warp.load(|thread| cell(similarity, top + row, left + 1 + thread));
        }
        warp.load(|thread| cell(cells, top + 1 + thread, left));
        warp.load(|thread| cell(cells, top, left + 1 + thread));
        warp.load(|thread| cell(cells, top, left).filter(|_| thread == 0));
        for _ in 1..2 * BLOCK {
            warp.barrier();
        }
        for row in 1..=BLOCK {
            warp.store(|thread| cell(cells, top + row, left + 1 + thread));
        }
    }
}
