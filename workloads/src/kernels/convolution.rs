//! Every pixel becomes a weighted sum of the nine around it; beyond the edge there is nothing to load.

use super::square::Square;
use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

/// Rows and columns of the filter.
const FILTER: u64 = 3;

#[derive(Debug)]
pub(crate) struct Convolution {
    square: Square,
    image: Array,
    weights: Array,
    result: Array,
}

impl Convolution {
    pub(crate) fn new(rows: u64, layout: &mut Layout) -> Convolution {
        let image = layout.array(rows * rows);
        let weights = layout.array(FILTER * FILTER);
        Convolution { square: Square { rows }, image, weights, result: layout.array(rows * rows) }
    }
}

impl Program for Convolution {
    fn launch(&self, number: u64) -> Option<Launch> {
        (number == 0).then(|| self.square.launch("convolution"))
    }

    fn warp(&self, _launch: u64, warp: &mut Warp) {
        let &Convolution { square, image, weights, result } = self;
        let group = warp.group;
        let point = |thread| square.point(group, thread);
        for weight in 0..FILTER * FILTER {
            let (down, right) = (weight / FILTER, weight % FILTER);
            warp.load(|thread| point(thread).map(|_| weights.at(weight)));
            warp.load(|thread| {
                let (row, column) = point(thread)?;
                let (row, column) =
                    ((row + down).checked_sub(1)?, (column + right).checked_sub(1)?);
                let is_inside = row < square.rows && column < square.rows;
                is_inside.then(|| image.at(square.number(row, column)))
            });
        }
        warp.store(|thread| {
            point(thread).map(|(row, column)| result.at(square.number(row, column)))
        });
    }
}
