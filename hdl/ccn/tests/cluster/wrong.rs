//! Builds that break a rule of the node, and what finds them.

use super::{Cluster, Config, Wrong, ccn, joined, l1, node, run, setup};
use ccn::cluster::{Setup, Span};
use ccn::ring_stop::model::Wrong as WrongStop;
use design::{Ccn, L1, Pending};

/// The message with which a run of this build ends.
fn failure(l1: &L1, cores: usize, wrong: Wrong, setup: &Setup) -> Option<String> {
    let node = node(l1, &Ccn { throttle: false, ..ccn(cores, 3) });
    let failure = run(&node, cores, 1, wrong, setup, 40_000).err();
    failure.map(|failure| failure.violation.to_string())
}

/// Few stores and short kernels: a filter that has every line lets nothing onto the ring.
fn stores() -> Setup {
    let (lines, requests) = (Span::new(8, 16), Span::new(20, 100));
    Setup { stores: Some(1), atomics: Some(0), lines, requests, ..setup() }
}

#[test]
fn a_store_that_enters_the_filter_at_its_lookup() {
    let wrong = Wrong { enters_at_lookup: true, ..Wrong::default() };
    assert_eq!(failure(&l1(2), 3, Wrong::default(), &stores()), None);
    let text = failure(&l1(2), 3, wrong, &stores()).unwrap();
    assert!(text.contains("older"), "{text}");
}

/// One way, long lines, and L2's beats in any order: another line's bytes in a response.
#[test]
fn a_fill_that_does_not_wait_for_a_read_of_its_way() {
    let wrong = Wrong { fill_does_not_wait: true, ..Wrong::default() };
    let loads = Setup {
        stores: Some(0),
        atomics: Some(0),
        lines: Span::new(3, 4),
        requests: Span::new(1_000, 1_000),
        l2_latency: Span::new(1, 4),
        link_latency: [Span::new(1, 2); 4],
        ..setup()
    };
    let l1 = L1 { line_bytes: 256, ..l1(1) };
    assert_eq!(failure(&l1, 4, Wrong::default(), &loads), None);
    let text = failure(&l1, 4, wrong, &loads).unwrap();
    assert!(text.contains("R21"), "{text}");
}

/// Requests that wait: those that wait for each other, and those that are answered with bytes of another line. Lines are
/// long and sets have one way, so that another line soon takes it.
#[test]
fn requests_that_wait_in_another_way() {
    let ccn = Ccn { throttle: false, pending: Pending::Wait, parking: 4, ..ccn(6, 2) };
    let node = node(&L1 { line_bytes: 256, ..l1(1) }, &ccn);
    let loads = Setup {
        stores: Some(0),
        atomics: Some(0),
        lines: Span::new(4, 6),
        requests: Span::new(1_000, 1_000),
        l2_latency: Span::new(1, 40),
        link_latency: [Span::new(1, 2); 4],
        patience: 8_000,
        ..setup()
    };
    let text = |stop| {
        let wrong = Wrong { stop, ..Wrong::default() };
        let failure = run(&node, 6, 3, wrong, &loads, 40_000).err();
        failure.map(|failure| failure.violation.to_string()).unwrap_or_default()
    };
    let right = WrongStop::default();
    assert_eq!(text(right), "");
    for (wrong, complaint) in [
        (WrongStop { parks_in_circles: true, ..right }, "answered"),
        (WrongStop { forgets_too_early: true, ..right }, "answered"),
        (WrongStop { serves_early: true, ..right }, "R21"),
        (WrongStop { never_holds: true, ..right }, "R21"),
    ] {
        let text = text(wrong);
        assert!(text.contains(complaint), "{wrong:?}: {text}");
    }
}

/// Kernels that end at different times: a core's filter is clear while others hold what it stored to.
#[test]
fn a_filter_that_is_cleared_when_its_node_has_flushed() {
    let (requests, lines) = (Span::new(5, 100), Span::new(4, 8));
    let alone = Setup { goes_on_alone: true, requests, lines, ..stores() };
    let text = failure(&l1(4), 3, Wrong::default(), &alone).unwrap();
    assert!(text.contains("all filters must be cleared in one cycle"), "{text}");
    // And what comes of it, where the bench allows it.
    let (config, nodes) = joined(&node(&l1(4), &ccn(3, 3)), 3, 1, Wrong::default());
    let config = Config { may_clear_alone: true, ..config };
    let failure = Cluster::new(&config, &alone, nodes, 1).run(40_000).unwrap_err();
    assert!(failure.to_string().contains("older"), "{failure}");
}
