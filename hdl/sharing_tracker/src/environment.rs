//! L2's contents: the sectors of a bank, as the requests that it has taken left them.

use std::collections::HashMap;

use base::environment::Memory;
use base::model::{Data, write_bytes};
use llc::atomic_buffer::{Word, perform};

use crate::streams::kind;

/// The sectors of a bank, each by its line address in the bank's slice.
#[derive(Clone, Debug)]
pub struct Sectors {
    initial: Memory,
    written: HashMap<u64, Data>,
}

/// A write to a sector.
#[derive(Clone, Copy, Debug)]
pub struct Change {
    /// Store or atomic, by the numbers of [`kind`].
    pub kind: u64,
    /// An atomic's operation.
    pub operation: u64,
    /// Bytes that a store writes, or an atomic changes.
    pub byte_enable: u128,
    /// A store's bytes; an atomic's operand and compare value.
    pub data: Data,
}

impl Sectors {
    /// Nothing has been written; each sector has its bytes.
    pub fn new(sector_bytes: usize) -> Sectors {
        Sectors { initial: Memory::new(sector_bytes), written: HashMap::new() }
    }

    /// A sector's bytes.
    pub fn read(&self, line: u64) -> Data {
        self.written.get(&line).copied().unwrap_or_else(|| self.initial.read(line, 0))
    }

    /// Those that were written.
    pub fn written(&self) -> impl Iterator<Item = (u64, &Data)> {
        self.written.iter().map(|(&line, data)| (line, data))
    }

    /// Serves one sector of a request; gives the bytes that it found.
    pub fn serve(&mut self, line: u64, change: &Change) -> Data {
        let old = self.read(line);
        let mut new = old;
        match change.kind as usize {
            kind::STORE => write_bytes(&mut new, change.byte_enable, &change.data),
            kind::ATOMIC => {
                let word = Word::named(change.byte_enable);
                let value =
                    word.and_then(|word| perform(change.operation, word, &old, &change.data));
                if let (Some(word), Some(value)) = (word, value) {
                    write_bytes(&mut new, word.bytes(), &word.with(value));
                }
            }
            _ => return old,
        }
        self.written.insert(line, new);
        old
    }
}
