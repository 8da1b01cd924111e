//! Storage elements: a row for all instances that differ in their numbers alone, however many a cluster has.

use emit::{Manifest, MemoryKind};
use serde::Serialize;

/// Instances that are alike.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Rows<T> {
    /// Where they are, with `[*]` for the number in a list: `top.ways[*]`.
    place: String,
    /// How many.
    number: usize,
    /// Of each of them.
    each: T,
}

/// A block's registers and memories, without those of the blocks in it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct StorageRow {
    module: String,
    register_bits: usize,
    memory_bits: usize,
}

/// A row of the datasheet's table of memories.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct MemoryRow {
    module: String,
    /// When a read is answered.
    read: &'static str,
    words: usize,
    bits: usize,
    read_ports: usize,
}

/// The blocks that have storage.
pub fn storage(manifest: &Manifest) -> Vec<Rows<StorageRow>> {
    let all = manifest.storage.iter().filter(|s| s.register_bits + s.memory_bits > 0);
    rows(all.map(|s| {
        let (module, register_bits, memory_bits) =
            (s.module.clone(), s.register_bits, s.memory_bits);
        (s.instance.as_str(), StorageRow { module, register_bits, memory_bits })
    }))
}

/// The rows of the datasheet's table, by module.
pub fn memories(manifest: &Manifest) -> Vec<Rows<MemoryRow>> {
    rows(manifest.memories.iter().map(|m| {
        let read = match m.kind {
            MemoryKind::Ram | MemoryKind::ByteRam => "a cycle later",
            MemoryKind::RegisterFile => "in the same cycle",
        };
        let (module, words, bits, read_ports) = (m.module.clone(), m.depth, m.width, m.read_ports);
        (m.instance.as_str(), MemoryRow { module, read, words, bits, read_ports })
    }))
}

/// In the order in which the first of each comes.
fn rows<'a, T: PartialEq>(all: impl Iterator<Item = (&'a str, T)>) -> Vec<Rows<T>> {
    let mut rows: Vec<Rows<T>> = vec![];
    for (instance, each) in all {
        let place = place(instance);
        match rows.iter_mut().find(|row| row.place == place && row.each == each) {
            Some(row) => row.number += 1,
            None => rows.push(Rows { place, number: 1, each }),
        }
    }
    rows
}

fn place(instance: &str) -> String {
    let mut parts = instance.split('[');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |place, part| {
        let behind = part.split_once(']').map_or(part, |(_, behind)| behind);
        place + "[*]" + behind
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instances_that_differ_in_their_numbers_alone_are_one_row() {
        let ways = (0..60).map(|at| (format!("top.nodes[{}].ways[{}].tags", at / 4, at % 4), 28));
        let others = [("top.nodes[3].tags", 28), ("top.nodes[3].ways[0].tags", 29)];
        let all: Vec<(String, u32)> =
            ways.chain(others.map(|(place, bits)| (place.to_string(), bits))).collect();
        let rows = rows(all.iter().map(|(place, bits)| (place.as_str(), *bits)));
        let found: Vec<(&str, usize, u32)> =
            rows.iter().map(|row| (row.place.as_str(), row.number, row.each)).collect();
        let ways = "top.nodes[*].ways[*].tags";
        assert_eq!(found, [(ways, 60, 28), ("top.nodes[*].tags", 1, 28), (ways, 1, 29)]);
    }
}
