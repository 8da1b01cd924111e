//! How much is done at a time.

use crate::offered;
use tools::parallel;

/// The option `--jobs`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Jobs {
    /// Points of a sweep, or runs of traces on designs, at a time; as many as there are processors unless given.
    #[arg(long, value_name = "N", value_parser = offered::integer::<u16>(1..=1024))]
    jobs: Option<u16>,
}

impl Jobs {
    pub(crate) fn threads(self) -> usize {
        self.jobs.map_or_else(parallel::threads, usize::from)
    }
}
