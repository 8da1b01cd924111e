//! Flushes that are held on, dropped early and pulsed, on Verilog, judged by a bench that shares nothing with the
//! block's stimulus.

use base::flush_bench::{self, Ending};
use testbenches::engine::{BoxedEngine, EngineKind, make};
use testbenches::testing::altered;

use super::super::{Config, Dut, In, Out};
use super::{config, pot};
use design::{L1, WriteHit};

fn judged(
    config: &Config,
    engine: &mut BoxedEngine<Dut>,
    ending: Ending,
    seed: u64,
    after: fn(&In, &mut Out),
) -> Result<u64, String> {
    engine.cycle(true, &In::default());
    flush_bench::run(config, ending, seed, 1_200, |input| {
        let mut out = engine.cycle(false, input);
        after(input, &mut out);
        out
    })
}

#[test]
fn r23_no_flush_spoils_data_however_long_it_stands() {
    let evicting = config(L1 { write_hit: WriteHit::Evict, ..super::bench::small() });
    for config in [pot(), evicting] {
        let mut engine = make::<Dut>(&config, EngineKind::Verilog, 1).unwrap();
        for (seed, ending) in (0..).zip(flush_bench::endings(config.sets() as u64)) {
            let flushes = judged(&config, &mut engine, ending, seed, |_, _| {});
            assert!(flushes.is_ok(), "{ending:?}: {flushes:?}");
            let must_be_done = matches!(ending, Ending::Held(_) | Ending::Pulsed);
            assert!(!must_be_done || flushes > Ok(3), "{ending:?}: {flushes:?}");
        }
    }
}

/// The bench's message for the Verilog with `rule` changed to `other`, for each of the endings that it
/// complains about.
fn complaints(
    config: &Config,
    (rule, other): (&str, &str),
    endings: &[Ending],
    after: fn(&In, &mut Out),
) -> Vec<String> {
    let mut engine = altered::<Dut>(config, |module| module.text.replace(rule, other));
    let judge = |(seed, ending)| judged(config, &mut engine, ending, seed, after).err();
    (0..).zip(endings.iter().copied()).filter_map(judge).collect()
}

/// First of all `flushed` shows too early; with that left out, the data are wrong. The walk is long, so that many a
/// flush is dropped in it.
#[test]
fn a_cache_that_accepts_requests_during_the_walk_is_noticed() {
    let config = config(L1 { sets: 64, ..super::bench::small() });
    let change = ("!flush && !walker_clears", "!flush");
    let dropped: Vec<Ending> =
        flush_bench::endings(64).filter(|ending| matches!(ending, Ending::Dropped(_))).collect();
    let said = complaints(&config, change, &dropped, |_, _| {});
    let is_early = |text: &&String| text.contains("flushed shows before every request is answered");
    assert!(said.iter().filter(is_early).count() > 5, "{said:?}");
    let said = complaints(&config, change, &dropped, |_, out| out.flushed = false);
    let of_data = ["the core's last", "has no request", "was not asked", "never answered"];
    let is_of_data = |text: &&String| of_data.iter().any(|what| text.contains(what));
    assert!(said.iter().filter(is_of_data).count() > 5, "{said:?}");
}

#[test]
fn a_cache_that_walks_again_while_flush_stands_is_noticed() {
    let change = ("is_flushed_d = flush;", "is_flushed_d = 1'b0;");
    let said = complaints(&pot(), change, &[Ending::Held(1)], |_, _| {});
    assert_eq!(said, ["flushed fell before flush"]);
}

/// The bench itself: what it says of a cache that does wrong.
#[test]
fn what_a_flush_must_not_do_is_noticed() {
    let config = config(super::bench::small());
    let mut engine = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
    let mut said = |after| judged(&config, &mut engine, Ending::Held(5), 3, after).unwrap_err();
    let text = said(|input, out| out.core_request.ready |= input.flush);
    assert!(text.contains("accepted while flush is high"), "{text}");
    let text = said(|input, out| out.flushed |= input.flush);
    assert!(text.contains("before every request is answered"), "{text}");
    let text = said(|_, out| out.core_reply.data[0] &= !1);
    assert!(text.contains("the core's last"), "{text}");
    let text = said(|_, out| out.core_reply.id ^= 1);
    assert!(text.contains("has no request") || text.contains("was not asked"), "{text}");
}
