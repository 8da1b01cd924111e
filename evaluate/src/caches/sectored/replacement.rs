//! Replacement in a set of many ways.

use design::SmReplacement;

/// The farthest next use that `srrip` knows.
const FARTHEST: u64 = 3;
/// Where random numbers begin: any number but 0.
const SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// Replacement state of a set.
#[derive(Clone, Debug)]
pub(super) struct Replacement {
    kind: SmReplacement,
    /// Of each way: `lru` its last use; `nru` 1 if it was used since all were; `srrip` how far its next use is. Of each
    /// node of `plru` whether it points to the upper half, from node 1 on.
    values: Vec<u64>,
    /// `lru`: uses so far; `random`: the last random number.
    state: u64,
    /// `fifo`: the oldest way; `nru`: the first that may be unused.
    hand: usize,
}

impl Replacement {
    pub(super) fn new(kind: SmReplacement, ways: usize) -> Replacement {
        Replacement { kind, values: vec![0; ways], state: SEED, hand: 0 }
    }

    /// A line's first use. Ways are filled from 0 on before there is a victim.
    pub(super) fn insert(&mut self, way: usize) {
        match self.kind {
            SmReplacement::Srrip => self.values[way] = FARTHEST - 1,
            _ => self.touch(way),
        }
    }

    /// A later use.
    pub(super) fn touch(&mut self, way: usize) {
        match self.kind {
            SmReplacement::Fifo | SmReplacement::Random => {}
            SmReplacement::Srrip => self.values[way] = 0,
            SmReplacement::Nru => self.values[way] = 1,
            SmReplacement::Lru => {
                self.state += 1;
                self.values[way] = self.state;
            }
            SmReplacement::Plru => {
                let mut node = self.values.len() + way;
                while node > 1 {
                    self.values[node / 2] = u64::from(node.is_multiple_of(2));
                    node /= 2;
                }
            }
        }
    }

    /// The way that makes place.
    pub(super) fn victim(&mut self) -> usize {
        let ways = self.values.len();
        match self.kind {
            SmReplacement::Fifo => {
                let way = self.hand;
                self.hand = (way + 1) % ways;
                way
            }
            SmReplacement::Random => {
                self.state ^= self.state << 13;
                self.state ^= self.state >> 7;
                self.state ^= self.state << 17;
                (self.state >> 20) as usize % ways
            }
            SmReplacement::Lru => (0..ways).min_by_key(|&way| self.values[way]).unwrap_or_default(),
            SmReplacement::Plru => {
                let mut node = 1;
                while node < ways {
                    node = 2 * node + self.values[node] as usize;
                }
                node - ways
            }
            SmReplacement::Nru => {
                // Until all are used, none becomes unused: those before the hand stay used.
                while self.values.get(self.hand) == Some(&1) {
                    self.hand += 1;
                }
                if self.hand == ways {
                    self.values.fill(0);
                    self.hand = 0;
                }
                self.hand
            }
            SmReplacement::Srrip => {
                let farthest = self.values.iter().max().copied().unwrap_or(FARTHEST);
                self.values.iter_mut().for_each(|value| *value += FARTHEST - farthest);
                self.values.iter().position(|&value| value == FARTHEST).unwrap_or_default()
            }
        }
    }

    /// As at first.
    pub(super) fn clear(&mut self) {
        *self = Replacement::new(self.kind, self.values.len());
    }
}
