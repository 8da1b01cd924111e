//! When a ready (or a valid) is high: the patterns that find faults in streams.

use super::Rng;

/// How a ready or valid behaves for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// High in every cycle.
    Always,
    /// Low in every cycle, until the pattern changes.
    Never,
    /// High with this probability, in 1/256, each cycle anew.
    Random(u8),
    /// High for `high` cycles, then low for `low`, again and again.
    Bursts {
        /// Cycles high, at least 1.
        high: u32,
        /// Cycles low, at least 1.
        low: u32,
    },
}

/// Gives one boolean a cycle, from one pattern or from patterns that change now and then.
#[derive(Clone, Debug)]
pub struct Pressure {
    pattern: Pattern,
    /// Cycles since the pattern began.
    age: u32,
    /// Cycles until the next pattern; `None` keeps the first for ever.
    left: Option<u32>,
}

impl Pressure {
    /// One pattern for ever. `Pattern::Never` for ever stops a stream: use it on purpose only.
    pub fn fixed(pattern: Pattern) -> Self {
        Self { pattern, age: 0, left: None }
    }

    /// All patterns in turn, in random order, each for 1 to 200 cycles (`Never`: 1 to 64). The
    /// usual choice: it fills and drains every queue of a block sooner or later.
    pub fn mixed() -> Self {
        Self { pattern: Pattern::Always, age: 0, left: Some(0) }
    }

    /// This cycle's value.
    #[inline]
    pub fn next(&mut self, rng: &mut Rng) -> bool {
        if let Some(left) = self.left {
            self.left = Some(if left == 0 { self.change(rng) } else { left - 1 });
        }
        let age = self.age;
        self.age = self.age.wrapping_add(1);
        match self.pattern {
            Pattern::Always => true,
            Pattern::Never => false,
            Pattern::Random(part) => rng.chance(u64::from(part), 256),
            Pattern::Bursts { high, low } => age % high.saturating_add(low).max(1) < high,
        }
    }

    /// Begins another pattern; returns for how many more cycles.
    fn change(&mut self, rng: &mut Rng) -> u32 {
        self.age = 0;
        let mut longest = 200;
        self.pattern = match rng.below(6) {
            0 => Pattern::Always,
            1 => {
                longest = 64;
                Pattern::Never
            }
            2 => Pattern::Random(16),
            3 => Pattern::Random(128),
            4 => Pattern::Random(240),
            _ => {
                Pattern::Bursts { high: rng.between(1, 12) as u32, low: rng.between(1, 12) as u32 }
            }
        };
        rng.below(longest) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::{Pattern, Pressure, Rng};

    fn high_of_1000(pattern: Pattern) -> usize {
        let mut rng = Rng::new(3);
        let mut pressure = Pressure::fixed(pattern);
        (0..1000).filter(|_| pressure.next(&mut rng)).count()
    }

    #[test]
    fn fixed_patterns_do_what_they_say() {
        assert_eq!(high_of_1000(Pattern::Always), 1000);
        assert_eq!(high_of_1000(Pattern::Never), 0);
        assert_eq!(high_of_1000(Pattern::Bursts { high: 3, low: 7 }), 300);
        assert!((400..600).contains(&high_of_1000(Pattern::Random(128))));
    }

    #[test]
    fn the_mixture_has_long_runs_of_both_kinds_and_never_stops() {
        let mut rng = Rng::new(3);
        let mut pressure = Pressure::mixed();
        let values: Vec<bool> = (0..100_000).map(|_| pressure.next(&mut rng)).collect();
        let longest = |wanted: bool| {
            let runs = values.split(|value| *value != wanted);
            runs.map(<[bool]>::len).max().unwrap()
        };
        assert!(longest(true) > 64, "{}", longest(true));
        assert!((32..2000).contains(&longest(false)), "{}", longest(false));
    }
}
