//! One instruction of a warp: `[line] PC mask n dests... opcode n sources... width [mode addresses...] ...`.

use super::header::{KernelHeader, WINDOW_BYTES, hexadecimal, shown};
use crate::{Kind, LANES, Operation, Reason};
use std::str::SplitAsciiWhitespace;

/// The needed part of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Parsed {
    /// The instruction touches no memory, or has no active lane.
    Nothing,
    /// The instruction touches memory that the L1 does not hold.
    PassedOver(Reason),
    /// The warp waits for the other warps of its group.
    Barrier,
    /// The instruction touches global memory, perhaps with a part of its lanes alone.
    Memory(Memory),
}

/// An access to global memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    pub(super) operation: Operation,
    /// The byte addresses of the active lanes that are in no window, lowest lane first; none: all are in windows.
    pub(super) addresses: Vec<u64>,
    /// The windows that other lanes are in.
    pub(super) windows: Vec<Reason>,
    /// Where the instruction is, if it copies from global to shared memory.
    pub(super) copy: Option<CopyPlace>,
}

/// An instruction that copies from global to shared memory. Tracers write one line for each of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CopyPlace {
    program_counter: u64,
    mask: u32,
}

impl Memory {
    /// Whether this is the shared operand of the copy that `next` has the global operand of: the two lines follow each
    /// other, and the addresses of the first may be offsets into shared memory.
    pub(super) fn is_shared_operand_of(&self, next: &Parsed) -> bool {
        let is_offset = |address: &u64| *address < WINDOW_BYTES;
        matches!(next, Parsed::Memory(next) if self.copy.is_some() && next.copy == self.copy)
            && self.addresses.iter().all(is_offset)
    }
}

/// The fields of a line, in their order.
struct Fields<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Fields<'a> {
    fn next(&mut self, of: &str) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| format!("{of} must be here; the line ends before"))
    }

    fn number(&mut self, of: &str) -> Result<i64, String> {
        let field = self.next(of)?;
        field.parse().map_err(|_| format!("{of} must be a decimal number; got {}", shown(field)))
    }

    fn hexadecimal(&mut self, of: &str) -> Result<u64, String> {
        let field = self.next(of)?;
        hexadecimal(field)
            .ok_or_else(|| format!("{of} must be a hexadecimal number; got {}", shown(field)))
    }

    /// Passes over a list of registers and its length.
    fn registers(&mut self, of: &str) -> Result<(), String> {
        let count = self.number(&format!("the number of {of}"))?;
        let most = LANES as i64;
        if !(0..=most).contains(&count) {
            return Err(format!("the number of {of} must be 0..={most}; got {count}"));
        }
        (0..count).try_for_each(|_| self.next(of).map(drop))
    }
}

/// Reads an instruction's line.
pub(super) fn parse(line: &str, header: &KernelHeader) -> Result<Parsed, String> {
    let mut fields = Fields(line.split_ascii_whitespace());
    if header.has_source_lines {
        fields.number("the source's line")?;
    }
    let program_counter = fields.hexadecimal("the program counter")?;
    let mask = fields.hexadecimal("the mask of lanes")?;
    let mask = u32::try_from(mask)
        .map_err(|_| format!("the mask of lanes must have at most {LANES} bits; got {mask:#x}"))?;
    fields.registers("destination registers")?;
    let opcode = fields.next("the opcode")?;
    fields.registers("source registers")?;
    let width = fields.number("the width of the access")?;
    if mask == 0 {
        return Ok(Parsed::Nothing);
    }
    if is_barrier(opcode) {
        return Ok(Parsed::Barrier);
    }
    let Some(operation) = operation(opcode) else {
        return Ok(reason(opcode, width != 0).map_or(Parsed::Nothing, Parsed::PassedOver));
    };
    if width == 0 {
        return Ok(Parsed::PassedOver(Reason::NoAddress));
    }
    let mut addresses = addresses(&mut fields, mask)?;
    let mut windows = Vec::new();
    addresses.retain(|&address| match header.window(address) {
        None => true,
        Some(window) => {
            if !windows.contains(&window) {
                windows.push(window);
            }
            false
        }
    });
    let copy = word(opcode) == "LDGSTS";
    let copy = copy.then_some(CopyPlace { program_counter, mask });
    Ok(Parsed::Memory(Memory { operation, addresses, windows, copy }))
}

