//! Bytes that a discard leaves open: memory's, or any that were written and had been written back by then.

use base::model::Data;
use base::streams::CoreRequest;
use testbenches::contract::Violation;

use super::{Golden, Sector};
use crate::streams::kind;

impl Golden {
    /// A load has seen bytes that a discard left open.
    pub(super) fn find(
        &mut self,
        line: u64,
        sector: u64,
        open: u128,
        discards: u64,
        seen: &Data,
    ) -> Result<(), Violation> {
        let at = (line, sector);
        if self.unknown.contains(&at) {
            return Ok(());
        }
        self.check_version(at, open, seen)?;
        let still = self.open_bytes(at) & open;
        if still != 0 && self.discards.get(&line) == Some(&discards) {
            self.now.write(&stored(at, still, seen));
            self.open.insert(at, self.open_bytes(at) & !still);
        }
        Ok(())
    }

    /// Each byte was the sector's at some time since the last flush.
    pub(super) fn check_version(
        &self,
        at: Sector,
        open: u128,
        seen: &Data,
    ) -> Result<(), Violation> {
        let byte = |data: &Data, byte: usize| data[byte / 8] >> (8 * (byte % 8)) & 0xff;
        let versions = self.versions.get(&at).map_or(&[][..], Vec::as_slice);
        let was = |n: usize| versions.iter().any(|version| byte(version, n) == byte(seen, n));
        match (0..128).find(|&n| open >> n & 1 == 1 && !was(n)) {
            None => Ok(()),
            Some(n) => Err(Violation::new(
                "reply",
                format!("byte {n} of {at:x?} was never {:#x}", byte(seen, n)),
            )),
        }
    }
}

/// A store of some bytes of a sector.
pub(super) fn stored(at: Sector, bytes: u128, data: &Data) -> CoreRequest {
    CoreRequest {
        valid: true,
        kind: kind::STORE as u64,
        line: at.0,
        sectors: 1 << at.1,
        byte_enable: bytes,
        data: *data,
        ..CoreRequest::default()
    }
}
