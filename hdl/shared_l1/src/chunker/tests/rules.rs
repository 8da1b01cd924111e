//! One table a rule of the block's page, named after it; code where values are computed.

use super::super::{Dut, In, LineBack, Ready, Reply};
use super::{Bench, boundaries, max, npot, one, paper, pot, whole};
use testbenches::testing::{promised, shows};
use testbenches::waves::inputs;

testbenches::waves! { Dut;
    fn r1_a_packet_is_a_header_and_its_sectors_rising {
        [paper()] "
            reply_valid 1; packet_ready 1
            reply_sectors  0b101 . .  0b1000 . 0b1111 . . . .  1 .
            packet_header  1     0 .  1      0 1      0 . . .  1 0
            line_sector    x     0 2  x      3 x      0 1 2 3  x 0
            packet_last    0     . 1  0      1 0      . . . 1  0 1
            reply_ready    0     . 1  0      1 0      . . . 1  0 1
        "
        [max()] "
            reply_valid 1; packet_ready 1
            reply_sectors  0x80000001 . .  0xffffffff .*32
            packet_header  1 0 .   1 0*32
            line_sector    x 0 31  x 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
            packet_last    0 . 1   0*32 1
        "
    }

    fn r2_without_chunking_the_whole_line_is_sent {
        [whole()] "
            reply_valid 1; packet_ready 1
            reply_sectors  2 . . . . 0
            packet_header  1 0 . . . 1
            line_sector    x 0 1 2 3 x
            packet_last    0 . . . 1 .
        "
        [one()] "reply_valid 1; reply_sectors 1; packet_ready 1; line_sector x 0; packet_last 0 1"
        [pot()] "
            reply_valid 1; packet_ready 1
            reply_sectors  2 . 3 . .
            line_sector    x 1 x 0 1
            packet_last    0 1 0 . 1
        "
    }

    fn r3_an_acknowledgement_is_a_header_alone {
        (boundaries()) "
            reply_valid 1; reply_sectors 0; packet_ready 1 .; packet_header 1; packet_last 1; line_valid 0
        "
    }

    fn r4_every_beat_says_whose_it_is {
        [paper()] "
            reply_valid 1; packet_ready 1
            reply_core      27     . . 3
            reply_id        0xff   . . 1
            reply_sectors   0b1010 . . 0
            packet_core     27     . . 3
            packet_id       0xff   . . 1
            packet_sectors  0b1010 . . 0
            packet_header   1      0 . 1
        "
        [whole()] "
            reply_valid 1; packet_ready 1
            reply_core      27     . . . . 3
            reply_id        0xff   . . . . 1
            reply_sectors   0b1010 . . . . 0
            packet_core     27     . . . . 3
            packet_id       0xff   . . . . 1
            packet_sectors  15     . . . . 0
            packet_header   1      0 . . . 1
        "
    }

    fn r6_the_header_comes_with_its_reply_and_each_beat_after_the_one_before {
        (boundaries()) "
            reply_valid    0 1 . . . 0 . 1 . .
            reply_sectors  1 . . . . 0 1 . . .
            packet_ready   1 0 . . 1 . . 0 . .
            packet_valid   0 1 . . . 0 . 1 . .
            packet_header  x 1 . . . x . 0 . .
            line_valid     0 . . . . . . 1 . .
            line_sector    x . . . . . . 0 . .
            reply_ready    0
        "
    }

    fn r7_a_reply_is_taken_with_its_last_beat {
        [npot()] "
            reply_valid    1 . . . . . . 0
            reply_sectors  0b10000010 . . . . 0 . .
            packet_ready   1 0 1 0 1 1 0 1
            reply_ready    0 . . . 1 . 0 .
        "
    }

    fn r8_after_a_reset_comes_a_header {
        (boundaries()) "
            reset          0 . 1 0 .
            reply_valid 1; packet_ready 1
            reply_sectors  1
            packet_ready   1 0 . 1 .
            packet_header  1 0 x 1 0
            line_sector    x 0 x . 0
        "
    }
}

#[test]
fn r2_of_every_mask() {
    for (config, is_whole) in [(paper(), false), (whole(), true)] {
        for asked in 1..16 {
            let sectors = (0..4_u64).filter(|sector| is_whole || asked >> sector & 1 == 1);
            let sectors: Vec<String> = sectors.map(|sector| sector.to_string()).collect();
            let table = format!(
                "reply_valid 1; packet_ready 1; reply_sectors {asked}; packet_header 1 0; \
                 line_sector x {}; packet_last 0*{} 1; reply_ready 0*{} 1",
                sectors.join(" "),
                sectors.len(),
                sectors.len(),
            );
            shows::<Dut>(std::slice::from_ref(&config), &table);
        }
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
        let reply = Reply { valid: true, sectors: 1, ..Reply::default() };
        let input = In { reply, line: LineBack { data: ones }, packet: Ready::YES };
        let bench = &mut Bench::new(&config);
        assert!(!bench.cycle(input).line.valid);
        let out = bench.cycle(In { packet: Ready::NO, ..input });
        assert!(out.line.valid && out.line.sector == 0);
        assert_eq!(out.packet.data, ones);
        let zeros = In { line: LineBack { data: [0; 16] }, ..input };
        assert_eq!(bench.cycle(zeros).packet.data, [0; 16]);
    }
}

#[test]
fn r9_an_environment_that_changes_its_mind_breaks_its_promise() {
    let seen = |table| promised::<Dut>(&paper(), &inputs::<In>(table));
    let changed = "R9: a packet's reply must not change";
    let held = "stream reply: the payload must hold";
    let fell = "stream reply: valid must not fall before ready";
    for (table, says) in [
        ("reply_valid 1 . . . .; reply_sectors 6 . . . 0; packet_ready 1 . 0 1 .", ""),
        // Gone between two beats is a gap, which does not change the reply; while one waits it is not.
        (
            "reply_valid 1 0 . 1 0 1 . .; reply_sectors 6 0 . 6 0 6 . 0; packet_ready 1 . . . . 0 1 .",
            "",
        ),
        ("reply_valid 1 .; reply_sectors 6 7; packet_ready 0 1", held),
        ("reply_valid 1 0; reply_sectors 6 0; packet_ready 0 1", fell),
        ("reply_valid 1 . 0; reply_sectors 6 . 0; packet_ready 1 0 1", fell),
        ("reply_valid 1 0 1 0; reply_sectors 6 0 6 0; packet_ready 1 . 0 1", fell),
        ("reply_valid 1 .; reply_sectors 6 7; packet_ready 1", changed),
        ("reply_valid 1 .; reply_sectors 6; reply_id 0 1; packet_ready 1", changed),
        ("reply_valid 1 .; reply_sectors 6; reply_core 0 1; packet_ready 1", changed),
        ("reply_valid 1 0 1; reply_sectors 6 0 7; packet_ready 1", changed),
        ("reply_valid 1 0 1; reply_sectors 6; reply_id 0 . 1; packet_ready 1", changed),
        ("reply_valid 1 0 1; reply_sectors 6; reply_core 0 . 1; packet_ready 1", changed),
        (
            "reply_valid 1 . .; reply_sectors 6; line_data 0 . 1; packet_ready 1 0 1",
            "stream packet: the payload must",
        ),
    ] {
        let found = seen(table);
        assert!(found.starts_with(says) && found.is_empty() == says.is_empty(), "{table}: {found}");
    }
}
