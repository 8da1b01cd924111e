//! C = A * B by tiles that a group reads into its shared memory.

use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

/// Rows and columns of a tile.
const TILE: u64 = 16;

#[derive(Debug)]
pub(crate) struct MatmulTiled {
    rows: u64,
    a: Array,
    b: Array,
    c: Array,
}

impl MatmulTiled {
    pub(crate) fn new(rows: u64, layout: &mut Layout) -> MatmulTiled {
        let [a, b, c] = [(); 3].map(|()| layout.array(rows * rows));
        MatmulTiled { rows, a, b, c }
    }
}

impl Program for MatmulTiled {
    fn launch(&self, number: u64) -> Option<Launch> {
        let groups = self.rows.div_ceil(TILE).pow(2);
        (number == 0).then_some(Launch { name: "matmul_tiled", groups, threads: TILE * TILE })
    }

    fn warp(&self, _launch: u64, warp: &mut Warp) {
        let &MatmulTiled { rows, a, b, c } = self;
        let tiles = rows.div_ceil(TILE);
        let (tile_row, tile_column) = (warp.group / tiles, warp.group % tiles);
        // The element of a tile that a thread represents.
        let element = |array: Array, row: u64, column: u64, thread: u64| {
            let (row, column) = (row * TILE + thread / TILE, column * TILE + thread % TILE);
            (row < rows && column < rows).then(|| array.at(row * rows + column))
        };
        for k in 0..tiles {
            warp.load(|thread| element(a, tile_row, k, thread));
            warp.load(|thread| element(b, k, tile_column, thread));
            warp.barrier();
            // Here the group works in shared memory, and then gives it free.
            warp.barrier();
        }
        warp.store(|thread| element(c, tile_row, tile_column, thread));
    }
}
