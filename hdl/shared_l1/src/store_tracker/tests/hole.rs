//! The hole that the block closes: in private mode a load goes straight to L2 and gets past an older
//! store of its core, which goes by way of the home in either mode, unless the load is held back.

use std::collections::VecDeque;

use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;

use super::super::{Ack, Config, In, Request, Store};
use super::{Bench, npot, paper};

/// Cycles until a store is done and acknowledged.
const WAY_OF_A_STORE: u64 = 40;

/// A store in flight.
struct InFlight {
    done: u64,
    line: usize,
    value: u64,
    entry: u64,
}

/// A core that stores to and loads a few lines, in either mode for 100 cycles. Gives how many loads were
/// answered with something older than the core's last store of the line.
fn stale_loads(config: &Config, is_held_back: bool) -> usize {
    let mut bench = Bench::of(config, &[EngineKind::Model, EngineKind::Verilog]);
    let mut rng = Rng::new(1);
    let (mut stored, mut l2) = ([0_u64; 8], [0_u64; 8]);
    let mut in_flight: VecDeque<InFlight> = VecDeque::new();
    let (mut stale, mut loads) = (0, 0);
    for cycle in 0..20_000_u64 {
        let is_private = cycle / 100 % 2 == 1;
        let (line, is_store) = (rng.below(8) as usize, rng.chance(1, 4));
        let is_done = in_flight.front().is_some_and(|store| store.done == cycle);
        let done = if is_done { in_flight.pop_front() } else { None };
        if let Some(store) = &done {
            l2[store.line] = store.value;
        }
        let out = bench.cycle(In {
            request: Request { line: line as u64, to_home: is_store || !is_private },
            store: Store { valid: is_store },
            ack: done.as_ref().map(|store| Ack { valid: true, entry: store.entry }).into(),
        });
        if is_store {
            if !out.has_room {
                continue;
            }
            let value = cycle + 1;
            stored[line] = value;
            let (done, entry) = (cycle + WAY_OF_A_STORE, out.store.entry);
            in_flight.push_back(InFlight { done, line, value, entry });
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
        assert!(stale_loads(&config, false) > 1_000);
        assert_eq!(stale_loads(&config, true), 0);
    }
}
