//! Nodes that rest are not stepped, and no output differs.

use super::engines::bench;
use super::*;
use cluster::Slices;
use testbenches::dut::Dut;
use testbenches::engine::{BoxedEngine, Engine, make};
use testbenches::testing::at_depth;

/// A golden node, and what it is taken to say of its rest.
struct Said<D: Dut> {
    node: BoxedEngine<D>,
    rests: bool,
}

impl<D: Dut> Engine<D::In, D::Out> for Said<D> {
    fn name(&self) -> &str {
        self.node.name()
    }

    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        self.node.cycle(reset, input)
    }

    fn rests(&self) -> bool {
        self.rests
    }
}

/// Golden nodes: as they are, or with what is said of their rest.
fn nodes<D: Dut + 'static>(
    config: &D::Config,
    cores: u32,
    said: Option<bool>,
) -> Vec<BoxedEngine<D>> {
    let node = |_| {
        let node = make::<D>(config, EngineKind::Model, 1).unwrap();
        match said {
            Some(rests) => Box::new(Said::<D> { node, rests }),
            None => node,
        }
    };
    (0..cores).map(node).collect()
}

/// Everything that is counted of a workload on private and on shared L1s.
fn figures(name: &str, cores: u32, said: Option<bool>) -> [Option<Report>; 2] {
    let [(private, of_private), _, (shared, of_shared)] = designs(cores);
    let l1 = private::l1::Config::of(&private).unwrap();
    let slices = Slices { number: 12, row_bits: 1 };
    let config = private::cluster::Config { l1: l1.clone(), cores: cores as usize, slices };
    let mut trace = workload(name, &private);
    let joined = private::cluster::Joined::of(&config);
    let bench_of_private = bench(&of_private, &private, cores, trace.as_mut());
    let private = bench_of_private.run(joined, nodes::<private::l1::Dut>(&l1, cores, said));

    let config = shared_l1::node::Config::of(&shared).unwrap();
    let mut trace = workload(name, &shared);
    let joined = shared_l1::cluster::Joined::of(&config);
    let bench_of_shared = bench(&of_shared, &shared, cores, trace.as_mut());
    let shared = bench_of_shared.run(joined, nodes::<shared_l1::node::Dut>(&config, cores, said));
    [private, shared].map(|run| run.ok().map(|(report, _)| report))
}

#[test]
fn nodes_that_rest_need_not_be_stepped() {
    let all = [("spmv:1000", 3), ("histogram:41000", 2), ("needleman_wunsch:128", 5)];
    for &(name, cores) in at_depth(&all[..], &all[..1]) {
        let (skipped, stepped) = (figures(name, cores, None), figures(name, cores, Some(false)));
        assert!(skipped.iter().all(Option::is_some), "{name}");
        assert_eq!(skipped, stepped, "{name}");
    }
}

/// A node that says so without resting loses what it should have done.
#[test]
fn a_node_that_does_not_rest_must_be_stepped() {
    let (right, wrong) = (figures("spmv:300", 2, None), figures("spmv:300", 2, Some(true)));
    for (right, wrong) in right.into_iter().zip(wrong) {
        assert!(right.is_some() && right != wrong);
    }
}
