//! Loads a cycle of a cluster under each `mode`, of cores that are home to no line in use: of the emitted Verilog at
//! the full depth, of the golden cluster, which lockstep compares with it, at the short one.

use base::streams::{CoreRequest, DownReply, DownRequest, status};
use design::Design;
use signal::port::{Lanes, Ready};
use std::collections::VecDeque;
use testbenches::engine::{EngineKind, make};
use testbenches::testing::at_depth;

use super::super::{Config, In};

const MOST: usize = 8;
const CORES: usize = 6;
const IN_FLIGHT: u64 = 8;
/// Cycles from a request's arrival at a slice to the first beat of its answer.
const L2_LATENCY: u64 = 100;
/// Some samples, and the cycles that are counted after them.
const WARM_UP: u64 = 6_000;
const COUNTED: u64 = 10_000;

type Dut = super::super::Dut<MOST>;

/// Six cores whose L1s have what the preset has, and these fields besides.
fn config(fields: &str) -> Config {
    let text = format!(
        "design = 'shared-l1'\nname = 't'\nshared_l1.cores = {CORES}\n{fields}\n\
         mesh = {{ columns = 4, rows = 2, l2_at = [3, 7] }}\n"
    );
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// The next line of a core, by its number and its count of loads.
type Lines = fn(u64, u64) -> u64;

/// All loads of `COUNTED` cycles, a cycle.
fn loads_a_cycle(fields: &str, line: Lines) -> f64 {
    let kind = at_depth(EngineKind::Verilog, EngineKind::Model);
    let mut engine = make::<Dut>(&config(fields), kind, 1).unwrap();
    engine.cycle(true, &In::default());
    // Of each slice: from which cycle on a beat may come, and what is still to be answered.
    let mut asked: [VecDeque<(u64, DownRequest)>; 2] = Default::default();
    let mut free: [VecDeque<u64>; CORES] = core::array::from_fn(|_| (0..IN_FLIGHT).collect());
    let mut again: [VecDeque<CoreRequest>; CORES] = Default::default();
    let mut offered: [Option<CoreRequest>; CORES] = [None; CORES];
    let mut in_flight = [[CoreRequest::default(); IN_FLIGHT as usize]; CORES];
    let mut next = [0; CORES];
    let mut answered = 0;
    for now in 0..WARM_UP + COUNTED {
        let mut input = In {
            core_reply: Lanes([Ready::YES; MOST]),
            down_request: Lanes([Ready::YES; MOST]),
            ..In::default()
        };
        for i in 0..CORES {
            if offered[i].is_none() {
                offered[i] = again[i].pop_front().or_else(|| {
                    let id = free[i].pop_front()?;
                    next[i] += 1;
                    let line = line(i as u64, next[i]);
                    Some(CoreRequest { valid: true, id, line, sectors: 1, ..Default::default() })
                });
            }
            input.core_request[i] = offered[i].into();
        }
        for (slice, asked) in asked.iter().enumerate() {
            if let Some((from, request)) = asked.front()
                && *from <= now
            {
                let sector = u64::from(request.sectors.trailing_zeros());
                let last = request.sectors.is_power_of_two();
                let &DownRequest { id, kind, .. } = request;
                input.down_reply[slice] =
                    DownReply { valid: true, id, kind, sector, last, ..DownReply::default() };
                input.reply_core[slice] = request.source;
            }
        }
        let out = engine.cycle(false, &input);
        for (slice, asked) in asked.iter_mut().enumerate() {
            if input.down_reply[slice].valid && out.down_reply[slice].ready {
                let (_, request) = &mut asked[0];
                request.sectors &= request.sectors - 1;
                if request.sectors == 0 {
                    asked.pop_front();
                }
            }
            if out.down_request[slice].valid {
                asked.push_back((now + L2_LATENCY, out.down_request[slice]));
            }
        }
        for i in 0..CORES {
            if let Some(request) = offered[i].filter(|_| out.core_request[i].ready) {
                in_flight[i][request.id as usize] = request;
                offered[i] = None;
            }
            let told = out.core_status[i];
            if told.valid && told.word == status::RESERVATION_FAIL as u64 {
                again[i].push_back(in_flight[i][told.id as usize]);
            }
            if out.core_reply[i].valid && out.core_reply[i].last {
                free[i].push_back(out.core_reply[i].id);
                answered += u64::from(now >= WARM_UP);
            }
        }
    }
    answered as f64 / COUNTED as f64
}

/// As published: sampling waits for both groups, and neither phase has a limit.
const PUBLISHED: &str =
    "dyneb = { sampling_limit = 0, execution_limit = 0, early_private = false }";

/// 24 lines of all sets whose home is core 0: the others are home to none.
fn few_lines(core: u64, number: u64) -> u64 {
    (number + 4 * core) % 24
}

/// As published, the five cores without a home sample indefinitely, and half of their loads leave.
#[test]
fn cores_without_a_home_come_to_private() {
    let [published, default, private, shared] =
        [PUBLISHED, "", "shared_l1.mode = 'private'", "shared_l1.mode = 'shared'"]
            .map(|fields| loads_a_cycle(fields, few_lines));
    let all = format!("{published:.3} {default:.3} {private:.3} {shared:.3}");
    // Each core is answered a load in every cycle, but for the cycles of a core that samples again.
    assert!(private == CORES as f64 && default > 0.95 * private, "{all}");
    assert!(shared < published && published < 0.25 * default, "{all}");
}
