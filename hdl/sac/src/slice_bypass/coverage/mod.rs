//! Coverage bins, the contract of every stream, and that no word is lost, comes twice, goes the wrong
//! way or overtakes another of its kind.

mod paths;

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::SliceBypass;
use super::{Config, In, Out, ReplyOrder};
use paths::Paths;

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        idle: "both queues were empty",
        link_full: "a link arrival waited because the link queue was full",
        link_to_slice: "a link arrival went to the slice",
        local_beside_bypass: "a local request was taken while a bypass waited",
        local_waits_for_link: "a local request waited for a link arrival that was there before it",
        link_waits_for_local: "a link arrival waited for a local request that was there before it",
        request_tie: "a local request and a link arrival came together, and the latter went first",
        slice_stalls: "a request waited for the slice",
        miss_alone: "a miss entered the memory queue while no bypass waited",
        bypass_alone: "a bypass entered the memory queue while no miss was there",
        bypass_gives_way: "a miss entered the memory queue in place of a bypass",
        bypass_insists: "a bypass entered the memory queue in place of a miss",
        miss_after_insisting: "a miss entered right after a bypass that had insisted",
        memory_full: "a miss and a bypass both waited because the memory queue was full",
        memory_row: "memory took words in two cycles in a row",
        memory_stalls: "a request waited for memory",
        fill: "a reply of memory went to the slice",
        fill_stalls: "a fill waited for the slice",
        fill_beside_reply: "a fill and a reply of the slice were taken in one cycle",
        bypass_reply: "a reply of memory went past the slice",
        slice_reply: "a reply of the slice went to the NoC",
        reply_tie: "a reply of either kind came in one cycle, and the slice's was offered",
        slice_reply_older: "a bypass reply waited for a reply of the slice that was there before it",
        bypass_reply_older: "a reply of the slice waited for a bypass reply that was there before it",
        slice_overtakes: "a reply of the slice went before a bypass reply that was there before it",
        reply_stalls: "a reply waited for the NoC",
        to_sm_side: "the organisation became SM-side",
        to_memory_side: "the organisation became memory-side",
    }
}

