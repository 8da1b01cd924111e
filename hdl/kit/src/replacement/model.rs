//! The golden model: each policy on the structure that its rules speak of.
use super::ports::{In, Out};
use super::{Config, Policy};
use crate::testing::Wide;

/// Bit `index` of `word`, counted from the lowest: 0..=511.
pub fn bit(word: &Wide, index: usize) -> bool {
    word[index / 64] >> (index % 64) & 1 == 1
}

/// The word whose bits are `bits`, the lowest first.
pub fn word(bits: impl IntoIterator<Item = bool>) -> Wide {
    let mut word = [0; 8];
    for (index, bit) in bits.into_iter().enumerate() {
        word[index / 64] |= u64::from(bit) << (index % 64);
    }
    word
}

/// Pairs of ways i < j, in the order of their bits in the state of `lru`.
fn pairs(ways: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..ways).flat_map(move |i| (i + 1..ways).map(move |j| (i, j)))
}

/// The state of `lru` in which `order` has the least recently used way first.
pub fn state_of_order(order: &[usize]) -> Wide {
    let last_use = |way| order.iter().position(|w| *w == way);
    word(pairs(order.len()).map(|(i, j)| last_use(i) > last_use(j)))
}

/// The ways, the least recently used first.
fn order_of_state(state: &Wide, ways: usize) -> Vec<usize> {
    // A way is behind as many ways as it was used after.
    let mut older = vec![0; ways];
    for (index, (i, j)) in pairs(ways).enumerate() {
        older[if bit(state, index) { i } else { j }] += 1;
    }
    let mut order: Vec<usize> = (0..ways).collect();
    order.sort_by_key(|way| older[*way]);
    order
}

/// The policy; the caller keeps the state.
pub struct ReplacementPolicy {
    policy: Policy,
    ways: usize,
}

impl ReplacementPolicy {
    /// Takes policy and number of ways from `config`, and has no state.
    pub fn new(config: Config) -> ReplacementPolicy {
        ReplacementPolicy { policy: config.policy(), ways: config.ways() }
    }

    fn lru(&self, input: &In, eligible: &[usize]) -> (usize, Wide) {
        let mut order = order_of_state(&input.state, self.ways);
        let victim = order.iter().copied().find(|way| eligible.contains(way));
        let way = input.way as usize;
        if order.contains(&way) {
            order.retain(|w| *w != way);
            order.push(way);
        }
        (victim.unwrap_or(0), state_of_order(&order))
    }

    /// Node n has the children 2n and 2n + 1; way w is node `ways` + w. Bit n - 1 is node n's.
    fn plru(&self, input: &In, eligible: &[usize]) -> (usize, Wide) {
        let mut nodes: Vec<bool> = (1..self.ways).map(|n| bit(&input.state, n - 1)).collect();
        let has_eligible = |node: usize| {
            eligible.iter().any(|way| (0..8).any(|up| (self.ways + way) >> up == node))
        };
        let mut node = 1;
        while node < self.ways {
            let pointed = 2 * node + usize::from(nodes[node - 1]);
            node = if has_eligible(pointed) { pointed } else { pointed ^ 1 };
        }
        let victim = if eligible.is_empty() { 0 } else { node - self.ways };

        let mut used = self.ways + input.way as usize;
        while used > 1 {
            let is_lower = used.is_multiple_of(2);
            used /= 2;
            if used < self.ways {
                nodes[used - 1] = is_lower;
            }
        }
        (victim, word(nodes))
    }

    fn srrip(&self, input: &In, eligible: &[usize]) -> (usize, Wide) {
        let value = |way| {
            u8::from(bit(&input.state, 2 * way)) + 2 * u8::from(bit(&input.state, 2 * way + 1))
        };
        let mut values: Vec<u8> = (0..self.ways).map(value).collect();
        let largest = eligible.iter().map(|way| values[*way]).max().unwrap_or(0);
        let victim = eligible.iter().copied().find(|way| values[*way] == largest);
        if input.by_choice {
            values.iter_mut().for_each(|value| *value = (*value + 3 - largest).min(3));
        }
        if let Some(value) = values.get_mut(input.way as usize) {
            *value = if input.is_reservation { 2 } else { 0 };
        }
        (victim.unwrap_or(0), word(values.iter().flat_map(|v| [v & 1 == 1, v & 2 == 2])))
    }
}

impl testbenches::dut::Model for ReplacementPolicy {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let eligible: Vec<usize> =
            (0..self.ways).filter(|way| input.eligible >> way & 1 == 1).collect();
        let (victim, next_state) = match self.policy {
            Policy::Lru => self.lru(input, &eligible),
            Policy::Plru => self.plru(input, &eligible),
            Policy::Srrip => self.srrip(input, &eligible),
        };
        Out { victim: victim as u64, next_state }
    }
}
