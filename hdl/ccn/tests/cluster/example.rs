//! `taco16` §4.5 and figure 6: core 0 misses, core 1 has the line, core 2 is throttled. The paper's step numbers.

use super::{Wrong, ccn, joined, l1, node};
use ccn::cluster::{Cluster, Golden, Kind, Setup, Span};
use design::Ccn;

/// Phases of a throttler.
const ADMITTING: u64 = 1;
const THROTTLED: u64 = 2;

/// A core asks for a line, and everything comes to rest.
fn fetch(cluster: &mut Cluster, core: usize, line: u64) {
    cluster.ask(core, Kind::Load, line);
    cluster.run(30).unwrap();
    assert!(cluster.is_idle());
}

/// CB, ReqQ and RespQ of a core, how many places of each are taken.
fn queues(node: &Golden) -> (usize, usize, usize) {
    let node = node.borrow();
    let stop = node.stop();
    (stop.buffered(), stop.requests_queued(), stop.responses_queued())
}

#[test]
fn the_papers_working_example() {
    let ccn = Ccn { sample: 1_500, epoch: 1_000_000, ..ccn(3, 2) };
    let node = node(&l1(4), &ccn);
    let (config, engines) = joined(&node, 3, 1, Wrong::default());
    let nodes = config.nodes.clone();
    let setup = Setup {
        requests: Span::new(0, 0),
        l2_latency: Span::new(1, 1),
        link_latency: [Span::new(1, 1); 4],
        ..Setup::default()
    };
    let mut cluster = Cluster::new(&config, &setup, engines, 1);
    // The window: cores 0 and 1 reuse a line of each other; core 2 has a line that nobody else has.
    for (core, line) in [(0, 2), (1, 2), (1, 4), (0, 4), (2, 6)] {
        fetch(&mut cluster, core, line);
    }
    cluster.run(100).unwrap();
    let phases: Vec<u64> = cluster.outs().iter().map(|out| out.phase).collect();
    assert_eq!(phases, [ADMITTING, ADMITTING, THROTTLED]);

    // Core 2's misses go to L2.
    cluster.ask(2, Kind::Load, 8);
    for _ in 0..4 {
        cluster.cycle().unwrap();
        assert_eq!(queues(&nodes[2]), (0, 0, 0));
    }
    cluster.run(30).unwrap();

    fetch(&mut cluster, 1, 10);
    cluster.ask(0, Kind::Load, 10);
    // Accepted, then looked up: (1) the request is pushed onto CB 0.
    cluster.cycle().unwrap();
    cluster.cycle().unwrap();
    assert_eq!(queues(&nodes[0]), (1, 0, 0));
    // (2) ReqQ 0 accepts it.
    cluster.cycle().unwrap();
    assert_eq!(queues(&nodes[0]), (0, 1, 0));
    // (3) Its home does not look it up: it passes on to ReqQ 1.
    cluster.cycle().unwrap();
    assert_eq!((queues(&nodes[0]), queues(&nodes[1])), ((0, 0, 0), (0, 1, 0)));
    // (4) It is looked up in the shadow tags of core 1.
    cluster.cycle().unwrap();
    assert!(nodes[1].borrow().stop().found().hit);
    // (5) The L1 of core 1 gives the line; the response is queued in RespQ 1, and the request popped.
    cluster.cycle().unwrap();
    assert!(nodes[1].borrow().note().read.valid);
    assert_eq!(queues(&nodes[1]), (0, 0, 1));
    cluster.cycle().unwrap();
    // (6) It leaves RespQ 1 for RespQ 0, where it takes no place: (7) it goes to the L1 of core 0 at once.
    for beat in 0..4 {
        cluster.cycle().unwrap();
        let (of_ring, passed) = nodes[0].borrow().note().passed.unwrap();
        assert!(of_ring && passed.sector == beat && passed.last == (beat == 3));
        assert_eq!(queues(&nodes[0]), (0, 0, 0));
    }
    cluster.cycle().unwrap();
    assert!(cluster.outs()[0].ccn.hit);
    cluster.run(6).unwrap();
    assert!(cluster.is_idle());
}
