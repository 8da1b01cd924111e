//! `private`: an L1 a core, and nothing between them.

use super::{Caches, at_port, look_up, tell};
use crate::happened::Happened;
use base::model::{Lines, Tags};
use base::streams::CoreRequest;
use design::Design;

/// The tags of each core's L1.
///
/// Of a store or atomic of several sectors the first is looked up: it writes or invalidates the line, and the
/// others, which are separate requests at the port, find that done and change nothing.
pub(super) struct Private {
    l1s: Vec<Lines>,
    sets: usize,
    all_sectors: u32,
    request: CoreRequest,
}

impl Private {
    pub(super) fn new(design: &Design, cores: u32) -> Option<Private> {
        let config = private::l1::Config::of(design)?;
        Some(Private {
            l1s: vec![Lines::new(&config); cores as usize],
            sets: config.sets(),
            all_sectors: u32::MAX >> (32 - config.sectors()),
            request: CoreRequest::default(),
        })
    }
}

impl Caches for Private {
    fn access(&mut self, happened: &mut Happened) {
        let core = happened.request.core;
        at_port(happened, &mut self.request);
        let found = look_up(&mut self.l1s[core as usize], core, &self.request, happened);
        tell(happened, &found, self.all_sectors);
    }

    fn flush(&mut self) {
        for l1 in &mut self.l1s {
            (0..self.sets).for_each(|set| l1.clear(set));
        }
    }
}
