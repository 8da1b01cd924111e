//! The binary format: one zstd frame of records, little-endian.

mod frame;
mod read;
mod write;

#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use frame::Plain;
pub(crate) use frame::{Frame, Unpacked};
pub(crate) use read::Reader;
pub(crate) use write::Writer;

/// The first bytes of what is unpacked.
pub(crate) const MAGIC: [u8; 4] = *b"WCT1";
/// The first bytes of a zstd frame.
pub(crate) const FRAME_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
/// Bytes that the header's JSON may have.
pub(crate) const MOST_HEADER_BYTES: u32 = 65_536;
/// The largest window of a frame: 8 MiB, as a power of two.
const WINDOW_LOG: u32 = 23;
