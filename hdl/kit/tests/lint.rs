//! The emitted text of every block, over its boundary geometries, pleases every front end.

// Helpers panic as the tests do that call them; clippy's setting for tests sees only those marked so.
#![allow(clippy::unwrap_used)]

use kit::replacement::Policy::{Lru, Plru, Srrip};
use kit::set_index::IndexFunction::{Fermi, Linear, Xor};
use kit::{
    delay_queue, fixed_priority_arbiter, lru, queue, replacement, round_robin_arbiter,
    saturating_counter, serial_divider, serial_fraction, serial_multiplier, set_index, skid_buffer,
    valid_bits, write_first_ram,
};
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use testbenches::lint::{Report, lint_designs};
use testbenches::testing::readers;

/// A block around a memory written by bytes: the linters read the memory's module below it.
#[derive(LogicBlock)]
struct Bytes {
    kind: Kind,
    write_enable: Signal<In, Bit>,
    byte_enable: Wire<In>,
    address: Wire<In>,
    write_data: BeatWire<In>,
    read_data: BeatWire<Out>,
    memory: ByteRam,
}

impl Bytes {
    fn new(depth: usize, bytes: usize) -> Bytes {
        Bytes {
            kind: Kind::of::<Bytes>("A memory.").with("depth", depth).with("bytes", bytes),
            write_enable: Signal::default(),
            byte_enable: Wire::new(bytes),
            address: Wire::new(index_bits(depth)),
            write_data: BeatWire::new(8 * bytes),
            read_data: BeatWire::new(8 * bytes),
            memory: ByteRam::new(depth, bytes, 1),
        }
    }
}

impl Logic for Bytes {
    #[kernel]
    fn update(&mut self) {
        self.memory.write.enable = self.write_enable;
        self.memory.write.byte_enable = self.byte_enable;
        self.memory.write.address = self.address;
        self.memory.write.data = self.write_data;
        self.memory.read[0].enable = true;
        self.memory.read[0].address = self.address;
        self.read_data = self.memory.read[0].data;
    }
}

fn checked(blocks: &[Box<dyn Block>]) -> Report {
    let options = emit::EmitOptions::default();
    let designs = blocks.iter().map(|block| emit::emit(block.as_ref(), &options).unwrap());
    lint_designs(&designs.collect::<Vec<_>>(), readers()).unwrap()
}

/// A block for each of several configurations, by the figures of its `Config::new`.
macro_rules! blocks {
    ($module:ident::$block:ident, $(($($figure:expr),+)),+) => {
        vec![$({
            let config = $module::Config::new($($figure),+).unwrap();
            Box::new($module::$block::new(config)) as Box<dyn Block>
        }),+]
    };
}

#[test]
fn every_block_is_lint_clean() {
    let mut all = blocks!(queue::Queue, (1, 1), (8, 1), (1, 2), (13, 5), (32, 64), (512, 256));
    all.extend(blocks!(skid_buffer::SkidBuffer, (1), (8), (512)));
    all.extend(blocks!(fixed_priority_arbiter::FixedPriorityArbiter, (1), (2), (7), (32)));
    all.extend(blocks!(round_robin_arbiter::RoundRobinArbiter, (1), (2), (7), (32)));
    let stays = [1, 3, 32].map(|n| round_robin_arbiter::Config::new(n).unwrap().with_stay());
    for config in stays {
        all.push(Box::new(round_robin_arbiter::RoundRobinArbiter::new(config)));
    }
    all.extend(blocks!(lru::Lru, (1), (2), (3), (4), (7), (32)));
    all.extend(blocks!(lru::LruTouch, (1), (2), (5), (32)));
    all.extend(blocks!(lru::LruVictim, (1), (2), (5), (32)));
    all.extend(blocks!(saturating_counter::SaturatingCounter, (1), (2), (64)));
    let widths = [(1, 1), (8, 5), (5, 8), (1, 64), (64, 1), (64, 64)];
    for (a, b) in widths {
        all.extend(blocks!(serial_multiplier::SerialMultiplier, (a, b)));
        all.extend(blocks!(serial_divider::SerialDivider, (a, b)));
        all.extend(blocks!(serial_fraction::SerialFraction, (a, b.min(63))));
    }
    for (function, line_bits, sets) in [
        (Linear, 2, 2),
        (Linear, 64, 1024),
        (Xor, 2, 2),
        (Xor, 33, 32),
        (Xor, 64, 2),
        (Xor, 64, 1024),
        (Fermi, 13, 32),
        (Fermi, 57, 32),
    ] {
        all.push(Box::new(set_index::SetIndex::new(function, line_bits, sets)));
    }
    for (policy, ways) in
        [1, 2, 3, 5, 8, 32].into_iter().flat_map(|ways| [Lru, Plru, Srrip].map(|p| (p, ways)))
    {
        if let Ok(config) = replacement::Config::new(policy, ways) {
            all.push(Box::new(replacement::ReplacementPolicy::new(config)));
        }
    }
    all.extend(blocks!(delay_queue::DelayQueue, (1, 1, 1), (8, 1, 2), (70, 3, 3), (512, 256, 64)));
    for depth in [1, 2, 5, 256, 300, 1024] {
        all.push(Box::new(valid_bits::ValidBits::new(depth)));
    }
    for (depth, width) in [(1, 9), (2, 1), (5, 70), (300, 512)] {
        let block: write_first_ram::WriteFirstRam =
            write_first_ram::WriteFirstRam::new(depth, width);
        all.push(Box::new(block));
    }
    all.push(Box::new(write_first_ram::WriteFirstBeatRam::new(3, 1024)));
    all.push(Box::new(skid_buffer::BeatSkidBuffer::of(1024)));
    // 64 bytes, which Yosys takes half a minute over, are read in `l1`.
    for (depth, bytes) in [(2, 1), (5, 3), (64, 12), (300, 16)] {
        all.push(Box::new(Bytes::new(depth, bytes)));
    }
    let report = checked(&all);
    assert!(report.is_clean(), "{report}");
}
