//! Users who break promises: messages are withdrawn or change while they wait, a flush falls early or stays high, nacks come
//! for anything and twice, cores take forwards that they are not offered. The engines agree all the same, in every cycle.

use testbenches::stimulus::Rng;
use testbenches::testing::Bench;

use super::{Dut, In, MOST, config, small};
use crate::streams::{Forward, Message};
use crate::tracker::Flush;
use crate::tracker_bank::Config;
use signal::port::{Lanes, Ready, beginning};

/// Anything, in every cycle anew.
fn any(rng: &mut Rng, config: &Config, held: &mut [Message]) -> In {
    let port = config.port();
    for message in &mut *held {
        if rng.chance(1, 3) {
            *message = Message {
                valid: rng.chance(1, 2),
                kind: *rng.pick(&[0, 0, 0, 0, 0, 1, 2, 3]).unwrap_or(&0),
                operation: rng.bits(4),
                line: rng.below(4),
                sectors: rng.bits(port.sectors()),
                byte_enable: rng.wide_bits(port.sector_bytes()),
                data: beginning([rng.word()]),
                id: rng.bits(port.id_bits()) & !(port.direct_bit() * u64::from(rng.chance(2, 3))),
            };
        }
    }
    let nack = Forward {
        valid: rng.chance(1, 4),
        line: rng.bits(port.line_bits()),
        requester: rng.bits(port.source_bits()),
        id: rng.bits(port.id_bits()),
    };
    In {
        message: Lanes::of(config.cores(), |core| held[core]),
        flush: Flush { valid: rng.chance(1, 40) },
        forward: Lanes::of(config.cores(), |_| Ready { ready: rng.chance(1, 3) }),
        nack,
        request: Ready { ready: rng.chance(1, 2) },
    }
}

#[test]
fn engines_agree_for_a_user_who_breaks_promises() {
    let three = "[sharing_tracker]\ncores = 3\nsets = 2\nways = 1\nbanks = 2\nbank_queue = 3\n";
    for config in [small(), config(three)] {
        let (mut bench, mut rng) = (Bench::<Dut>::new(&config), Rng::new(1));
        let mut held = vec![Message::default(); config.cores()];
        let (mut forwards, mut requests, mut nacks) = (0, 0, 0);
        for cycle in 0..3_000 {
            let input = any(&mut rng, &config, &mut held);
            if cycle % 1_000 == 999 {
                bench.reset_with(input);
                continue;
            }
            let out = bench.cycle(input);
            let takes = |core: &usize| out.forward[*core].valid && input.forward[*core].ready;
            forwards += (0..MOST).filter(takes).count();
            requests += u64::from(out.request.valid && input.request.ready);
            nacks += u64::from(input.nack.valid && out.nack.ready);
        }
        assert!(forwards > 30 && requests > 500 && nacks > 200, "{forwards} {requests} {nacks}");
    }
}
