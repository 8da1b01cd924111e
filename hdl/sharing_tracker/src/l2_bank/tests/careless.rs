//! A careless user: `flush` is high too long, falls before it was answered and rises again at once, and what is not valid
//! carries anything. The engines agree, and what is read is right.

use base::model::Data;
use testbenches::stimulus::Rng;

use super::small;
use super::world::{World, add, load, store};
use crate::streams::Request;

/// Idle streams of the world carry noise.
fn noise(rng: &mut Rng, world: &mut World) {
    let request = load(rng.below(8), rng.bits(4), rng.bits(9));
    let kind = rng.bits(2);
    world.noise = Request { valid: false, kind, byte_enable: rng.wide_bits(16), ..request };
    world.base.flush = match rng.below(8) {
        0 => !world.base.flush,
        _ => world.base.flush,
    };
    world.base.counter.index = rng.bits(3);
}

/// The first word of a sector, as requests have left it.
fn word(written: &[Option<u64>], sector: u64, initial: &Data) -> u64 {
    written[sector as usize].unwrap_or(initial[0])
}

#[test]
fn a_careless_user_gets_what_is_right() {
    let (world, rng) = (&mut World::new(&small()), &mut Rng::new(1));
    let initial: Vec<Data> = (0..32).map(|part| world.memory.read(part)).collect();
    let mut written = vec![None; 32];
    let mut flushed = 0;
    for n in 0..300 {
        let (line, sector, id) = (rng.below(8), rng.below(4), n);
        let part = line << 2 | sector;
        let before = word(&written, part, &initial[part as usize]);
        let value = rng.bits(40);
        let request = match rng.below(3) {
            0 => load(line, 1 << sector, id),
            1 => {
                written[part as usize] = Some(value);
                store(line, sector, id, value)
            }
            _ => {
                written[part as usize] = Some(before.wrapping_add(value));
                add(line, sector, id, value)
            }
        };
        world.replies.clear();
        let mut is_taken = false;
        for waited in 0.. {
            assert!(waited < 2_000, "{request:x?} is not answered");
            noise(rng, world);
            let out = world.cycle((!is_taken).then_some(request));
            is_taken |= out.request.ready;
            flushed += u64::from(out.flushed);
            if world.replies.iter().any(|(_, reply)| reply.last) {
                break;
            }
        }
        let (_, reply) = world.replies[0];
        assert_eq!((world.replies.len(), reply.id), (1, id));
        let expected = if request.kind == 1 { 0 } else { before };
        assert_eq!(reply.data[0], expected, "{request:x?}");
    }
    assert!(flushed > 20, "{flushed}");
}
