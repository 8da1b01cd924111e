//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Dut, HomePacket, In, Out, Ready, Wanted};
use super::{Bench, boundaries, max, npot, one, paper};
use signal::port::beginning;
use testbenches::testing::promised;

/// A header of a packet; the core is ready.
fn header(packet_id: u64, packet_sectors: u64) -> In {
    In {
        packet: HomePacket {
            valid: true,
            id: packet_id,
            sectors: packet_sectors,
            ..HomePacket::default()
        },
        core_reply: Ready::YES,
        ..In::default()
    }
}

/// A sector beat, with identifier and sectors that mean nothing in it.
fn beat(first: u64, wanted_sectors: u64) -> In {
    In {
        packet: HomePacket { data: beginning([first]), ..(header(1, 0)).packet },
        wanted: Wanted { sectors: wanted_sectors },
        ..header(1, 0)
    }
}

fn busy(input: In) -> In {
    In { core_reply: Ready::NO, ..input }
}

/// Identifier, sector, data and whether it is the last, of a reply if there is one.
fn replied(out: &Out) -> Option<(u64, u64, u64, bool)> {
    let data = out.core_reply.data[0];
    let reply = (out.core_reply.id, out.core_reply.sector, data, out.core_reply.last);
    out.core_reply.valid.then_some(reply)
}

/// The sectors that the core gets of a packet, each with whether it is the last.
fn sectors(bench: &mut Bench, packet: u64, wanted: u64) -> Vec<(u64, bool)> {
    let mut seen = Vec::new();
    assert!(bench.cycle(header(0, packet)).packet.ready);
    for number in 1..=packet.count_ones() {
        let out = bench.cycle(beat(u64::from(number), wanted));
        assert!(out.packet.ready);
        assert_eq!(out.request.done, number == packet.count_ones());
        if let Some((_, sector, data, last)) = replied(&out) {
            assert_eq!(data, u64::from(number));
            seen.push((sector, last));
        }
    }
    seen
}

#[test]
fn r1_a_packet_of_no_sectors_is_a_reply_without_data() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        let input = In {
            packet: HomePacket { data: beginning([9]), ..(header(1, 0)).packet },
            wanted: Wanted { sectors: 1 },
            ..header(1, 0)
        };
        let out = bench.cycle(busy(input));
        assert_eq!(replied(&out), Some((1, 0, 0, true)));
        assert!(!out.packet.ready && !out.request.done);
        let out = bench.cycle(input);
        assert_eq!(replied(&out), Some((1, 0, 0, true)));
        assert_eq!(out.core_reply.data, [0; 16]);
        assert!(out.packet.ready && out.request.done);
        // The next one is a header again.
        assert_eq!(replied(&bench.cycle(header(0, 0))), Some((0, 0, 0, true)));
    }
}

#[test]
fn r2_any_other_header_is_taken_and_gives_no_reply() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        let none =
            In { packet: HomePacket { valid: false, ..(header(1, 1)).packet }, ..header(1, 1) };
        assert!(!bench.cycle(none).packet.ready);
        let out = bench.cycle(busy(header(1, 1)));
        assert!(out.packet.ready && !out.core_reply.valid && !out.request.done);
        // The header was taken: a sector beat follows.
        assert_eq!(replied(&bench.cycle(beat(5, 1))), Some((1, 0, 5, true)));
    }
}

#[test]
fn r3_sector_beats_are_the_packets_sectors_rising() {
    let bench = &mut Bench::new(&paper());
    assert_eq!(sectors(bench, 0b1010, 0b1111), [(1, false), (3, true)]);
    assert_eq!(sectors(bench, 0b1111, 0b0110), [(1, false), (2, true)]);
    // One that is wanted waits for the core.
    bench.cycle(header(1, 0b1000));
    let out = bench.cycle(busy(beat(7, 0b1000)));
    assert_eq!((replied(&out), out.packet.ready), (Some((1, 3, 7, true)), false));
    let out = bench.cycle(beat(7, 0b1000));
    assert_eq!((replied(&out), out.packet.ready), (Some((1, 3, 7, true)), true));

    let bench = &mut Bench::new(&max());
    let all: Vec<(u64, bool)> = (0..32).map(|sector| (sector, sector == 31)).collect();
    assert_eq!(sectors(bench, 0xffff_ffff, 0xffff_ffff), all);
    assert_eq!(sectors(bench, 0x8000_0001, 0xffff_ffff), [(0, false), (31, true)]);
}

#[test]
fn r4_a_beat_that_is_not_wanted_is_dropped() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        bench.cycle(header(1, 1));
        let none = In { packet: HomePacket { valid: false, ..(beat(5, 0)).packet }, ..beat(5, 0) };
        assert!(!bench.cycle(none).packet.ready);
        let out = bench.cycle(busy(beat(5, 0)));
        assert!(out.packet.ready && !out.core_reply.valid && out.request.done);
    }
}

#[test]
fn r5_the_last_is_the_highest_sector_that_is_wanted() {
    let bench = &mut Bench::new(&npot());
    for wanted in 0..256_u64 {
        for packet in [0xff, 0b0101_0110, 0b1000_0000] {
            let both = packet & wanted;
            let last = both.checked_ilog2().map(u64::from);
            let all = (0..8).filter(|sector| both >> sector & 1 == 1);
            let expected: Vec<_> = all.map(|sector| (sector, Some(sector) == last)).collect();
            assert_eq!(sectors(bench, packet, wanted), expected, "{packet:x} {wanted:x}");
        }
    }
}

