//! A random core, other cores that ask for lines homed here, homes elsewhere, L2, and back-pressure on
//! every port. The mixture of requests, the lines they go to and the time of answers change now and
//! then, so that each queue is full and empty, and each refusal comes for its own reason.

mod lines;
mod plan;
mod requests;

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::checks::{to_home, to_l2};
use super::environment::{Homes, L2, PacketBeat};
use super::{Config, In, Out};
use base::l1::environment::{DownBeat, Request};
use lines::Lines;
use plan::Plan;
use requests::{Core, Others, cut, noise};

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    plan: Plan,
    /// Cycles until the plan changes.
    left: u64,
    world: World,
    core_request: StreamSource<Request>,
    remote_in: StreamSource<(u64, Request)>,
    l2_in: StreamSource<DownBeat>,
    remote_reply_in: StreamSource<PacketBeat>,
    /// Of L2, homes, the core and other cores, in this order.
    sinks: [StreamSink; 4],
    /// The inputs of the cycle before.
    last: In,
}

/// What a reset forgets.
struct World {
    lines: Lines,
    core: Core,
    others: Others,
    l2: L2,
    homes: Homes,
    /// The line asked last, by the core, and by another one.
    line: Option<u64>,
    /// A flush is asked for; cycles that it stands after `flushed`, for other nodes.
    flush: Option<u64>,
}

