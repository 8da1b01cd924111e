//! Coverage bins, the promises of its streams, and those of its surroundings.

use std::collections::HashMap;

use llc::environment::sectors_of;
use llc::streams::{Request, kind};
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out, TileReply};
use crate::route_policy::model::RoutePolicy;
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(1, 4), (2, 4)], missed: 2 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        local_memory_side: "an SM's request was taken under memory-side",
        local_sm_side: "an SM's request was taken under SM-side",
        link_memory_side: "another chip's SM's request was taken",
        link_sm_side: "another chip's slice's request was taken",
        to_own_memory: "the slice asked for a line of this chip's memory under SM-side",
        to_other_memory: "the slice asked for a line of another chip's memory",
        exit_waited: "a request for another chip waited",
        written_back_over_link: "a dirty sector was written back to another chip",
        atomic_over_link: "an atomic left for another chip",
        remote_fill: "a beat of another chip's memory was taken",
        remote_fill_waited: "it waited for one of this chip's",
        own_fill_waited: "a beat of this chip's memory waited",
        reply_to_own: "an SM of this chip was answered",
        reply_to_other: "an SM of another chip was answered",
        reply_to_slice: "another chip's slice was answered",
        arrival_of_other: "a request of another chip arrived",
        hit: "a lookup of a request hit",
        own_hit: "a lookup of the front buffer's hit",
        atomic: "an atomic was performed in front of the slice",
        atomic_beside_memory: "the memory's buffer loaded a sector",
        flushed_dirty: "a sector was written back in a flush",
        passed_flush: "another chip's write-back came in a flush",
        to_sm_side: "the organisation became SM-side",
        to_memory_side: "the organisation became memory-side",
        flushed_alone: "the tile was flushed and the organisation stayed",
    }
}

/// A request that is not answered.
#[derive(Clone, Copy, Debug)]
struct Open {
    kind: u64,
    sectors: u64,
}

