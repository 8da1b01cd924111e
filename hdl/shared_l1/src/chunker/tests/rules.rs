//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Config, Dut, In, LineBack, Ready, Reply};
use super::{Bench, boundaries, max, npot, one, paper, pot, whole};
use testbenches::testing::promised;

fn reply(reply_sectors: u64) -> In {
    In {
        reply: Reply { valid: true, sectors: reply_sectors, ..Reply::default() },
        packet: Ready::YES,
        ..In::default()
    }
}

fn stalled(input: In) -> In {
    In { packet: Ready::NO, ..input }
}

/// The beats of a packet, each taken at once: -1 for a header, or the sector; and the last's number.
fn packet(bench: &mut Bench, input: In) -> Vec<i64> {
    let mut beats = Vec::new();
    loop {
        let out = bench.cycle(input);
        assert!(out.packet.valid && out.packet.header != out.line.valid);
        beats.push(if out.packet.header { -1 } else { out.line.sector as i64 });
        assert_eq!(out.packet.last, out.reply.ready);
        if out.packet.last {
            return beats;
        }
    }
}

fn assert_packets(config: &Config, packets: &[(u64, &[i64])]) {
    let bench = &mut Bench::new(config);
    for (asked, beats) in packets {
        assert_eq!(packet(bench, reply(*asked)), *beats, "{asked:#x}");
    }
}

#[test]
fn r1_a_packet_is_a_header_and_its_sectors_rising() {
    let packets: [(u64, &[i64]); 4] = [
        (0b0101, &[-1, 0, 2]),
        (0b1000, &[-1, 3]),
        (0b1111, &[-1, 0, 1, 2, 3]),
        (0b0001, &[-1, 0]),
    ];
    assert_packets(&paper(), &packets);
    let all: Vec<i64> = (-1..32).collect();
    assert_packets(&max(), &[(0xffff_ffff, &all), (0x8000_0001, &[-1, 0, 31])]);
}

#[test]
fn r2_without_chunking_the_whole_line_is_sent() {
    for asked in 1..16 {
        assert_packets(&whole(), &[(asked, &[-1, 0, 1, 2, 3])]);
    }
    // Every mask of the preset, and with it.
    for asked in 1..16_u64 {
        let sectors = (0..4).filter(|sector| asked >> sector & 1 == 1);
        assert_packets(&paper(), &[(asked, &[-1].into_iter().chain(sectors).collect::<Vec<_>>())]);
    }
    assert_packets(&one(), &[(1, &[-1, 0])]);
    assert_packets(&pot(), &[(2, &[-1, 1]), (3, &[-1, 0, 1])]);
}

#[test]
fn r3_an_acknowledgement_is_a_header_alone() {
    for config in boundaries() {
        assert_packets(&config, &[(0, &[-1]), (1, &packet_of_one(&config)), (0, &[-1])]);
    }
}

/// The beats that answer a request of sector 0.
fn packet_of_one(config: &Config) -> Vec<i64> {
    let last = if config.chunking() { 0 } else { config.sectors() as i64 - 1 };
    (-1..=last).collect()
}

#[test]
fn r4_every_beat_says_whose_it_is() {
    let all = 0xf;
    for (config, sent) in [(paper(), 0b1010), (whole(), all)] {
        let bench = &mut Bench::new(&config);
        let input =
            In { reply: Reply { core: 27, id: 0xff, ..(reply(0b1010)).reply }, ..reply(0b1010) };
        let beats = if sent == all { 5 } else { 3 };
        for beat in 0..beats {
            let out = bench.cycle(input);
            assert_eq!((out.packet.core, out.packet.id, out.packet.sectors), (27, 0xff, sent));
            assert_eq!(out.packet.header, beat == 0);
        }
        let out =
            bench.cycle(In { reply: Reply { core: 3, id: 1, ..(reply(0)).reply }, ..reply(0) });
        assert_eq!((out.packet.core, out.packet.id, out.packet.sectors), (3, 1, 0));
    }
}

#[test]
fn r5_a_sector_beat_carries_the_line_data_of_its_cycle() {
    for config in boundaries() {
        let ones = core::array::from_fn(
            |place| {
                if place < config.data_bits() / 64 { u64::MAX } else { 0 }
            },
        );
        let bench = &mut Bench::new(&config);
        let input = In { line: LineBack { data: ones }, ..reply(1) };
        assert!(
            !bench.cycle(In { reply: Reply { valid: false, ..input.reply }, ..input }).line.valid
        );
        assert!(!bench.cycle(input).line.valid);
        let out = bench.cycle(stalled(input));
        assert!(out.line.valid && out.line.sector == 0);
        assert_eq!(out.packet.data, ones);
        let zeros = In { line: LineBack { data: [0; 16] }, ..input };
        assert_eq!(bench.cycle(zeros).packet.data, [0; 16]);
    }
}

