//! y = A * x for a sparse A in rows: a thread walks its row, entry by entry.

use crate::graph::Graph;
use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

const THREADS: u64 = 256;
const SEED: u64 = 1;

#[derive(Debug)]
pub(crate) struct Spmv {
    matrix: Graph,
    offsets: Array,
    columns: Array,
    values: Array,
    x: Array,
    y: Array,
}

impl Spmv {
    pub(crate) fn new(rows: u64, layout: &mut Layout) -> Spmv {
        let matrix = Graph::generate(rows, SEED);
        let offsets = layout.array(rows + 1);
        let [columns, values] = [(); 2].map(|()| layout.array(matrix.entries()));
        let [x, y] = [(); 2].map(|()| layout.array(rows));
        Spmv { matrix, offsets, columns, values, x, y }
    }
}

impl Program for Spmv {
    fn launch(&self, number: u64) -> Option<Launch> {
        let groups = self.matrix.rows().div_ceil(THREADS);
        (number == 0).then_some(Launch { name: "spmv", groups, threads: THREADS })
    }

    fn warp(&self, _launch: u64, warp: &mut Warp) {
        let Spmv { matrix, offsets, columns, values, x, y } = self;
        let group = warp.group;
        let row = |thread| Some(group * THREADS + thread).filter(|&row| row < matrix.rows());
        warp.load(|thread| row(thread).map(|row| offsets.at(row)));
        warp.load(|thread| row(thread).map(|row| offsets.at(row + 1)));
        let longest = warp.threads().filter_map(row).map(|row| matrix.degree(row)).max();
        for number in 0..longest.unwrap_or(0) {
            let entry = |thread| matrix.entry(row(thread)?, number);
            warp.load(|thread| entry(thread).map(|entry| columns.at(entry)));
            warp.load(|thread| entry(thread).map(|entry| values.at(entry)));
            warp.load(|thread| entry(thread).map(|entry| x.at(matrix.column(entry))));
        }
        warp.store(|thread| row(thread).map(|row| y.at(row)));
    }
}
