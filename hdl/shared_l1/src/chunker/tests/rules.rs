//! One test a rule of the block's page, named after it, on all three engines.

use super::super::{Config, Dut, In};
use super::{boundaries, max, npot, one, paper, pot, whole};
use crate::testing::{Bench, each, promised};

fn reply(reply_sectors: u64) -> In {
    In { reply_valid: true, reply_sectors, packet_ready: true, ..In::default() }
}

fn stalled(input: In) -> In {
    In { packet_ready: false, ..input }
}

/// The beats of a packet, each taken at once: -1 for a header, or the sector; and the last's number.
fn packet(bench: &mut Bench<Dut>, input: In) -> Vec<i64> {
    let mut beats = Vec::new();
    loop {
        let out = bench.cycle(input);
        assert!(out.packet_valid && out.packet_header != out.line_valid);
        beats.push(if out.packet_header { -1 } else { out.line_sector as i64 });
        assert_eq!(out.packet_last, out.reply_ready);
        if out.packet_last {
            return beats;
        }
    }
}

fn assert_packets(config: &Config, packets: &[(u64, &[i64])]) {
    each::<Dut>(config, |bench| {
        for (asked, beats) in packets {
            assert_eq!(packet(bench, reply(*asked)), *beats, "{asked:#x}");
        }
    });
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
        each::<Dut>(&config, |bench| {
            let input = In { reply_core: 27, reply_id: 0xff, ..reply(0b1010) };
            let beats = if sent == all { 5 } else { 3 };
            for beat in 0..beats {
                let out = bench.cycle(input);
                assert_eq!((out.packet_core, out.packet_id, out.packet_sectors), (27, 0xff, sent));
                assert_eq!(out.packet_header, beat == 0);
            }
            let out = bench.cycle(In { reply_core: 3, reply_id: 1, ..reply(0) });
            assert_eq!((out.packet_core, out.packet_id, out.packet_sectors), (3, 1, 0));
        });
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
        each::<Dut>(&config, |bench| {
            let input = In { line_data: ones, ..reply(1) };
            assert!(!bench.cycle(In { reply_valid: false, ..input }).line_valid);
            assert!(!bench.cycle(input).line_valid);
            let out = bench.cycle(stalled(input));
            assert!(out.line_valid && out.line_sector == 0);
            assert_eq!(out.packet_data, ones);
            let zeros = In { line_data: [0; 8], ..input };
            assert_eq!(bench.cycle(zeros).packet_data, [0; 8]);
        });
    }
}

#[test]
fn r6_the_header_comes_with_its_reply_and_each_beat_after_the_one_before() {
    for config in boundaries() {
        each::<Dut>(&config, |bench| {
            let none = In { reply_valid: false, ..reply(1) };
            assert!(!bench.cycle(none).packet_valid);
            for _ in 0..3 {
                let out = bench.cycle(stalled(reply(1)));
                assert!(out.packet_valid && out.packet_header);
            }
            assert!(bench.cycle(reply(1)).packet_header);
            // A gap changes nothing, whatever is shown in it.
            for asked in [0, 1] {
                let out = bench.cycle(In { reply_valid: false, ..reply(asked) });
                assert!(!out.packet_valid && !out.line_valid && !out.reply_ready);
            }
            for _ in 0..3 {
                let out = bench.cycle(stalled(reply(1)));
                assert!(out.packet_valid && !out.packet_header && out.line_sector == 0);
            }
        });
    }
}

#[test]
fn r7_a_reply_is_taken_with_its_last_beat() {
    each::<Dut>(&npot(), |bench| {
        let input = reply(0b1000_0010);
        let cycles = [(input, false), (stalled(input), false), (input, false)];
        let last = [(stalled(input), false), (input, true), (reply(0), true)];
        for (input, expected) in cycles.into_iter().chain(last) {
            assert_eq!(bench.cycle(input).reply_ready, expected);
        }
        assert!(!bench.cycle(stalled(reply(0))).reply_ready);
        assert!(!bench.cycle(In { reply_valid: false, ..reply(0) }).reply_ready);
    });
}

#[test]
fn r8_after_a_reset_comes_a_header() {
    for config in boundaries() {
        each::<Dut>(&config, |bench| {
            bench.cycle(reply(1));
            assert!(bench.cycle(stalled(reply(1))).line_valid);
            bench.reset();
            assert_eq!(packet(bench, reply(1)), packet_of_one(&config));
        });
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
    let gone = In { reply_valid: false, ..reply(0) };
    assert_eq!(seen(&[input, gone, gone, input, gone, stalled(input), input, reply(0)]), "");
    for waits in
        [&[stalled(input)] as &[In], &[input, stalled(input)], &[input, gone, stalled(input)]]
    {
        let fell = seen(&[waits, &[gone]].concat());
        assert!(fell.starts_with("stream reply: valid must not fall before ready"), "{fell}");
    }
    for other in [reply(0b0111), In { reply_id: 1, ..input }, In { reply_core: 1, ..input }] {
        assert_eq!(seen(&[input, other]), "R9: a packet's reply must not change");
        assert_eq!(seen(&[input, gone, other]), "R9: a packet's reply must not change");
    }
    let other = In { line_data: [1; 8], ..input };
    assert!(seen(&[input, stalled(input), other]).starts_with("stream packet: the payload must"));
}

/// The table of the page's section on timing.
#[test]
fn the_timing_of_the_page() {
    each::<Dut>(&paper(), |bench| {
        let input = reply(0b0101);
        let outs = [input, stalled(input), input, input].map(|input| bench.cycle(input));
        assert_eq!(outs.map(|out| out.packet_header), [true, false, false, false]);
        assert_eq!(outs.map(|out| out.line_sector)[1..], [0, 0, 2]);
        assert_eq!(outs.map(|out| out.packet_last), [false, false, false, true]);
        assert_eq!(outs.map(|out| out.reply_ready), [false, false, false, true]);
    });
}
