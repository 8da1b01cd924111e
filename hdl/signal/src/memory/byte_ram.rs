//! The memory whose bytes are written one by one.
use super::{Cells, ReadPort};
use crate::marker::{Marker, MemoryShape};
use crate::phase::{self, Phase};
use crate::{BeatWire, Wire, index_bits};
use rust_hdl::core::prelude::*;

/// The write port of a [`ByteRam`]: at the edge, the enabled bytes of `data` go to `address` when
/// `enable` is high; the word's other bytes stay.
#[derive(Clone, Debug, LogicInterface)]
pub struct ByteWritePort {
    /// Writes at the edge.
    pub enable: Signal<In, Bit>,
    /// The bytes to write, a bit each, bit 0 for the lowest.
    pub byte_enable: Wire<In>,
    /// The word's number, below the depth.
    pub address: Wire<In>,
    /// Word to write; each enabled byte is stored.
    pub data: BeatWire<In>,
}

/// A [`Ram`](crate::Ram) whose bytes are written one by one.
#[derive(Clone, Debug)]
pub struct ByteRam {
    /// Stores the enabled bytes of one word at the edge.
    pub write: ByteWritePort,
    /// As many as `new` is given, each with a separate address.
    pub read: Vec<ReadPort<1024, 16>>,
    cells: Cells<1024, 16>,
}

impl ByteRam {
    /// `depth` words (at least 2) of `bytes` bytes (1 to 128) with `reads` read ports.
    pub fn new(depth: usize, bytes: usize, reads: usize) -> ByteRam {
        let (address, width) = (index_bits(depth), 8 * bytes);
        ByteRam {
            write: ByteWritePort {
                enable: Signal::default(),
                byte_enable: Wire::new(bytes),
                address: Wire::new(address),
                data: Wire::new(width),
            },
            read: vec![ReadPort::new(address, width); reads],
            cells: Cells::new(depth, width),
        }
    }
}

impl Cells<1024, 16> {
    fn write_bytes(&mut self, port: &ByteWritePort) {
        if !port.enable.next {
            return;
        }
        let address = port.address.val();
        let (mut limbs, data) = (self.read(address).limbs(), port.data.val().limbs());
        let enables = port.byte_enable.val().limbs();
        for (place, limb) in limbs.iter_mut().enumerate() {
            let enabled = enables[place / 8] >> (8 * (place % 8)) & 0xff;
            // Each enable's bit at its byte's lowest bit, then all over the byte.
            let mask =
                (0..8).fold(0, |mask, byte| mask | (enabled >> byte & 1) << (8 * byte)) * 0xff;
            *limb = (*limb & !mask) | (data[place] & mask);
        }
        self.set(address, limbs);
    }
}

impl Logic for ByteRam {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        Marker::ByteRam(MemoryShape {
            depth: self.cells.depth,
            width: self.cells.width,
            reads: self.read.len(),
        })
        .to_verilog()
    }
}

impl Block for ByteRam {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {
        if phase::current() != Phase::Settle {
            for port in &mut self.read {
                port.read(&self.cells);
            }
            self.cells.write_bytes(&self.write);
        }
        self.write.update_all();
        self.read.update_all();
    }
    fn has_changed(&self) -> bool {
        self.write.has_changed() || self.read.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.write.accept("write", probe);
        self.read.accept("read", probe);
        probe.visit_end_scope(name, self);
    }
}
