//! Flushes that are held on, dropped early and pulsed, on Verilog, judged by a bench that shares nothing with the
//! block's stimulus.

use base::flush_bench::{self, Ending};
use testbenches::engine::{EngineKind, make};

use super::super::model::{inner_out, shared};
use super::super::{Dut, In};
use super::{npot, pot};

#[test]
fn r18_no_flush_spoils_data_however_long_it_stands() {
    for config in [pot(), npot()] {
        let mut engine = make::<Dut>(&config, EngineKind::Verilog, 1).unwrap();
        for (seed, ending) in (0..).zip(flush_bench::endings(config.data().sets() as u64)) {
            engine.cycle(true, &In::default());
            let flushes = flush_bench::run(config.data(), ending, seed, 1_200, |input| {
                inner_out(&engine.cycle(false, &shared(input, seed % 4 == 3)))
            });
            assert!(flushes.is_ok(), "{ending:?}: {flushes:?}");
            let must_be_done = matches!(ending, Ending::Held(_) | Ending::Pulsed);
            assert!(!must_be_done || flushes > Ok(3), "{ending:?}: {flushes:?}");
        }
    }
}
