//! Breadth-first search, level by level: each vertex of the front looks at its neighbours, and puts those
//! that nobody has reached into the next front.

use crate::graph::Graph;
use crate::layout::{Array, Layout};
use crate::program::{Launch, Program};
use crate::warp::Warp;

const THREADS: u64 = 256;
const SEED: u64 = 2;

#[derive(Debug)]
pub(crate) struct Bfs {
    graph: Graph,
    /// The level of each vertex, which the search finds.
    levels: Vec<u32>,
    offsets: Array,
    columns: Array,
    /// Who is in the front of even levels, and of odd ones.
    fronts: [Array; 2],
    costs: Array,
}

impl Bfs {
    pub(crate) fn new(vertices: u64, layout: &mut Layout) -> Bfs {
        let graph = Graph::generate(vertices, SEED);
        let levels = graph.levels();
        let offsets = layout.array(vertices + 1);
        let columns = layout.array(graph.entries());
        let [even, odd, costs] = [(); 3].map(|()| layout.array(vertices));
        Bfs { graph, levels, offsets, columns, fronts: [even, odd], costs }
    }

    fn level(&self, vertex: u64) -> u64 {
        self.levels[vertex as usize].into()
    }
}

impl Program for Bfs {
    fn launch(&self, number: u64) -> Option<Launch> {
        let reached = self.levels.iter().filter(|&&level| level != u32::MAX).max();
        let is_one = reached.is_some_and(|&last| number <= u64::from(last));
        let groups = self.graph.rows().div_ceil(THREADS);
        is_one.then_some(Launch { name: "bfs", groups, threads: THREADS })
    }

    fn warp(&self, launch: u64, warp: &mut Warp) {
        let Bfs { graph, offsets, columns, fronts, costs, .. } = self;
        let [front, next] = [launch % 2, (launch + 1) % 2].map(|front| fronts[front as usize]);
        let group = warp.group;
        let any = |thread| Some(group * THREADS + thread).filter(|&vertex| vertex < graph.rows());
        let vertex = |thread| any(thread).filter(|&vertex| self.level(vertex) == launch);
        warp.load(|thread| any(thread).map(|vertex| front.at(vertex)));
        warp.load(|thread| vertex(thread).map(|vertex| offsets.at(vertex)));
        warp.load(|thread| vertex(thread).map(|vertex| offsets.at(vertex + 1)));
        let most = warp.threads().filter_map(vertex).map(|vertex| graph.degree(vertex)).max();
        for number in 0..most.unwrap_or(0) {
            let edge = |thread| graph.entry(vertex(thread)?, number);
            let neighbour = |thread| edge(thread).map(|edge| graph.column(edge));
            let reached = |thread| neighbour(thread).filter(|&other| self.level(other) > launch);
            warp.load(|thread| edge(thread).map(|edge| columns.at(edge)));
            warp.load(|thread| neighbour(thread).map(|other| costs.at(other)));
            warp.store(|thread| reached(thread).map(|other| costs.at(other)));
            warp.store(|thread| reached(thread).map(|other| next.at(other)));
        }
    }
}
