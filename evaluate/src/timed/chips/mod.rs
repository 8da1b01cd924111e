//! `sac` in cycles: the chips as their tops, golden or Verilated, with the golden reconfigurator and unit, behind private
//! L1s; the network, links and memories of a system around them.

mod behind;
mod check;
mod counts;
mod memory;
mod pace;

use super::values::Values;
use super::{Bench, Stopped};
use crate::caches::{Pages, Profiled};
use crate::evaluation::{Refused, named_private, no_node};
use crate::report::Report;
use crate::run::Ran;
use base::environment::ATOMIC;
use base::streams::DownReply;
pub(super) use check::check;
use cluster::{Slices, Wiring};
use counts::Counts;
use memory::{Channel, Partition};
use pace::Fixed;
use private::cluster::Joined;
use sac::chip_monitor::{Answer, Levels};
use sac::reconfigurator::{self, model::Reconfigurator, state};
use sac::sac_chip::{Config, Dut};
use sac::sac_entry::{EntryReply, EntryRequest};
use sac::world::{self, Board, Chip, Choice, End, Given, Kernel, Shape, Top};
use std::collections::VecDeque;
use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

/// How the last-level cache of several chips is organised in cycles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Organisation {
    /// As the unit chooses after each kernel's profile.
    #[default]
    Chosen,
    /// Memory-side, without profiles: every kernel is pinned.
    MemorySide,
    /// SM-side after each profile, whatever the unit says.
    SmSide,
}

/// Messages that an end holds, of the network and between L1 and chip.
const BUFFER: usize = 4;

/// Cycles beyond latencies in which something moves while requests are in flight: more than the queue of any port is.
const STILL: u64 = 4_096;

/// Runs the chips of a design.
pub(super) fn run(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    let config = Config::of(bench.design).ok_or_else(|| no_node(bench.design))?;
    match config.lanes() {
        0..=4 => run_of::<4>(bench, &config),
        5..=32 => run_of::<32>(bench, &config),
        _ => run_of::<64>(bench, &config),
    }
}

fn run_of<const MOST: usize>(
    bench: Bench<'_, '_>,
    config: &Config,
) -> Result<(Report, Ran), Stopped> {
    let tops = bench.engines::<Dut<MOST>>(config, bench.design.chips())?;
    let choice = match bench.cycles.organisation {
        Organisation::SmSide => Choice::SmSide,
        Organisation::Chosen | Organisation::MemorySide => Choice::Unit,
    };
    run_tops(bench, config, tops, choice)
}

/// Runs chips in these engines, and who chooses.
pub(super) fn run_tops<const MOST: usize>(
    bench: Bench<'_, '_>,
    config: &Config,
    tops: Vec<Top<MOST>>,
    choice: Choice,
) -> Result<(Report, Ran), Stopped> {
    let missing = || -> Refused { no_node(bench.design) };
    let system = &bench.cycles.setup.system;
    let design = named_private(bench.design, system).map_err(Refused::System)?;
    let l1 = private::l1::Config::of(&design).ok_or_else(missing)?;
    let nodes = bench.nodes::<private::l1::Dut>(&l1)?;
    // Its chips choose a request's slice.
    let slices = Slices { number: 1, row_bits: 0 };
    let wiring = Joined::of(&private::cluster::Config { l1, cores: nodes.len(), slices });
    let chips = Chips::new(&bench, config, tops, choice).ok_or_else(missing)?;
    Bench { design: &design, ..bench }.run_in(wiring, nodes.into(), chips, Values::default())
}

/// An SM: what has left its L1 and not entered its chip, and beats that have left that.
#[derive(Default)]
struct Sm {
    requests: VecDeque<EntryRequest>,
    replies: VecDeque<DownReply>,
}

/// How far a kernel has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// None runs.
    Rests,
    Starts,
    Runs,
    Ends,
    /// The kernel has ended, and the organisation is not memory-side again.
    Leaves,
}

/// The chips and all behind the L1s.
struct Chips<const MOST: usize> {
    shape: Shape,
    organisation: Organisation,
    sector_bytes: u64,
    chips: Vec<Chip<Partition, MOST>>,
    network: world::Network,
    board: Board,
    pace: Fixed,
    pages: Pages,
    sms: Vec<Sm>,
    /// Of each port, the SM whose request is offered, or whose turn it is.
    turns: Vec<usize>,
    phase: Phase,
    /// No kernel follows.
    is_last: bool,
    counts: Counts,
    answers: Vec<Answer>,
    /// Of each chip, see `sac_chip`.
    dropped: Vec<u64>,
    now: u64,
    /// The last cycle in which something moved, and cycles without that are an error.
    moved: u64,
    still: u64,
    /// Cycles after those of the L1s' last flush.
    after: u64,
    rng: Rng,
}

