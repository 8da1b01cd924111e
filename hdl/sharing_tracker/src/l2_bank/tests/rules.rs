//! A test for each rule of the page.

use super::small;
use super::world::{World, add, load, store};

/// Sector 2 of line 5 in the slice.
const PART: u64 = 5 << 2 | 2;

#[test]
fn r1_the_parts_stand_one_behind_the_other() {
    let world = &mut World::new(&small());
    let at = world.offer(load(5, 0b0110, 9));
    world.idle(20);
    let asked: Vec<_> = world.downs.iter().map(|(now, down)| (now - at, down.line)).collect();
    assert_eq!(asked, [(4, PART - 1), (5, PART)]);
    let lasts: Vec<_> = world.replies.iter().map(|(_, r)| (r.id, r.sector, r.last)).collect();
    assert_eq!(lasts, [(9, 1, false), (9, 2, true)]);
}

#[test]
fn r2_atomics_are_performed_here() {
    let world = &mut World::new(&small());
    let old = world.ask(add(5, 2, 1, 3)).1;
    assert_eq!(old, world.memory.read(PART));
    assert_eq!(world.ask(add(5, 2, 2, 4)).1[0], old[0].wrapping_add(3));
    assert_eq!(world.ask(load(5, 0b100, 3)).1[0], old[0].wrapping_add(7));
    assert!(world.downs.iter().all(|(_, down)| down.kind == 0));
}

#[test]
fn r3_memory_knows_sectors_as_lines() {
    let world = &mut World::new(&small());
    world.ask(store(5, 2, 1, 3));
    world.base.flush = true;
    world.idle(40);
    let (_, down) = world.downs.last().unwrap();
    assert_eq!((down.kind, down.line, down.sectors, down.byte_enable), (1, PART, 1, 0xff));
    assert_eq!(world.memory.read(PART)[0], 3);
}

#[test]
fn r4_a_flush_writes_the_buffers_sector_back_too() {
    let world = &mut World::new(&small());
    let old = world.ask(add(5, 2, 1, 3)).1;
    world.ask(store(6, 0, 2, 9));
    world.base.flush = true;
    let waits = world.cycle(Some(load(5, 1, 3)));
    assert!(!waits.request.ready && !waits.flushed);
    let mut cycles = 0;
    while !world.cycle(None).flushed {
        cycles += 1;
        assert!(cycles < 100);
    }
    assert_eq!(world.memory.read(PART)[0], old[0].wrapping_add(3));
    assert_eq!(world.memory.read(6 << 2)[0], 9);
    assert!(world.idle(3).flushed);
    world.base.flush = false;
    assert!(world.cycle(None).flushed);
    assert!(!world.cycle(None).flushed);
}

#[test]
fn r5_idle_while_the_buffer_holds_a_sector() {
    let world = &mut World::new(&small());
    assert!(world.cycle(Some(add(5, 2, 1, 3))).idle);
    assert!(!world.cycle(None).idle);
    assert!(world.idle(20).idle);
    // The buffer does hold one: the next atomic is answered at once.
    assert_eq!(world.ask(add(5, 2, 2, 3)).0, 1);
}

#[test]
fn r6_events_are_the_slices() {
    let world = &mut World::new(&small());
    let mut told = (0, 0, 0);
    let mut see = |out: super::super::Out| {
        told.0 += u32::from(out.event.miss);
        told.1 += u32::from(out.event.hit);
        told.2 += u32::from(out.performed);
    };
    for request in [load(5, 1, 1), load(5, 1, 2), add(9, 0, 3, 1)] {
        see(world.cycle(Some(request)));
        (0..20).for_each(|_| see(world.cycle(None)));
    }
    // The load, and the buffer's load.
    assert_eq!(told, (2, 1, 1));
    // Counter 2 is of misses.
    world.base.counter.index = 2;
    assert_eq!(world.cycle(None).counter.value, 2);
}

#[test]
fn r7_requests_to_a_sector_take_effect_in_their_order() {
    let world = &mut World::new(&small());
    let requests = [
        load(5, 0xf, 1),
        store(5, 2, 2, 100),
        add(5, 2, 3, 1),
        load(5, 0xf, 4),
        store(5, 2, 5, 200),
        add(5, 2, 6, 1),
    ];
    let before = world.memory.read(PART)[0];
    for request in requests {
        world.offer(request);
    }
    world.idle(60);
    let found = |id: u64| {
        let of =
            |r: &&(u64, crate::streams::Reply)| r.1.id == id && (r.1.sector == 2 || r.1.kind != 0);
        world.replies.iter().find(of).map(|(_, reply)| reply.data[0])
    };
    let expected = [before, 0, 100, 101, 0, 200].map(Some);
    assert_eq!([1, 2, 3, 4, 5, 6].map(found), expected);
}

#[test]
fn r8_a_reset_is_each_parts() {
    let config = small();
    let mut bench = super::bench(&config);
    let ready = signal::port::Ready::YES;
    let base = super::super::In { reply: ready, memory_request: ready, ..Default::default() };
    let with = |request: crate::streams::Request| super::super::In { request, ..base };
    bench.cycle(with(store(5, 2, 1, 9)));
    bench.cycle(with(add(5, 2, 2, 9)));
    bench.cycle(with(load(5, 0b11, 3)));
    bench.reset();
    let out = bench.cycle(base);
    assert!(out.idle && !out.reply.valid && !out.memory_request.valid && !out.flushed);
    // The line that was written has to be fetched.
    bench.cycle(with(load(5, 0b100, 4)));
    let out = bench.repeat(4, base);
    assert!(out.memory_request.valid && out.memory_request.line == PART);
}
