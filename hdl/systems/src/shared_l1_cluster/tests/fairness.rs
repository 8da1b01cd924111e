//! One line that all cores ask for: its home serves them in turn, through the switches.

use base::streams::{CoreRequest, DownReply, DownRequest, status};
use design::Design;
use signal::port::{Lanes, Ready};
use std::collections::VecDeque;
use testbenches::dut::Model as _;

use super::super::model::SharedL1Cluster;
use super::super::{Config, In};
use crate::packet_switch;

const MOST: usize = 32;
const CORES: usize = 28;

/// How many loads of core 0's line each core was answered in so many cycles, with the requests of a switch that is wrong
/// in these things.
fn served(cycles: u64, requests: packet_switch::model::Wrong) -> [u64; CORES] {
    let text = "design = 'shared-l1'\nname = 't'\nshared_l1.min_routing = false";
    let config = Config::of(&Design::parse(text, "t.toml").unwrap()).unwrap();
    let wrong = super::super::model::Wrong { requests, ..Default::default() };
    let mut cluster = SharedL1Cluster::<MOST>::with(&config, wrong);
    // Set 1 is shared while the cores sample, which all but core 0 do for ever; the home of tag 0 is core 0.
    let load = CoreRequest { valid: true, line: 1, sectors: 1, ..CoreRequest::default() };
    let mut asked: VecDeque<(usize, DownRequest)> = VecDeque::new();
    let mut free: [VecDeque<u64>; CORES] = core::array::from_fn(|_| (0..8).collect());
    let mut served = [0; CORES];
    for _ in 0..cycles {
        let mut input = In {
            core_reply: Lanes([Ready::YES; MOST]),
            down_request: Lanes([Ready::YES; MOST]),
            ..In::default()
        };
        for (i, free) in free.iter().enumerate() {
            let request = free.front().map(|&id| CoreRequest { id, ..load });
            input.core_request[i] = request.into();
        }
        if let Some((slice, request)) = asked.front() {
            let sector = u64::from(request.sectors.trailing_zeros());
            let last = request.sectors.is_power_of_two();
            let &DownRequest { id, kind, .. } = request;
            input.down_reply[*slice] =
                DownReply { valid: true, id, kind, sector, last, ..DownReply::default() };
            input.reply_core[*slice] = request.source;
        }
        let out = cluster.step(&input);
        if let Some((slice, mut request)) = asked.pop_front() {
            if out.down_reply[slice].ready {
                request.sectors &= request.sectors - 1;
            }
            if request.sectors != 0 {
                asked.push_front((slice, request));
            }
        }
        for slice in (0..MOST).filter(|&slice| out.down_request[slice].valid) {
            asked.push_back((slice, out.down_request[slice]));
        }
        for i in 0..CORES {
            if input.core_request[i].valid && out.core_request[i].ready {
                free[i].pop_front();
            }
            let told = out.core_status[i];
            if told.valid && told.word == status::RESERVATION_FAIL as u64 {
                free[i].push_back(told.id);
            }
            if out.core_reply[i].valid && out.core_reply[i].last {
                free[i].push_back(out.core_reply[i].id);
                served[i] += 1;
            }
        }
    }
    served
}

#[test]
fn a_line_that_all_cores_ask_for_is_served_in_turn() {
    let [_, others @ ..] = served(6_000, packet_switch::model::Wrong::default());
    let (least, most) = (others.iter().min().unwrap(), others.iter().max().unwrap());
    // A turn has two packets.
    assert!(*least > 50 && most - least <= 2, "{others:?}");
}

#[test]
fn a_switch_without_round_robin_serves_some_more() {
    let fixed = packet_switch::model::Wrong { fixed_priority: true, ..Default::default() };
    let [_, others @ ..] = served(6_000, fixed);
    assert!(others.iter().any(|served| *served < others[0] / 4), "{others:?}");
}