#[test]
fn r6_the_identifier_is_the_headers() {
    for config in boundaries() {
        let last = (1 << config.id_bits()) - 1;
        let bench = &mut Bench::new(&config);
        let id = |input: In, packet_id| In {
            packet: HomePacket { id: packet_id, ..input.packet },
            ..input
        };
        let idle = In {
            packet: HomePacket { valid: false, ..(header(last, 1)).packet },
            ..header(last, 1)
        };
        assert!(!bench.cycle(idle).request.present);
        assert_eq!(bench.cycle(header(last, 1)).request.id, last);
        assert_eq!(bench.cycle(idle).request.id, last);
        assert_eq!(bench.cycle(id(idle, 0)).request.id, last);
        let out = bench.cycle(id(beat(3, 1), 0));
        assert_eq!((out.request.id, out.core_reply.id), (last, last));
        assert!(!bench.cycle(id(idle, 0)).request.present);
        let out = bench.cycle(header(0, 0));
        assert_eq!((out.request.id, out.core_reply.id), (0, 0));
    }
}

#[test]
fn r7_done_comes_with_the_last_beat() {
    let bench = &mut Bench::new(&paper());
    let cycles = [
        (header(1, 0b0011), false),
        (busy(beat(1, 0b0010)), false),
        (busy(beat(2, 0b0010)), false),
        (
            In {
                packet: HomePacket { valid: false, ..(beat(2, 0b0010)).packet },
                ..beat(2, 0b0010)
            },
            false,
        ),
        (beat(2, 0b0010), true),
        // Not wanted.
        (header(1, 0b0011), false),
        (beat(1, 0b0001), false),
        (busy(beat(2, 0b0001)), true),
        (busy(header(1, 0)), false),
        (header(1, 0), true),
    ];
    for (number, (input, done)) in cycles.into_iter().enumerate() {
        assert_eq!(bench.cycle(input).request.done, done, "{number}");
    }
}

#[test]
fn r8_a_reply_does_not_depend_on_the_cores_ready() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        for input in [header(1, 0), beat(4, 1)] {
            let waits = bench.cycle(busy(input));
            let taken = bench.cycle(input);
            assert_eq!(replied(&waits), replied(&taken));
            assert!(waits.core_reply.valid && taken.packet.ready);
            bench.cycle(header(1, 1));
        }
    }
}

#[test]
fn r9_after_a_reset_comes_a_header() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        bench.cycle(header(1, 1));
        bench.reset();
        assert_eq!(replied(&bench.cycle(header(0, 0))), Some((0, 0, 0, true)));
        assert!(!bench.cycle(header(0, 1)).core_reply.valid);
    }
}

#[test]
fn r10_an_environment_that_changes_its_mind_breaks_its_promise() {
    let seen = |cycles: &[In]| promised::<Dut>(&paper(), cycles);
    let header = |id, sectors| In { wanted: Wanted { sectors: 1 }, ..header(id, sectors) };
    let waits = busy(beat(1, 1));
    assert_eq!(seen(&[header(1, 3), waits, beat(1, 1), beat(2, 1), header(2, 0)]), "");
    let gone = In { packet: HomePacket { valid: false, ..waits.packet }, ..waits };
    assert!(seen(&[header(1, 1), waits, gone]).starts_with("stream packet: valid must not fall"));
    let other = seen(&[header(1, 1), waits, beat(2, 1)]);
    assert!(other.starts_with("stream packet: the payload must hold"), "{other}");
    let changed = "R10: wanted_sectors must not change of sectors to come";
    assert_eq!(seen(&[header(1, 3), beat(1, 1), beat(2, 3)]), changed);
    assert_eq!(seen(&[header(1, 1), waits, busy(beat(1, 0))]), changed);
    // Behind a gap too; in the gap, in the header, and of sectors that came, it may.
    let gap = |wanted_sectors| In {
        packet: HomePacket { valid: false, ..(beat(9, wanted_sectors)).packet },
        ..beat(9, wanted_sectors)
    };
    assert_eq!(seen(&[header(1, 3), beat(1, 1), gap(3), gap(0), beat(2, 3)]), changed);
    assert_eq!(seen(&[header(1, 3), gap(0), beat(1, 3), gap(0), beat(2, 2), header(2, 0)]), "");
    // The next packet's are others.
    assert_eq!(seen(&[header(1, 1), beat(1, 1), header(2, 1), beat(2, 0)]), "");
}

/// The table of the page's section on timing.
#[test]
fn the_timing_of_the_page() {
    let bench = &mut Bench::new(&paper());
    let inputs = [header(1, 0xf), beat(0, 5), beat(1, 5), beat(2, 5), beat(3, 5)];
    let outs = inputs.map(|input| bench.cycle(input));
    assert_eq!(outs.map(|out| out.packet.ready), [true; 5]);
    assert_eq!(outs.map(|out| out.core_reply.valid), [false, true, false, true, false]);
    assert_eq!([outs[1].core_reply.last, outs[3].core_reply.last], [false, true]);
    assert_eq!(outs.map(|out| out.request.done), [false, false, false, false, true]);

    let bench = &mut Bench::new(&one());
    assert_eq!(sectors(bench, 1, 1), [(0, true)]);
}