/// Counts [`Covered`] and checks the streams, the answers and the promises.
pub struct Monitor {
    config: Config,
    route: RoutePolicy,
    link_out: StreamContract<Request>,
    reply: StreamContract<TileReply>,
    memory: StreamContract<Request>,
    open: HashMap<(u64, u64, u64), Open>,
    before: Option<(In, Out)>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            route: RoutePolicy::new(config.route()),
            link_out: StreamContract::new("link_out"),
            reply: StreamContract::new("reply"),
            memory: StreamContract::new("memory"),
            open: HashMap::new(),
            before: None,
        }
    }

    /// Requests that come, and what the surroundings promise of them (R11).
    fn take(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let wrong = |rule: &str| Err(Violation::new("R11", rule));
        for (request, ready, is_local) in
            [(&input.local, output.local.ready, true), (&input.link, output.link.ready, false)]
        {
            if !request.valid {
                continue;
            }
            if self.route.place(request.line).slice != input.slice {
                return wrong("a request must be of this slice's lines");
            }
            let is_of_chip = request.chip == input.chip;
            if is_local != is_of_chip {
                return wrong("`local` must have this chip's requests, and `link` others'");
            }
            if !(is_local && input.sm_side) && request.home != input.chip {
                return wrong("the home must be this chip");
            }
            let is_of_slice = input.sm_side && !is_of_chip;
            if !is_of_slice && request.id >> (self.config.slice().id_bits() - 1) > 0 {
                return wrong("an SM's identifier must be one");
            }
            let name = (request.chip, request.source, request.id);
            let open = Open { kind: request.kind, sectors: request.sectors };
            if ready && self.open.insert(name, open).is_some() {
                return wrong("names of requests that are not answered must differ");
            }
        }
        let Some((last, out)) = &self.before else { return Ok(()) };
        if last.sm_side != input.sm_side && !out.flushed {
            return wrong("sm_side must change only when the tile is flushed");
        }
        if (last.chip, last.slice) != (input.chip, input.slice) {
            return wrong("chip and slice must not change");
        }
        Ok(())
    }

    /// A request is answered once, to whom it is for (R2, R6).
    fn answer(&mut self, input: &In, reply: &TileReply) -> Result<(), Violation> {
        let wrong = |rule: &'static str, text: &str| Err(Violation::new(rule, text));
        if reply.to_slice != (input.sm_side && reply.chip != input.chip) {
            return wrong(
                "R6",
                "a reply must be for a slice if another chip's asked under SM-side",
            );
        }
        if !input.reply.ready {
            return Ok(());
        }
        let name = (reply.chip, reply.source, reply.id);
        let Some(open) = self.open.get_mut(&name) else {
            return wrong("R2", "a reply must answer a request");
        };
        let sector = if open.kind == kind::LOAD as u64 { 1 << reply.sector } else { open.sectors };
        if open.kind != reply.kind || open.sectors & sector == 0 {
            return wrong("R2", "a reply must have a kind and sector that was asked for");
        }
        open.sectors &= !sector;
        if reply.last != (open.sectors == 0) {
            return wrong("R2", "the last beat must be the last sector's");
        }
        if reply.last {
            self.open.remove(&name);
        }
        Ok(())
    }

    /// Checks that each departure has its line's address and the right way (R3, R4).
    fn leave(&self, input: &In, output: &Out) -> Result<(), Violation> {
        let wrong = |rule: &'static str, text: &str| Err(Violation::new(rule, text));
        for request in [&output.link_out, &output.memory] {
            if request.valid && self.route.place(request.line).slice != input.slice {
                return wrong("R3", "what leaves must be of this slice's lines");
            }
        }
        let out = &output.link_out;
        if out.valid && (out.home == input.chip || out.chip != input.chip) {
            return wrong("R4", "what leaves by link_out must be this chip's for another");
        }
        if output.memory.valid && output.memory.home != input.chip {
            return wrong("R4", "what leaves by memory must be for this chip's");
        }
        Ok(())
    }

    fn cover(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (local, link) =
            (input.local.valid && output.local.ready, input.link.valid && output.link.ready);
        let sm_side = input.sm_side;
        coverage.hit_when(local && !sm_side, Covered::local_memory_side);
        coverage.hit_when(local && sm_side, Covered::local_sm_side);
        coverage.hit_when(link && !sm_side, Covered::link_memory_side);
        coverage.hit_when(link && sm_side, Covered::link_sm_side);
        coverage.hit_when(link && input.flush, Covered::passed_flush);
        let out = &output.link_out;
        let leaves = out.valid && input.link_out.ready;
        coverage.hit_when(leaves, Covered::to_other_memory);
        coverage.hit_when(out.valid && !leaves, Covered::exit_waited);
        coverage
            .hit_when(leaves && out.kind == kind::STORE as u64, Covered::written_back_over_link);
        coverage.hit_when(leaves && out.kind == kind::ATOMIC as u64, Covered::atomic_over_link);
        let memory = &output.memory;
        let bits = self.config.memory().id_bits();
        let is_own = memory.id >> (bits - 1) == 1;
        let asks = memory.valid && input.memory.ready;
        let is_bypass = memory.id >> (bits - 2) & 1 == 1;
        coverage.hit_when(asks && !is_own && !is_bypass && sm_side, Covered::to_own_memory);
        let loads = is_own && memory.kind == kind::LOAD as u64;
        coverage.hit_when(asks && loads, Covered::atomic_beside_memory);
        let beat = input.remote_reply.valid;
        coverage.hit_when(beat && output.remote_reply.ready, Covered::remote_fill);
        coverage.hit_when(beat && !output.remote_reply.ready, Covered::remote_fill_waited);
        let waits = input.memory_reply.valid && !output.memory_reply.ready;
        coverage.hit_when(beat && waits, Covered::own_fill_waited);
        let reply = &output.reply;
        let answers = reply.valid && input.reply.ready;
        let is_of_chip = reply.chip == input.chip;
        coverage.hit_when(answers && is_of_chip, Covered::reply_to_own);
        coverage.hit_when(answers && !is_of_chip && !sm_side, Covered::reply_to_other);
        coverage.hit_when(answers && reply.to_slice, Covered::reply_to_slice);
        let arrival = &output.arrival;
        coverage.hit_when(arrival.valid && arrival.chip != input.chip, Covered::arrival_of_other);
        coverage.hit_when(output.lookup_hit, Covered::hit);
        let hits = output.event.hit || output.event.hit_pending;
        coverage.hit_when(hits && !output.lookup_hit, Covered::own_hit);
        coverage.hit_when(output.atomic_hit, Covered::atomic);
        coverage.hit_when(output.event.write_back && input.flush, Covered::flushed_dirty);
        let Some((last, out)) = &self.before else { return };
        coverage.hit_when(!last.sm_side && sm_side, Covered::to_sm_side);
        coverage.hit_when(last.sm_side && !sm_side, Covered::to_memory_side);
        let stays = out.flushed && !input.flush && last.sm_side == sm_side;
        coverage.hit_when(stays, Covered::flushed_alone);
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
        self.link_out.check(output.link_out.valid, input.link_out.ready, output.link_out)?;
        self.reply.check(output.reply.valid, input.reply.ready, output.reply)?;
        self.memory.check(output.memory.valid, input.memory.ready, output.memory)?;
        self.take(input, output)?;
        self.leave(input, output)?;
        if output.reply.valid {
            self.answer(input, &output.reply)?;
        }
        if output.flushed && !input.flush {
            return Err(Violation::new("R8", "flushed must be true only while flush is"));
        }
        if input.flush && sectors_of(output.arrival.sectors).count() > 0 && output.arrival.valid {
            return Err(Violation::new("R11", "nothing must arrive in a flush"));
        }
        self.cover(input, output, coverage);
        self.before = Some((*input, *output));
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    if config.has_chips() {
        return Vec::new();
    }
    let of_others = [
        Covered::link_memory_side,
        Covered::link_sm_side,
        Covered::to_other_memory,
        Covered::exit_waited,
        Covered::written_back_over_link,
        Covered::atomic_over_link,
        Covered::remote_fill,
        Covered::remote_fill_waited,
        Covered::own_fill_waited,
        Covered::reply_to_other,
        Covered::reply_to_slice,
        Covered::arrival_of_other,
        Covered::passed_flush,
    ];
    of_others.into_iter().map(|bin| Unreachable::new(bin, "there is one chip")).collect()
}