impl World {
    fn new(rng: &mut Rng, config: &Config, core: u64) -> World {
        World {
            lines: Lines::new(rng, config, core),
            core: Core::new(config),
            others: Others::new(config),
            l2: L2::new(config),
            homes: Homes::new(config),
            line: None,
            flush: None,
        }
    }
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let mut rng = Rng::new(seed);
        Stimulus {
            config: config.clone(),
            plan: Plan::new(config, &mut rng),
            left: 0,
            world: World::new(&mut rng, config, 0),
            core_request: StreamSource::new(Pressure::mixed()),
            remote_in: StreamSource::new(Pressure::mixed()),
            l2_in: StreamSource::new(Pressure::mixed()),
            remote_reply_in: StreamSource::new(Pressure::mixed()),
            sinks: core::array::from_fn(|_| StreamSink::new(Pressure::mixed())),
            last: In::default(),
            rng,
        }
    }

    /// What the outputs of the cycle before bring about.
    fn see(&mut self, out: &Out) {
        let Stimulus { last, world, rng, plan, .. } = self;
        if out.core_status_valid && out.core_status_word == 4 {
            world.core.refused(rng, out.core_status_id, plan);
        }
        if out.core_reply_valid && last.core_reply_ready && out.core_reply_last {
            world.core.answered(out.core_reply_id);
        }
        if out.l2_out_valid && last.l2_out_ready {
            world.l2.take(rng, &to_l2(out), plan.l2);
        }
        if out.remote_request_out_valid && last.remote_request_out_ready {
            let home = out.remote_request_out_home;
            world.homes.take(rng, home, &to_home(out), plan.homes);
        }
        if out.remote_out_valid && last.remote_out_ready && out.remote_out_last {
            world.others.answered(out.remote_out_core, out.remote_out_id);
        }
        world.flush = match world.flush {
            Some(0) if out.flushed => Some(1 + rng.below(60)),
            Some(1) => None,
            Some(cycles) => Some(cycles.saturating_sub(1)),
            None => None,
        };
    }

    /// Whether L2, homes, the core and other cores take what is offered.
    fn readies(&mut self) -> [bool; 4] {
        let Stimulus { rng, plan, sinks, .. } = self;
        core::array::from_fn(|place| {
            let is_ready = sinks[place].next(rng) || plan.is_open && !rng.chance(1, 16);
            is_ready && !plan.blocked[place]
        })
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.see(out),
            None => {
                let core_number = self.rng.below(self.config.cores() as u64);
                self.world = World::new(&mut self.rng, &self.config, core_number);
                self.last = In { core_number, ..In::default() };
            }
        }
        if self.left == 0 {
            self.plan = Plan::new(&self.config, &mut self.rng);
            self.left = self.rng.between(20, self.plan.longest);
        }
        self.left -= 1;
        let [l2_out_ready, remote_request_out_ready, core_reply_ready, remote_out_ready] =
            self.readies();
        let Stimulus { config, rng, plan, world, .. } = self;
        let core_number = self.last.core_number;
        world.l2.tick();
        world.homes.tick(rng, &mut world.l2, plan.homes);
        // A flush is told from the one before by a cycle without.
        let may_flush = world.flush.is_none() && !self.last.flush;
        if may_flush && rng.chance(1, if plan.is_idle { 100 } else { 2_500 }) {
            world.flush = Some(0);
        }

        let was_ready = |ready: fn(&Out) -> bool| last.map(ready);
        let request = self.core_request.next(rng, was_ready(|out| out.core_request_ready), |rng| {
            world.core.next(rng, plan, &world.lines, &mut world.line)
        });
        let own_line = world.line.filter(|_| !plan.others_idle);
        let remote = self.remote_in.next(rng, was_ready(|out| out.remote_in_ready), |rng| {
            let last = own_line.filter(|line| world.lines.is_own(*line));
            world.others.next(rng, plan, &world.lines, core_number, last)
        });
        let is_rare = plan.is_slow && rng.chance(7, 8);
        let beat = self.l2_in.next(rng, was_ready(|out| out.l2_in_ready), |rng| {
            if is_rare { None } else { world.l2.next(rng) }
        });
        let is_rare = plan.is_slow && rng.chance(7, 8);
        let packet =
            self.remote_reply_in.next(rng, was_ready(|out| out.remote_reply_in_ready), |rng| {
                if is_rare { None } else { world.homes.next(rng) }
            });

        // What stands there without `valid` must not matter.
        let own = request.unwrap_or_else(|| noise(rng, config));
        let (source, other) =
            remote.unwrap_or_else(|| (rng.below(config.cores() as u64), noise(rng, config)));
        let reply = beat.unwrap_or_else(|| DownBeat {
            id: rng.bits(config.l1().down_id_bits()),
            ..DownBeat::default()
        });
        let sectors = config.core().sectors();
        let part = packet.unwrap_or_default();
        let input = In {
            core_request_valid: request.is_some(),
            core_request_kind: own.kind,
            core_request_operation: own.operation,
            core_request_line: own.line,
            core_request_sectors: own.sectors,
            core_request_byte_enable: own.byte_enable,
            core_request_data: own.data,
            core_request_bypass_l1: own.bypass_l1,
            core_request_id: own.id,
            core_reply_ready,
            remote_request_out_ready,
            remote_in_valid: remote.is_some(),
            remote_in_kind: other.kind,
            remote_in_operation: other.operation,
            remote_in_line: other.line,
            remote_in_sectors: other.sectors,
            remote_in_byte_enable: other.byte_enable,
            remote_in_data: other.data,
            remote_in_source: source,
            remote_in_id: other.id,
            l2_out_ready,
            l2_in_valid: beat.is_some(),
            l2_in_id: reply.id,
            l2_in_kind: reply.kind,
            l2_in_sector: reply.sector,
            l2_in_data: reply.data,
            l2_in_last: reply.last,
            remote_out_ready,
            remote_reply_in_valid: packet.is_some(),
            remote_reply_in_id: part.id & (u64::MAX >> (64 - config.id_bits())),
            remote_reply_in_sectors: part.sectors & (u64::MAX >> (64 - sectors)),
            remote_reply_in_data: cut(config, part.data),
            core_number,
            flush: world.flush.is_some(),
            counter_index: rng.bits(Config::COUNTER_INDEX_BITS),
        };
        self.last = input;
        input
    }
}
