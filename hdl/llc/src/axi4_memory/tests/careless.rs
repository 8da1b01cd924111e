//! Users who break promises: what is offered is withdrawn or changes, answers come for anything and before they were
//! asked for, bursts end anywhere. The engines agree all the same, in every cycle.

use testbenches::stimulus::Rng;
use testbenches::testing::Bench;

use super::super::ports::{Access, ReadBeat, WriteResponse};
use super::super::{Config, Dut, In, Out};
use super::{config, defaults};
use design::Axi;
use signal::port::{Beat, Ready};

/// The unanswered identifiers: that they are distinct is the one promise that is kept, with that of a sector
/// at least.
struct User {
    rng: Rng,
    is_used: Vec<bool>,
}

impl User {
    fn new(config: &Config) -> User {
        User { rng: Rng::new(1), is_used: vec![false; 1 << config.memory_id_bits()] }
    }

    fn bytes(&mut self, config: &Config) -> Beat {
        let mut data = Beat::default();
        for limb in &mut data[..config.beat_bits() / 64] {
            *limb = self.rng.bits(64);
        }
        data
    }

    /// Anything, in every cycle anew.
    fn next(&mut self, config: &Config) -> In {
        let id = self.rng.below(self.is_used.len() as u64);
        let data = self.bytes(config);
        let rng = &mut self.rng;
        let request = Access {
            valid: rng.chance(1, 2) && !self.is_used[id as usize],
            // Four kinds, two of which never come here, and stores to several sectors.
            kind: rng.bits(2),
            line: rng.below(4),
            sectors: rng.bits(config.sectors()) | 1 << rng.below(config.sectors() as u64),
            byte_enable: rng.wide_bits(config.sector_bytes()),
            data,
            id,
        };
        let mut number = || {
            let ids = rng.between(1, 1 << config.axi_id_bits());
            rng.below(ids)
        };
        let (read, write) = (number(), number());
        let r = ReadBeat {
            valid: rng.chance(1, 2),
            id: read,
            data,
            resp: rng.bits(2),
            last: rng.chance(1, 2),
        };
        let b = WriteResponse { valid: rng.chance(1, 2), id: write, resp: rng.bits(2) };
        let mut ready = || Ready { ready: rng.chance(1, 2) };
        In { request, reply: ready(), ar: ready(), aw: ready(), w: ready(), r, b }
    }

    fn see(&mut self, input: &In, out: &Out) {
        if out.reply.valid && input.reply.ready && out.reply.last {
            self.is_used[out.reply.id as usize] = false;
        }
        if input.request.valid && out.request.ready {
            self.is_used[input.request.id as usize] = true;
        }
    }
}

#[test]
fn engines_agree_for_a_user_who_breaks_promises() {
    let few = config(4, 3, Axi { id_bits: 2, reads: 3, writes: 2 });
    for config in [few, defaults()] {
        let (mut bench, mut user) = (Bench::<Dut>::new(&config), User::new(&config));
        let (mut replies, mut errors) = (0, 0);
        for cycle in 0..10_000 {
            let input = user.next(&config);
            if cycle % 1_000 == 999 {
                bench.reset_with(input);
                user = User { rng: user.rng, ..User::new(&config) };
                continue;
            }
            let out = bench.cycle(input);
            user.see(&input, &out);
            replies += u64::from(out.reply.valid && input.reply.ready);
            errors += u64::from(out.error.valid);
        }
        assert!(replies > 1_000 && errors > 1_000, "{replies} {errors}");
    }
}
