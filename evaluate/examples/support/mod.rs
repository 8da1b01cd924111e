//! Helpers that the measuring examples share: workloads as files, and clocks.
#![allow(dead_code)] // Each of them takes a part.

use rustix::time::{ClockId, Timespec};
use std::error::Error;
use std::fs::File;
use std::path::Path;
use traces::{Format, Trace};
use workloads::{Place, Workload};

/// A workload for lines of 128 bytes and sectors of 32.
pub fn open(name: &str) -> Result<Box<dyn Trace>, Box<dyn Error>> {
    let place = Place { line_bytes: 128, sector_bytes: 32, address_bits: 40 };
    Ok(name.parse::<Workload>()?.open(&place)?)
}

/// Writes a workload into a `wct` file.
pub fn write(name: &str, path: &Path) -> Result<(), Box<dyn Error>> {
    let mut trace = open(name)?;
    let mut sink = traces::create(Format::Wct, File::create(path)?, trace.header())?;
    Ok(traces::copy(trace.as_mut(), sink.as_mut())?)
}

/// Where seconds come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Processor time of this thread.
    Processor,
    /// Time of a clock on the wall.
    Elapsed,
}

impl Clock {
    /// The seconds that something takes.
    pub fn seconds<T>(self, run: impl FnOnce() -> T) -> (f64, T) {
        let id = match self {
            Clock::Processor => ClockId::ThreadCPUTime,
            Clock::Elapsed => ClockId::Monotonic,
        };
        let now = || {
            let Timespec { tv_sec, tv_nsec } = rustix::time::clock_gettime(id);
            tv_sec as f64 + tv_nsec as f64 / 1e9
        };
        let start = now();
        let value = run();
        (now() - start, value)
    }

    /// Millions a second of the best of three runs, since a machine is never alone; a run gives how many.
    pub fn millions(
        self,
        mut run: impl FnMut() -> Result<u64, Box<dyn Error>>,
    ) -> Result<f64, Box<dyn Error>> {
        let mut best: f64 = 0.0;
        for _ in 0..3 {
            let (seconds, records) = self.seconds(&mut run);
            best = best.max(records? as f64 / seconds / 1e6);
        }
        Ok(best)
    }
}
