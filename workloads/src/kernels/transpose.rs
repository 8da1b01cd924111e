//! Rows are read, and written as columns: a store touches a line a lane.

use super::square::Square;
use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

#[derive(Debug)]
pub(crate) struct Transpose {
    square: Square,
    from: Array,
    to: Array,
}

impl Transpose {
    pub(crate) fn new(rows: u64, layout: &mut Layout) -> Transpose {
        let [from, to] = [(); 2].map(|()| layout.array(rows * rows));
        Transpose { square: Square { rows }, from, to }
    }
}

impl Program for Transpose {
    fn launch(&self, number: u64) -> Option<Launch> {
        (number == 0).then(|| self.square.launch("transpose"))
    }

    fn warp(&self, _launch: u64, warp: &mut Warp) {
        let &Transpose { square, from, to } = self;
        let group = warp.group;
        let point = |thread| square.point(group, thread);
        warp.load(|thread| point(thread).map(|(row, column)| from.at(square.number(row, column))));
        warp.store(|thread| point(thread).map(|(row, column)| to.at(square.number(column, row))));
    }
}
