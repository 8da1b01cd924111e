//! Replies arrive while no request moves, and then everything is answered.

use super::super::Config;
use super::{Dut, MOST, PORTS, of};
use crate::l1_cluster::drain::{Drain, drains};

fn run(config: &Config) {
    drains::<Dut, MOST>(
        config,
        &Drain {
            around: |stimulus| stimulus.around(),
            moves: |input, out| {
                let is_taken =
                    |lane: usize| out.down_request[lane].valid && input.down_request[lane].ready;
                (0..MOST).any(|lane| is_taken(lane) || out.home_status[lane].valid)
            },
            has_replies: |model, out| {
                let waits = |node: &shared_l1::node::model::SharedL1| {
                    node.levels().remote_out + node.levels().remote_reply_in > 0
                };
                model.nodes().iter().any(waits) || out.core_reply.iter().any(|reply| reply.valid)
            },
            stands: |out| out.down_request.iter().any(|request| request.valid),
        },
    );
}

#[test]
fn replies_arrive_while_l2_takes_nothing() {
    run(&of(3, 2, ""));
    run(&of(2, 2, PORTS));
}
