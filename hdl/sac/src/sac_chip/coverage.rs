//! Coverage bins, the promises of its streams, and those of its surroundings.

use llc::streams::Request;
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::ports::{Counter, EntryReply, RoutedRequest, TileReply};
use super::{Config, In, Out};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        to_own_chip: "an SM's request left for a slice of its chip",
        to_other_chip: "an SM's request left for another chip",
        left_together: "requests of several SMs left in one cycle",
        held_back: "a request was offered and held",
        answered: "an SM was answered",
        local: "a slice took a request of the chip's SMs",
        link: "a slice took what came over links",
        to_other_memory: "a slice asked for a line of another chip's memory",
        remote_fill: "a slice took what another chip's memory answered",
        reply_to_sm: "an SM of this chip was answered by a slice",
        reply_to_other: "an SM of another chip was answered",
        reply_to_slice: "another chip's slice was answered",
        hits_together: "several slices hit in one cycle",
        held_not_empty: "the chip was held while requests were unanswered",
        empty_not_idle: "it was empty and not yet idle",
        flushed: "it was flushed",
        to_sm_side: "the organisation became SM-side",
        to_memory_side: "the organisation became memory-side",
        profiled: "a profile was over",
        counted: "a counter that is not 0 was taken",
    }
}

/// The streams of a lane that the chip offers.
struct Lane {
    forward: StreamContract<RoutedRequest>,
    down_reply: StreamContract<EntryReply>,
    link_out: StreamContract<Request>,
    tile_reply: StreamContract<TileReply>,
    memory: StreamContract<Request>,
}

impl Lane {
    fn new() -> Lane {
        Lane {
            forward: StreamContract::new("forward").may_start_valid(),
            down_reply: StreamContract::new("down_reply").may_start_valid(),
            link_out: StreamContract::new("link_out"),
            tile_reply: StreamContract::new("tile_reply"),
            memory: StreamContract::new("memory"),
        }
    }
}

/// Counts [`Covered`] and checks the streams and the promises.
pub struct Monitor<const MOST: usize> {
    config: Config,
    lanes: Vec<Lane>,
    counter: StreamContract<Counter>,
    before: Option<(In<MOST>, Out<MOST>)>,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor<MOST> {
        Monitor {
            config: config.clone(),
            lanes: (0..config.lanes()).map(|_| Lane::new()).collect(),
            counter: StreamContract::new("profile_counter"),
            before: None,
        }
    }

    fn streams(&mut self, input: &In<MOST>, output: &Out<MOST>) -> Result<(), Violation> {
        for (n, lane) in self.lanes.iter_mut().enumerate() {
            let (forward, reply) = (output.forward[n], output.down_reply[n]);
            lane.forward.check(forward.valid, input.forward[n].ready, forward)?;
            lane.down_reply.check(reply.valid, input.down_reply[n].ready, reply)?;
            let (out, reply) = (output.link_out[n], output.tile_reply[n]);
            lane.link_out.check(out.valid, input.link_out[n].ready, out)?;
            lane.tile_reply.check(reply.valid, input.tile_reply[n].ready, reply)?;
            let memory = output.memory[n];
            lane.memory.check(memory.valid, input.memory[n].ready, memory)?;
        }
        let counter = output.profile_counter;
        self.counter.check(counter.valid, input.profile_counter.ready, counter)
    }

    /// Rules of the parts together (R2, R3, R4), and promises of the surroundings (R6).
    fn rules(&self, input: &In<MOST>, output: &Out<MOST>) -> Result<(), Violation> {
        let wrong = |rule: &'static str, text: &str| Err(Violation::new(rule, text));
        let forwards = &output.forward[..self.config.sm_ports()];
        if forwards.iter().any(|forward| forward.valid && forward.chip != input.chip) {
            return wrong("R2", "what leaves an entry must be this chip's");
        }
        if output.answer.held && forwards.iter().any(|forward| forward.valid) {
            return wrong("R4", "nothing must leave a chip that is held");
        }
        let outs = &output.link_out[..self.config.slices()];
        if outs.iter().any(|out| out.valid && (out.chip != input.chip || out.home == input.chip)) {
            return wrong("R3", "what leaves by link_out must be this chip's for another");
        }
        let Some((last, out)) = &self.before else { return Ok(()) };
        let answer = &out.answer;
        let levels = [
            (last.level.hold, input.level.hold, answer.held),
            (last.level.flush, input.level.flush, answer.flushed),
            (last.level.sm_side, input.level.sm_side, answer.organisation),
            (last.level.profile, input.level.profile, answer.profiled),
        ];
        if levels.iter().any(|&(before, now, answered)| before != now && answered != before) {
            return wrong("R6", "a level must change only once it is answered");
        }
        Ok(())
    }

