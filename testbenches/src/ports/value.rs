//! A field's value without its type, as failure reports print it.

use core::fmt;
use core::marker::PhantomData;
use signal::port::{PortValue, fields};

/// The value of one port in one cycle: up to 512 bits, least significant slot first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    slots: Vec<u64>,
}

impl Value {
    /// The value held by `slots`, least significant first.
    pub fn new(slots: &[u64]) -> Self {
        Self { slots: slots.to_vec() }
    }

    /// Its words of 64 bits, least significant first.
    pub fn slots(&self) -> &[u64] {
        &self.slots
    }

    /// Hexadecimal digits without prefix and leading zeros; `0` for zero.
    pub fn digits(&self) -> String {
        let mut text = String::new();
        for slot in self.slots.iter().rev() {
            if !text.is_empty() {
                text.push_str(&format!("{slot:016x}"));
            } else if *slot != 0 {
                text.push_str(&format!("{slot:x}"));
            }
        }
        if text.is_empty() {
            text.push('0');
        }
        text
    }
}

/// The values of a record's ports in declaration order, for reports.
pub fn values<V: PortValue>(record: &V) -> Vec<Value> {
    Reader::<V>::new().values(record)
}

/// Reads many records of one kind, whose ports it describes to itself once.
pub(crate) struct Reader<V> {
    slots: Vec<usize>,
    records: PhantomData<fn(&V)>,
}

impl<V: PortValue> Reader<V> {
    pub(crate) fn new() -> Reader<V> {
        let slots = fields::<V>().iter().map(|field| field.slots).collect();
        Reader { slots, records: PhantomData }
    }

    /// The values in declaration order.
    pub(crate) fn values(&self, record: &V) -> Vec<Value> {
        let mut slots = vec![0; V::SLOTS];
        record.store(&mut slots);
        let mut rest = slots.as_slice();
        let next = |count: &usize| {
            let (own, others) = rest.split_at(*count);
            rest = others;
            Value::new(own)
        };
        self.slots.iter().map(next).collect()
    }

    /// Those that mean something, in declaration order; of no record, none does.
    pub(crate) fn meant(&self, record: Option<&V>) -> Vec<Option<Value>> {
        let Some(record) = record else { return vec![None; self.slots.len()] };
        let mut meaning = Vec::new();
        record.meaning(true, &mut meaning);
        let values = self.values(record).into_iter().zip(meaning);
        values.map(|(value, means)| means.then_some(value)).collect()
    }
}

/// The ports that mean something in `expected` and are not the same in `seen`, with both values, for reports.
pub fn differences<V: PortValue>(expected: &V, seen: &V) -> String {
    let mut meaning = Vec::new();
    expected.meaning(true, &mut meaning);
    let values = values(expected).into_iter().zip(values(seen));
    let ports = fields::<V>().into_iter().zip(meaning).zip(values);
    let differing = ports.filter(|((_, means), (expected, seen))| *means && expected != seen);
    let texts = differing
        .map(|((field, _), (expected, seen))| format!("{} {expected}, {seen}", field.name));
    texts.collect::<Vec<String>>().join("; ")
}

/// Hexadecimal with the decimal value behind it, as in `0x1f (31)`. Above 128 bits the decimal
/// value helps nobody and is left out.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{}", self.digits())?;
        match self.slots.as_slice() {
            [low] => write!(f, " ({low})"),
            [low, high] => write!(f, " ({})", u128::from(*low) | (u128::from(*high) << 64)),
            _ => Ok(()),
        }
    }
}
