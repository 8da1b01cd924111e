//! A random core, other cores that ask for lines homed here, homes elsewhere, L2, and back-pressure on
//! every port. The mixture of requests, the lines they go to and the time of answers change now and
//! then, so that each queue is full and empty, and each refusal comes for its reason.

mod lines;
mod plan;
mod requests;

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::environment::{Homes, L2};
use super::{Config, In, Out};
use crate::chunk_receiver::HomePacket;
use crate::streams::RemoteRequest;
use base::stimulus::{Flushes, cut};
use base::streams::{CoreRequest, Counter, DownReply};
use lines::Lines;
use plan::Plan;
pub(super) use requests::remote_request;
use requests::{Core, RemoteCores, noise};
use signal::port::Ready;

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    plan: Plan,
    /// Cycles until the plan changes.
    left: u64,
    world: World,
    core_request: StreamSource<CoreRequest>,
    remote_in: StreamSource<RemoteRequest>,
    l2_in: StreamSource<DownReply>,
    remote_reply_in: StreamSource<HomePacket>,
    /// Of L2, homes, the core and other cores, in this order.
    sinks: [StreamSink; 4],
    /// The inputs of the cycle before.
    last: In,
}

/// The state that a reset clears.
struct World {
    lines: Lines,
    core: Core,
    remote: RemoteCores,
    l2: L2,
    homes: Homes,
    /// The line asked last, by the core, and by another one.
    line: Option<u64>,
    flushes: Flushes,
}

impl World {
    fn new(rng: &mut Rng, config: &Config, core: u64) -> World {
        World {
            lines: Lines::new(rng, config, core),
            core: Core::new(config),
            remote: RemoteCores::new(config),
            l2: L2::new(config),
            homes: Homes::new(config),
            line: None,
            flushes: Flushes::default(),
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

    /// Updates the state by the outputs of the previous cycle.
    fn see(&mut self, out: &Out) {
        let Stimulus { last, world, rng, plan, .. } = self;
        if out.core_status.valid && out.core_status.word == 4 {
            world.core.refused(rng, out.core_status.id, plan);
        }
        if out.core_reply.valid && last.core_reply.ready && out.core_reply.last {
            world.core.answered(out.core_reply.id);
        }
        if out.l2_out.valid && last.l2_out.ready {
            world.l2.take(rng, &out.l2_out.into(), plan.l2, plan.l2_reads_late);
        }
        if out.remote_request_out.valid && last.remote_request_out.ready {
            let home = out.remote_request_out.home;
            world.homes.take(rng, home, &out.remote_request_out.into(), plan.homes);
        }
        if last.flush && out.flushed {
            world.homes.flush();
        }
        if out.remote_out.valid && last.remote_out.ready && out.remote_out.last {
            world.remote.answered(out.remote_out.core, out.remote_out.id);
        }
        let waits = last.core_request.valid && !out.core_request.ready;
        let is_drained = world.core.in_flight() == usize::from(waits);
        world.flushes.see(rng, out.flushed, is_drained);
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
        let readies = self.readies();
        let Stimulus { config, rng, plan, world, .. } = self;
        let core_number = self.last.core_number;
        world.l2.tick();
        world.homes.tick(rng, &mut world.l2, plan.homes);
        let sets = config.l1().sets() as u64;
        let flush = world.flushes.next(rng, if plan.is_idle { 100 } else { 2_500 }, sets);

        let was_ready = |ready: fn(&Out) -> bool| last.map(ready);
        let request = self.core_request.next(rng, was_ready(|out| out.core_request.ready), |rng| {
            world.core.next(rng, plan, &world.lines, &mut world.line)
        });
        let own_line = world.line.filter(|_| !plan.others_idle);
        let remote = self.remote_in.next(rng, was_ready(|out| out.remote_in.ready), |rng| {
            let last = own_line.filter(|line| world.lines.is_own(*line));
            world.remote.next(rng, plan, &world.lines, core_number, last)
        });
        let is_rare = plan.is_slow && rng.chance(7, 8);
        let beat = self.l2_in.next(rng, was_ready(|out| out.l2_in.ready), |rng| {
            if is_rare { None } else { world.l2.next(rng) }
        });
        let is_rare = plan.is_slow && rng.chance(7, 8);
        let packet =
            self.remote_reply_in.next(rng, was_ready(|out| out.remote_reply_in.ready), |rng| {
                if is_rare { None } else { world.homes.next(rng) }
            });

        // Payloads without `valid` must not matter.
        let core_request = request.unwrap_or_else(|| noise(rng, config));
        let remote_in = remote.unwrap_or_else(|| {
            let source = rng.below(config.cores() as u64);
            remote_request(source, &noise(rng, config))
        });
        let l2_in = beat.unwrap_or_else(|| DownReply {
            id: rng.bits(config.l1().down_id_bits()),
            ..DownReply::default()
        });
        let part = packet.unwrap_or_default();
        let ones = |bits: usize| u64::MAX >> (64 - bits);
        let [l2_out, remote_request_out, core_reply, remote_out] = readies.map(Ready::from);
        let input = In {
            core_request,
            core_reply,
            remote_request_out,
            remote_in,
            l2_out,
            l2_in,
            remote_out,
            remote_reply_in: HomePacket {
                valid: part.valid,
                id: part.id & ones(config.id_bits()),
                sectors: part.sectors & ones(config.core().sectors()),
                data: cut(part.data, config.core().sector_bytes()),
            },
            core_number,
            flush,
            counter: Counter { index: rng.bits(Config::COUNTER_WIDTHS.0) },
        };
        self.last = input;
        input
    }
}
