//! Two chips of `isca23` whose unit chooses, beside the same chips under either organisation.

use super::patterns::{ChipPattern, TWO_CHIPS};
use anyhow::{Context, bail};
use base::environment::sectors_of;
use design::Design;
use llc::streams::{Reply, Request};
use sac::reconfigurator::{self, model::Reconfigurator};
use sac::sac_chip::{Config, Dut};
use sac::sac_entry::EntryRequest;
use sac::world::{Behind, Board, Chip, Choice, Given, Kernel, Network, Pace, Shape, Way};
use signal::port::Ready;
use std::collections::VecDeque;
use std::fmt;
use testbenches::engine::{EngineKind, make};
use testbenches::stimulus::Rng;

/// Chips, slices of a chip, and SMs of it.
const MOST: usize = 2;

/// Lines of a chip's cache.
pub const LINES: u64 = 128;

/// Neighbouring lines whose memory is one chip's.
pub const PAGE: u64 = 16;

/// Cycles of a beat of a memory, and of a message on a chip's links; a slice gives a beat a cycle.
const SLOW: u64 = 8;

/// Cycles that a message is in flight, and a memory's answer.
const LATENCY: u64 = 20;

const OUTSTANDING: u64 = 64;

/// Cycles in which a run ends.
const PATIENCE: u64 = 1 << 24;

/// Two slices of 64 lines, and bandwidths of the unit as those here.
const SETTINGS: [&str; 11] = [
    "sac.chips=2",
    "sac.slices=2",
    "sac.sm_ports=2",
    "sac.slice_bytes=8192",
    "sac.slice_ways=8",
    "sac.crd_sets=16",
    "sac.crd_ways=8",
    "sac.b_llc=16384",
    "sac.b_intra=16384",
    "sac.b_inter=1024",
    "sac.b_mem=2048",
];

/// Head of the table of rows, and the line below it.
pub const HEAD: &str = "| pattern | cycles, memory-side | SM-side | chosen | times faster than memory-side | \
                        messages between chips a load, memory-side | chosen |\n\
                        | --- | ---: | ---: | ---: | ---: | ---: | ---: |";

/// Cost of a kernel, from its start to the last answer, profile and switch included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cost {
    cycles: u64,
    /// Messages from chip to chip.
    crossed: u64,
}

/// A row of the table: under memory-side, under SM-side, and as the unit chooses.
pub struct Row {
    pattern: &'static ChipPattern,
    loads: u64,
    costs: [Cost; 3],
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ChipPattern { name, is_favourable, .. } = self.pattern;
        let mark = if *is_favourable { "**" } else { "" };
        let [memory_side, sm_side, chosen] = self.costs.map(|cost| cost.cycles);
        let times = memory_side as f64 / chosen as f64;
        let [before, _, now] = self.costs.map(|cost| cost.crossed as f64 / self.loads as f64);
        write!(
            f,
            "| {mark}{name}{mark} | {memory_side} | {sm_side} | {chosen} | {times:.2} | {before:.2} | \
             {now:.2} |"
        )
    }
}

/// The rows of two chips whose SMs make so many loads each.
///
/// # Errors
/// The Verilog cannot be built, or a run does not end.
pub fn rows(kind: EngineKind, loads: usize, mut each: impl FnMut(Row)) -> anyhow::Result<()> {
    let settings = SETTINGS.iter().map(|setting| setting.parse());
    let design = Design::load_with("isca23", &settings.collect::<Result<Vec<_>, _>>()?)?;
    let pinned = Kernel { start: true, pinned: true, end: false };
    let free = Kernel { pinned: false, ..pinned };
    for pattern in &TWO_CHIPS {
        let cost = |choice, kernel| cost(&design, kind, (choice, kernel), pattern, loads);
        let costs =
            [cost(Choice::Unit, pinned)?, cost(Choice::SmSide, free)?, cost(Choice::Unit, free)?];
        each(Row { pattern, loads: (MOST * MOST * loads) as u64, costs });
    }
    Ok(())
}

/// Links that carry a message every [`SLOW`] cycles out of a chip; its senders are first by turns.
#[derive(Default)]
struct Links {
    /// Of each channel and chip, the cycle from which on its next message may leave it.
    next: [[u64; MOST]; 2],
    first: [usize; 2],
}

impl Pace for Links {
    fn first(&self, channel: usize) -> usize {
        self.first[channel]
    }

    fn leaves(&mut self, way: &Way, _rng: &mut Rng) -> Option<u64> {
        let is_free = way.from == way.to || self.next[way.channel][way.from] <= way.now;
        is_free.then_some(way.now + LATENCY)
    }

    fn left(&mut self, way: &Way, _has_data: bool) {
        if way.from != way.to {
            self.next[way.channel][way.from] = way.now + SLOW;
            self.first[way.channel] = way.sender + 1;
        }
    }

