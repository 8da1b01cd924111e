//! `decoupled-l1d`: an L1 with a decoupled tag store a core, and the duel that decides who uses it.

use super::{Caches, at_port, look_up, tell};
use crate::happened::{Happened, Word};
use crate::report::Report;
use base::model::Tags;
use base::streams::CoreRequest;
use decoupled_l1d::l1d::{Config, model::TagStore};
use decoupled_l1d::sm_dueling::{self, model::SmDueling};
use design::Design;
use testbenches::dut::Model;

/// The tags of each core's L1, and the duel.
///
/// Core 0 leads with the decoupled tag store, core 1 as the baseline, the others follow (`ics15` §4.3). The
/// decision of an interval holds from the next record on, as in replay. Of a store or atomic of several
/// sectors the first is looked up, as in `private`.
pub(super) struct Decoupled {
    config: Config,
    l1s: Vec<TagStore>,
    duel: SmDueling,
    followers_decoupled: bool,
    request: CoreRequest,
    /// Valid tag entries at the ends of kernels, and entries that there were.
    occupancy: [u64; 2],
    has_been_used: bool,
}

impl Decoupled {
    pub(super) fn new(design: &Design, cores: u32) -> Option<Decoupled> {
        let config = Config::of(design)?;
        Some(Decoupled {
            l1s: vec![TagStore::new(&config); cores as usize],
            duel: SmDueling::new(&sm_dueling::Config::of(design)?),
            followers_decoupled: false,
            request: CoreRequest::default(),
            occupancy: [0; 2],
            has_been_used: false,
            config,
        })
    }

    /// The L1 of this core is a baseline one.
    fn is_baseline(&self, core: u32) -> bool {
        match core {
            0 => false,
            1 => true,
            _ => !self.followers_decoupled,
        }
    }

    /// The duel hears of an access of a leader: a load, past the L1 or not.
    fn duel(&mut self, happened: &Happened) {
        let core = happened.request.core;
        if core > 1 || !happened.is_load() {
            return;
        }
        let hit = matches!(happened.word, Word::Hit | Word::HitPending);
        let access = |leader| sm_dueling::Access { valid: core == leader, hit };
        self.duel.step(&sm_dueling::In {
            decoupled_access: access(0),
            baseline_access: access(1),
            ..sm_dueling::In::default()
        });
    }

    /// Valid entries now, and entries that there are.
    fn entries(&self) -> [u64; 2] {
        let valid = self.l1s.iter().map(|l1| l1.valid_entries() as u64).sum();
        let all = self.config.data().sets() * self.config.tag_ways() * self.l1s.len();
        [valid, all as u64]
    }
}

impl Caches for Decoupled {
    fn access(&mut self, happened: &mut Happened) {
        let core = happened.request.core;
        let is_baseline = self.is_baseline(core);
        at_port(happened, &mut self.request);
        let l1 = &mut self.l1s[core as usize];
        l1.begin(is_baseline);
        let found = look_up(l1, core, &self.request, happened);
        tell(happened, &found, u32::MAX >> (32 - self.config.data().sectors()));
        self.duel(happened);
        self.has_been_used = true;
    }

    fn flush(&mut self) {
        let now = self.entries();
        self.occupancy = [0, 1].map(|of| self.occupancy[of] + now[of]);
        self.has_been_used = false;
        for l1 in &mut self.l1s {
            (0..self.config.data().sets()).for_each(|set| l1.clear(set));
        }
    }

    fn tick(&mut self) {
        self.duel.step(&sm_dueling::In { advance: true, ..sm_dueling::In::default() });
        // Time is stopped while the comparison ends.
        for _ in 0..sm_dueling::Config::LATENCY {
            let out = self.duel.step(&sm_dueling::In::default());
            self.followers_decoupled = out.followers_decoupled;
        }
    }

    fn report(&self, report: &mut Report) {
        let now = if self.has_been_used { self.entries() } else { [0; 2] };
        let [valid, all] = [0, 1].map(|of| self.occupancy[of] + now[of]);
        report.total_ratio("tag_occupancy", ("tag_entries_valid", valid), ("tag_entries", all));
    }
}
