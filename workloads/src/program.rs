//! A workload as its runner sees it: launches of kernels, and the accesses of each warp of them.

use crate::warp::Warp;
use traces::LANES;

/// A kernel that is launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Launch {
    /// Name of the workload.
    pub(crate) name: &'static str,
    /// Groups of its grid: 1 or more.
    pub(crate) groups: u64,
    /// Threads of a group: 1 or more.
    pub(crate) threads: u64,
}

impl Launch {
    /// Warps of a group.
    pub(crate) fn warps(&self) -> u64 {
        self.threads.div_ceil(LANES as u64)
    }
}

/// Index arithmetic of a kernel, as a walk over its requests.
pub(crate) trait Program: std::fmt::Debug + Send {
    /// The launches in their order, from 0; none after the last.
    fn launch(&self, number: u64) -> Option<Launch>;

    /// The accesses of a warp of a launch.
    fn warp(&self, launch: u64, warp: &mut Warp);
}
