//! Every point looks for the nearest of the clusters' centres, feature by feature; then the centres move.

use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

const ROUNDS: u64 = 2;
const CLUSTERS: u64 = 8;
const FEATURES: u64 = 16;
const THREADS: u64 = 256;

#[derive(Debug)]
pub(crate) struct Kmeans {
    points: u64,
    /// A row a feature, so that a warp's points lie side by side.
    features: Array,
    /// A row a cluster.
    centres: Array,
    nearest: Array,
}

impl Kmeans {
    pub(crate) fn new(points: u64, layout: &mut Layout) -> Kmeans {
        let features = layout.array(FEATURES * points);
        let centres = layout.array(CLUSTERS * FEATURES);
        Kmeans { points, features, centres, nearest: layout.array(points) }
    }
}

impl Program for Kmeans {
    fn launch(&self, number: u64) -> Option<Launch> {
        let groups = self.points.div_ceil(THREADS);
        (number < ROUNDS).then_some(Launch { name: "kmeans", groups, threads: THREADS })
    }

    fn warp(&self, _launch: u64, warp: &mut Warp) {
        let &Kmeans { points, features, centres, nearest } = self;
        let group = warp.group;
        let point = |thread| Some(group * THREADS + thread).filter(|&point| point < points);
        for cluster in 0..CLUSTERS {
            for feature in 0..FEATURES {
                warp.load(|thread| {
                    point(thread).map(|point| features.at(feature * points + point))
                });
                warp.load(|thread| point(thread).map(|_| centres.at(cluster * FEATURES + feature)));
            }
        }
        warp.store(|thread| point(thread).map(|point| nearest.at(point)));
    }
}
