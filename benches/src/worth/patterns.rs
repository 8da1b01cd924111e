//! The patterns: the requests of each core, of lines of four sectors.

use super::chips::{LINES, PAGE};
use super::program::Access;
use super::{CORES, Size};
use base::environment::{LOAD, STORE};
use testbenches::stimulus::Rng;

/// A pattern: the requests of a core.
#[derive(Clone, Copy)]
pub struct Pattern {
    /// Its name in the table.
    pub name: &'static str,
    /// The requests of a core, for caches of this size.
    pub list: fn(core: u64, size: &Size) -> Vec<Access>,
}

/// The first line of what a core has for itself, or of what no other part of its list loads.
const APART: u64 = 1 << 20;

fn load(line: u64, sector: u64) -> Access {
    Access { kind: LOAD, line, sectors: 1 << (sector % 4), bypass_l1: false }
}

/// Loads of one sector each, of lines at random below `lines`.
fn uniform(core: u64, lines: u64, requests: usize) -> Vec<Access> {
    let mut rng = Rng::new(core + 1);
    (0..requests).map(|_| load(rng.below(lines), rng.below(4))).collect()
}

/// One array that all cores read at random: four times an L1, half of all L1s together.
pub const SHARED: Pattern = Pattern {
    name: "one array that all cores read, four times an L1",
    list: |core, size| uniform(core, 4 * size.lines, size.requests),
};

/// The same with one store in twenty requests.
pub const SHARED_WITH_STORES: Pattern = Pattern {
    name: "the same array, one request in twenty a store",
    list: |core, size| {
        let mut list = uniform(core, 4 * size.lines, size.requests);
        list.iter_mut().skip(core as usize).step_by(20).for_each(|access| access.kind = STORE);
        list
    },
};

fn scan(from: u64, size: &Size) -> Vec<Access> {
    let lines = 3 * size.lines;
    (0..size.requests as u64).map(|at| load((from + at) % lines, at / lines)).collect()
}

/// An array of three times an L1 that all cores read from its first line on, all at the same time.
pub const IN_STEP: Pattern = Pattern {
    name: "one array that all cores scan, in step, three times an L1",
    list: |_, size| scan(0, size),
};

/// The same, each core a part of the array ahead of the next.
pub const OUT_OF_STEP: Pattern = Pattern {
    name: "the same array, each core an eighth ahead of the next",
    list: |core, size| scan(3 * size.lines * core / CORES as u64, size),
};

/// Three quarters of an L1 that a core reads over and over, each load of it followed by one of a new line.
pub const THRASHED: Pattern = Pattern {
    name: "each core a set of three quarters of an L1, thrashed by a stream",
    list: |core, size| {
        let base = APART * (core + 1);
        let reused = 3 * size.lines / 4;
        let at = |number: u64| match number % 2 {
            0 => load(base + number / 2 % reused, number / 2 / reused),
            _ => load(base + APART / 2 + number / 2, number),
        };
        (0..size.requests as u64).map(at).collect()
    },
};

/// One load in four goes to one of very many lines: a warp's that scatters, which goes past the L1.
fn scattered(core: u64, size: &Size, bypass_l1: bool) -> Vec<Access> {
    let mut rng = Rng::new(core + 1);
    let at = |number: usize| match number % 4 {
        3 => Access { bypass_l1, ..load(APART + rng.below(APART / 64), rng.below(4)) },
        _ => load(rng.below(4 * size.lines), rng.below(4)),
    };
    (0..size.requests).map(at).collect()
}

/// An array that all cores read, and scattered loads through the L1.
pub const SCATTERED: Pattern = Pattern {
    name: "one array that all cores read, one load in four scattered",
    list: |core, size| scattered(core, size, false),
};

/// The same pattern as a scatter bypass passes it on.
pub fn past_the_l1(pattern: Pattern) -> Pattern {
    match pattern.name == SCATTERED.name {
        true => Pattern { list: |core, size| scattered(core, size, true), ..pattern },
        false => pattern,
    }
}

/// Three quarters of an L1 that a core reads over and over.
pub const FITS: Pattern = Pattern {
    name: "each core a private set that fits its L1",
    list: |core, size| {
        let lines = 3 * size.lines / 4;
        let at = |number: u64| load(APART * (core + 1) + number % lines, number / lines);
        (0..size.requests as u64).map(at).collect()
    },
};

/// Whole lines, none of them again before its L1 has forgotten it.
pub const STREAM: Pattern = Pattern {
    name: "each core a private stream, whole lines",
    list: |core, size| {
        let line = |number| APART * (core + 1) + number % (8 * size.lines);
        let at = |number| Access { sectors: 0xf, ..load(line(number), 0) };
        (0..size.requests as u64).map(at).collect()
    },
};

/// A pattern of two chips: the lines that the SMs of a chip load over and over, the second from half way on.
pub struct ChipPattern {
    /// Its name in the table.
    pub name: &'static str,
    pub is_favourable: bool,
    pub lines: fn(chip: u64) -> Vec<u64>,
}

/// The first lines of a chip's memory.
fn local(chip: u64, lines: u64) -> Vec<u64> {
    (0..).filter(|line| line / PAGE % 2 == chip).take(lines as usize).collect()
}

/// Sharing that `isca23` is for, and loads that it is not for.
pub const TWO_CHIPS: [ChipPattern; 5] = [
    ChipPattern {
        name: "falsely shared, three quarters of a cache",
        is_favourable: true,
        lines: |chip| (0..6 * LINES / 4).filter(|line| line % 2 == chip).collect(),
    },
    ChipPattern {
        name: "truly shared, three quarters",
        is_favourable: false,
        lines: |_| (0..3 * LINES / 4).collect(),
    },
    ChipPattern {
        name: "truly shared, one and a half",
        is_favourable: false,
        lines: |_| (0..3 * LINES / 2).collect(),
    },
    ChipPattern {
        name: "private, local, fits",
        is_favourable: false,
        lines: |chip| local(chip, 3 * LINES / 4),
    },
    ChipPattern {
        name: "one load in four truly shared, the others private",
        is_favourable: false,
        lines: |chip| {
            let shared = (8 * LINES..8 * LINES + 32).cycle();
            let often = local(chip, 72);
            let loads = often.chunks(3).zip(shared);
            loads.flat_map(|(often, line)| often.iter().copied().chain([line])).collect()
        },
    },
];
