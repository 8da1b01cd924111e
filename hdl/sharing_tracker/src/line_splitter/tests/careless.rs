//! Users who break promises: a request is withdrawn or changes while it waits, a part is answered before it was taken,
//! twice, or for a place that there is not. The engines agree all the same, in every cycle.

use testbenches::stimulus::Rng;
use testbenches::testing::Bench;

use super::super::stimulus::request;
use super::super::{Config, Dut, In, PartReply};
use super::{config, small};
use crate::streams::Request;
use signal::port::Ready;

/// Anything, in every cycle anew; but that a request names a sector.
fn any(rng: &mut Rng, config: &Config, held: &mut Request) -> In {
    if rng.chance(1, 3) {
        let id = rng.bits(config.port().id_bits());
        *held = request(rng, config.port(), id, 8);
        held.valid = rng.chance(2, 3);
    }
    let mut ready = || Ready { ready: rng.chance(1, 2) };
    let (reply, part) = (ready(), ready());
    let part_reply = PartReply {
        valid: rng.chance(1, 2),
        id: rng.bits(config.part_id_bits()),
        kind: rng.below(3),
        ..PartReply::default()
    };
    In { request: *held, reply, part, part_reply }
}

#[test]
fn engines_agree_for_a_user_who_breaks_promises() {
    let three = "[l1]\nline_bytes = 128\nsector_bytes = 64\n[l2]\nsplit_requests = 3\n";
    for config in [small(), config(three)] {
        let (mut bench, mut rng) = (Bench::<Dut>::new(&config), Rng::new(1));
        let (mut held, mut stray, mut idle, mut replies) = (Request::default(), 0, 0, 0);
        for cycle in 0..10_000 {
            let input = any(&mut rng, &config, &mut held);
            if cycle % 1_000 == 999 {
                bench.reset_with(input);
                continue;
            }
            let out = bench.cycle(input);
            stray += u64::from(input.part_reply.valid && !out.reply.valid);
            replies += u64::from(out.reply.valid && input.reply.ready);
            idle += u64::from(out.idle);
        }
        // The splitter gets through it all: places become free again.
        assert!(stray > 1_000 && replies > 500 && idle > 10, "{stray} {replies} {idle}");
    }
}
