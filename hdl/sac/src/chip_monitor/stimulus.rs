//! A reconfigurator that moves its levels as it may, entries and tiles that answer when they like, and traffic whose
//! density changes now and then.

use signal::port::Lanes;
use testbenches::stimulus::{Pressure, Rng, StreamSink};

use super::{Config, Entry, In, Levels, Out, Tile};

/// How much goes on for a while, in sixteenths.
#[derive(Clone, Copy, Debug)]
struct Mood {
    arrives: u64,
    /// Of what arrives, so much is sampled.
    sampled: u64,
    hits: u64,
    misses: u64,
    /// Misses are of one slice.
    is_one_slice: bool,
}

const MOODS: [Mood; 5] = [
    Mood { arrives: 16, sampled: 16, hits: 16, misses: 16, is_one_slice: true },
    Mood { arrives: 8, sampled: 8, hits: 8, misses: 8, is_one_slice: false },
    Mood { arrives: 2, sampled: 12, hits: 2, misses: 2, is_one_slice: false },
    Mood { arrives: 12, sampled: 1, hits: 4, misses: 12, is_one_slice: false },
    Mood { arrives: 0, sampled: 0, hits: 0, misses: 0, is_one_slice: false },
];

/// The random environment: what surrounds the monitor of a chip.
pub struct Stimulus<const MOST: usize> {
    config: Config,
    rng: Rng,
    mood: Mood,
    /// Cycles until the mood changes.
    left: u64,
    /// The levels of this cycle, and of the cycle before.
    level: Levels,
    before: Levels,
    held: Vec<bool>,
    /// Entries that were held and empty, which they stay.
    empty: Vec<bool>,
    flushed: Vec<bool>,
    /// Counters of the profile that were taken.
    taken: usize,
    sink: StreamSink,
    was_ready: bool,
    tags: Vec<u64>,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus<MOST> {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            mood: MOODS[1],
            left: 0,
            level: Levels::default(),
            before: Levels::default(),
            held: vec![false; config.sm_ports()],
            empty: vec![false; config.sm_ports()],
            flushed: vec![false; config.slices()],
            taken: 0,
            sink: StreamSink::new(Pressure::mixed()),
            was_ready: false,
            tags: vec![0],
        }
    }

    fn reset(&mut self) {
        (self.level, self.before) = (Levels::default(), Levels::default());
        self.held.fill(false);
        self.empty.fill(false);
        self.flushed.fill(false);
        self.taken = 0;
    }

    /// The reconfigurator's next levels, by the answers of the last cycle (R11).
    fn move_levels(&mut self, out: &Out<MOST>) {
        let (answer, rng) = (&out.answer, &mut self.rng);
        let now = self.level;
        if out.counter.valid && self.was_ready {
            self.taken += 1;
        }
        let may_hold = if now.hold { answer.held } else { !answer.held };
        let may_flush = if now.flush { answer.flushed } else { !answer.flushed };
        let is_still = !now.flush && !answer.flushed && answer.organisation == now.sm_side;
        let held = now.hold && answer.held;
        let mut next = now;
        match (now.hold, held) {
            (false, _) => next.hold = may_hold && rng.chance(1, 24),
            (true, true) if is_still && rng.chance(1, 12) => next.hold = false,
            (true, true) if !now.flush => {
                next.flush = may_flush && rng.chance(1, 6);
                if is_still && rng.chance(1, 6) {
                    next.sm_side = !now.sm_side;
                }
            }
            (true, true) => next.flush = !(may_flush && rng.chance(1, 2)),
            (true, false) => {}
        }
        let may_end = answer.profiled && self.taken == self.config.words();
        next.profile = match now.profile {
            true => !(may_end && rng.chance(1, 3)),
            false => !answer.profiled && rng.chance(1, 8),
        };
        if next.profile && !now.profile {
            self.taken = 0;
        }
        self.level = next;
    }

    fn change_mood(&mut self) {
        let (config, rng) = (&self.config, &mut self.rng);
        self.mood = *rng.pick(&MOODS).unwrap_or(&MOODS[1]);
        self.left = rng.between(1, 24 + 2 * config.queue() as u64);
        let number = rng.between(1, 2 + config.directory().ways() as u64);
        self.tags = (0..number).map(|_| rng.bits(config.directory().tag_bits())).collect();
    }

    fn entry(&mut self, place: usize, slice: u64) -> Entry {
        let (rng, mood) = (&mut self.rng, &self.mood);
        // The block shows `hold` a cycle after the level.
        self.held[place] = self.before.hold && (self.held[place] || rng.chance(1, 2));
        let stays = self.held[place] && self.empty[place];
        self.empty[place] = stays || rng.chance(1, 2);
        let any = rng.below(self.config.slices() as u64);
        Entry {
            held: self.held[place],
            empty: self.empty[place],
            missed: rng.chance(mood.misses, 16),
            miss_slice: if mood.is_one_slice { slice } else { any },
            miss_local: rng.chance(1, 2),
        }
    }

    fn tile(&mut self, place: usize) -> Tile {
        let line = self.line();
        let (config, rng, mood) = (&self.config, &mut self.rng, &self.mood);
        self.flushed[place] = self.before.flush && (self.flushed[place] || rng.chance(1, 2));
        let sectors = config.directory().sectors();
        Tile {
            idle: rng.chance(7, 8),
            flushed: self.flushed[place],
            arrives: rng.chance(mood.arrives, 16),
            chip: rng.below(config.directory().chips() as u64),
            line,
            sectors: rng.bits(sectors).max(1),
            lookup_hits: rng.chance(mood.hits, 16),
            atomic_hits: rng.chance(mood.hits, 16),
        }
    }

    fn line(&mut self) -> u64 {
        let (directory, rng) = (self.config.directory(), &mut self.rng);
        let set = rng.below(directory.sets() as u64) as usize;
        let line = directory.line_of(set, *rng.pick(&self.tags).unwrap_or(&0));
        match directory.stride_bits() {
            0 => line,
            _ if rng.chance(self.mood.sampled, 16) => line,
            stride => line ^ 1 << rng.below(stride as u64),
        }
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        match last {
            Some(out) => {
                self.before = self.level;
                self.move_levels(out);
            }
            None => self.reset(),
        }
        if self.left == 0 {
            self.change_mood();
        }
        self.left -= 1;
        let slice = self.rng.below(self.config.slices() as u64);
        let ready = self.sink.next(&mut self.rng);
        self.was_ready = ready;
        let (entries, tiles) = (self.config.sm_ports(), self.config.slices());
        In {
            level: self.level,
            counter: ready.into(),
            entry: Lanes::of(entries, |place| self.entry(place, slice)),
            tile: Lanes::of(tiles, |place| self.tile(place)),
        }
    }
}
