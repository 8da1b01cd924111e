//! Nodes that end a kernel in any order: no filter is cleared before rings and L1s are empty, and all are in one cycle.
//! The bench looks in every cycle of every run; here it has all orders to look at.

use std::collections::HashSet;

use super::{Wrong, ccn, cluster, l1, node, setup};
use ccn::cluster::{Setup, Span};

#[test]
fn r14_nodes_flush_in_every_order_and_all_filters_clear_at_once() {
    let setup = Setup { stores: Some(4), requests: Span::new(1, 60), ..setup() };
    let mut cluster = cluster(&node(&l1(2), &ccn(3, 2)), 3, 1, Wrong::default(), &setup, 3);
    let (mut orders, mut order) = (HashSet::new(), Vec::new());
    for _ in 0..30_000 {
        cluster.cycle().unwrap();
        for (core, out) in cluster.outs().iter().enumerate() {
            if out.flushed && !order.contains(&core) {
                order.push(core);
            }
        }
        if order.len() == 3 {
            orders.insert(std::mem::take(&mut order));
        }
    }
    assert!(cluster.seen().kernels > 50, "{:?}", cluster.seen());
    assert_eq!(orders.len(), 6, "{orders:?}");
}
