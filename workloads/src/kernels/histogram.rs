//! Threads stride over the elements and add to the bin of each.

use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::random::number;
use crate::warp::Warp;

const BINS: u64 = 256;
const GROUPS: u64 = 64;
const THREADS: u64 = 256;

#[derive(Debug)]
pub(crate) struct Histogram {
    elements: u64,
    data: Array,
    bins: Array,
}

impl Histogram {
    pub(crate) fn new(elements: u64, layout: &mut Layout) -> Histogram {
        Histogram { elements, data: layout.array(elements), bins: layout.array(BINS) }
    }
}

/// The bin of an element: the mean of two even draws, so that those in the middle are hit most.
fn bin_of(element: u64) -> u64 {
    let drawn = number(0, element);
    (drawn % BINS + (drawn >> 32) % BINS) / 2
}

impl Program for Histogram {
    fn launch(&self, number: u64) -> Option<Launch> {
        let groups = GROUPS.min(self.elements.div_ceil(THREADS));
        (number == 0).then_some(Launch { name: "histogram", groups, threads: THREADS })
    }

    fn warp(&self, _launch: u64, warp: &mut Warp) {
        let &Histogram { elements, data, bins } = self;
        let group = warp.group;
        for round in 0..elements.div_ceil(GROUPS * THREADS) {
            let element = |thread| {
                let element = (round * GROUPS + group) * THREADS + thread;
                (element < elements).then_some(element)
            };
            warp.load(|thread| element(thread).map(|element| data.at(element)));
            warp.atomic(|thread| element(thread).map(|element| bins.at(bin_of(element))));
        }
    }
}
