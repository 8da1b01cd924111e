//! Flushes that are held on, dropped early and pulsed, on Verilog, judged by a bench that shares nothing with the
//! block's stimulus.

use base::flush_bench::{self, Ending};
use base::ports::Out;
use testbenches::engine::{BoxedEngine, EngineKind, make};
use testbenches::testing::altered;

use super::super::model::{inner_out, shared};
use super::super::{Config, Dut, In};
use super::{config, npot, pot};
use design::L1;

fn judged(
    config: &Config,
    engine: &mut BoxedEngine<Dut>,
    ending: Ending,
    seed: u64,
    after: fn(&mut Out),
) -> Result<u64, String> {
    engine.cycle(true, &In::default());
    flush_bench::run(config.data(), ending, seed, 1_200, |input| {
        let mut out = inner_out(&engine.cycle(false, &shared(input, seed % 4 == 3)));
        after(&mut out);
        out
    })
}

#[test]
fn r18_no_flush_spoils_data_however_long_it_stands() {
    for config in [pot(), npot()] {
        let mut engine = make::<Dut>(&config, EngineKind::Verilog, 1).unwrap();
        for (seed, ending) in (0..).zip(flush_bench::endings(config.data().sets() as u64)) {
            let flushes = judged(&config, &mut engine, ending, seed, |_| {});
            assert!(flushes.is_ok(), "{ending:?}: {flushes:?}");
            let must_be_done = matches!(ending, Ending::Held(_) | Ending::Pulsed);
            assert!(!must_be_done || flushes > Ok(3), "{ending:?}: {flushes:?}");
        }
    }
}

/// First of all `flushed` shows too early; with that left out, the data are wrong. The walk is long, so that many a
/// flush is dropped in it.
#[test]
fn a_cache_that_accepts_requests_during_the_walk_is_noticed() {
    let (l1, decoupled) = super::bench::small();
    let config = config(L1 { sets: 64, ..l1 }, decoupled);
    let mut engine =
        altered::<Dut>(&config, |module| module.text.replace("!flush && !walker_clears", "!flush"));
    let dropped: Vec<Ending> = flush_bench::endings(config.data().sets() as u64)
        .filter(|ending| matches!(ending, Ending::Dropped(_)))
        .collect();
    let mut complaints = |after: fn(&mut Out)| -> Vec<String> {
        let judge = |(seed, ending)| judged(&config, &mut engine, ending, seed, after).err();
        (0..).zip(dropped.iter().copied()).filter_map(judge).collect()
    };
    let said = complaints(|_| {});
    let is_early = |text: &&String| text.contains("flushed shows before every request is answered");
    assert!(said.iter().filter(is_early).count() > 5, "{said:?}");
    let said = complaints(|out| out.flushed = false);
    let of_data = ["the core's last", "has no request", "was not asked", "never answered"];
    let is_of_data = |text: &&String| of_data.iter().any(|what| text.contains(what));
    assert!(said.iter().filter(is_of_data).count() > 5, "{said:?}");
}
