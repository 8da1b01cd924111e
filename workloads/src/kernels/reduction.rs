//! A sum, level by level: each group adds 512 elements up and leaves one.

use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

const THREADS: u64 = 256;
/// Elements that a group adds up: two a thread.
const ELEMENTS: u64 = 2 * THREADS;

#[derive(Debug)]
pub(crate) struct Reduction {
    /// The elements of each level, and how many; the last is one.
    levels: Vec<(Array, u64)>,
}

impl Reduction {
    pub(crate) fn new(elements: u64, layout: &mut Layout) -> Reduction {
        let mut levels = vec![(layout.array(elements), elements)];
        let mut left = elements;
        while left > 1 || levels.len() == 1 {
            left = left.div_ceil(ELEMENTS);
            levels.push((layout.array(left), left));
        }
        Reduction { levels }
    }
}

impl Program for Reduction {
    fn launch(&self, number: u64) -> Option<Launch> {
        let &(_, groups) = self.levels.get(number as usize + 1)?;
        Some(Launch { name: "reduction", groups, threads: THREADS })
    }

    fn warp(&self, launch: u64, warp: &mut Warp) {
        let (from, elements) = self.levels[launch as usize];
        let (to, _) = self.levels[launch as usize + 1];
        let group = warp.group;
        for half in 0..2 {
            warp.load(|thread| {
                let element = group * ELEMENTS + half * THREADS + thread;
                (element < elements).then(|| from.at(element))
            });
        }
        // In shared memory half of the threads add what the others have, and again, until one is left.
        for _ in 0..THREADS.ilog2() {
            warp.barrier();
        }
        warp.store(|thread| (thread == 0).then(|| to.at(group)));
    }
}
