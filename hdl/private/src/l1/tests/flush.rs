//! Flushes that are held on, dropped early and pulsed, on Verilog, judged by a bench that shares nothing with the
//! block's stimulus.

use base::flush_bench::{self, Ending};
use testbenches::engine::{BoxedEngine, EngineKind, make};

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

/// The bench itself: what it says of a cache that does wrong.
#[test]
fn what_a_flush_must_not_do_is_noticed() {
    let config = config(super::bench::small());
    let mut engine = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
    let mut said = |after| judged(&config, &mut engine, Ending::Held(5), 3, after).unwrap_err();
    let text = said(|input, out| out.core_request.ready |= input.flush);
    assert!(text.contains("accepted while flush stands"), "{text}");
    let text = said(|input, out| out.flushed |= input.flush);
    assert!(text.contains("before every request is answered"), "{text}");
    let text = said(|_, out| out.core_reply.data[0] &= !1);
    assert!(text.contains("the core's last"), "{text}");
    let text = said(|_, out| out.core_reply.id ^= 1);
    assert!(text.contains("has no request") || text.contains("was not asked"), "{text}");
}
