//! From the addresses of a warp's lanes to lines and sectors.

use crate::Access;

/// Lanes of a warp: 32.
pub const LANES: usize = 32;

/// The distinct lines of the lanes' byte addresses, in the order of their first lanes, each with the
/// sectors that hold an address (`thesis12` §3.3). A lane touches the one sector of its address.
///
/// `line_bytes` is a multiple of `sector_bytes`, by at most 32.
pub fn coalesce(
    addresses: impl IntoIterator<Item = u64>,
    line_bytes: u32,
    sector_bytes: u32,
) -> Vec<Access> {
    let mut lines: Vec<Access> = Vec::new();
    for address in addresses {
        let line = address / u64::from(line_bytes);
        let sector = 1 << (address % u64::from(line_bytes) / u64::from(sector_bytes));
        match lines.iter_mut().find(|found| found.line == line) {
            Some(found) => found.sectors |= sector,
            None => lines.push(Access { line, sectors: sector }),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_in_the_order_of_their_first_lanes() {
        // 0x1fc is in the last sector of line 3, 0x180 in its first, 0x40 in the third of line 0.
        let lines = coalesce([0x1fc, 0x40, 0x180, 0x1ff], 128, 32);
        let access = |line, sectors| Access { line, sectors };
        assert_eq!(lines, [access(3, 0b1001), access(0, 0b100)]);
        assert_eq!(coalesce([], 128, 32), []);
        // The last byte of the address space, in one sector a line.
        assert_eq!(coalesce([u64::MAX], 32, 32), [access(u64::MAX / 32, 1)]);
    }
}
