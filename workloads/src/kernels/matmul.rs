//! C = A * B, as it is first written.

use super::square::Square;
use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

#[derive(Debug)]
pub(crate) struct Matmul {
    square: Square,
    a: Array,
    b: Array,
    c: Array,
}

impl Matmul {
    pub(crate) fn new(rows: u64, layout: &mut Layout) -> Matmul {
        let [a, b, c] = [(); 3].map(|()| layout.array(rows * rows));
        Matmul { square: Square { rows }, a, b, c }
    }
}

impl Program for Matmul {
    fn launch(&self, number: u64) -> Option<Launch> {
        (number == 0).then(|| self.square.launch("matmul"))
    }

    fn warp(&self, _launch: u64, warp: &mut Warp) {
        let &Matmul { square, a, b, c } = self;
        let group = warp.group;
        let point = |thread| square.point(group, thread);
        for k in 0..square.rows {
            warp.load(|thread| point(thread).map(|(row, _)| a.at(square.number(row, k))));
            warp.load(|thread| point(thread).map(|(_, column)| b.at(square.number(k, column))));
        }
        warp.store(|thread| point(thread).map(|(row, column)| c.at(square.number(row, column))));
    }
}
