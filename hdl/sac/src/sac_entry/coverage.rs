//! Coverage bins, the promises of its streams, and that nothing is lost or answered without a request.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, EntryReply, In, Out, RoutedRequest};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(1, 1), (2, 2), (8, 4), (3, 1)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        passed: "a request left in the cycle in which it came",
        waited: "a request waited for the NoC",
        row: "requests left in two cycles in a row",
        memory_side_local: "under memory-side a request left for its chip",
        memory_side_remote: "under memory-side a request left for another chip",
        sm_side_local: "under SM-side a request for a line of this chip left",
        sm_side_remote: "under SM-side a request for a line of another chip left",
        held_at_once: "`hold` rose and nothing waited",
        stood_in_hold: "a request that waited left during `hold`",
        held_back: "a request came during `hold` and was not offered",
        answered_in_hold: "a reply ended during `hold`",
        drained: "the last unanswered request was answered during `hold`",
        released_at_once: "`hold` fell before all requests were answered",
        left_after_hold: "a request left in the first cycle without `hold`",
        full: "a request was not offered, since as many as there may be were unanswered",
        left_after_full: "a request left in the cycle after an answer made room",
        both: "a request left in the cycle in which another was answered",
        several_beats: "a beat passed that was not its reply's last",
        reply_waited: "a reply waited for the L1",
        to_sm_side: "the organisation became SM-side",
        to_memory_side: "the organisation became memory-side",
        switched_in_hold: "the organisation changed and `hold` stayed",
        switched_and_left: "the organisation changed, and a request left in the same cycle",
    }
}

/// Counts [`Covered`] and checks the streams and the promises.
pub struct Monitor {
    config: Config,
    forward: StreamContract<RoutedRequest>,
    down_reply: StreamContract<EntryReply>,
    /// Requests that left and are not answered.
    unanswered: u64,
    before: Option<(In, Out)>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            forward: StreamContract::new("forward").may_start_valid(),
            down_reply: StreamContract::new("down_reply").may_start_valid(),
            unanswered: 0,
            before: None,
        }
    }

    fn cover_requests(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let leaves = output.forward.valid && input.forward.ready;
        let is_remote = input.request.home != input.chip;
        if leaves {
            coverage.hit(match (input.sm_side, is_remote) {
                (false, false) => Covered::memory_side_local,
                (false, true) => Covered::memory_side_remote,
                (true, false) => Covered::sm_side_local,
                (true, true) => Covered::sm_side_remote,
            });
        }
        let is_refused = input.request.valid && !output.forward.valid;
        let is_full = self.unanswered == self.config.most_unanswered();
        coverage.hit_when(output.forward.valid && !leaves, Covered::waited);
        coverage.hit_when(leaves && input.hold, Covered::stood_in_hold);
        coverage.hit_when(is_refused && input.hold && !is_full, Covered::held_back);
        coverage.hit_when(is_refused && is_full && !input.hold, Covered::full);
        let Some((last, out)) = &self.before else { return };
        let left = out.forward.valid && last.forward.ready;
        let came = !last.request.valid || out.request.ready;
        coverage.hit_when(leaves && came, Covered::passed);
        coverage.hit_when(leaves && left, Covered::row);
        coverage.hit_when(output.held && !last.hold, Covered::held_at_once);
        let is_released = last.hold && !input.hold;
        coverage.hit_when(is_released && self.unanswered > 0, Covered::released_at_once);
        coverage.hit_when(leaves && is_released, Covered::left_after_hold);
        let was_full = last.request.valid && !out.forward.valid && !last.hold;
        coverage.hit_when(leaves && was_full, Covered::left_after_full);
        let switches = last.sm_side != input.sm_side;
        coverage.hit_when(switches && input.sm_side, Covered::to_sm_side);
        coverage.hit_when(switches && !input.sm_side, Covered::to_memory_side);
        coverage.hit_when(switches && input.hold, Covered::switched_in_hold);
        coverage.hit_when(switches && leaves, Covered::switched_and_left);
    }

    fn cover_replies(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let passes = input.reply.valid && output.reply.ready;
        let ends = passes && input.reply.last;
        let leaves = output.forward.valid && input.forward.ready;
        coverage.hit_when(passes && !input.reply.last, Covered::several_beats);
        coverage.hit_when(input.reply.valid && !passes, Covered::reply_waited);
        coverage.hit_when(ends && output.held, Covered::answered_in_hold);
        coverage.hit_when(ends && output.held && self.unanswered == 1, Covered::drained);
        coverage.hit_when(ends && leaves, Covered::both);
    }

    /// Promises of the environment (R9), but for its streams.
    fn promises(&self, input: &In, ends: bool) -> Result<(), Violation> {
        let chips = self.config.chips() as u64;
        let most = input.chip.max(if input.request.valid { input.request.home } else { 0 });
        if most >= chips {
            return Err(Violation::new("R9", format!("a chip must be at most {}", chips - 1)));
        }
        if ends && self.unanswered == 0 {
            return Err(Violation::new("R9", "a reply must be of a request that has left"));
        }
        let Some((last, out)) = &self.before else { return Ok(()) };
        if last.chip != input.chip {
            return Err(Violation::new("R9", "chip must not change"));
        }
        if last.sm_side != input.sm_side && !(out.held && out.empty) {
            let rule = "sm_side must change only after a cycle in which all was held and answered";
            return Err(Violation::new("R9", rule));
        }
        Ok(())
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
        let ends = input.reply.valid && input.reply.last && output.reply.ready;
        self.promises(input, ends)?;
        let (forward, reply) = (output.forward, output.down_reply);
        self.forward.check(forward.valid, input.forward.ready, forward)?;
        self.down_reply.check(reply.valid, input.down_reply.ready, reply)?;
        self.cover_requests(input, output, coverage);
        self.cover_replies(input, output, coverage);
        let leaves = forward.valid && input.forward.ready;
        let asked = input.request.routed(input.chip, forward.to_chip, forward.to_slice);
        if forward.valid && forward != asked {
            return Err(Violation::new("R1", "a request must leave unchanged"));
        }
        if leaves != (input.request.valid && output.request.ready) {
            return Err(Violation::new("R1", "a request must be taken in the cycle it leaves in"));
        }
        if reply.valid && reply != input.reply {
            return Err(Violation::new("R7", "a reply must pass unchanged"));
        }
        if output.held && forward.valid {
            return Err(Violation::new("R4", "nothing must be offered while all is held"));
        }
        if output.empty != (self.unanswered == 0) {
            let rule = format!("empty must say whether {} requests are none", self.unanswered);
            return Err(Violation::new("R5", rule));
        }
        self.unanswered += u64::from(leaves);
        self.unanswered -= u64::from(ends);
        self.before = Some((*input, *output));
        Ok(())
    }
}

/// The most identifiers for which a run between two resets uses all.
const MOST_USED: u64 = 512;

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    if config.chips() == 1 {
        for bin in [Covered::memory_side_remote, Covered::sm_side_remote] {
            bins.push(Unreachable::new(bin, "there is one chip"));
        }
    }
    if config.most_unanswered() > MOST_USED {
        for bin in [Covered::full, Covered::left_after_full] {
            let reason = "a run between two resets has not as many requests as identifiers";
            bins.push(Unreachable::new(bin, reason));
        }
    }
    if config.port().sectors() == 1 {
        let reason = "a line has one sector, and a reply one beat";
        bins.push(Unreachable::new(Covered::several_beats, reason));
    }
    bins
}
