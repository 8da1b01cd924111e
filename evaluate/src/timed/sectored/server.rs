//! Something that serves requests one after the other.

/// Parts of a cycle in which services are counted: a sector may take less than one.
pub(super) const TICKS: u64 = 1 << 16;

/// Serves in the order of calls.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Server {
    /// The tick from which on it is free.
    free: u64,
}

impl Server {
    /// Serves for so many ticks from a tick on, or as soon as it is free: gives the tick in which it begins.
    pub(super) fn serve(&mut self, from: u64, ticks: u64) -> u64 {
        let begin = self.free.max(from);
        self.free = begin + ticks;
        begin
    }
}

/// Ticks of a sector where so many bytes move a cycle, for a share of the cores.
pub(super) fn ticks(bytes: u32, bytes_a_cycle: u32, (all, share): (u64, u64)) -> u64 {
    u64::from(bytes) * TICKS * all / (u64::from(bytes_a_cycle) * share).max(1)
}

/// The first cycle behind a tick.
pub(super) fn cycle(tick: u64) -> u64 {
    tick.div_ceil(TICKS)
}
