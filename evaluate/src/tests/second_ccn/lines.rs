//! A set of an L1, and the filter of a core's stores.

use super::Shape;

/// Stores and atomics of each core to each sector of a line, that a copy or L2 has seen.
pub(super) type Writes = [Vec<u64>; 4];

/// A way of a set that holds a line.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) line: u64,
    pub(super) writes: Writes,
}

/// A set: lines by way, and what its policy knows.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub(super) ways: Vec<Option<Held>>,
    /// `lru`: when each way was used last. `srrip`: its value.
    numbers: Vec<u64>,
    /// `plru`: the nodes from 1 on, the children of node i being 2 i and 2 i + 1; true points to the upper half.
    tree: Vec<bool>,
}

impl Set {
    pub(super) fn new(shape: &Shape) -> Set {
        let ways = vec![None; shape.ways];
        Set { ways, numbers: vec![0; shape.ways], tree: vec![false; shape.ways] }
    }

    pub(super) fn way_of(&self, line: u64) -> Option<usize> {
        self.ways.iter().position(|held| held.as_ref().is_some_and(|held| held.line == line))
    }

    /// A hit, or an allocation.
    pub(super) fn use_way(&mut self, policy: &str, way: usize, is_new: bool, now: u64) {
        match policy {
            "lru" => self.numbers[way] = now,
            "srrip" => self.numbers[way] = if is_new { 2 } else { 0 },
            _ => {
                // From the leaf, whose number is way + ways, up: each node points to the other child.
                let mut node = way + self.ways.len();
                while node > 1 {
                    self.tree[node / 2] = node.is_multiple_of(2);
                    node /= 2;
                }
            }
        }
    }

    /// The way that a new line takes; nothing is pending.
    pub(super) fn victim(&mut self, policy: &str) -> usize {
        if let Some(free) = self.ways.iter().position(Option::is_none) {
            return free;
        }
        let ways = self.ways.len();
        match policy {
            "lru" => (0..ways).min_by_key(|&way| self.numbers[way]).unwrap(),
            "srrip" => {
                let largest = *self.numbers.iter().max().unwrap();
                let chosen = self.numbers.iter().position(|&value| value == largest).unwrap();
                self.numbers.iter_mut().for_each(|value| *value += 3 - largest);
                chosen
            }
            _ => {
                let mut node = 1;
                while node < ways {
                    node = 2 * node + usize::from(self.tree[node]);
                }
                node - ways
            }
        }
    }
}

/// Bits of a line address: 40 of a byte address, lines of 128 bytes.
const LINE_BITS: u32 = 33;

/// The lines that a core may have stored to.
#[derive(Clone, Debug)]
pub(super) struct Filter(pub(super) Vec<bool>);

impl Filter {
    /// The groups of w bits of the address from below, all put together by XOR: as they are, and group k turned to the
    /// left by k.
    pub(super) fn places(&self, line: u64) -> [usize; 2] {
        let width = (self.0.len() as u64).ilog2();
        let (mut plain, mut turned) = (0, 0);
        for number in 0..LINE_BITS.div_ceil(width) {
            let group: Vec<bool> = (0..width)
                .map(|bit| number * width + bit)
                .map(|bit| bit < LINE_BITS && line >> bit & 1 == 1)
                .collect();
            for (bit, &is_set) in (0_u32..).zip(&group) {
                plain ^= usize::from(is_set) << bit;
                turned ^= usize::from(is_set) << ((bit + number) % width);
            }
        }
        [plain, turned]
    }

    pub(super) fn may_hold(&self, line: u64) -> bool {
        self.places(line).iter().all(|&place| self.0[place])
    }
}
