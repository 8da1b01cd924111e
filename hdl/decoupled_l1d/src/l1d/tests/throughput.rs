//! Hits of one sector, one a cycle, counted in every engine, the Verilated design among them.

use super::super::In;
use super::bench::*;
use base::environment::LOAD;
use base::streams::CoreRequest;
use design::L1;

/// Offers 200 requests, and counts: each is accepted in the cycle after the one before, has its
/// event in the second cycle after that, and a load's reply leaves `hit_latency` + 2 cycles after it was accepted.
fn sustained(bench: &mut Bench, request: impl Fn(u64) -> CoreRequest) {
    let behind = bench.hit_latency() as usize + 2;
    bench.keeps_answers = true;
    let requests: Vec<CoreRequest> = (0..200).map(request).collect();
    let inputs = requests.iter().copied().map(offered).chain(vec![In::default(); behind]);
    let seen: Vec<_> = inputs.map(|input| bench.cycle(input)).collect();
    for (cycle, request) in requests.iter().enumerate() {
        assert!(seen[cycle].core_request.ready, "cycle {cycle}");
        assert!(seen[cycle + 2].event.hit, "cycle {cycle}");
        let is_load = request.kind == LOAD;
        assert_eq!(seen[cycle + behind].core_reply.valid, is_load, "cycle {cycle}");
    }
}

fn each_latency(test: impl Fn(&mut Bench)) {
    for hit_latency in [1, 4] {
        let (l1, decoupled) = small();
        test(&mut Bench::new((L1 { hit_latency, ..l1 }, decoupled)));
    }
}

#[test]
fn a_hit_a_cycle_over_all_sets() {
    each_latency(|bench| {
        let lines = [A, A + 1, B, B + 1];
        lines.iter().for_each(|&line| bench.bring(line));
        sustained(bench, |number| load(lines[number as usize % 4]));
    });
}

#[test]
fn a_hit_a_cycle_to_one_set() {
    each_latency(|bench| {
        bench.bring(A);
        bench.bring(B);
        sustained(bench, |number| load([A, A, B][number as usize % 3]));
    });
}

#[test]
fn a_hit_a_cycle_after_a_store() {
    each_latency(|bench| {
        bench.bring(A);
        bench.bring(B);
        sustained(bench, |number| match number % 5 {
            1 => CoreRequest { id: 1 + number / 5, ..store(A) },
            3 => load(B),
            _ => load(A),
        });
    });
}
