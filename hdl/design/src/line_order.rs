//! `[line_order]`: what keeps requests that share a sector in order before a memory that does not.

use super::section::section;
use super::{Axi, Rule};

section! {
    /// Keeps the requests that share a sector in order before a memory that does not.
    pub struct LineOrder in "line_order" {
        /// Requests that the memory has not answered: 0..=128; 0 is one for each read and each write of `[axi]`.
        entries: u32 = 0, Rule::Range(0, 128);
    }
    crosses: &[]
}

impl LineOrder {
    /// The same with 0 as what it represents: 1..=128.
    pub fn entries(&self, axi: &Axi) -> u32 {
        if self.entries == 0 { axi.reads + axi.writes } else { self.entries }
    }
}