impl<const MOST: usize> Chips<MOST> {
    fn new(
        bench: &Bench<'_, '_>,
        config: &Config,
        tops: Vec<Top<MOST>>,
        choice: Choice,
    ) -> Option<Chips<MOST>> {
        let (design, system) = (bench.design, &bench.cycles.setup.system);
        let sac = design.sac()?;
        let chips = sac.chips as usize;
        let sms = bench.cores as usize / chips / config.sm_ports();
        let shape = Shape { chips, ports: config.sm_ports(), sms, slices: config.slices() };
        let dram = system.dram();
        let chip = |(number, top)| {
            let channels: Vec<Channel> =
                (0..dram.channels as usize / chips).map(|_| Channel::default()).collect();
            let channel = |slice: usize| &channels[slice % channels.len()];
            let memory = |slice| Partition::new(dram, channel(slice), sac.sector_bytes);
            Chip::new(config, number, top, (0..shape.slices).map(memory).collect())
        };
        let board = reconfigurator::Config::of(design)?;
        let pace = Fixed::new(system, &shape, sac.sector_bytes);
        let latencies = dram.latency + system.network().latency + system.links().latency;
        Some(Chips {
            organisation: bench.cycles.organisation,
            sector_bytes: sac.sector_bytes.into(),
            chips: tops.into_iter().enumerate().map(chip).collect(),
            network: world::Network::new(shape, BUFFER, pace.room()),
            board: Board::new(&board, Reconfigurator::new(&board), choice),
            pace,
            pages: Pages::new(system.pages(), sac),
            sms: (0..bench.cores).map(|_| Sm::default()).collect(),
            turns: vec![0; chips * shape.ports],
            phase: Phase::Rests,
            is_last: false,
            counts: Counts::default(),
            answers: vec![Answer::default(); chips],
            dropped: vec![0; chips],
            now: 0,
            moved: 0,
            still: STILL + u64::from(latencies),
            after: 0,
            rng: Rng::new(1),
            shape,
        })
    }

    /// The chip of an SM, and its number there.
    fn place(&self, sm: usize) -> (usize, usize) {
        let of_a_chip = self.shape.ports * self.shape.sms;
        (sm / of_a_chip, sm % of_a_chip)
    }

    /// The first SM of a port of a chip.
    fn first_of(&self, chip: usize, port: usize) -> usize {
        (chip * self.shape.ports + port) * self.shape.sms
    }

    /// The kernel's end or start in this cycle.
    fn kernel(&mut self) -> Kernel {
        let pinned = self.organisation == Organisation::MemorySide;
        let is_idle = self.counts.state == state::IDLE;
        match self.phase {
            Phase::Ends => {
                self.counts.end(self.now);
                self.phase = Phase::Leaves;
                Kernel { end: true, ..Kernel::default() }
            }
            Phase::Leaves if is_idle && self.is_last => {
                self.phase = Phase::Rests;
                Kernel::default()
            }
            Phase::Starts | Phase::Leaves if is_idle => {
                self.counts.begin(self.now);
                self.phase = Phase::Runs;
                Kernel { start: true, pinned, ..Kernel::default() }
            }
            _ => Kernel::default(),
        }
    }

