//! One instruction of a warp: `[line] PC mask n dests... opcode n sources... width [mode addresses...] ...`.

use super::header::{KernelHeader, hexadecimal, shown};
use crate::{Kind, LANES, Operation};
use std::str::SplitAsciiWhitespace;

/// What matters of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Parsed {
    /// It touches no memory that the L1 holds.
    Other,
    /// It waits for the other warps of its group.
    Barrier,
    /// The byte addresses of its active lanes, lowest first.
    Memory(Operation, Vec<u64>),
}

/// Which memory an opcode reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Space {
    Global,
    /// Each address says by itself.
    Generic,
}

/// The fields of a line, in their order.
struct Fields<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Fields<'a> {
    fn next(&mut self, of: &str) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| format!("{of} must stand here; the line ends before"))
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
    fields.hexadecimal("the program counter")?;
    let mask = fields.hexadecimal("the mask of lanes")?;
    let mask = u32::try_from(mask)
        .map_err(|_| format!("the mask of lanes must have at most {LANES} bits; got {mask:#x}"))?;
    fields.registers("destination registers")?;
    let opcode = fields.next("the opcode")?;
    fields.registers("source registers")?;
    let width = fields.number("the width of the access")?;
    if is_barrier(opcode) {
        return Ok(if mask == 0 { Parsed::Other } else { Parsed::Barrier });
    }
    let Some((operation, space)) = operation(opcode) else { return Ok(Parsed::Other) };
    if mask == 0 || width == 0 {
        return Ok(Parsed::Other);
    }
    let mut addresses = addresses(&mut fields, mask)?;
    if space == Space::Generic {
        addresses.retain(|&address| !header.is_windowed(address));
    }
    match addresses.is_empty() {
        true => Ok(Parsed::Other),
        false => Ok(Parsed::Memory(operation, addresses)),
    }
}

/// `BAR.SYNC` and `BAR.RED` wait; `BAR.ARV` only arrives.
fn is_barrier(opcode: &str) -> bool {
    opcode.starts_with("BAR.SYNC") || opcode.starts_with("BAR.RED")
}

/// What an opcode does to global memory. Shared, local and constant memory, textures, and copies by the
/// tensor memory accelerator are left out.
fn operation(opcode: &str) -> Option<(Operation, Space)> {
    let mut words = opcode.split('.');
    let (kind, space) = match words.next()? {
        "LDG" | "LDGSTS" => (Kind::Load, Space::Global),
        "LD" => (Kind::Load, Space::Generic),
        "STG" => (Kind::Store, Space::Global),
        "ST" => (Kind::Store, Space::Generic),
        "ATOMG" | "RED" | "REDG" => (Kind::Atomic, Space::Global),
        "ATOM" => (Kind::Atomic, Space::Generic),
        _ => return None,
    };
    // A load that must see what other cores wrote cannot be served by the L1.
    let words: Vec<&str> = words.collect();
    let is_strong = words.windows(2).any(|pair| matches!(pair, ["STRONG", "GPU" | "SYS"]));
    let bypass_l1 = kind == Kind::Load && is_strong;
    Some((Operation { kind, bypass_l1 }, space))
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
