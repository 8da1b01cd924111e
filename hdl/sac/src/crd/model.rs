//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Answer, Config, In, Out, Request};

/// An entry: its tag, and a mask of sectors for each chip that asked for some.
#[derive(Clone, Debug)]
struct Entry {
    tag: u64,
    sectors_of: Vec<u64>,
}

/// The directory: each set a list of entries, the least recently used first.
#[derive(Clone, Debug)]
pub struct Crd {
    config: Config,
    sets: Vec<Vec<Entry>>,
    requests: u64,
    hits: u64,
    /// The sampled request of the cycle before, and whether it hit.
    answer: Option<bool>,
}

impl Crd {
    /// The state after a reset: no entry, both counters 0, no answer in flight (R11).
    pub fn new(config: &Config) -> Crd {
        Crd {
            config: config.clone(),
            sets: vec![Vec::new(); config.sets()],
            requests: 0,
            hits: 0,
            answer: None,
        }
    }

    /// The directory's set and tag of a line, `None` if it is not sampled (R1, R2).
    pub fn sampled(&self, line: u64) -> Option<(usize, u64)> {
        let stride = 1_u64 << self.config.stride_bits();
        let cache_sets = self.config.sets() as u64 * stride;
        let set = line % cache_sets;
        set.is_multiple_of(stride).then_some(((set / stride) as usize, line / cache_sets))
    }

    /// Looks a request up and records it; whether it hit, `None` if it is not sampled.
    fn request(&mut self, request: &Request) -> Option<bool> {
        let (set, tag) = self.sampled(request.line)?;
        let (ways, chips) = (self.config.ways(), self.config.chips());
        let entries = &mut self.sets[set];
        let mut entry = match entries.iter().position(|entry| entry.tag == tag) {
            Some(place) => entries.remove(place),
            None => {
                if entries.len() == ways {
                    entries.remove(0);
                }
                Entry { tag, sectors_of: vec![0; chips] }
            }
        };
        let had = &mut entry.sectors_of[request.chip as usize];
        let hit = request.sectors & !*had == 0;
        *had |= request.sectors;
        entries.push(entry);
        Some(hit)
    }
}

impl testbenches::dut::Model for Crd {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out {
            answer: self.answer.map(|hit| Answer { valid: true, hit }).into(),
            requests: self.requests,
            hits: self.hits,
        };
        if input.clear {
            // The request of this cycle is lost (R10).
            *self = Crd::new(&self.config);
            return out;
        }
        self.answer = if input.request.valid { self.request(&input.request) } else { None };
        // Both hold when the requests are full (R9).
        if let (Some(hit), true) = (self.answer, self.requests < self.config.counter_max()) {
            self.requests += 1;
            self.hits += u64::from(hit);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Sac;
    use testbenches::dut::Model as _;

    /// 64 sets of a cache, 4 of them sampled: every sixteenth line.
    fn crd(sac: Sac) -> Crd {
        let sac = Sac { slices: 4, slice_bytes: 32_768, crd_sets: 4, ..sac };
        let config = Config::new(&sac, "t").unwrap();
        assert_eq!(config.stride_bits(), 4);
        Crd::new(&config)
    }

    fn ask(crd: &mut Crd, line: u64, chip: u64, sectors: u64) -> Option<bool> {
        crd.step(&In { request: Request { valid: true, chip, line, sectors }, clear: false });
        crd.answer
    }

    #[test]
    fn every_sixteenth_line_is_sampled() {
        let crd = crd(Sac::default());
        assert_eq!(crd.sampled(0), Some((0, 0)));
        assert_eq!(crd.sampled(1), None);
        assert_eq!(crd.sampled(48), Some((3, 0)));
        assert_eq!(crd.sampled(64 * 5 + 16), Some((1, 5)));
        assert_eq!(crd.sampled(64 * 5 + 24), None);
    }

    #[test]
    fn a_chip_hits_what_it_asked_for_before() {
        let mut crd = crd(Sac::default());
        assert_eq!(ask(&mut crd, 16, 0, 1), Some(false));
        assert_eq!(ask(&mut crd, 16, 0, 1), Some(true));
        assert_eq!(ask(&mut crd, 16, 1, 1), Some(false));
        assert_eq!(ask(&mut crd, 16, 1, 1), Some(true));
        assert_eq!(ask(&mut crd, 17, 1, 1), None);
        assert_eq!((crd.requests, crd.hits), (4, 2));
        let out =
            crd.step(&In { clear: true, request: Request { valid: true, ..Request::default() } });
        assert_eq!((out.answer.valid, out.requests, out.hits), (false, 4, 2));
        assert_eq!(crd.step(&In::default()), Out::default());
        assert_eq!(ask(&mut crd, 16, 0, 1), Some(false));
    }

    #[test]
    fn a_sector_is_asked_for_by_itself() {
        let mut crd = crd(Sac { sectored: true, ..Sac::default() });
        assert_eq!(ask(&mut crd, 16, 0, 0b0001), Some(false));
        assert_eq!(ask(&mut crd, 16, 0, 0b0011), Some(false));
        assert_eq!(ask(&mut crd, 16, 0, 0b0011), Some(true));
        assert_eq!(ask(&mut crd, 16, 0, 0b0100), Some(false));
        assert_eq!(ask(&mut crd, 16, 0, 0b0111), Some(true));
    }

    #[test]
    fn the_least_recently_used_entry_goes_with_all_its_chips() {
        let mut crd = crd(Sac { crd_ways: 2, ..Sac::default() });
        let line = |tag: u64| 64 * tag;
        for (tag, chip, hit) in [
            (1, 0, false),
            (2, 0, false),
            (1, 3, false),
            // 2 was used before 1.
            (3, 0, false),
            (1, 0, true),
            (2, 0, false),
            (1, 3, true),
        ] {
            assert_eq!(ask(&mut crd, line(tag), chip, 1), Some(hit), "{tag}, {chip}");
        }
    }
}
