//! Replies arrive while no request moves, and then everything is answered.

use super::super::Config;
use super::{Dut, MOST, of};
use crate::l1_cluster::drain::{Drain, drains};

fn run(config: &Config) {
    drains::<Dut, MOST>(
        config,
        &Drain {
            around: |stimulus| stimulus,
            moves: |input, out| {
                (0..MOST).any(|lane| out.down_request[lane].valid && input.down_request[lane].ready)
            },
            has_replies: |_, out| out.core_reply.iter().any(|reply| reply.valid),
            stands: |out| out.down_request.iter().any(|request| request.valid),
        },
    );
}

#[test]
fn replies_arrive_while_l2_takes_nothing() {
    run(&of(3, 2, ""));
    run(&of(3, 2, "registers = \"both\""));
    run(&of(2, 2, "network = \"ports\""));
}
