//! Memories: one write port, any number of read ports.
mod byte_ram;

pub use byte_ram::{ByteRam, ByteWritePort};

use crate::marker::{Marker, MemoryShape};
use crate::phase::{self, Phase};
use crate::{Unsigned, Wire, Word, index_bits};
use rust_hdl::core::prelude::*;
use std::ops::Range;

/// The write port of a memory: at the edge, `data` goes to `address` when `enable` is high.
#[derive(Clone, Debug, LogicInterface)]
pub struct WritePort<const MOST: usize = 512, const LIMBS: usize = 8> {
    /// Writes at the edge.
    pub enable: Signal<In, Bit>,
    /// The word's number, below the depth.
    pub address: Wire<In>,
    /// Word to write at the clock edge.
    pub data: Wire<In, MOST, LIMBS>,
}

/// A read port that answers one cycle later.
#[derive(Clone, Debug, LogicInterface)]
pub struct ReadPort<const MOST: usize = 512, const LIMBS: usize = 8> {
    /// Reads at the edge. After an edge without it, the data means nothing.
    pub enable: Signal<In, Bit>,
    /// The word's number, below the depth.
    pub address: Wire<In>,
    /// Word read in the cycle before, meaningful after a cycle with `enable`.
    pub data: Wire<Out, MOST, LIMBS>,
}

impl<const MOST: usize, const LIMBS: usize> ReadPort<MOST, LIMBS> {
    fn new(address_bits: usize, width: usize) -> Self {
        let (address, data) = (Wire::new(address_bits), Wire::new(width));
        ReadPort { enable: Signal::default(), address, data }
    }

    /// The effect of an edge on the data. Without `enable` it is another word than the text's memory shows,
    /// which keeps the one before: a block that looks at it differs from its Verilog.
    fn read(&mut self, cells: &Cells<MOST, LIMBS>) {
        self.data.next = match self.enable.next {
            true => cells.read(self.address.val()),
            false => !self.data.val(),
        };
    }
}

/// A read port that answers in the same cycle, in every cycle.
#[derive(Clone, Debug, LogicInterface)]
pub struct FileReadPort<const MOST: usize = 512, const LIMBS: usize = 8> {
    /// The word's number, below the depth.
    pub address: Wire<In>,
    /// Word at the address of this cycle.
    pub data: Wire<Out, MOST, LIMBS>,
}

impl<const MOST: usize, const LIMBS: usize> FileReadPort<MOST, LIMBS> {
    fn new(address_bits: usize, width: usize) -> Self {
        FileReadPort { address: Wire::new(address_bits), data: Wire::new(width) }
    }
}

/// The words of a memory and their access rules, shared by both kinds.
#[derive(Clone, Debug)]
struct Cells<const MOST: usize, const LIMBS: usize> {
    depth: usize,
    width: usize,
    // As many limbs a word as its width needs, and none before the first write: a block that is emitted and never
    // simulated has no contents, however large its memories are.
    limbs: Vec<u64>,
}

impl<const MOST: usize, const LIMBS: usize> Cells<MOST, LIMBS> {
    fn new(depth: usize, width: usize) -> Self {
        Cells { depth, width, limbs: vec![] }
    }

    /// The place of a word's limbs, unless it is at or above the depth.
    fn place(&self, address: Word) -> Option<Range<usize>> {
        let address = usize::try_from(address.to_u64()).ok().filter(|&a| a < self.depth)?;
        let each = self.width.div_ceil(64);
        Some(address * each..(address + 1) * each)
    }

    /// A word at or above the depth reads as 0: outside the contract, and never a panic.
    fn read(&self, address: Word) -> Unsigned<MOST, LIMBS> {
        let mut limbs = [0; LIMBS];
        if let Some(word) = self.place(address).and_then(|place| self.limbs.get(place)) {
            limbs[..word.len()].copy_from_slice(word);
        }
        Unsigned::of_limbs(limbs, self.width)
    }

    fn write(&mut self, port: &WritePort<MOST, LIMBS>) {
        if port.enable.next {
            self.set(port.address.val(), port.data.val().limbs());
        }
    }

    fn set(&mut self, address: Word, word: [u64; LIMBS]) {
        let Some(place) = self.place(address) else { return };
        if self.limbs.is_empty() {
            self.limbs = vec![0; self.depth * self.width.div_ceil(64)];
        }
        self.limbs[place.clone()].copy_from_slice(&word[..place.len()]);
    }
}

macro_rules! memory {
    ($(#[$doc:meta])* $name:ident, $port:ident, |$self:ident| $update:block) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name<const MOST: usize = 512, const LIMBS: usize = 8> {
            /// Stores one whole word at the edge.
            pub write: WritePort<MOST, LIMBS>,
            /// As many as `new` is given, each with a separate address.
            pub read: Vec<$port<MOST, LIMBS>>,
            cells: Cells<MOST, LIMBS>,
        }

        impl<const MOST: usize, const LIMBS: usize> $name<MOST, LIMBS> {
            /// `depth` words (at least 2) of `width` bits with `reads` read ports.
            pub fn new(depth: usize, width: usize, reads: usize) -> Self {
                let address = index_bits(depth);
                $name {
                    write: WritePort {
                        enable: Signal::default(),
                        address: Wire::new(address),
                        data: Wire::new(width),
                    },
                    read: vec![$port::new(address, width); reads],
                    cells: Cells::new(depth, width),
                }
            }
        }

        impl<const MOST: usize, const LIMBS: usize> Logic for $name<MOST, LIMBS> {
            fn update(&mut self) {}
            fn hdl(&self) -> Verilog {
                Marker::$name(MemoryShape {
                    depth: self.cells.depth,
                    width: self.cells.width,
                    reads: self.read.len(),
                })
                .to_verilog()
            }
        }

        impl<const MOST: usize, const LIMBS: usize> Block for $name<MOST, LIMBS> {
            fn connect_all(&mut self) {}
            fn update_all(&mut $self) {
                $update
                $self.write.update_all();
                $self.read.update_all();
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
    };
}

memory! {
    /// A synchronous memory, which synthesis maps to RAM blocks or a macro.
    ///
    /// The data of the address presented with `enable` in cycle t is valid at `data` in t + 1. A read in the cycle of
    /// a write to the same word gives the old word. Contents and read data are not reset: pair them with a valid
    /// bit that is.
    Ram, ReadPort, |self| {
        if phase::current() != Phase::Settle {
            for port in &mut self.read {
                port.read(&self.cells);
            }
            self.cells.write(&self.write);
        }
    }
}

memory! {
    /// A memory of flip-flops or distributed RAM: `data` shows the word at `address` in the same
    /// cycle, before the write of that cycle. Contents are not reset.
    RegisterFile, FileReadPort, |self| {
        if phase::current() != Phase::Settle {
            self.cells.write(&self.write);
        }
        for port in &mut self.read {
            port.data.next = self.cells.read(port.address.val());
        }
    }
}