    fn level(&mut self, _changes: bool, _rng: &mut Rng) -> u64 {
        LATENCY
    }
}

/// A memory that has every line, and gives a beat every [`SLOW`] cycles.
#[derive(Default)]
struct Memory {
    now: u64,
    free_at: u64,
    beats: VecDeque<(u64, Reply)>,
}

impl Behind for Memory {
    fn offer(&mut self, _rng: &mut Rng) -> (Reply, Ready) {
        let due = self.beats.front().filter(|(due, _)| *due <= self.now);
        (due.map(|(_, beat)| *beat).unwrap_or_default(), Ready::YES)
    }

    fn see(&mut self, request: Option<&Request>, beat_is_taken: bool, _rng: &mut Rng) {
        if beat_is_taken {
            self.beats.pop_front_if(|(due, _)| *due <= self.now);
        }
        if let Some(&Request { kind, sectors, source, id, chip, .. }) = request {
            for sector in sectors_of(sectors) {
                self.free_at = self.now.max(self.free_at) + SLOW;
                let last = sectors >> sector == 1;
                let beat =
                    Reply { valid: true, source, id, kind, sector, last, chip, ..Reply::default() };
                self.beats.push_back((self.free_at + LATENCY, beat));
            }
        }
        self.now += 1;
    }
}

/// An SM with loads of whole lines.
struct Sm {
    source: u64,
    left: VecDeque<u64>,
    free: Vec<u64>,
}

impl Sm {
    fn offer(&self) -> (EntryRequest, bool) {
        let request = self.left.front().zip(self.free.last()).map(|(&line, &id)| EntryRequest {
            valid: true,
            line,
            home: line / PAGE % MOST as u64,
            sectors: 0xf,
            source: self.source,
            id,
            ..EntryRequest::default()
        });
        (request.unwrap_or_default(), true)
    }
}

fn cost(
    design: &Design,
    kind: EngineKind,
    (choice, kernel): (Choice, Kernel),
    pattern: &ChipPattern,
    loads: usize,
) -> anyhow::Result<Cost> {
    let missing = "a design with chips";
    let config = Config::of(design).context(missing)?;
    let board = reconfigurator::Config::of(design).context(missing)?;
    let memories = || (0..MOST).map(|_| Memory::default()).collect();
    let chips = (0..MOST).map(|number| {
        Ok(Chip::<_, MOST>::new(&config, number, make::<Dut<MOST>>(&config, kind, 1)?, memories()))
    });
    let mut chips = chips.collect::<anyhow::Result<Vec<_>>>()?;
    let sm = |chip: usize, number: usize| {
        let mut lines = (pattern.lines)(chip as u64);
        let ahead = number * lines.len() / MOST;
        lines.rotate_left(ahead);
        let left = lines.into_iter().cycle().take(loads).collect();
        Sm { source: number as u64, left, free: (0..OUTSTANDING).collect() }
    };
    let mut sms: Vec<Vec<Sm>> =
        (0..MOST).map(|chip| (0..MOST).map(|number| sm(chip, number)).collect()).collect();
    let shape = Shape { chips: MOST, ports: MOST, sms: 1, slices: MOST };
    let mut network = Network::new(shape, 4, 2 * LATENCY as usize);
    let mut board = Board::new(&board, Reconfigurator::new(&board), choice);
    let (mut pace, mut rng) = (Links::default(), Rng::new(1));
    let mut open = MOST * MOST * loads;
    for now in 0..PATIENCE {
        for (number, (chip, sms)) in chips.iter_mut().zip(&mut sms).enumerate() {
            let (level, counter) = board.seen(now, number);
            let offered: Vec<_> = sms.iter().map(Sm::offer).collect();
            let done = chip.cycle(&Given { level, counter, sms: &offered }, &mut network, &mut rng);
            if let Some(fault) = chip.fault() {
                bail!("{fault}");
            }
            board.hear(now, number, (done.answer, done.counter), (&mut pace, &mut rng));
            for (sm, (is_taken, reply)) in sms.iter_mut().zip(done.sms) {
                if is_taken {
                    sm.left.pop_front();
                    sm.free.pop();
                }
                if let Some(reply) = reply.filter(|reply| reply.last) {
                    sm.free.push(reply.id);
                    open -= 1;
                }
            }
        }
        if open == 0 {
            return Ok(Cost { cycles: now, crossed: network.crossed.iter().flatten().sum() });
        }
        let kernel = if now == 0 { kernel } else { Kernel::default() };
        board.cycle(now, kernel, (&mut pace, &mut rng));
        network.tick(now, &mut pace, &mut rng);
    }
    bail!("{open} loads have no answer after {PATIENCE} cycles")
}
