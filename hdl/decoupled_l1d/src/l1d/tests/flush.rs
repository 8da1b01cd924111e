//! Flushes that are held on, dropped early and pulsed, on Verilog, judged by a bench that shares nothing with the
//! block's stimulus.

use base::flush_bench::{self, Ending};
use testbenches::engine::{BoxedEngine, EngineKind, make};
use testbenches::testing::altered;

use super::super::model::{inner_out, shared};
use super::super::{Config, Dut, In};
use super::{npot, pot};

fn judged(
    config: &Config,
    engine: &mut BoxedEngine<Dut>,
    ending: Ending,
    seed: u64,
) -> Result<u64, String> {
    engine.cycle(true, &In::default());
    flush_bench::run(config.data(), ending, seed, 1_200, |input| {
        inner_out(&engine.cycle(false, &shared(input, seed % 4 == 3)))
    })
}

#[test]
fn r18_no_flush_spoils_data_however_long_it_stands() {
    for config in [pot(), npot()] {
        let mut engine = make::<Dut>(&config, EngineKind::Verilog, 1).unwrap();
        for (seed, ending) in (0..).zip(flush_bench::endings(config.data().sets() as u64)) {
            let flushes = judged(&config, &mut engine, ending, seed);
            assert!(flushes.is_ok(), "{ending:?}: {flushes:?}");
            let must_be_done = matches!(ending, Ending::Held(_) | Ending::Pulsed);
            assert!(!must_be_done || flushes > Ok(3), "{ending:?}: {flushes:?}");
        }
    }
}

#[test]
fn a_cache_that_accepts_requests_during_the_walk_is_noticed_by_its_data() {
    let config = pot();
    let mut engine =
        altered::<Dut>(&config, |module| module.text.replace("!flush && !walker_clears", "!flush"));
    let endings = (0..).zip(flush_bench::endings(config.data().sets() as u64));
    let said: Vec<String> = endings
        .filter_map(|(seed, ending)| judged(&config, &mut engine, ending, seed).err())
        .collect();
    let of_data = ["the core's last", "has no request", "was not asked", "never answered"];
    let is_of_data = |text: &&String| of_data.iter().any(|what| text.contains(what));
    assert!(said.iter().filter(is_of_data).count() > 5, "{said:?}");
}
