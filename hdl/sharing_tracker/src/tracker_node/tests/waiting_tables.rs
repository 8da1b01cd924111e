//! Forwards that wait for lines in flight, in tables: lines 4, 8 and 27 and their cycles, from the page.

use testbenches::engine::EngineKind;
use testbenches::testing::shows_on;

use super::super::{Config, Dut};
use super::config;

/// Two ways, lines of two sectors, and forwards that are late soon.
fn figures(index: &str) -> Config {
    config(&format!(
        "[l1]\naddress_bits = 32\nline_bytes = 64\nsets = 4\nways = 2\nindex = '{index}'\nmshr_entries = 4\n\
         miss_queue = 2\nid_bits = 6\n[sharing_tracker]\ncores = 4\nsets = 32\nbanks = 2\npending = 'wait'\n\
         wait_cycles = 4\n"
    ))
}

fn shows(index: &str, table: &str) {
    let table =
        format!("{table}\nmessage_ready 1\ncore_reply_ready 1\nnack_ready 1\nactive_warps 1\n");
    shows_on::<Dut>(&EngineKind::ALL, &[figures(index)], &table);
}

/// A third one finds no place.
#[test]
fn r23_r24_two_wait_and_are_served_in_order() {
    shows(
        "linear",
        "
        core_request_valid   1 0
        core_request_line    4 x
        core_request_sectors 1 x
        core_request_id      5 x
        core_status_word     x 2 x
        forward_valid        0*4 1 0 1 0 1 0
        forward_line         0*4 4 0 4 0 4 0
        forward_requester    0*4 2 0 3 0 1 0
        forward_id           0*4 9 0 10 0 11 0
        nack_valid           0*10 1 0
        nack_line            x*10 4 x
        nack_requester       x*10 1 x
        nack_id              x*10 11 x
        down_reply_valid     0*12 1 1 0
        down_reply_data      0*12 7 8 0
        down_reply_sector    0*13 1 0
        down_reply_last      0*13 1 0
        answer_ready         1
        core_reply_valid     0*16 1 0
        core_reply_data      x*16 7 x
        answer_valid         0*17 1 . . . 0
        answer_source        x*17 2 2 3 3 x
        answer_id            x*17 9 9 10 10 x
        answer_data          x*17 7 8 7 8 x
        answer_last          x*17 0 1 0 1 x
        tracker_nacked       0*10 1 0
        tracker_answered     0*15 1 0 1 0 0 0 0 0
        ",
    );
}

#[test]
fn r26_r27_a_late_one_is_given_back_as_it_came() {
    for index in ["linear", "xor"] {
        shows(
            index,
            "
            core_request_valid   1 0
            core_request_line    27 x
            core_request_sectors 1 x
            forward_valid        0*4 1 0
            forward_line         0*4 27 0
            forward_requester    0*4 3 0
            forward_id           0*4 9 0
            answer_valid         0
            nack_valid           0*15 1 0 . .
            nack_line            x*15 27 x
            nack_requester       x*15 3 x
            nack_id              x*15 9 x
            tracker_nacked       0*15 1 0 . .
            ",
        );
    }
}

/// While `answer` has no room for it the entry goes on, and takes loads; no write.
#[test]
fn r25_an_entry_does_not_end_while_one_waits() {
    shows(
        "linear",
        "
        core_request_valid   1 0*7 1 0*17 1 0*7 1 0*4 1 0
        core_request_line    8 0*7 4 0*17 4 0*7 4 0*4 4 0
        core_request_kind    0*34 1 0
        core_request_sectors 1
        core_request_id      1 0*7 2 0*17 3 0*7 4 0*4 5 0
        core_status_valid    0 1 0*7 1 0*17 1 0*7 1 0*4 1 0
        core_status_word     x 2 x*7 2 x*17 1 x*7 4 x*4 0 x
        down_reply_valid     0*4 1 1 0*14 1 1 0
        down_reply_sector    0*5 1 0*15 1 0
        down_reply_last      0*5 1 0*15 1 0
        down_reply_data      0*4 1 2 0*14 7 8 0
        forward_valid        0*10 1 0 0 1 0 1 0
        forward_line         0*10 8 0 0 4 0 4 0
        forward_id           0*10 20 0 0 21 0 22 0
        forward_requester    1
        answer_ready         0*36 1
        answer_valid         0*14 1*22 1 . . . 0 1 . 0
        answer_id            x*14 20*22 20 20 21 21 x 22 22 x
        answer_data          x*14 1*22 1 2 7 8 x 7 8 x
        nack_valid           0
        core_reply_valid     0*8 1 0*15 1 0*6 1 0*11 1 0
        core_reply_id        x*8 1 x*15 2 x*6 3 x*11 5 x
        tracker_answered     0*12 1 0*10 1 0*15 1 0
        ",
    );
}
