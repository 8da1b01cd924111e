//! `flush` and `l2_flush` in any order: whoever waits for either, or for both, is answered, and so is every request.

use base::streams::{CoreRequest, status};
use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;
use testbenches::testing::{at_depth, few};

use super::super::Config;
use super::wired::{Wired, load, store};
use super::{MOST, geometries};

/// Long runs are too many cycles for rust-hdl, which the short one has.
const FAST: [EngineKind; 2] = [EngineKind::Model, EngineKind::Verilog];

/// Cycles in which either flush ends, and in which requests are answered then: the largest geometry here takes some
/// hundred.
const BOUND: usize = 1_000;

/// Both are asked for; each cycle in which it was answered, from now on. They stay until both are true at once.
fn wait_for(cluster: &mut Wired, (flush, l2_flush): (bool, bool)) -> [Option<usize>; 2] {
    (cluster.flush, cluster.l2_flush) = (flush, l2_flush);
    let mut answered = [None; 2];
    for cycle in 0..BOUND {
        let out = cluster.idle();
        for (answered, is_now) in answered.iter_mut().zip([out.flushed, out.l2_flushed]) {
            if is_now && answered.is_none() {
                *answered = Some(cycle);
            }
        }
        if (out.flushed || !flush) && (out.l2_flushed || !l2_flush) {
            return answered;
        }
    }
    panic!("{flush} and {l2_flush} are answered in {answered:?}");
}

/// A load that misses is in flight when both rise: it is answered, and L2 is flushed behind the nodes.
#[test]
fn both_flushes_that_rise_together_end() {
    let mut cluster = Wired::new(&geometries()[0]);
    cluster.ask_of(0, store(4, 7));
    cluster.ask_of(1, CoreRequest { id: 2, ..load(7) });
    let [flushed, l2_flushed] = wait_for(&mut cluster, (true, true));
    assert!(flushed < l2_flushed, "{flushed:?}, {l2_flushed:?}");
    assert_eq!(cluster.given.iter().filter(|given| given.1 == 2).count(), 1);
    assert!(cluster.to_memory.iter().any(|(_, _, it)| it.kind == 1 && it.data[0] == 7));
}

/// L2 is being flushed when `flush` rises, and would stay so until both are answered.
#[test]
fn a_flush_that_rises_after_that_of_l2_ends() {
    for before in (0..40).step_by(at_depth(1, 5)) {
        let mut cluster = Wired::of(&geometries()[0], &FAST);
        cluster.ask_of(0, store(4, 7));
        cluster.ask_of(1, CoreRequest { id: 2, ..load(7) });
        cluster.l2_flush = true;
        cluster.wait(before);
        wait_for(&mut cluster, (true, true));
        assert_eq!(cluster.given.iter().filter(|given| given.1 == 2).count(), 1, "{before}");
        let writes = cluster.to_memory.iter().filter(|(_, _, it)| it.kind == 1).count();
        assert_eq!(writes, 1, "{before}: a word is written back once");
    }
}

/// Requests of some cores, then levels that rise and fall at random, then both as they shall be.
fn any_order(config: &Config, seed: u64) {
    let (mut cluster, rng) = (Wired::of(config, &FAST), &mut Rng::new(seed));
    for round in 0..12 {
        let request = |rng: &mut Rng| match rng.chance(1, 3) {
            true => CoreRequest { id: 0, ..store(rng.below(12), round) },
            false => load(rng.below(12)),
        };
        let mut requests = [None; MOST];
        for asked in requests.iter_mut().take(config.cores()) {
            *asked = rng.chance(2, 3).then(|| request(rng));
        }
        cluster.forget();
        let shown = cluster.ask(&requests);
        for _ in 0..rng.below(30) {
            cluster.flush ^= rng.chance(1, 6);
            cluster.l2_flush ^= rng.chance(1, 6);
            cluster.idle();
        }
        wait_for(&mut cluster, (rng.chance(2, 3), rng.chance(2, 3)));
        (cluster.flush, cluster.l2_flush) = (false, false);
        for (core, _) in requests.iter().enumerate().filter(|(_, request)| request.is_some()) {
            let shown = shown[core].expect("nothing keeps a request out of a cluster at rest");
            let is_answered = |cluster: &mut Wired| {
                cluster.idle();
                cluster.given.iter().any(|given| given.0 == core)
            };
            let is_refused = shown == status::RESERVATION_FAIL;
            assert!(is_refused || (0..BOUND).any(|_| is_answered(&mut cluster)), "{round}: {core}");
        }
        // A flush that was dropped early has ended.
        cluster.wait(100);
    }
}

#[test]
fn levels_in_any_order_are_answered() {
    for (seed, config) in (1..).zip(&few(&geometries())) {
        any_order(config, seed);
    }
}
