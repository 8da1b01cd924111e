//! The rules of a flush: its order, and users who raise it over requests in flight, drop it early or hold it.

use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::stimulus::Rng;
use testbenches::testing::{Bench, at_depth};

use super::super::Config;
use super::world::{World, add, load, request, store};
use super::{axi, ports};
use crate::streams::{Request, kind};

fn all() -> [Config; 3] {
    [axi(), ports(true), ports(false)]
}

/// With one wire to both the slice would take nothing any more, and the buffer's sector would never be written back.
#[test]
fn r4_the_buffer_is_flushed_before_the_slice() {
    for config in [axi(), ports(true)] {
        let world = &mut World::new(&config);
        let old = world.ask(add(5, 1, 1, 3)).1[0];
        world.ask(store(6, 0, 2, 9));
        let (cycles, _) = world.flush(None);
        assert!(cycles < 60, "{cycles}");
        assert_eq!((world.word(5, 1), world.word(6, 0)), (old.wrapping_add(3), 9));
        // The store hit the slice before its walk: one write-back for each sector.
        assert_eq!(world.downs.iter().filter(|(_, down)| down.kind == 1).count(), 2);
    }
}

#[test]
fn r5_flushed_comes_behind_memorys_last_acknowledgement() {
    for config in all() {
        let world = &mut World::new(&config);
        world.ask(store(5, 1, 1, 9));
        world.latency = 100;
        let start = world.now;
        let (cycles, _) = world.flush(None);
        let (sent, _) = *world.downs.last().unwrap();
        assert!(start + cycles > sent + 100, "{cycles}");
        // It stays until `flush` has fallen, one cycle longer.
        assert!((0..5).all(|_| world.cycle(None).flushed));
        world.base.flush = false;
        assert!(world.cycle(None).flushed);
        assert!(!world.cycle(None).flushed);
        // Every line is invalid.
        world.latency = 1;
        world.downs.clear();
        assert_eq!(world.ask(load(5, 0b10, 2)).1[0], 9);
        assert_eq!(world.downs.len(), 1);
    }
}

#[test]
fn requests_in_flight_are_answered_before_flushed() {
    for config in all() {
        let world = &mut World::new(&config);
        world.latency = 20;
        for asked in [load(5, 0b11, 1), add(6, 1, 2, 7), store(7, 0, 3, 8)] {
            world.offer(asked);
        }
        let (before, waits) = (world.word(6, 1), load(8, 1, 4));
        let (_, is_taken) = world.flush(Some(waits));
        assert!(!is_taken, "a request that is offered during a flush waits");
        let mut answered: Vec<u64> =
            world.replies.iter().filter(|(_, r)| r.last).map(|(_, r)| r.id).collect();
        answered.sort_unstable();
        assert_eq!(answered, [1, 2, 3]);
        assert_eq!(world.word(7, 0), 8);
        if config.has_buffer() {
            assert_eq!(world.word(6, 1), before.wrapping_add(7));
        }
        world.base.flush = false;
        world.ask(waits);
    }
}

/// Whenever `flush` falls: no `flushed` comes behind a buffer, and nothing is lost.
#[test]
fn a_flush_that_is_dropped_early_loses_nothing() {
    let config = axi();
    let world = &mut World::of(&config, Bench::of(&config, &[Model, Verilog]));
    let mut sum = world.word(5, 1);
    for length in 1..30 {
        let id = length % 16;
        assert_eq!(world.ask(add(5, 1, id, 3)).1[0], sum);
        sum = sum.wrapping_add(3);
        world.base.flush = true;
        let mut is_flushed = false;
        for _ in 0..length {
            is_flushed |= world.cycle(None).flushed;
        }
        world.base.flush = false;
        // A cycle longer than `flush`, if at all.
        is_flushed |= world.cycle(None).flushed;
        assert!(!world.idle(40).flushed);
        assert!(!is_flushed || world.word(5, 1) == sum, "{length}");
    }
    world.flush(None);
    assert_eq!(world.word(5, 1), sum);
}

/// A user who changes `flush` at any time; what is not valid carries anything. The engines agree, what is read is
/// right, and `flushed` means that memory has it.
#[test]
fn a_careless_user_gets_what_is_right() {
    for config in [axi(), ports(true)] {
        let (world, rng) =
            (&mut World::of(&config, Bench::of(&config, &[Model, Verilog])), &mut Rng::new(1));
        let mut words: Vec<u64> = (0..16).map(|part| world.word(part >> 1, part & 1)).collect();
        let mut flushed = 0;
        for n in 0..at_depth(300, 100) {
            let (line, sector) = (rng.below(8), rng.below(2));
            let place = (line << 1 | sector) as usize;
            let (before, value) = (words[place], rng.bits(40));
            let asked = match rng.below(3) {
                0 => load(line, 1 << sector, n % 32),
                1 => store(line, sector, n % 32, value),
                _ => add(line, sector, n % 32, value),
            };
            world.latency = rng.between(1, 6);
            world.replies.clear();
            let mut is_taken = false;
            for waited in 0.. {
                assert!(waited < 2_000, "{asked:x?} is not answered");
                let noise = request(rng.bits(2) as usize, rng.below(8), rng.bits(2), rng.bits(5));
                world.noise = Request { valid: false, byte_enable: rng.wide_bits(16), ..noise };
                world.base.flush ^= rng.chance(1, 16);
                world.base.counter.index = rng.bits(3);
                let out = world.cycle((!is_taken).then_some(asked));
                // It has not taken effect.
                if out.flushed && !is_taken {
                    flushed += 1;
                    let found: Vec<u64> = (0..16).map(|p| world.word(p >> 1, p & 1)).collect();
                    assert_eq!(found, words);
                }
                is_taken |= out.request.ready;
                if world.replies.iter().any(|(_, reply)| reply.last) {
                    break;
                }
            }
            match asked.kind as usize {
                kind::STORE => words[place] = value,
                kind::ATOMIC => words[place] = before.wrapping_add(value),
                _ => {}
            }
            if asked.kind != kind::STORE as u64 {
                assert_eq!(world.replies[0].1.data[0], before, "{asked:x?}");
            }
        }
        assert!(flushed > 10, "{flushed}");
    }
}
