//! One table a rule of the block's page, named after it: core 2 of 4, CB of two places, ReqQ of three.

use super::super::{Config, Dut};
use super::config;
use testbenches::engine::EngineKind;
use testbenches::testing::shows_on;

/// The head of CB times out after 4 cycles.
fn brief() -> Config {
    config(2, 3, 4)
}

/// It waits for longer than a test.
fn patient() -> Config {
    config(2, 3, 64)
}

testbenches::waves! { Dut;
    // A request on `passing` that nothing takes any more keeps CB's from entering.
    fn r1_cb_keeps_its_places_in_order {
        [patient()] "
            core 2
            passing_valid 1 . . . . . 0
            passing_entry 0 1 2 3 . . x
            inject_valid  0 . . 1 . . 0
            inject_entry  x . . 5 6 7 x
            next_ready    0 . . . . . 1
            inject_ready  1 . . . . 0 . . . 1
            passing_ready 1 . . 0 . . . 1
            next_valid    0 . 1 . . . . . . . . 0
            next_entry    x . 0 . . . . 1 2 5 6 x
        "
    }

    // The place of a head that leaves is free in the next cycle.
    fn r2_reqq_takes_what_passes_while_it_has_a_place {
        [brief()] "
            core 2; passing_core 1
            passing_valid 1 . . 0 . 1 0
            passing_entry 0 1 2 x . 3 x
            next_ready    0 . . . 1 0 1
            passing_ready 1 . . 0 . 1 0 1
            next_valid    0 . 1 . . . . . . 0
            next_entry    x . 0 . . 1 . 2 3 x
        "
    }

    // In cycle 1 two places are free, but a request passes; then one is, until the head leaves in cycle 4.
    fn r3_an_insertion_needs_two_free_places_and_nothing_that_passes {
        [patient()] "
            core 2; passing_core 1
            inject_valid  1 0
            inject_entry  5 x
            passing_valid 1 . 0
            passing_entry 0 1 x
            next_ready    0 . . . 1 0 . 1
            idle          1 0 . . . . 1
            next_valid    0 . 1 . . . . . . 0
            next_entry    x . 0 . . 1 . . 5 x
        "
    }

    // A hit that stays is looked up again, and the next one when it leaves; a miss and a local request are not.
    fn r4_the_foreign_request_that_will_be_the_head_is_looked_up {
        [brief()] "
            core 2
            passing_valid 1    .    0 .    . . . 1 0
            passing_core  1    .    x .    . . . 2 x
            passing_line  0x10 0x11 x
            answer_hit    0    .    1 .    0
            served_ready  0    .    . 1    0
            next_ready    0    .    . .    . . 1 . 0
            lookup_valid  0    1    . .    0
            lookup_line   x    0x10 . 0x11 x
        "
    }

    fn r5_a_foreign_head_waits_for_its_answer {
        [brief()] "
            core 2; passing_core 1; next_ready 1; served_ready 1; served_valid 0
            passing_valid 1 0
            answer_hit    1 . 0
            next_valid    0 . 1
        "
    }

    fn r6_a_hit_is_handed_over_with_its_way_and_taken_back_when_it_is_lost {
        [brief()] "
            core 2
            passing_valid     1    0
            passing_line      0x13 x
            passing_core      1    x
            passing_entry     3    x
            passing_travelled 1    x
            answer_hit        0    . 1    . 0    1
            answer_way        x    . 1    0 x    1
            served_ready      1    . 0    . 1
            next_ready        1    . 0    . 1
            served_valid      0    . 1    . 0
            served_line       x    . 0x13 . x
            served_way        x    . 1    0 x
            served_core       x    . 1    . x
            served_entry      x    . 3    . x
            next_valid        0    . .    . 1    0
            next_line         x    . .    . 0x13 x
            next_core         x    . .    . 1    x
            next_entry        x    . .    . 3    x
            next_travelled    x    . .    . 1    x
        "
    }

    fn r7_a_miss_is_passed_on_as_it_is_whatever_the_tags_say_later {
        [brief()] "
            core 2; passing_travelled 0; served_valid 0
            passing_valid  1    0
            passing_line   0x13 x
            passing_core   1    x
            passing_entry  3    x
            answer_hit     0    . .    1 . 0
            next_ready     0    . .    . 1
            next_valid     0    . 1    . . 0
            next_line      x    . 0x13 . . x
            next_core      x    . 1    . . x
            next_entry     x    . 3    . . x
            next_travelled x    . 0    . . x
        "
    }

    fn r8_an_own_request_leaves_with_travelled_in_its_first_cycle_at_the_head {
        [brief()] "
            core 2; served_valid 0
            inject_valid   1    0
            inject_line    0x15 x
            inject_entry   5    x
            answer_hit     0    . 1    0
            next_ready     1    . 0    1
            next_valid     0    . 1    . 0
            next_line      x    . 0x15 . x
            next_core      x    . 2    . x
            next_entry     x    . 5    . x
            next_travelled x    . 1    . x
        "
    }

    // Two enter; the third waits for a place.
    fn r9_what_comes_home_goes_to_l2_when_there_is_a_place {
        [brief()] "
            core 2; passing_core 2; passing_travelled 1; next_ready 1; next_valid 0
            passing_valid      1    .    .    0
            passing_line       0x10 0x11 0x12 x
            passing_entry      0    1    2    x
            unserved_ready     0    .    .    . 1 0    1
            round_trip         0    1    .    0 . 1    0
            unserved_valid     0    .    1    . . .    . .    0
            unserved_line      x    .    0x10 . . 0x11 . 0x12 x
            unserved_entry     x    .    0    . . 1    . 2    x
            unserved_timed_out x    .    0    . . .    . .    x
        "
    }

    // Into no place of the ring; the next one's time begins when it is at the head.
    fn r10_the_head_of_cb_goes_to_l2_after_its_timeout {
        [brief()] "
            core 2; passing_core 1
            passing_valid      1   . .   0
            inject_valid       0   . .   1 . 0
            inject_entry       x   . .   5 6 x
            timed_out          0*8 1 0*4 1 0
            unserved_valid     0*9 1
            unserved_entry     x*9 5
            unserved_timed_out x*9 1
        "
        // Not in the cycle in which another comes home.
        [brief()] "
            core 2; passing_valid 1; passing_travelled 1; next_ready 1
            inject_valid 0 1 0
            passing_core 1 . . . 2 1
            round_trip   0 . . . . . 1 0
            timed_out    0 . . . . . . 1 0
        "
    }

    fn r11_the_queue_to_l2_has_two_places_and_takes_nothing_back {
        [brief()] "
            core 2; passing_core 2; passing_travelled 1
            passing_valid  1 . 0
            passing_entry  0 1 x
            unserved_ready 0 . . . . . 1
            round_trip     0 1 . 0
            unserved_valid 0 . 1 . . . . . 0
            unserved_entry x . 0 . . . . 1 x
        "
    }

    fn r12_events_are_of_the_cycle_of_their_entry {
        [brief()] "
            core 2; passing_travelled 1
            passing_valid 1 . 0 . . 1 0
            passing_core  1 . x . . 2 x
            inject_valid  0 1 0
            next_ready    0 . . . . 1 . 0
            timed_out     0 . . . . . 1 0
            round_trip    0 . . . . . . 1 0
        "
    }

    // The local request is in ReqQ in cycle 2, then gone; a foreign one is there in cycle 4.
    fn r13_idle_is_about_own_requests_that_are_not_on_the_ring {
        [brief()] "
            core 2; passing_travelled 1
            inject_valid  1 0
            passing_valid 0 . . 1 0 1 0
            passing_core  x . . 1 x 2 x
            next_ready    1 . . 0 . 1 0
            round_trip    0 . . . . . 1 0
            idle          1 0 1 . . . . 0
        "
    }

    fn r14_a_reset_empties_all_queues {
        [brief()] "
            core 2; passing_travelled 1
            reset          0 . 1 0
            inject_valid   1 . 0
            passing_valid  1 . 0
            passing_core   2 1 x
            next_ready     0 . . . 1*12
            idle           1 0 x 1
            unserved_valid 0 . x 0
            lookup_valid   0 . x 0
            next_valid     0 . x 0 .*12
        "
    }
}

#[test]
fn r10_the_longest_timeout_ends_too() {
    let table = "
        core 2; passing_core 1
        passing_valid 1 . . 0
        inject_valid  0 . . 1 0
        timed_out     0 . . . .*65535 1 0
    ";
    shows_on::<Dut>(&[EngineKind::Model, EngineKind::Verilog], &[config(2, 3, 65_535)], table);
}
