//! The hole that the block closes: in private mode a load goes straight to L2 and gets past an older
//! store of its core, which goes by way of the home in either mode, unless the load is held back.

use std::collections::VecDeque;

use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;

use super::super::{Ack, Config, Dut, In, Request, Store};
use super::{Bench, npot, paper};

/// Cycles until a store is done and acknowledged.
const WAY_OF_A_STORE: u64 = 40;

/// A store under way.
struct Store {
    done: u64,
    line: usize,
    value: u64,
    entry: u64,
}

/// A core that stores to and loads a few lines, in either mode for 100 cycles. Gives how many loads were
/// answered with something older than the core's own last store of the line.
fn stale_loads(config: &Config, kind: EngineKind, is_held_back: bool) -> usize {
    let mut bench = Bench::<Dut>::new(config, kind);
    let mut rng = Rng::new(1);
    let (mut stored, mut l2) = ([0_u64; 8], [0_u64; 8]);
    let mut under_way: VecDeque<Store> = VecDeque::new();
    let (mut stale, mut loads) = (0, 0);
    for cycle in 0..20_000_u64 {
        let is_private = cycle / 100 % 2 == 1;
        let (line, is_store) = (rng.below(8) as usize, rng.chance(1, 4));
        let is_done = under_way.front().is_some_and(|store| store.done == cycle);
        let done = if is_done { under_way.pop_front() } else { None };
        if let Some(store) = &done {
            l2[store.line] = store.value;
        }
        let out = bench.cycle(In { request: Request { line: line as u64, to_home: is_store || !is_private }, store: Store { valid: is_store }, ack: Ack { valid: done.is_some(), entry: done.map_or(0, |store| store.entry) } });
        if is_store {
            if !out.has_room {
                continue;
            }
            let value = cycle + 1;
            stored[line] = value;
            let (done, entry) = (cycle + WAY_OF_A_STORE, out.store.entry);
            under_way.push_back(Store { done, line, value, entry });
        } else if !(is_held_back && out.load_blocked) {
            loads += 1;
            // By way of the home a load comes after every store that went before it.
            let read = if is_private { l2[line] } else { stored[line] };
            stale += usize::from(read < stored[line]);
        }
    }
    assert!(loads > 5_000, "{loads}");
    stale
}

#[test]
fn without_the_block_loads_are_stale_and_with_it_none() {
    for config in [paper(), npot()] {
        for kind in [EngineKind::Model, EngineKind::Verilog] {
            assert!(stale_loads(&config, kind, false) > 1_000);
            assert_eq!(stale_loads(&config, kind, true), 0);
        }
    }
}
