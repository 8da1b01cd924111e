//! `reuse_distance`: how many other lines a core touches between two touches of a line.
//!
//! Only powers of two are distinguished, and for that a list of the core's lines, the most recent first, with
//! a mark at the end of each range is enough: the place of a line in the list is its distance, and each line
//! knows the range that its place is in. A touch moves the line to the front; of each range before that one,
//! the last line moves on to the next range, and the mark with it. A touch thus costs the logarithm of its
//! distance.

use super::pairs::ByPair;
use super::{Observer, Seen};
use crate::report::{Report, added};
use serde_json::json;
use traces::Kind;

/// Ranges that there are: of distance 0, and of 2^(k-1)..2^k - 1 for k in 1..=32, more than pairs have numbers.
const RANGES: usize = 33;
/// No line.
const NONE: u32 = u32::MAX;

/// A line in its core's list.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The pair before it, and the one behind.
    before: u32,
    behind: u32,
    /// The range of its place; none while it is not in the list.
    range: u8,
}

impl Default for Node {
    fn default() -> Node {
        Node { before: NONE, behind: NONE, range: u8::MAX }
    }
}

/// The list of a core.
#[derive(Clone, Debug)]
struct Recent {
    first: u32,
    last: u32,
    length: u64,
    /// The last line of each range that is full.
    ends: [u32; RANGES],
    histogram: [u64; RANGES],
    cold: u64,
}

impl Recent {
    fn new() -> Recent {
        let (ends, histogram) = ([NONE; RANGES], [0; RANGES]);
        Recent { first: NONE, last: NONE, length: 0, ends, histogram, cold: 0 }
    }

    /// A touch of a pair of this core; gives nothing back but its range in the histogram.
    fn touch(&mut self, nodes: &mut ByPair<Node>, pair: u32) {
        let node = *nodes.of(pair as usize);
        if node.range == u8::MAX {
            self.cold += 1;
            self.put_first(nodes, pair);
            self.length += 1;
            self.move_ends(nodes, RANGES);
            if self.length.is_power_of_two() {
                self.ends[self.length.ilog2() as usize] = self.last;
            }
            return;
        }
        let range = usize::from(node.range);
        self.histogram[range] += 1;
        if range > 0 {
            if self.ends[range] == pair {
                self.ends[range] = node.before;
            }
            self.take_out(nodes, node);
            self.put_first(nodes, pair);
            self.move_ends(nodes, range);
        }
    }

    /// The last line of each full range below `range` moves on, since another has come to the front.
    fn move_ends(&mut self, nodes: &mut ByPair<Node>, range: usize) {
        for (number, end) in self.ends[..range].iter_mut().enumerate() {
            if *end == NONE {
                break;
            }
            let moved = nodes.of(*end as usize);
            moved.range = number as u8 + 1;
            *end = moved.before;
        }
    }

    fn put_first(&mut self, nodes: &mut ByPair<Node>, pair: u32) {
        *nodes.of(pair as usize) = Node { before: NONE, behind: self.first, range: 0 };
        match self.first {
            NONE => self.last = pair,
            first => nodes.of(first as usize).before = pair,
        }
        self.first = pair;
    }

    /// Takes a line out that is not the first.
    fn take_out(&mut self, nodes: &mut ByPair<Node>, node: Node) {
        nodes.of(node.before as usize).behind = node.behind;
        match node.behind {
            NONE => self.last = node.before,
            behind => nodes.of(behind as usize).before = node.before,
        }
    }
}

pub(crate) struct ReuseDistance {
    nodes: ByPair<Node>,
    cores: Vec<Recent>,
}

impl ReuseDistance {
    pub(crate) fn new(cores: u32) -> ReuseDistance {
        ReuseDistance { nodes: ByPair::default(), cores: vec![Recent::new(); cores as usize] }
    }
}

impl Observer for ReuseDistance {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            let request = &seen.happened.request;
            if request.operation.kind != Kind::Atomic {
                self.cores[request.core as usize].touch(&mut self.nodes, seen.pair as u32);
            }
        }
    }

    fn report(&self, report: &mut Report) {
        let used =
            |core: &Recent| core.histogram.iter().rposition(|&n| n > 0).map_or(0, |last| last + 1);
        let length = self.cores.iter().map(used).max().unwrap_or(0);
        let lists: Vec<Vec<u64>> =
            self.cores.iter().map(|core| core.histogram[..length].to_vec()).collect();
        let cold: u64 = self.cores.iter().map(|core| core.cold).sum();
        report.total("reuse_distance", json!({ "histogram": added(&lists), "cold": cold }));
        let of_core =
            |(list, core): (&Vec<u64>, &Recent)| json!({ "histogram": list, "cold": core.cold });
        report.each("reuse_distance", lists.iter().zip(&self.cores).map(of_core));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list that is searched.
    fn searched(touches: &[u32]) -> ([u64; RANGES], u64) {
        let (mut recent, mut histogram, mut cold) = (Vec::new(), [0; RANGES], 0);
        for &pair in touches {
            match recent.iter().rev().position(|&other| other == pair) {
                None => cold += 1,
                Some(distance) => {
                    recent.remove(recent.len() - 1 - distance);
                    histogram[(distance as u64 + 1).next_power_of_two().ilog2() as usize] += 1;
                }
            }
            recent.push(pair);
        }
        (histogram, cold)
    }

    #[test]
    fn marks_give_what_a_search_gives() {
        let mut draws = 1_u64;
        for lines in [1, 2, 3, 4, 5, 8, 9, 40, 300] {
            let mut touches: Vec<u32> = Vec::new();
            let (mut numbers, mut next) = (vec![NONE; lines], 0);
            for _ in 0..4_000 {
                draws = draws
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                // Near lines more often than far ones.
                let drawn = (draws >> 33) as usize % lines;
                let line = if draws >> 63 == 0 { drawn } else { drawn % 3 % lines };
                if numbers[line] == NONE {
                    (numbers[line], next) = (next, next + 1);
                }
                touches.push(numbers[line]);
            }
            let (mut nodes, mut recent) = (ByPair::default(), Recent::new());
            touches.iter().for_each(|&pair| recent.touch(&mut nodes, pair));
            assert_eq!((recent.histogram, recent.cold), searched(&touches), "{lines} lines");
        }
    }
}