#[test]
fn r6_the_header_comes_with_its_reply_and_each_beat_after_the_one_before() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        let none = In { reply: Reply { valid: false, ..(reply(1)).reply }, ..reply(1) };
        assert!(!bench.cycle(none).packet.valid);
        for _ in 0..3 {
            let out = bench.cycle(stalled(reply(1)));
            assert!(out.packet.valid && out.packet.header);
        }
        assert!(bench.cycle(reply(1)).packet.header);
        // A gap changes nothing, whatever is shown in it.
        for asked in [0, 1] {
            let out = bench.cycle(In {
                reply: Reply { valid: false, ..(reply(asked)).reply },
                ..reply(asked)
            });
            assert!(!out.packet.valid && !out.line.valid && !out.reply.ready);
        }
        for _ in 0..3 {
            let out = bench.cycle(stalled(reply(1)));
            assert!(out.packet.valid && !out.packet.header && out.line.sector == 0);
        }
    }
}

#[test]
fn r7_a_reply_is_taken_with_its_last_beat() {
    let bench = &mut Bench::new(&npot());
    let input = reply(0b1000_0010);
    let cycles = [(input, false), (stalled(input), false), (input, false)];
    let last = [(stalled(input), false), (input, true), (reply(0), true)];
    for (input, expected) in cycles.into_iter().chain(last) {
        assert_eq!(bench.cycle(input).reply.ready, expected);
    }
    assert!(!bench.cycle(stalled(reply(0))).reply.ready);
    assert!(
        !bench
            .cycle(In { reply: Reply { valid: false, ..(reply(0)).reply }, ..reply(0) })
            .reply
            .ready
    );
}

#[test]
fn r8_after_a_reset_comes_a_header() {
    for config in boundaries() {
        let bench = &mut Bench::new(&config);
        bench.cycle(reply(1));
        assert!(bench.cycle(stalled(reply(1))).line.valid);
        bench.reset();
        assert_eq!(packet(bench, reply(1)), packet_of_one(&config));
    }
}

#[test]
fn r9_an_environment_that_changes_its_mind_breaks_its_promise() {
    let seen = |cycles: &[In]| promised::<Dut>(&paper(), cycles);
    let input = reply(0b0110);
    assert_eq!(seen(&[input, input, stalled(input), input, reply(0)]), "");
    let changed = seen(&[stalled(input), reply(0b0111)]);
    assert!(changed.starts_with("stream reply: the payload must hold"), "{changed}");
    // Gone between two beats is a gap; while one waits it is not. A gap does not change the reply.
    let gone = In { reply: Reply { valid: false, ..(reply(0)).reply }, ..reply(0) };
    assert_eq!(seen(&[input, gone, gone, input, gone, stalled(input), input, reply(0)]), "");
    for waits in
        [&[stalled(input)] as &[In], &[input, stalled(input)], &[input, gone, stalled(input)]]
    {
        let fell = seen(&[waits, &[gone]].concat());
        assert!(fell.starts_with("stream reply: valid must not fall before ready"), "{fell}");
    }
    for other in [
        reply(0b0111),
        In { reply: Reply { id: 1, ..input.reply }, ..input },
        In { reply: Reply { core: 1, ..input.reply }, ..input },
    ] {
        assert_eq!(seen(&[input, other]), "R9: a packet's reply must not change");
        assert_eq!(seen(&[input, gone, other]), "R9: a packet's reply must not change");
    }
    let other = In { line: LineBack { data: [1; 16] }, ..input };
    assert!(seen(&[input, stalled(input), other]).starts_with("stream packet: the payload must"));
}

/// The table of the page's section on timing.
#[test]
fn the_timing_of_the_page() {
    let bench = &mut Bench::new(&paper());
    let input = reply(0b0101);
    let outs = [input, stalled(input), input, input].map(|input| bench.cycle(input));
    assert_eq!(outs.map(|out| out.packet.header), [true, false, false, false]);
    assert_eq!(outs.map(|out| out.line.sector)[1..], [0, 0, 2]);
    assert_eq!(outs.map(|out| out.packet.last), [false, false, false, true]);
    assert_eq!(outs.map(|out| out.reply.ready), [false, false, false, true]);
}