/// Counts [`Covered`] and checks the words on their ways.
pub struct Monitor {
    config: Config,
    paths: Paths,
    /// The state of the block before this cycle's edge.
    state: SliceBypass,
    before: Option<(In, Out)>,
    /// The cycle before was one in which a bypass insisted.
    insisted: bool,
    /// Cycles for which the words of `local`, the link queue's head, `slice_reply` and a bypass reply
    /// have been there; 0 in their first, `None` without one.
    ages: [Option<u64>; 4],
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            paths: Paths::new(),
            state: SliceBypass::new(config),
            before: None,
            insisted: false,
            ages: [None; 4],
        }
    }

    fn cover_requests(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let waits = self.state.link_words() > 0;
        let bypass = waits && input.sm_side;
        let has_room = self.state.memory_words() < self.config.memory_queue();
        let misses = input.miss.valid && output.miss.ready;
        let takes_local = input.local.valid && output.local.ready;
        coverage.hit_when(output.idle, Covered::idle);
        coverage.hit_when(input.link.valid && !output.link.ready, Covered::link_full);
        let taken = output.slice.valid && input.slice.ready;
        coverage.hit_when(taken && !takes_local, Covered::link_to_slice);
        coverage.hit_when(takes_local && bypass, Covered::local_beside_bypass);
        coverage.hit_when(output.slice.valid && !input.slice.ready, Covered::slice_stalls);
        if let [Some(local), Some(link), ..] = self.ages {
            coverage.hit_when(taken && local < link, Covered::local_waits_for_link);
            coverage.hit_when(taken && local > link, Covered::link_waits_for_local);
            coverage.hit_when(taken && local == link, Covered::request_tie);
        }
        coverage.hit_when(misses && !bypass, Covered::miss_alone);
        coverage.hit_when(has_room && bypass && !input.miss.valid, Covered::bypass_alone);
        coverage.hit_when(misses && bypass, Covered::bypass_gives_way);
        let insists = has_room && bypass && input.miss.valid && !output.miss.ready;
        coverage.hit_when(insists, Covered::bypass_insists);
        coverage.hit_when(misses && self.insisted, Covered::miss_after_insisting);
        self.insisted = insists;
        let full = input.miss.valid && bypass && !has_room;
        coverage.hit_when(full, Covered::memory_full);
        coverage.hit_when(output.memory.valid && !input.memory.ready, Covered::memory_stalls);
    }

    fn cover_replies(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let taken = output.reply.valid && input.reply.ready;
        let slice = input.slice_reply.valid && output.slice_reply.ready;
        let filled = output.fill.valid && input.fill.ready;
        coverage.hit_when(filled, Covered::fill);
        coverage.hit_when(output.fill.valid && !input.fill.ready, Covered::fill_stalls);
        coverage.hit_when(filled && slice, Covered::fill_beside_reply);
        coverage.hit_when(taken && !slice, Covered::bypass_reply);
        coverage.hit_when(slice, Covered::slice_reply);
        coverage.hit_when(output.reply.valid && !input.reply.ready, Covered::reply_stalls);
        if let [.., Some(of_slice), Some(of_bypass)] = self.ages {
            coverage.hit_when(of_slice == 0 && of_bypass == 0, Covered::reply_tie);
            coverage.hit_when(slice && of_slice > of_bypass, Covered::slice_reply_older);
            coverage.hit_when(taken && !slice && of_bypass > of_slice, Covered::bypass_reply_older);
            coverage.hit_when(slice && of_bypass > of_slice, Covered::slice_overtakes);
        }
    }

    fn cover_pairs(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let Some((last, out)) = &self.before else { return };
        let row = out.memory.valid && last.memory.ready;
        let memory = output.memory.valid && input.memory.ready;
        coverage.hit_when(row && memory, Covered::memory_row);
        coverage.hit_when(!last.sm_side && input.sm_side, Covered::to_sm_side);
        coverage.hit_when(last.sm_side && !input.sm_side, Covered::to_memory_side);
    }

    /// The age of each word in the next cycle.
    fn grow(&mut self, input: &In, output: &Out, state_before: usize) {
        let takes_local = input.local.valid && output.local.ready;
        let link_left = output.slice.valid && input.slice.ready && !takes_local;
        let bypasses = input.memory_reply.valid && input.memory_reply.bypass;
        let stays = [
            input.local.valid && !output.local.ready,
            state_before > 0 && !input.sm_side && !link_left,
            input.slice_reply.valid && !output.slice_reply.ready,
            bypasses && !output.memory_reply.ready,
        ];
        for (age, stays) in self.ages.iter_mut().zip(stays) {
            *age = if stays { age.map(|age| age + 1) } else { None };
        }
    }
}

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
        let link_words = self.state.link_words();
        let changed =
            self.before.is_some_and(|(last, _)| last.sm_side != input.sm_side) && link_words > 0;
        if changed {
            return Err(Violation::new(
                "R13",
                "sm_side must hold while the link queue holds words",
            ));
        }
        let bypasses = input.memory_reply.valid && input.memory_reply.bypass;
        let present = [
            input.local.valid,
            link_words > 0 && !input.sm_side,
            input.slice_reply.valid,
            bypasses,
        ];
        for (age, present) in self.ages.iter_mut().zip(present) {
            *age = present.then(|| age.unwrap_or(0));
        }
        self.cover_requests(input, output, coverage);
        self.cover_replies(input, output, coverage);
        self.cover_pairs(input, output, coverage);
        self.grow(input, output, link_words);
        self.state.step(input);
        self.before = Some((*input, *output));
        self.paths.check(input, output)
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    if config.memory_queue() == 1 {
        let reason = "a queue of one word offers one in every second cycle";
        bins.push(Unreachable::new(Covered::memory_row, reason));
        let reason = "no word enters a queue of one in the cycle after another";
        bins.push(Unreachable::new(Covered::miss_after_insisting, reason));
    }
    if config.reply_order() == ReplyOrder::Oldest {
        let reason = "the older reply goes first";
        bins.push(Unreachable::new(Covered::slice_overtakes, reason));
    }
    bins
}
