//! The rules of [`signal::Ram`], [`signal::RegisterFile`] and [`signal::ByteRam`], the memories that
//! blocks are built with. The tests here prove them on hardware and emitted Verilog.
//!
//! ```text
//!           +-----+                   +---------------+
//!  write -->|     |          write -->|               |
//!  read --->| ram |--> data  read --->| register_file |--> data
//!           +-----+                   +---------------+
//! ```
//! All have one write port and any number of read ports, and any depth from 2 up. `byte_ram` is a
//! `ram` of 1 to 128 bytes a word whose write port has an enable a byte.
//!
//! # Rules
//! - **R1** A word reads as it was written last; a write changes no other word.
//! - **R2** `Ram`: the data of the address presented with `enable` in cycle t is valid in cycle t + 1, whatever the
//!   address is then.
//! - **R3** `RegisterFile`: the data of an address is valid in the same cycle.
//! - **R4** Read during write: a read of the word that is written in the same cycle gives the old
//!   word, with every kind.
//! - **R5** Read ports are independent of each other.
//! - **R6** Without `enable` a write port changes nothing.
//! - **R7** A depth that is no power of two has exactly as many words; the environment keeps
//!   addresses below it.
//! - **R8** Contents and read data are not reset. They mean nothing until they are written: pair
//!   them with a valid bit.
//! - **R9** `ByteRam`: a write changes the bytes of its word whose bit of `byte_enable` is set, bit 0
//!   for the lowest byte, and no others; in everything else it is a `Ram`.
//! - **R10** The data of a read port of a `Ram` or `ByteRam` mean nothing after a cycle without its `enable`: the Verilog
//!   keeps the word before, the simulation shows another, and a macro may show anything.
//!
//! # Timing
//! A word is written in cycle 0 and read in cycles 0 and 1:
//! ```text
//!  cycle                   0    1    2
//!  write                   new
//!  read enable, address    w    w
//!  Ram read data                old  new
//!  RegisterFile read data  old  new
//! ```
//!
//! # Cost
//! Storage in bits: `depth * width`, and `width` a read port of a `Ram` or `ByteRam`.

#[cfg(test)]
mod bench;
#[cfg(test)]
mod byte_bench;
#[cfg(test)]
mod model;
#[cfg(test)]
mod tests;
