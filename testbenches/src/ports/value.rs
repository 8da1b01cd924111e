//! A field's value without its type, as failure reports print it.

use core::fmt;

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
