//! Coverage bins, the promises of its streams, and those of the chips.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::Reconfigurator;
use super::{Answers, Config, In, Out, Outcome, Slice, state};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(15, 8)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        chose_sm_side: "SM-side was chosen",
        chose_memory_side: "memory-side was chosen",
        dropped_choice: "a choice was dropped, its kernel over",
        pinned: "a pinned kernel started",
        end_in_idle: "an end came while no kernel ran",
        end_in_profile: "a kernel ended in its profile",
        end_in_evaluate: "a kernel ended while both organisations were estimated",
        end_in_drain: "a kernel ended in the drain before SM-side",
        end_in_flush: "a kernel ended in the flush before SM-side",
        end_in_switch: "a kernel ended in the switch to SM-side",
        end_in_sm_side: "a kernel ended under SM-side",
        end_in_memory_side: "a kernel ended under memory-side",
        start_in_profile: "a kernel started in another's profile",
        start_in_flush: "a kernel started in another's flush before SM-side",
        start_in_switch: "a kernel started in another's switch to SM-side",
        start_in_sm_side: "a kernel started while another ran under SM-side",
        start_while_leaving: "a kernel started while another left SM-side",
        start_taken_back: "a latched start was taken back by an end",
        start_with_end: "a start came with an end",
        started_after_leaving: "a latched start followed a kernel that had left SM-side",
        no_switch: "a flush before SM-side ended without a switch",
        waits_for_another: "a kernel waited for its profile, since another's went on",
        hold_outlives_drain: "`hold` was high, though the drain was over, since a chip had not answered",
        drain_waits_for_release: "a drain waited for chips that were not yet released",
        late_held: "one chip was held and another not",
        late_empty: "all were held, and one was empty and another not",
        late_idle: "all were empty, and one was idle and another not",
        late_flushed: "one chip was flushed and another not",
        late_organisation: "the organisation had changed on one chip and not on another",
        late_profiled: "one chip had counted and another not",
        counter_waits: "a chip's counter waited for another's",
        slice_waits: "a slice's counters waited for the unit",
        sums_wait: "the sums waited for the unit",
        back_to_back: "counters were taken in two cycles in a row",
    }
}

