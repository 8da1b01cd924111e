//! Answers of the designs under test, as vectors.

use constraints::{Cycle, Field, Vectors};
use emit::Design;

/// Cycles of the vectors.
pub const CYCLES: usize = 300;

/// A word of 70 bits at most, or nothing where it is unknown.
type Value = Option<u128>;

/// Pseudo-random words (splitmix64).
struct Random(u64);

impl Random {
    fn bits(&mut self, bits: u32) -> u128 {
        let mut word = || {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let word = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            u128::from(word ^ (word >> 27))
        };
        (word() << 64 | word()) >> (128 - bits)
    }
}

pub fn vectors(design: &Design) -> Vectors {
    let mut random = Random(1);
    let (fields, values): (&[&str], Vec<Vec<Value>>) = match design.top.as_str() {
        "compare" => (&["a", "b", "is_equal", "greater"], compare(&mut random)),
        "word_table" => (
            &["write_enable", "write_address", "write_data", "read_address", "read_data"],
            word_table(&mut random),
        ),
        // Every value is one of its inputs or outputs, and the sheet does not look at them.
        "told" => (
            &["ask_valid", "ask_kind", "lane_0", "lane_1", "lane_2", "answer_hit", "answer_way"],
            vec![vec![Some(0); 7]; CYCLES],
        ),
        _ => (
            &[
                "push_valid",
                "push_data",
                "pop_ready",
                "clear",
                "push_ready",
                "pop_valid",
                "pop_data",
                "is_busy",
                "ram_error",
            ],
            exchange(&mut random),
        ),
    };
    let inputs = fields.len() - answers(design);
    let cycles = values.into_iter().enumerate().map(|(number, values)| {
        let is_reset = number == 0;
        let known = |place: usize| place < inputs || !is_reset;
        let words = |value: &Value| [value.unwrap_or(0) as u64, (value.unwrap_or(0) >> 64) as u64];
        Cycle {
            is_reset,
            words: values.iter().flat_map(words).collect(),
            means: (0..).zip(&values).map(|(at, value)| known(at) && value.is_some()).collect(),
        }
    });
    let field = |name: &&str| Field { name: name.to_string(), words: 2 };
    Vectors {
        origin: "300 cycles of one seed.".into(),
        fields: fields.iter().map(field).collect(),
        cycles: cycles.collect(),
    }
}

fn answers(design: &Design) -> usize {
    design.manifest.ports.iter().filter(|port| port.direction == emit::PortDirection::Out).count()
}

fn compare(random: &mut Random) -> Vec<Vec<Value>> {
    let cycle = |_| {
        let (a, b) = (random.bits(8), random.bits(8));
        let b = if random.bits(2) == 0 { a } else { b };
        [a, b, u128::from(a == b), a.max(b)].map(Some).to_vec()
    };
    (0..CYCLES).map(cycle).collect()
}

fn word_table(random: &mut Random) -> Vec<Vec<Value>> {
    let mut words = [None; 5];
    let cycle = |_| {
        let (enable, data) = (random.bits(1), random.bits(8));
        let mut address = || random.bits(16) % 5;
        let (to, from) = (address(), address());
        let read = words[from as usize];
        if enable == 1 {
            words[to as usize] = Some(data);
        }
        vec![Some(enable), Some(to), Some(data), Some(from), read]
    };
    (0..CYCLES).map(cycle).collect()
}

fn exchange(random: &mut Random) -> Vec<Vec<Value>> {
    let (mut kept, mut read) = ([None; 4], None);
    let (mut is_busy, mut place) = (false, 0);
    let cycle = |number| {
        let (valid, data, ready) = (random.bits(1), random.bits(70), random.bits(1));
        let clear = u128::from(random.bits(4) == 0);
        let busy = u128::from(is_busy);
        let answer = if is_busy { read } else { None };
        let values = [Some(valid), Some(data), Some(ready), Some(clear)].into_iter();
        let answers = [Some(1 - busy), Some(busy), answer, Some(busy), Some(0)];
        read = kept[place];
        if !is_busy && valid == 1 {
            kept[place] = Some(data);
        }
        let is_taken = is_busy && ready == 1;
        place = if clear == 1 { 0 } else { (place + usize::from(is_taken)) % 4 };
        is_busy = if is_busy { !is_taken } else { valid == 1 };
        if number == 0 {
            (kept, read, is_busy, place) = ([None; 4], None, false, 0);
        }
        values.chain(answers).collect()
    };
    (0..CYCLES).map(cycle).collect()
}