/// An opcode without its modifiers.
fn word(opcode: &str) -> &str {
    opcode.split('.').next().unwrap_or(opcode)
}

/// `BAR.SYNC` and `BAR.RED` wait; `BAR.ARV` only arrives.
fn is_barrier(opcode: &str) -> bool {
    opcode.starts_with("BAR.SYNC") || opcode.starts_with("BAR.RED")
}

/// Effect of an opcode on global memory; `None` where an L1 sees none.
fn operation(opcode: &str) -> Option<Operation> {
    let kind = match word(opcode) {
        "LDG" | "LDGSTS" | "LD" => Kind::Load,
        "STG" | "ST" => Kind::Store,
        "ATOMG" | "ATOM" | "RED" | "REDG" => Kind::Atomic,
        _ => return None,
    };
    // A load that must see what other cores wrote cannot be served by the L1.
    let words: Vec<&str> = opcode.split('.').collect();
    let is_strong = words.windows(2).any(|pair| matches!(pair, ["STRONG", "GPU" | "SYS"]));
    Some(Operation { kind, bypass_l1: kind == Kind::Load && is_strong })
}

/// Why any other opcode is passed over; none for one that touches no memory.
fn reason(opcode: &str, has_address: bool) -> Option<Reason> {
    let word = word(opcode);
    let begins = |starts: &[&str]| starts.iter().any(|start| word.starts_with(start));
    Some(match word {
        "LDS" | "LDSM" | "STS" | "STSM" | "ATOMS" | "STAS" | "REDAS" | "SYNCS" => {
            Reason::SharedMemory
        }
        "LDL" | "STL" => Reason::LocalMemory,
        "LDC" | "LDCU" | "ULDC" => Reason::ConstantMemory,
        _ if begins(&["TEX", "TLD", "TXD", "TXQ", "TMML", "SULD", "SUST", "SUATOM", "SURED"]) => {
            Reason::Texture
        }
        _ if begins(&["UTMA", "UBLK"]) => Reason::BulkCopy,
        _ if begins(&["CCTL"]) => Reason::CacheControl,
        _ if has_address => Reason::Unknown,
        _ => return None,
    })
}

fn addresses(fields: &mut Fields, mask: u32) -> Result<Vec<u64>, String> {
    let lanes = mask.count_ones();
    match fields.number("the mode of the addresses")? {
        0 => (0..lanes).map(|_| fields.hexadecimal("an address for each active lane")).collect(),
        1 => {
            let base = fields.hexadecimal("the base address")?;
            let stride = fields.number("the stride")?;
            let gap = mask >> mask.trailing_zeros();
            if gap & gap.wrapping_add(1) != 0 {
                return Err(format!(
                    "with a stride the active lanes must follow each other; got the mask {mask:#010x}"
                ));
            }
            steps(base, (1..lanes).map(|_| Ok(stride)))
        }
        2 => {
            let base = fields.hexadecimal("the base address")?;
            // Tracers write one more than is needed; it stays unread.
            steps(
                base,
                (1..lanes).map(|_| fields.number("a delta for each active lane but the first")),
            )
        }
        mode => Err(format!("the mode of the addresses must be 0, 1 or 2; got {mode}")),
    }
}

/// The base and what comes of it by one step after the other.
fn steps(base: u64, deltas: impl Iterator<Item = Result<i64, String>>) -> Result<Vec<u64>, String> {
    let mut addresses = vec![base];
    let mut last = base;
    for delta in deltas {
        let delta = delta?;
        last = last.checked_add_signed(delta).ok_or_else(|| {
            format!("addresses must be in 0..2^64; got {last:#x} and a step of {delta}")
        })?;
        addresses.push(last);
    }
    Ok(addresses)
}