/// Counts [`Covered`] and checks the streams and the promises.
pub struct Monitor {
    config: Config,
    /// The state of the block before this cycle's edge.
    model: Reconfigurator,
    eab_counters: StreamContract<()>,
    eab_slice: StreamContract<Slice>,
    eab_result: StreamContract<Outcome>,
    before: Option<(In, Out)>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            model: Reconfigurator::new(config),
            eab_counters: StreamContract::new("eab_counters"),
            eab_slice: StreamContract::new("eab_slice"),
            eab_result: StreamContract::new("eab_result").may_start_valid(),
            before: None,
        }
    }

    fn cover_kernels(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let leaves = self.model.leaves();
        let alone = input.kernel_end && !input.kernel_start;
        coverage.hit_when(input.kernel_end && input.kernel_start, Covered::start_with_end);
        coverage.hit_when(alone && self.model.has_start(), Covered::start_taken_back);
        coverage.hit_when(self.model.waits_for_another(), Covered::waits_for_another);
        let pinned = input.kernel_start && input.kernel_pinned;
        coverage.hit_when(pinned && output.state == state::IDLE, Covered::pinned);
        let end = match output.state {
            state::IDLE => Some(Covered::end_in_idle),
            state::PROFILE => Some(Covered::end_in_profile),
            state::EVALUATE => Some(Covered::end_in_evaluate),
            state::DRAIN if !leaves => Some(Covered::end_in_drain),
            state::FLUSH if !leaves => Some(Covered::end_in_flush),
            state::SWITCH if !leaves => Some(Covered::end_in_switch),
            state::SM_SIDE => Some(Covered::end_in_sm_side),
            state::MEMORY_SIDE => Some(Covered::end_in_memory_side),
            _ => None,
        };
        let start = match output.state {
            state::PROFILE => Some(Covered::start_in_profile),
            state::FLUSH if !leaves => Some(Covered::start_in_flush),
            state::SWITCH if !leaves => Some(Covered::start_in_switch),
            state::SM_SIDE => Some(Covered::start_in_sm_side),
            state::DRAIN | state::FLUSH | state::SWITCH if leaves => {
                Some(Covered::start_while_leaving)
            }
            _ => None,
        };
        for (comes, bin) in [(input.kernel_end, end), (input.kernel_start, start)] {
            bin.filter(|_| comes).into_iter().for_each(|bin| coverage.hit(bin));
        }
    }

    fn cover_steps(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let chosen = output.eab_result.ready && input.eab_result.valid;
        let evaluates = output.state == state::EVALUATE;
        let ends = input.kernel_end || input.kernel_start;
        let counts = chosen && evaluates && !ends;
        coverage.hit_when(counts && input.eab_result.sm_side, Covered::chose_sm_side);
        coverage.hit_when(counts && !input.eab_result.sm_side, Covered::chose_memory_side);
        coverage.hit_when(chosen && !evaluates, Covered::dropped_choice);
        let Some((last, out)) = &self.before else { return };
        let was = (out.state, output.state);
        let calm = !last.kernel_end && !last.kernel_start;
        coverage.hit_when(
            was == (state::SWITCH, state::PROFILE) && calm,
            Covered::started_after_leaving,
        );
        let left_flush = was.0 == state::FLUSH && ![state::FLUSH, state::SWITCH].contains(&was.1);
        coverage.hit_when(left_flush, Covered::no_switch);
        let outlives = was.0 != state::DRAIN && was.1 == state::PROFILE && output.hold;
        coverage.hit_when(outlives, Covered::hold_outlives_drain);
        let still = !output.hold && input.answers.held != 0;
        coverage.hit_when(still && output.state == state::DRAIN, Covered::drain_waits_for_release);
    }

    fn cover_chips(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let all = self.config.all_chips();
        let some = |mask: u64| mask != 0 && mask != all;
        let Answers { held, empty, idle, flushed, organisation, profiled } = input.answers;
        coverage.hit_when(output.hold && some(held), Covered::late_held);
        coverage.hit_when(output.hold && held == all && some(empty), Covered::late_empty);
        coverage.hit_when(output.hold && empty == all && some(idle), Covered::late_idle);
        coverage.hit_when(output.flush && some(flushed), Covered::late_flushed);
        coverage.hit_when(some(organisation), Covered::late_organisation);
        coverage.hit_when(output.profile && some(profiled), Covered::late_profiled);
        let waits = output.counter_ready != 0 && input.counter_valid & !output.counter_ready != 0;
        coverage.hit_when(waits, Covered::counter_waits);
        let slice = output.eab_slice.valid && !input.eab_slice.ready;
        coverage.hit_when(slice, Covered::slice_waits);
        let sums = output.eab_counters.valid && !input.eab_counters.ready;
        coverage.hit_when(sums, Covered::sums_wait);
        let taken = |input: &In, output: &Out| input.counter_valid & output.counter_ready != 0;
        let row = self.before.as_ref().is_some_and(|(last, out)| taken(last, out));
        coverage.hit_when(row && taken(input, output), Covered::back_to_back);
    }

    /// Promises of the chips (R13).
    fn promises(&self, input: &In) -> Result<(), Violation> {
        let Answers { held, empty, idle, .. } = input.answers;
        if (empty | idle) & !held != 0 {
            return Err(Violation::new("R13", "a chip must be held while it is empty or idle"));
        }
        let Some((last, out)) = &self.before else { return Ok(()) };
        let rises = |before: u64, now: u64| now & !before;
        for (name, level, was, is) in [
            ("held", out.hold, last.answers.held, held),
            ("empty", out.hold, last.answers.empty, empty),
            ("idle", out.hold, last.answers.idle, idle),
            ("flushed", out.flush, last.answers.flushed, input.answers.flushed),
            ("organisation", out.sm_side, last.answers.organisation, input.answers.organisation),
            ("profiled", out.profile, last.answers.profiled, input.answers.profiled),
        ] {
            // One that an earlier answer has been taken back for may not rise.
            let wrong = if level { rises(is, was) } else { rises(was, is) };
            if wrong != 0 {
                return Err(Violation::new("R13", format!("{name} must follow its level")));
            }
        }
        let taken = out.counter_ready & last.counter_valid;
        if last.counter_valid & !taken & !input.counter_valid != 0 {
            return Err(Violation::new("R13", "a counter must stay until it is taken"));
        }
        Ok(())
    }

    /// A chip must not be released before all have switched (R9).
    fn released(&self, input: &In, output: &Out) -> Result<(), Violation> {
        let Some((last, out)) = &self.before else { return Ok(()) };
        let organisation = if out.sm_side { self.config.all_chips() } else { 0 };
        let falls = out.hold && !output.hold;
        if falls && (last.answers.organisation != organisation || last.answers.flushed != 0) {
            return Err(Violation::new("R9", "hold must fall after all chips have switched"));
        }
        let changes = out.sm_side != output.sm_side || (!out.flush && output.flush);
        if changes && input.answers.held != self.config.all_chips() {
            return Err(Violation::new("R8", "all chips must be held while they change"));
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
        self.promises(input)?;
        self.released(input, output)?;
        self.eab_counters.check(output.eab_counters.valid, input.eab_counters.ready, ())?;
        let slice = output.eab_slice;
        self.eab_slice.check(slice.valid, input.eab_slice.ready, slice)?;
        let result = input.eab_result;
        self.eab_result.check(result.valid, output.eab_result.ready, result)?;
        self.cover_kernels(input, output, coverage);
        self.cover_steps(input, output, coverage);
        self.cover_chips(input, output, coverage);
        self.model.step(input);
        self.before = Some((*input, *output));
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let of_several = [
        Covered::late_held,
        Covered::late_empty,
        Covered::late_idle,
        Covered::late_flushed,
        Covered::late_organisation,
        Covered::late_profiled,
        Covered::counter_waits,
    ];
    let is_single = config.chips() == 1;
    let bins = of_several.into_iter().filter(|_| is_single);
    bins.map(|bin| Unreachable::new(bin, "there is one chip")).collect()
}
