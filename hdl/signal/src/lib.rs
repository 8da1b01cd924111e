//! The vocabulary of kernels: words of run-time width, wires, registers, memories and streams on
//! top of rust-hdl's blocks.
//!
//! rust-hdl fixes widths by const generics. A generator whose users write a config file needs them
//! at run time, so [`Wire`] is beside rust-hdl's `Signal<D, Bit>` (one bit) and
//! `Signal<D, State>` (a `LogicState` enum) and carries a [`Word`]. Everything else is rust-hdl's:
//! blocks are structs with `#[derive(LogicBlock)]`, bundles of wires `#[derive(LogicInterface)]`,
//! and [`Simulator`] runs the same `update` that the `#[kernel]` attribute turns into Verilog.
//!
//! Clock and reset are implicit: one clock domain, synchronous reset, active high. Registers and
//! memories take their edge from the simulation's [`phase`].

// For the macros, whose output names this crate.
extern crate self as signal;

mod drive;
mod functions;
mod kind;
mod literal;
pub mod marker;
mod memory;
mod note;
mod numbered;
mod optional;
pub mod phase;
pub mod port;
mod register;
mod simulator;
mod stream;
mod wire;
mod word;

pub use drive::{Drive, Sample};
pub use functions::{bits_to, cat, cat_of, index_bits, or_of};
pub use kernel::{bundle, ports};
pub use kind::{Kind, KindInfo, Parameter};
pub use literal::{Hardware, Ones, literal, named, ones};
pub use memory::{ByteRam, ByteWritePort, FileReadPort, Ram, ReadPort, RegisterFile, WritePort};
pub use numbered::{Numbered, Parts};
pub use optional::Optional;
pub use register::{BeatReg, Flop, Reg};
pub use simulator::{NotSettled, Simulator};
pub use stream::{BeatPayload, Payload};
pub use wire::{BeatWire, Wire};
pub use word::{BeatWord, MAX_WIDTH, Unsigned, Word};

/// Everything that a block's `rtl.rs` needs: rust-hdl's traits and derives, and this crate.
pub mod prelude {
    pub use crate::port::{Carried, Input, Output, Pack};
    pub use crate::{
        BeatReg, BeatWire, BeatWord, ByteRam, Flop, Kind, Optional, Parts, Payload, Ram, ReadPort,
        Reg, RegisterFile, Wire, Word, WritePort, bits_to, cat, cat_of, index_bits, ones, or_of,
    };
    pub use kernel::kernel;
    pub use rust_hdl::core::prelude::{
        Bit, Block, Direction, In, Local, Logic, LogicBlock, LogicInterface, LogicJoin, LogicLink,
        LogicState, Out, Probe, Signal, Synth, TypeDescriptor, TypeKind, VCDValue, VerilogLiteral,
        ast, block, clog2, logic, probe, synth, type_descriptor,
    };
    // `LogicState` turns an enum into these.
    pub use rust_hdl::core::prelude::{Bits, ToBits};
}
