//! Ports in arrays of 32-bit words, the least significant first.

use emit::{Manifest, PortDirection};
use std::ffi::CString;
use testbenches::golden::data_ports;
use testbenches::ports::Value;

/// A data port.
pub(crate) struct Port {
    pub(crate) name: CString,
    pub(crate) is_input: bool,
    /// Bits of all elements together.
    pub(crate) width: usize,
    pub(crate) elements: usize,
    /// Its first word among those of its direction.
    pub(crate) offset: usize,
}

/// The data ports of a block, inputs first.
pub(crate) struct Ports(pub(crate) Vec<Port>);

impl Ports {
    pub(crate) fn of(manifest: &Manifest) -> Ports {
        let mut all = Vec::new();
        for direction in [PortDirection::In, PortDirection::Out] {
            let mut offset = 0;
            for port in data_ports(&manifest.ports, direction) {
                all.push(Port {
                    // No name of Verilog has a null character.
                    name: CString::new(port.name.as_str()).unwrap_or_default(),
                    is_input: direction == PortDirection::In,
                    width: port.width,
                    elements: port.fields.len().max(1),
                    offset,
                });
                offset += port.width.div_ceil(32);
            }
        }
        Ports(all)
    }

    fn of_direction(&self, is_input: bool) -> impl Iterator<Item = &Port> {
        self.0.iter().filter(move |port| port.is_input == is_input)
    }

    /// Words of a direction.
    pub(crate) fn words(&self, is_input: bool) -> usize {
        self.of_direction(is_input).map(|port| port.width.div_ceil(32)).sum()
    }

    /// The bits of each element, and how many they are.
    fn places(&self, is_input: bool) -> impl Iterator<Item = (usize, usize)> {
        self.of_direction(is_input).flat_map(|port| {
            let bits = port.width / port.elements;
            (0..port.elements).map(move |i| (32 * port.offset + i * bits, bits))
        })
    }

    /// The elements of a direction.
    pub(crate) fn values(&self, is_input: bool, words: &[u32]) -> Vec<Value> {
        let value = |(at, bits)| Value::new(&taken(words, at, bits));
        self.places(is_input).map(value).collect()
    }

    /// The words of elements; what is `None` is 0.
    pub(crate) fn packed<'a>(
        &self,
        is_input: bool,
        values: impl Iterator<Item = Option<&'a [u64]>>,
    ) -> Vec<u32> {
        let mut words = vec![0; self.words(is_input)];
        for ((at, bits), value) in self.places(is_input).zip(values) {
            put(&mut words, at, bits, value.unwrap_or_default());
        }
        words
    }

    /// A mask of the outputs that are known.
    pub(crate) fn mask<'a>(&self, known: impl Iterator<Item = &'a Option<Value>>) -> Vec<u32> {
        let ones = vec![u64::MAX; self.0.iter().map(|port| port.width).max().unwrap_or(0)];
        self.packed(false, known.map(|value| value.is_some().then_some(&ones[..])))
    }
}

/// `bits` bits from bit `at` on.
fn taken(words: &[u32], at: usize, bits: usize) -> Vec<u64> {
    let word = |i: usize| words.get(i).map_or(0, |&word| u128::from(word));
    let slot = |first: usize| {
        let (i, shift) = ((at + first) / 32, (at + first) % 32);
        let three = word(i) | word(i + 1) << 32 | word(i + 2) << 64;
        (three >> shift & ((1 << (bits - first).min(64)) - 1)) as u64
    };
    (0..bits).step_by(64).map(slot).collect()
}

/// Sets `bits` bits, which are 0, from bit `at` on.
fn put(words: &mut [u32], at: usize, bits: usize, slots: &[u64]) {
    for (n, &slot) in slots.iter().enumerate().take(bits.div_ceil(64)) {
        let first = at + 64 * n;
        let three = (u128::from(slot) & ((1 << (bits - 64 * n).min(64)) - 1)) << (first % 32);
        for (i, word) in words.iter_mut().skip(first / 32).take(3).enumerate() {
            *word |= (three >> (32 * i)) as u32;
        }
    }
}
