//! Coverage bins, and the promise that the inputs must keep.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::ShadowTags;
use super::{Config, In, Out};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        hit_first_way: "a lookup hit in way 0",
        hit_last_way: "a lookup hit in the highest way",
        hit_first_set: "a lookup hit in set 0",
        hit_last_set: "a lookup hit in the highest set",
        hit_tag_zero: "a lookup hit on a tag of zeros",
        hit_tag_ones: "a lookup hit on a tag of ones",
        hits_in_a_row: "lookups of two cycles in a row hit",
        miss_empty_set: "a lookup missed in a set without a valid way",
        miss_full_set: "a lookup missed in a set in which every way was valid",
        miss_by_one_bit: "a lookup missed in a set that held a tag one bit away",
        miss_by_the_set: "a lookup missed while a neighbouring set held its tag",
        idle: "a cycle without write, invalidation and lookup",
        lookup_after_pause: "a lookup came after a cycle without one",
        all_three: "one set was written, invalidated and looked up in one cycle",
        lookup_with_its_write: "a line was looked up in the cycle in which it was written, and missed",
        lookup_after_its_write: "a line was looked up in the cycle after it was written, and hit",
        lookup_with_its_invalidation: "a line was looked up in the cycle in which it was invalidated, and hit",
        lookup_after_its_invalidation: "a line was looked up in the cycle after it was invalidated, and missed",
        lookup_with_its_replacement: "a line was looked up in the cycle in which it was overwritten, and hit",
        lookup_with_other_write: "a line hit while another way of its set was written",
        lookup_with_other_invalidation: "a line hit while another way of its set was invalidated",
        overwrite: "a write replaced another line",
        rewrite: "a write gave a way the line that it held",
        write_fills_set: "a write made the last invalid way of a set valid",
        every_way_written: "every way was written since the reset",
        write_no_way: "a write named a way that does not exist",
        invalidate_one: "an invalidation of one way took its line",
        invalidate_several: "an invalidation took several lines of a set",
        invalidate_some: "an invalidation left a line of its set",
        invalidate_all: "an invalidation emptied a set that was full",
        invalidate_empty_mask: "an invalidation named no way",
        invalidate_nothing: "an invalidation named ways, none of them valid",
        collision_on_valid: "a write and an invalidation met in a valid way",
        collision_on_invalid: "a write and an invalidation met in an invalid way",
        other_way: "a write and an invalidation met in one set, not in one way",
        other_set: "a write and an invalidation of one cycle were in different sets",
        line_moves: "a line was written into a way in the cycle in which another way lost it",
        flush: "every set was invalidated whole, one a cycle",
        lookup_in_flush: "a lookup hit while a flush was going on",
    }
}

/// Counts [`Covered`] and checks that the inputs keep the promise of R12.
pub struct Monitor {
    config: Config,
    /// The state of the block before this cycle's edge.
    tags: ShadowTags,
    before: In,
    hit_before: bool,
    /// Ways written since the reset, bit w for way w.
    written: u64,
    /// Sets that a flush has invalidated so far, one a cycle from set 0 on.
    flushed: usize,
    /// A line that the invalidation of the cycle before took.
    lost: Option<u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            tags: ShadowTags::new(config),
            before: In::default(),
            hit_before: false,
            written: 0,
            flushed: 0,
            lost: None,
        }
    }
}

mod changes;
mod lookups;

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        if output.answer.hit && !output.answer.valid {
            return Err(Violation::new("R10", "answer_hit must be false unless answer_valid"));
        }
        let idle = !(input.write.valid || input.invalidate.valid || input.lookup.valid);
        coverage.hit_when(idle, Covered::idle);
        self.cover_lookup(input, coverage);
        self.cover_write(input, coverage);
        self.cover_invalidation(input, coverage);
        self.cover_meetings(input, coverage);
        self.tags.step(input);
        self.before = *input;
        self.promise(input)
    }
}

impl Monitor {
    /// Only a write can break the promise.
    fn promise(&self, input: &In) -> Result<(), Violation> {
        if !input.write.valid {
            return Ok(());
        }
        let line = self.config.line_of(input.write.set as usize, input.write.tag);
        let copies: Vec<usize> = self.tags.copies_of(line).collect();
        if copies.len() < 2 {
            return Ok(());
        }
        let seen = format!("a line must be valid in one way; line {line:#x} is in ways {copies:?}");
        Err(Violation::new("R12", seen))
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |bin, reason: &str| bins.push(Unreachable::new(bin, reason));
    let ways = config.ways() as u64;
    if ways == 1 {
        for bin in [
            Covered::lookup_with_other_write,
            Covered::lookup_with_other_invalidation,
            Covered::invalidate_several,
            Covered::invalidate_some,
            Covered::other_way,
            Covered::line_moves,
        ] {
            add(bin, "a set has one way");
        }
    }
    if ways == 1 << config.way_bits() {
        add(Covered::write_no_way, "every value of write_way names a way");
    }
    let tags = 1u64.checked_shl(config.tag_bits() as u32).unwrap_or(u64::MAX);
    if tags < ways {
        add(Covered::write_fills_set, "there are fewer tags than ways");
        add(Covered::invalidate_all, "there are fewer tags than ways");
    }
    if tags <= ways {
        add(Covered::miss_full_set, "a full set holds every tag");
    }
    bins
}