    /// A cycle; where `levels` are given, the reconfigurator's are not heard.
    fn step(&mut self, levels: Option<Levels>) -> Result<(), Violation> {
        for chip in 0..self.chips.len() {
            self.chip(chip, levels)?;
        }
        let kernel = self.kernel();
        let by = (&mut self.pace, &mut self.rng);
        let shown = self.board.cycle(self.now, kernel, by);
        // A choice for a kernel that has ended is nobody's.
        if self.board.has_said && shown.state == state::EVALUATE {
            let Board { sums, slices, outcome, .. } = &self.board;
            let profiled = Profiled::of(*sums, slices, *outcome);
            self.counts.choose(self.now, profiled, self.dropped.iter().sum());
        }
        if let Some(is_sm_side) = self.counts.pass(self.now, shown.state) {
            let is_right = match self.organisation {
                Organisation::Chosen => is_sm_side == self.board.outcome.sm_side,
                Organisation::SmSide => is_sm_side,
                Organisation::MemorySide => false,
            };
            if !is_right {
                let rule =
                    "the organisation that was chosen must be carried out; the other one was";
                return Err(Violation::new("R6", rule));
            }
        }
        self.pace.begin();
        let before = self.network.moved();
        self.network.tick(self.now, &mut self.pace, &mut self.rng);
        if self.network.moved() != before {
            self.moved = self.now;
        }
        let open = self.counts.entered - self.counts.answered;
        if open > 0 && self.now - self.moved > self.still {
            let rule = format!(
                "every request must be answered; {open} are not, and nothing has moved for {} cycles",
                self.still
            );
            return Err(Violation::new("R6", rule));
        }
        self.now += 1;
        Ok(())
    }

    /// A cycle of a chip.
    fn chip(&mut self, number: usize, levels: Option<Levels>) -> Result<(), Violation> {
        let (level, counter) = self.board.seen(self.now, number);
        let sms: Vec<_> = (0..self.shape.ports).map(|port| self.offer(number, port)).collect();
        let sources: Vec<_> = (0..self.shape.ports).map(|port| self.source(number, port)).collect();
        let given = Given { level: levels.unwrap_or(level), counter, sms: &sms };
        let chip = &mut self.chips[number];
        let done = chip.cycle(&given, &mut self.network, &mut self.rng);
        if let Some(fault) = chip.fault() {
            return Err(Violation::new("engine", fault));
        }
        for memory in &mut chip.memories {
            let Some(request) = memory.taken else { continue };
            self.moved = self.now;
            let broken = match self.pages.home(request.line) {
                Some(home) if home as usize == number => memory.broken(),
                _ => Some("a memory must get the lines of its pages alone"),
            };
            if let Some(rule) = broken {
                let what = format!("{rule}; chip {number} got {request:x?}");
                return Err(Violation::new("memory", what));
            }
        }
        done.events.iter().for_each(|events| self.counts.see(events, levels.is_some()));
        self.dropped[number] = done.crd_dropped;
        self.answers[number] = done.answer;
        let by = (&mut self.pace, &mut self.rng);
        self.board.hear(self.now, number, (done.answer, done.counter), by);
        for (port, (is_taken, reply)) in done.sms.into_iter().enumerate() {
            if is_taken {
                self.enter(number, port);
            }
            if let Some(reply) = reply {
                self.counts.answered += u64::from(reply.last);
                self.moved = self.now;
                self.sms[sources[port]].replies.push_back(beat(&reply));
            }
        }
        Ok(())
    }

    /// The request at a port, which stays until it is taken, and whether the SM of the reply there takes it.
    fn offer(&mut self, chip: usize, port: usize) -> (EntryRequest, bool) {
        let (first, sharers) = (self.first_of(chip, port), self.shape.sms);
        let turn = &mut self.turns[chip * self.shape.ports + port];
        let mut in_turn = (0..sharers).map(|step| (*turn + step) % sharers);
        if let Some(sm) = in_turn.find(|sm| !self.sms[first + sm].requests.is_empty()) {
            *turn = sm;
        }
        let request = self.sms[first + *turn].requests.front().copied();
        let takes = self.sms[self.source(chip, port)].replies.len() < BUFFER;
        (request.unwrap_or_default(), takes)
    }

    /// The SM of the reply that has come to a port.
    fn source(&self, chip: usize, port: usize) -> usize {
        let reply = self.network.answered(End::Sm(chip, port));
        self.first_of(chip, port) + reply.source as usize % self.shape.sms
    }

    /// The request at a port has entered the chip.
    fn enter(&mut self, chip: usize, port: usize) {
        let first = self.first_of(chip, port);
        let turn = &mut self.turns[chip * self.shape.ports + port];
        let request = self.sms[first + *turn].requests.pop_front().unwrap_or_default();
        *turn = (*turn + 1) % self.shape.sms;
        self.counts.entered += 1;
        self.counts.local += u64::from(request.home == chip as u64);
        self.counts.atomics += u64::from(request.kind == ATOMIC);
        self.moved = self.now;
    }
}

fn beat(reply: &EntryReply) -> DownReply {
    let EntryReply { valid, id, kind, sector, data, last } = *reply;
    DownReply { valid, id, kind, sector, data, last }
}
