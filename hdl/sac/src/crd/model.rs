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
    memory_side_hits: u64,
    /// The sampled request of the cycle before, and whether it hit.
    answer: Option<bool>,
}

impl Crd {
    /// The state after a reset: no entry, all counters 0, no answer in flight (R11).
    pub fn new(config: &Config) -> Crd {
        Crd {
            config: config.clone(),
            sets: vec![Vec::new(); config.sets()],
            requests: 0,
            hits: 0,
            memory_side_hits: 0,
            answer: None,
        }
    }

    /// The directory's set and tag of a line, `None` if it is not sampled (R1, R2).
    pub fn sampled(&self, line: u64) -> Option<(usize, u64)> {
        let stride = 1_u64 << self.config.stride_bits();
        let cache_sets = self.config.sets() as u64 * stride;
        let (set, tag) = (line % cache_sets, line / cache_sets);
        let offset = (set / stride % stride) ^ (tag % stride) ^ (tag % stride / 2);
        (set % stride == offset).then_some(((set / stride) as usize, tag))
    }

    /// Looks a request up and records it; whether it hit, and whether under memory-side, `None` if it is not
    /// sampled.
    fn request(&mut self, request: &Request) -> Option<(bool, bool)> {
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
        let of_all = entry.sectors_of.iter().fold(0, |all, had| all | had);
        let had = &mut entry.sectors_of[request.chip as usize];
        let hits = (request.sectors & !*had == 0, request.sectors & !of_all == 0);
        *had |= request.sectors;
        entries.push(entry);
        Some(hits)
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
            memory_side_hits: self.memory_side_hits,
        };
        if input.clear {
            // The request of this cycle is lost (R10).
            *self = Crd::new(&self.config);
            return out;
        }
        let hits = if input.request.valid { self.request(&input.request) } else { None };
        self.answer = hits.map(|(hit, _)| hit);
        // All hold when the requests are full (R9).
        if let (Some((hit, of_memory_side)), true) =
            (hits, self.requests < self.config.counter_max())
        {
            self.requests += 1;
            self.hits += u64::from(hit);
            let counts = of_memory_side && self.config.counts_memory_side();
            self.memory_side_hits += u64::from(counts);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Sac;
    use testbenches::dut::Model as _;

    /// 64 sets of a cache, 4 of them sampled: of each tag every sixteenth line but one.
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
    fn of_each_tag_four_lines_are_sampled() {
        let crd = crd(Sac::default());
        let sampled = |tag: u64| -> Vec<(u64, usize)> {
            let lines = (0..64).filter_map(|set| Some((set, crd.sampled(64 * tag + set)?)));
            lines
                .inspect(|(_, (_, of))| assert_eq!(*of, tag))
                .map(|(set, (row, _))| (set, row))
                .collect()
        };
        assert_eq!(sampled(0), [(0, 0), (17, 1), (34, 2), (51, 3)]);
        // 5 is 7 in the code of Gray.
        assert_eq!(sampled(5), [(7, 0), (22, 1), (37, 2), (52, 3)]);
        assert_eq!(sampled(16 + 5), sampled(5));
    }

    #[test]
    fn a_chip_hits_what_it_asked_for_before() {
        let mut crd = crd(Sac::default());
        assert_eq!(ask(&mut crd, 17, 0, 1), Some(false));
        assert_eq!(ask(&mut crd, 17, 0, 1), Some(true));
        assert_eq!(ask(&mut crd, 17, 1, 1), Some(false));
        assert_eq!(ask(&mut crd, 17, 1, 1), Some(true));
        assert_eq!(ask(&mut crd, 18, 1, 1), None);
        assert_eq!((crd.requests, crd.hits), (4, 2));
        let out =
            crd.step(&In { clear: true, request: Request { valid: true, ..Request::default() } });
        assert_eq!((out.answer.valid, out.requests, out.hits), (false, 4, 2));
        assert_eq!(crd.step(&In::default()), Out::default());
        assert_eq!(ask(&mut crd, 17, 0, 1), Some(false));
    }

    #[test]
    fn a_sector_is_asked_for_by_itself() {
        let mut crd = crd(Sac { sectored: true, ..Sac::default() });
        assert_eq!(ask(&mut crd, 17, 0, 0b0001), Some(false));
        assert_eq!(ask(&mut crd, 17, 0, 0b0011), Some(false));
        assert_eq!(ask(&mut crd, 17, 0, 0b0011), Some(true));
        assert_eq!(ask(&mut crd, 17, 0, 0b0100), Some(false));
        assert_eq!(ask(&mut crd, 17, 0, 0b0111), Some(true));
    }

    #[test]
    fn the_least_recently_used_entry_goes_with_all_its_chips() {
        let mut crd = crd(Sac { crd_ways: 2, ..Sac::default() });
        let line = |tag: u64| 64 * tag + (tag ^ (tag >> 1));
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