    fn cover(&self, input: &In<MOST>, output: &Out<MOST>, coverage: &mut Coverage<Covered>) {
        let mut left = 0;
        for n in 0..self.config.sm_ports() {
            let forward = &output.forward[n];
            let leaves = forward.valid && input.forward[n].ready;
            left += u64::from(leaves);
            coverage.hit_when(leaves && forward.to_chip == input.chip, Covered::to_own_chip);
            coverage.hit_when(leaves && forward.to_chip != input.chip, Covered::to_other_chip);
            let waits = input.request[n].valid && output.answer.held;
            coverage.hit_when(waits, Covered::held_back);
            let answered = output.down_reply[n].valid && input.down_reply[n].ready;
            coverage.hit_when(answered && output.down_reply[n].last, Covered::answered);
        }
        coverage.hit_when(left > 1, Covered::left_together);
        let mut hits = 0;
        for n in 0..self.config.slices() {
            hits += u64::from(output.event[n].hit);
            coverage.hit_when(input.local[n].valid && output.local[n].ready, Covered::local);
            coverage.hit_when(input.link[n].valid && output.link[n].ready, Covered::link);
            let leaves = output.link_out[n].valid && input.link_out[n].ready;
            coverage.hit_when(leaves, Covered::to_other_memory);
            let fills = input.remote_reply[n].valid && output.remote_reply[n].ready;
            coverage.hit_when(fills, Covered::remote_fill);
            let reply = &output.tile_reply[n];
            let replies = reply.valid && input.tile_reply[n].ready;
            let is_own = reply.chip == input.chip;
            coverage.hit_when(replies && is_own, Covered::reply_to_sm);
            let to_sm = replies && !is_own && !reply.to_slice;
            coverage.hit_when(to_sm, Covered::reply_to_other);
            coverage.hit_when(replies && reply.to_slice, Covered::reply_to_slice);
        }
        coverage.hit_when(hits > 1, Covered::hits_together);
        let answer = &output.answer;
        coverage.hit_when(answer.held && !answer.empty, Covered::held_not_empty);
        coverage.hit_when(answer.empty && !answer.idle, Covered::empty_not_idle);
        coverage.hit_when(answer.flushed, Covered::flushed);
        coverage.hit_when(answer.profiled, Covered::profiled);
        let counter = &output.profile_counter;
        let taken = counter.valid && input.profile_counter.ready;
        coverage.hit_when(taken && counter.data > 0, Covered::counted);
        let Some((_, out)) = &self.before else { return };
        let (was, is) = (out.answer.organisation, answer.organisation);
        coverage.hit_when(!was && is, Covered::to_sm_side);
        coverage.hit_when(was && !is, Covered::to_memory_side);
    }
}

impl<const MOST: usize> testbenches::dut::Monitor for Monitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<MOST>,
        output: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.streams(input, output)?;
        self.rules(input, output)?;
        self.cover(input, output, coverage);
        self.before = Some((*input, *output));
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut of = |bin, reason| bins.push(Unreachable::new(bin, reason));
    if !config.has_chips() {
        for bin in [
            Covered::to_other_chip,
            Covered::link,
            Covered::to_other_memory,
            Covered::remote_fill,
            Covered::reply_to_other,
            Covered::reply_to_slice,
        ] {
            of(bin, "there is one chip");
        }
    }
    if config.sm_ports() == 1 {
        of(Covered::left_together, "there is one SM");
    }
    if config.slices() == 1 {
        of(Covered::hits_together, "there is one slice");
    }
    bins
}
