//! How primitives tell the emitter what they are.
//!
//! A register or memory has no kernel. Its `hdl()` is a marker in `Verilog::Custom`, which the
//! emitter parses back.
use rust_hdl::core::prelude::Verilog;

/// A primitive that the emitter prints itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Marker {
    /// A register with ports `d` and `q`; the reset value as hexadecimal digits.
    Register {
        /// The value after reset, hexadecimal without prefix.
        reset: String,
    },
    /// A memory with a write port and `reads` read ports, answered one cycle later.
    Ram(MemoryShape),
    /// A [`Marker::Ram`] whose bytes are written one by one.
    ByteRam(MemoryShape),
    /// A memory with a write port and `reads` read ports, answered in the same cycle.
    RegisterFile(MemoryShape),
}

/// Shape of a memory, as the emitter needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryShape {
    /// Number of words.
    pub depth: usize,
    /// Bits a word.
    pub width: usize,
    /// Number of read ports, at least 1.
    pub reads: usize,
}

impl Marker {
    /// The marker as rust-hdl carries it.
    pub fn to_verilog(&self) -> Verilog {
        let shape = |name: &str, m: &MemoryShape| {
            format!("warpcache {name} {} {} {}", m.depth, m.width, m.reads)
        };
        Verilog::Custom(match self {
            Marker::Register { reset } => format!("warpcache register {reset}"),
            Marker::Ram(m) => shape("ram", m),
            Marker::ByteRam(m) => shape("byte_ram", m),
            Marker::RegisterFile(m) => shape("register_file", m),
        })
    }

    /// The marker in `text`, if it is one.
    pub fn parse(text: &str) -> Option<Marker> {
        let mut words = text.strip_prefix("warpcache ")?.split(' ');
        let name = words.next()?;
        if name == "register" {
            return Some(Marker::Register { reset: words.next()?.to_string() });
        }
        let mut number = || words.next()?.parse().ok();
        let shape = MemoryShape { depth: number()?, width: number()?, reads: number()? };
        match name {
            "ram" => Some(Marker::Ram(shape)),
            "byte_ram" => Some(Marker::ByteRam(shape)),
            "register_file" => Some(Marker::RegisterFile(shape)),
            _ => None,
        }
    }
}
