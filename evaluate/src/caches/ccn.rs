//! `ccn`: an L1 a core, and a ring on which these answer each other's load misses.

use super::{Caches, at_port, look_up, tell};
use crate::happened::Happened;
use crate::report::Report;
use base::model::{Act, Lines, Tags};
use base::streams::CoreRequest;
use ccn::ccn_l1::Config;
use ccn::own_store_filter::{self, model::OwnStoreFilter};
use ccn::shadow_tags::{self, Invalidate, Write, model::ShadowTags};
use design::Design;
use testbenches::dut::Model;

/// The nodes of all cores, whose requests meet no other on the ring.
///
/// Nothing is in flight when a request passes, so that `pending` has no effect; CB and all queues are empty; every
/// miss is admitted, as without throttlers. Of a store or atomic of several sectors the first is looked up, as in
/// `private`, and enters the filter.
pub(super) struct Ccn {
    config: Config,
    nodes: Vec<Node>,
    all_sectors: u32,
    request: CoreRequest,
}

/// A core's tags, their duplicates for the ring, its filter if there is one, and what came of its load misses.
struct Node {
    tags: Lines,
    shadow: ShadowTags,
    filter: Option<OwnStoreFilter>,
    counts: Counts,
    /// Answers by the hops from this node to the one that holds the line.
    hops: Vec<u64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    injected: u64,
    filtered: u64,
    hits: u64,
    round_trips: u64,
}

impl Node {
    fn new(config: &Config, cores: u32) -> Node {
        Node {
            tags: Lines::new(config.l1()),
            shadow: ShadowTags::new(config.stop().tags()),
            filter: config.filter().map(OwnStoreFilter::new),
            counts: Counts::default(),
            hops: vec![0; cores as usize],
        }
    }

    /// A line's way is invalid for the ring.
    fn invalidate(&mut self, set: usize, ways: u64) {
        let invalidate = Invalidate { valid: true, set: set as u64, ways };
        self.shadow.step(&shadow_tags::In { invalidate, ..shadow_tags::In::default() });
    }

    /// The line that a load fetched is there for the ring; its victim is not any more.
    fn fill(&mut self, set: usize, way: usize, tag: u64) {
        let write = Write { valid: true, set: set as u64, way: way as u64, tag };
        self.shadow.step(&shadow_tags::In { write, ..shadow_tags::In::default() });
    }

    /// A store or atomic of the core enters the filter.
    fn store(&mut self, line: u64) {
        if let Some(filter) = &mut self.filter {
            let store = own_store_filter::Line { valid: true, line };
            filter.step(&own_store_filter::In { store, ..own_store_filter::In::default() });
        }
    }
}

impl Ccn {
    pub(super) fn new(design: &Design, cores: u32) -> Option<Ccn> {
        let config = Config::of(design)?;
        Some(Ccn {
            nodes: (0..cores).map(|_| Node::new(&config, cores)).collect(),
            all_sectors: u32::MAX >> (32 - config.l1().sectors()),
            request: CoreRequest::default(),
            config,
        })
    }

    /// The hops from a core to the first that holds a line: requests travel to rising numbers, and from the last core
    /// to core 0.
    fn hops_to(&self, core: usize, line: u64) -> Option<usize> {
        let (set, tag) = (self.config.l1().set_of(line), Some(self.config.l1().tag_of(line)));
        let others = self.nodes[core + 1..].iter().chain(&self.nodes[..core]);
        let mut shadows = others.map(|node| node.shadow.ways_of(set));
        shadows.position(|ways| ways.contains(&tag)).map(|passed| passed + 1)
    }

    /// A load has missed: another L1 answers, or L2.
    fn miss(&mut self, core: usize, line: u64, happened: &mut Happened) {
        let is_filtered =
            self.nodes[core].filter.as_ref().is_some_and(|filter| filter.may_hold(line));
        if is_filtered {
            self.nodes[core].counts.filtered += 1;
            return;
        }
        let hops = self.hops_to(core, line);
        let number = self.nodes.len();
        let Node { counts, hops: histogram, .. } = &mut self.nodes[core];
        counts.injected += 1;
        match hops {
            Some(hops) => {
                counts.hits += 1;
                histogram[hops] += 1;
                happened.from = Some(((core + hops) % number) as u32);
                happened.to_l2 = 0;
            }
            None => {
                counts.round_trips += 1;
                // The request left for the ring, and then for L2.
                happened.requests_out += 1;
            }
        }
    }
}

impl Caches for Ccn {
    fn access(&mut self, happened: &mut Happened) {
        let core = happened.request.core;
        at_port(happened, &mut self.request);
        let line = self.request.line;
        let node = &mut self.nodes[core as usize];
        let found = look_up(&mut node.tags, core, &self.request, happened);
        tell(happened, &found, self.all_sectors);
        if !happened.is_load() {
            node.store(line);
            if found.evicted.is_some() {
                let set = self.config.l1().set_of(line);
                let ways = node.shadow.copies_of(line).fold(0, |ways, way| ways | 1 << way);
                node.invalidate(set, ways);
            }
        } else if let Act::Fetch { set, place, .. } = found.act {
            self.miss(core as usize, line, happened);
            let tag = self.config.l1().tag_of(line);
            self.nodes[core as usize].fill(set, place, tag);
        }
    }

    fn flush(&mut self) {
        let all = u64::MAX >> (64 - self.config.l1().ways());
        for node in &mut self.nodes {
            for set in 0..self.config.l1().sets() {
                node.tags.clear(set);
                node.invalidate(set, all);
            }
            if let Some(filter) = &mut node.filter {
                filter
                    .step(&own_store_filter::In { clear: true, ..own_store_filter::In::default() });
            }
        }
    }

    fn report(&self, report: &mut Report) {
        let of = |count: fn(&Counts) -> u64| -> Vec<u64> {
            self.nodes.iter().map(|node| count(&node.counts)).collect()
        };
        report.counts("ccn_injected", &of(|counts| counts.injected));
        report.counts("ccn_filtered", &of(|counts| counts.filtered));
        report.counts("ccn_hits", &of(|counts| counts.hits));
        report.counts("ccn_round_trips", &of(|counts| counts.round_trips));
        report.ratio("ccn_hit_rate", &["ccn_hits"], &["ccn_injected"]);
        let hops: Vec<Vec<u64>> = self.nodes.iter().map(|node| node.hops.clone()).collect();
        report.lists("ccn_hops", &hops);
    }
}
