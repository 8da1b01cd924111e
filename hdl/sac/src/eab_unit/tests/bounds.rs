//! R11 and R12: how far from exact arithmetic a result may be, and how long it may take.

use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;

use super::super::coverage::{Exact, Side};
use super::super::{Config, In, Slice, model};
use super::bench::{Bench, evaluate, evaluate_in, rates, slice};
use super::{config, max, npot, one, pot, small};
use design::Sac;

/// A number of any magnitude up to `most`, both ends often.
fn number(rng: &mut Rng, most: u64) -> u64 {
    match rng.below(8) {
        0 => 0,
        1 => most,
        2 => most - 1,
        _ => {
            let bits = rng.between(1, 64 - u64::from(most.leading_zeros())) as usize;
            rng.bits(bits).min(most)
        }
    }
}

fn ratio(rng: &mut Rng, most: u64) -> (u64, u64) {
    let whole = number(rng, most);
    (number(rng, whole.max(1)).min(whole), whole)
}

fn random(config: &Config, rng: &mut Rng) -> (In, Vec<Slice>) {
    let most = config.sum_max();
    let sums = rates(ratio(rng, most), ratio(rng, most), ratio(rng, most));
    let highest = [number(rng, 65_535), number(rng, 65_535)];
    let slices = (0..config.slices()).map(|_| {
        let [memory_side, sm_side] = highest.map(|most| number(rng, most.max(1)).min(most));
        slice(memory_side, sm_side)
    });
    (sums, slices.collect())
}

/// Equations 1 and 2 of memory-side and of SM-side.
fn eabs(exact: &Exact) -> (f64, f64) {
    let eab = |side: &Side| side.network.min(side.hit + side.least());
    let total = |sides: &[Side; 2]| eab(&sides[0]) + eab(&sides[1]);
    (total(&exact.memory_side), total(&exact.sm_side))
}

fn random_config(rng: &mut Rng) -> Config {
    let mut bandwidth = || 1 + number(rng, 1_048_574) as u32;
    let (b_intra, b_inter, b_llc, b_mem) = (bandwidth(), bandwidth(), bandwidth(), bandwidth());
    let (chips, slices) = (rng.between(1, 5) as u32, 1 << rng.below(3));
    config(Sac { chips, slices, b_intra, b_inter, b_llc, b_mem, ..Sac::default() })
}

/// On the golden model, which lockstep holds to the hardware to the bit, and on some profiles of the
/// emitted text itself. Both ends of the bound are nearly met.
#[test]
fn r11_a_result_is_close_to_the_papers() {
    let mut rng = Rng::new(11);
    let (mut below, mut above) = (0.0_f64, 0.0_f64);
    for number in 0..60_000 {
        let config = match number % 8 {
            0 => config(Sac::default()),
            1 => config(npot()),
            2 => config(small()),
            _ => random_config(&mut rng),
        };
        let (sums, slices) = random(&config, &mut rng);
        let found = model::evaluate(&config, &sums, &slices);
        let (memory_side, sm_side) = eabs(&Exact::of(&config, &sums, &slices));
        let [intra, inter] = [config.b_intra(), config.b_inter()];
        let most = intra.max(inter).max(config.b_llc()).max(config.b_mem()) as f64 / 65_536.0;
        for (ours, exact) in [(found.eab_memory_side, memory_side), (found.eab_sm_side, sm_side)] {
            let error = ours as f64 - exact;
            let is_close = -(3.0 * most + 6.0) < error && error < most;
            assert!(is_close, "{ours} for {exact}: {config:?}, {sums:?}, {slices:?}");
            below = below.min(error / (3.0 * most + 6.0));
            above = above.max(error / most);
        }
    }
    // A bound that is far from being met would not show an error of the arithmetic.
    assert!(below < -0.4 && above > 0.3, "{below} {above}");

    let config = config(npot());
    let mut bench = Bench::of(&config, &[EngineKind::Model, EngineKind::Verilog]);
    for _ in 0..50 {
        let (sums, slices) = random(&config, &mut rng);
        let (memory_side, sm_side, _) = evaluate(&mut bench, sums, &slices);
        let exact = eabs(&Exact::of(&config, &sums, &slices));
        let most = config.b_llc() as f64 / 65_536.0;
        for (ours, exact) in [(memory_side, exact.0), (sm_side, exact.1)] {
            let error = ours as f64 - exact;
            assert!(-(3.0 * most + 6.0) < error && error < most, "{ours} for {exact}");
        }
    }
}

#[test]
fn r12_a_result_takes_at_most_4096_cycles() {
    for sac in [Sac::default(), small(), one(), pot(), npot(), max()] {
        let config = config(sac);
        let mut rng = Rng::new(12);
        let mut bench = Bench::of(&config, &[EngineKind::Model, EngineKind::Verilog]);
        for _ in 0..3 {
            let (sums, slices) = random(&config, &mut rng);
            let (_, cycles) = evaluate_in(&mut bench, sums, &slices);
            assert_eq!(cycles, (config.slices() + Config::LATENCY) as u64);
            assert!(cycles <= 4_096, "{cycles}");
        }
    }
}
