//! A test for each rule of the page but those of a flush.

use super::super::Config;
use super::world::{World, add, load, store};
use super::{axi, ports};
use crate::streams::kind;

fn all() -> [Config; 3] {
    [axi(), ports(true), ports(false)]
}

#[test]
fn r1_parts_are_one_behind_the_other() {
    // To `memory_request`, or a cycle later to `ar`.
    for (config, cycles) in [(axi(), 5), (ports(true), 4), (ports(false), 4)] {
        let world = &mut World::new(&config);
        let at = world.offer(load(5, 0b11, 9));
        world.idle(20);
        let (now, down) = world.downs[0];
        assert_eq!((now - at, down.kind, down.line, down.sectors), (cycles, 0, 5, 0b11));
        let beats: Vec<_> = world.replies.iter().map(|(_, r)| (r.id, r.sector, r.last)).collect();
        assert_eq!(beats, [(9, 0, false), (9, 1, true)]);
        assert_eq!(world.ask(load(5, 1, 3)).0, 4, "a hit");
    }
}

#[test]
fn r2_atomics_are_performed_in_the_buffer() {
    for config in [axi(), ports(true)] {
        let world = &mut World::new(&config);
        let old = world.ask(add(5, 1, 1, 3)).1[0];
        assert_eq!(old, world.word(5, 1));
        let (cycles, found) = world.ask(add(5, 1, 2, 4));
        assert_eq!((cycles, found[0]), (1, old.wrapping_add(3)));
        assert_eq!(world.ask(load(5, 0b10, 3)).1[0], old.wrapping_add(7));
        assert!(world.downs.iter().all(|(_, down)| down.kind == 0));
    }
    // Without a buffer they go down.
    let world = &mut World::new(&ports(false));
    world.ask(add(5, 1, 1, 3));
    let asked: Vec<_> = world.downs.iter().map(|(_, down)| (down.kind, down.line)).collect();
    assert_eq!(asked, [(kind::ATOMIC as u64, 5)]);
}

#[test]
fn r3_memory_has_what_the_slice_asks_for() {
    for config in all() {
        let world = &mut World::new(&config);
        world.ask(store(5, 1, 1, 0x1234));
        world.flush(None);
        let (_, down) = world.downs[0];
        assert_eq!((down.kind, down.line, down.sectors, down.byte_enable), (1, 5, 0b10, 0xff));
        assert_eq!((world.downs.len(), world.word(5, 1)), (1, 0x1234));
    }
}

#[test]
fn r6_idle_says_that_nothing_but_lines_is_held() {
    for config in all() {
        let world = &mut World::new(&config);
        world.latency = 9;
        assert!(world.cycle(None).idle);
        assert!(world.cycle(Some(load(5, 1, 1))).idle);
        for _ in 0..12 {
            assert!(!world.cycle(None).idle);
        }
        assert!(world.idle(12).idle);
        // A sector in the buffer is held, until another request to its line comes.
        world.ask(add(5, 0, 2, 1));
        assert_eq!(world.idle(30).idle, !config.has_buffer());
        world.ask(load(5, 1, 3));
        assert!(world.idle(30).idle);
    }
}

#[test]
fn r7_events_are_the_slices() {
    for config in all() {
        let world = &mut World::new(&config);
        let mut seen = (0, 0, 0);
        for request in [load(5, 1, 1), load(5, 1, 2), add(8, 0, 3, 1)] {
            for cycle in 0..30 {
                let out = world.cycle((cycle == 0).then_some(request));
                seen.0 += u32::from(out.event.miss);
                seen.1 += u32::from(out.event.hit);
                seen.2 += u32::from(out.performed);
            }
        }
        // The load, and the buffer's load.
        let of_atomic = u32::from(config.has_buffer());
        assert_eq!(seen, (1 + of_atomic, 1, of_atomic));
        // Counter 2 is of misses.
        world.base.counter.index = 2;
        assert_eq!(world.cycle(None).counter.value, u64::from(1 + of_atomic));
    }
    // The error of a response comes a cycle after it was taken, with its line.
    let world = &mut World::new(&axi());
    world.ask(store(5, 1, 1, 2));
    (world.base.flush, world.resp) = (true, 2);
    let error = (0..60).map(|_| world.cycle(None).error).find(|error| error.valid).unwrap();
    assert_eq!((error.line, error.is_write), (5, true));
}

#[test]
fn r8_requests_to_a_sector_take_effect_in_their_order() {
    for config in [axi(), ports(true)] {
        let world = &mut World::new(&config);
        let before = world.word(5, 1);
        for request in [
            load(5, 0b10, 1),
            store(5, 1, 2, 100),
            add(5, 1, 3, 1),
            load(5, 0b10, 4),
            store(5, 1, 5, 200),
            add(5, 1, 6, 1),
        ] {
            world.offer(request);
        }
        world.idle(80);
        let found = |id: u64| {
            world.replies.iter().find(|(_, reply)| reply.id == id).map(|(_, reply)| reply.data[0])
        };
        let expected = [before, 0, 100, 101, 0, 200].map(Some);
        assert_eq!([1, 2, 3, 4, 5, 6].map(found), expected);
    }
}

#[test]
fn r9_a_reset_is_each_parts() {
    for config in all() {
        let world = &mut World::new(&config);
        world.ask(store(5, 1, 1, 9));
        world.offer(add(6, 1, 2, 9));
        world.offer(load(8, 0b11, 3));
        world.reset();
        let out = world.cycle(None);
        assert!(out.idle && !out.flushed && !out.reply.valid);
        assert!(!out.memory_request.valid && !out.ar.valid && !out.aw.valid && !out.w.valid);
        // The line that was written has to be fetched, as memory has it.
        world.downs.clear();
        assert_eq!(world.ask(load(5, 0b10, 4)).1[0], world.word(5, 1));
        assert_eq!(world.downs.len(), 1);
    }
}
