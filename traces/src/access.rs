//! A request's kind, place, and limits.

use crate::Header;

/// The bit of a kind that says that the request bypasses the L1.
const BYPASS: u8 = 0x80;

/// Kind of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reads.
    Load,
    /// Writes.
    Store,
    /// Reads and writes at once, in L2.
    Atomic,
}

impl Kind {
    /// The kind in words.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Load => "load",
            Kind::Store => "store",
            Kind::Atomic => "atomic",
        }
    }
}

/// A kind, and whether it bypasses the L1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The kind.
    pub kind: Kind,
    /// The request bypasses the L1.
    pub bypass_l1: bool,
}

impl Operation {
    pub(crate) fn from_byte(byte: u8) -> Result<Operation, String> {
        let kind = match byte & !BYPASS {
            0 => Kind::Load,
            1 => Kind::Store,
            2 => Kind::Atomic,
            _ => {
                return Err(format!(
                    "a kind must be 0, 1 or 2, or that plus 0x80; got {byte:#04x}"
                ));
            }
        };
        Ok(Operation { kind, bypass_l1: byte & BYPASS != 0 })
    }

    pub(crate) fn byte(self) -> u8 {
        self.kind as u8 | if self.bypass_l1 { BYPASS } else { 0 }
    }
}

/// A line and the sectors wanted of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Line address: the byte address divided by the bytes of a line.
    pub line: u64,
    /// Its sectors, bit i for sector i; never 0.
    pub sectors: u32,
}

impl Access {
    /// Bits of the byte addresses within the line, of so many bytes: at most 64.
    pub fn address_bits(self, line_bytes: u32) -> u32 {
        u64::BITS - self.line.leading_zeros() + line_bytes.ilog2()
    }
}

/// Limits of the accesses of a trace.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    line_bits: u32,
    most_line: u64,
    all_sectors: u32,
}

impl Bounds {
    /// For the geometry of a trace, whose byte addresses have 64 bits.
    pub(crate) fn new(header: &Header) -> Bounds {
        let line_bits = u64::BITS - header.line_bytes.ilog2();
        let most_line = (1u64 << line_bits) - 1;
        Bounds { line_bits, most_line, all_sectors: header.all_sectors() }
    }

    pub(crate) fn check(&self, access: Access) -> Result<(), String> {
        if access.line > self.most_line {
            return Err(format!(
                "a line must have at most {} bits, for addresses of 64; got {:#x}",
                self.line_bits, access.line
            ));
        }
        match access.sectors != 0 && access.sectors & !self.all_sectors == 0 {
            true => Ok(()),
            false => {
                let (all, got) = (self.all_sectors, access.sectors);
                Err(format!("sectors must be in 0x1..={all:#x}; got {got:#x}"))
            }
        }
    }
}
