//! The cluster's checks pass nodes that are right, and notice ones that are not.

use std::collections::HashMap;

use shared_l1::cluster::{Class, Cluster, Setup, Span};
use shared_l1::node::{In, Out};

use crate::config;
use crate::plain::{Change, Plain};

/// Four nodes of which one is tampered with.
fn cluster(change: fn() -> Change) -> Cluster {
    cluster_of(change, Span::new(50, 600))
}

/// The same, with so many requests of a core in a kernel.
fn cluster_of(change: fn() -> Change, requests: Span) -> Cluster {
    let config = config("shared_l1.cores = 4");
    let setup = Setup { patience: 5_000, requests, ..Setup::default() };
    let mut nodes = Plain::cluster(&config, 3);
    nodes.push(Plain::node(&config, change()));
    Cluster::new(&config, &setup, nodes, 1)
}

fn unchanged() -> Change {
    Box::new(|_, _| {})
}

/// The message for a change.
fn wrong(change: fn() -> Change) -> String {
    cluster(change).run(50_000).unwrap_err().violation.to_string()
}

/// The `number`th beat with `last` that a core is given.
fn nth_last(number: u32) -> impl FnMut(&In, &Out) -> bool {
    let mut seen = 0;
    move |input, out| {
        let is_last = out.core_reply.valid && input.core_reply.ready && out.core_reply.last;
        seen += u32::from(is_last);
        is_last && seen == number
    }
}

#[test]
fn nodes_without_a_cache_pass() {
    let seen = cluster(unchanged).run(50_000).unwrap();
    assert!(seen.kernels > 3 && seen.requests > 5_000, "{seen:?}");
    assert!(seen.beats.iter().all(|&beats| beats > 2_000), "{seen:?}");
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let run = || cluster(unchanged).run(5_000).unwrap();
    assert_eq!(run(), run());
}

#[test]
fn a_dropped_reply_is_noticed() {
    // One kernel without an end: at the end of one, the flush would tell.
    let change = || -> Change {
        let (mut number, mut stood) = (0, false);
        Box::new(move |input: &In, out: &mut Out| {
            number += u32::from(out.core_reply.valid && out.core_reply.last && !stood);
            stood = out.core_reply.valid && !input.core_reply.ready;
            out.core_reply.valid &= number != 100 || !out.core_reply.last;
        })
    };
    let mut cluster = cluster_of(change, Span::new(50_000, 50_000));
    let text = cluster.run(50_000).unwrap_err().violation.to_string();
    assert!(text.starts_with("R22: Asked"), "{text}");
    assert!(text.ends_with("must be answered within 5000 cycles"), "{text}");
}

#[test]
fn a_reply_that_comes_twice_is_noticed() {
    let text = wrong(|| {
        let (mut is_it, mut again) = (nth_last(100), None);
        Box::new(move |input, out| match again {
            Some(id) if !out.core_reply.valid => {
                (out.core_reply.valid, out.core_reply.id) = (true, id);
            }
            _ if is_it(input, out) => again = Some(out.core_reply.id),
            _ => {}
        })
    });
    assert!(text.starts_with("core_reply: nothing may come twice or be invented"), "{text}");
}

/// Gives for each sector what it gave first.
#[test]
fn old_data_is_noticed() {
    let text = wrong(|| {
        let (mut loads, mut first) = (HashMap::new(), HashMap::new());
        Box::new(move |input, out| {
            if input.core_request.valid && out.core_request.ready {
                let line = (input.core_request.kind == 0).then_some(input.core_request.line);
                loads.insert(input.core_request.id, line);
            }
            if out.core_reply.valid
                && let Some(&Some(line)) = loads.get(&out.core_reply.id)
            {
                let sector = (line, out.core_reply.sector);
                out.core_reply.data = *first.entry(sector).or_insert(out.core_reply.data);
            }
        })
    });
    assert!(text.starts_with("R21: no load may return data older"), "{text}");
}

#[test]
fn a_changed_write_is_noticed() {
    let text = wrong(|| Box::new(|_, out| out.l2_out.data[0] |= 1 << 7));
    assert!(text.starts_with("l2_out: L2 must get each write of a core once, as it was"), "{text}");
}

#[test]
fn a_flush_that_ends_too_early_is_noticed() {
    let text = wrong(|| Box::new(|input, out| out.flushed = input.flush));
    assert_eq!(text, "R17: every local request must be answered before flushed");
}

#[test]
fn a_missing_status_is_noticed() {
    let text = wrong(|| Box::new(|_, out| out.core_status.valid = false));
    assert!(text.starts_with("R4: the status of id"), "{text}");
}

#[test]
fn a_request_in_anothers_name_is_noticed() {
    let text = wrong(|| Box::new(|_, out| out.l2_out.source = 0));
    assert!(text.starts_with("l2_out: must name its sender"), "{text}");
    let text = wrong(|| Box::new(|_, out| out.remote_request_out.home ^= 1));
    assert!(text.starts_with("remote_request_out: must name home and sender"), "{text}");
}

#[test]
fn a_withdrawn_offer_is_noticed() {
    let text = wrong(|| {
        let mut stood = false;
        Box::new(move |input, out| {
            let stands = out.remote_out.valid && !input.remote_out.ready;
            out.remote_out.valid &= !(stood && stands);
            stood = stands;
        })
    });
    assert!(text.starts_with("stream remote_out: valid must not fall before ready"), "{text}");
}

/// A link that stops one class, whichever, stops the cluster; one that delays it does not.
#[test]
fn a_class_that_a_link_blocks_is_noticed() {
    for class in Class::ALL {
        let mut cluster = cluster(unchanged);
        cluster.run(1_000).unwrap();
        cluster.hold(class, true);
        cluster.run(2_000).unwrap();
        cluster.hold(class, false);
        cluster.run(2_000).unwrap();
        cluster.hold(class, true);
        let text = cluster.run(10_000).unwrap_err().to_string();
        assert!(text.contains("must be answered within 5000 cycles"), "{class:?}: {text}");
    }
}
