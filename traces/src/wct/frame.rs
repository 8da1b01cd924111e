//! The zstd frame around a trace.

use super::WINDOW_LOG;
use std::io::{self, BufRead, Read};

/// Bytes that are unpacked, and whether anything is behind them in their file.
pub(crate) trait Unpacked: Read {
    fn has_more(&mut self) -> io::Result<bool>;
}

/// One zstd frame.
pub(crate) struct Frame<R: BufRead> {
    decoder: zstd::stream::read::Decoder<'static, R>,
}

impl<R: BufRead> Frame<R> {
    pub(crate) fn new(input: R) -> io::Result<Frame<R>> {
        let mut decoder = zstd::stream::read::Decoder::with_buffer(input)?.single_frame();
        decoder.window_log_max(WINDOW_LOG)?;
        Ok(Frame { decoder })
    }
}

impl<R: BufRead> Read for Frame<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.decoder.read(bytes)
    }
}

impl<R: BufRead> Unpacked for Frame<R> {
    fn has_more(&mut self) -> io::Result<bool> {
        Ok(!self.decoder.get_mut().fill_buf()?.is_empty())
    }
}

/// Bytes that were never packed.
#[cfg(test)]
pub(crate) struct Plain<'a>(pub(crate) &'a [u8]);

#[cfg(test)]
impl Read for Plain<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes)
    }
}

#[cfg(test)]
impl Unpacked for Plain<'_> {
    fn has_more(&mut self) -> io::Result<bool> {
        Ok(false)
    }
}
