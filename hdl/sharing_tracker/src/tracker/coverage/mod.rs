//! Coverage bins, and the checks of every cycle.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::SharingTracker;
use super::{Answer, Config, Flush, In, Invalidate, Lookup, Out, Remove};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(4, 2), (2, 4), (1, 2)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        forward: "a lookup was answered with a sharer",
        forward_to_first: "core 0 was named as sharer",
        forward_to_last: "the highest core was named as sharer",
        forward_in_turn: "two lookups of a line in a row were answered with different sharers",
        forward_and_add: "a lookup that also adds was answered with a sharer",
        only_itself: "a lookup found an entry that marked its core alone",
        no_entry: "a lookup with `may_forward` found no entry",
        add_to_entry: "an add marked a core in an entry that did not mark it",
        add_again: "an add marked a core that was marked",
        add_with_room: "an add took a way that was free",
        add_replaces: "an add took the way of another line",
        neither: "a lookup passed that neither asks nor adds",
        overdue: "an overdue lookup passed",
        overdue_first: "an overdue lookup passed while a request of each other kind but flush was offered",
        overdue_would_forward: "an overdue lookup passed that would have been answered with a sharer",
        remove_one: "a remove left other sharers",
        remove_last: "a remove took the last sharer",
        remove_unmarked: "a remove named a core that an entry did not mark",
        remove_unknown: "a remove named a line without an entry",
        invalidate_entry: "an invalidate freed an entry",
        invalidate_unknown: "an invalidate named a line without an entry",
        flush: "a flush passed while the line of the lookup that was offered had an entry",
        all_offered: "a flush passed while every other request was offered",
        invalidate_before_remove: "an invalidate passed while a remove and a lookup were offered",
        remove_before_lookup: "a remove passed while a lookup was offered",
        same_line_at_once: "requests of two cycles in a row were for one line",
        same_set_at_once: "requests of two cycles in a row were for two lines of one set",
        same_line_later: "requests two cycles apart were for one line, none between them",
        after_flush: "a lookup that adds passed in the cycle after a flush",
        answer_waits: "an answer was valid and was not taken",
        all_blocked: "every kind of request was offered while an answer was not taken",
        full_speed: "requests passed in eight cycles in a row",
        first_set: "a lookup in set 0 was answered with a sharer",
        last_set: "a lookup in the highest set was answered with a sharer",
        every_way: "every way of a set had an entry",
    }
}

/// The message or flush that passes in a cycle.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Passing {
    Flush,
    Invalidate(u64),
    Remove(u64, u64),
    Lookup(u64),
}

impl Passing {
    fn line(self) -> Option<u64> {
        match self {
            Passing::Flush => None,
            Passing::Invalidate(line) | Passing::Remove(line, _) | Passing::Lookup(line) => {
                Some(line)
            }
        }
    }
}

/// Counts [`Covered`] and checks the streams, R1, R2, R16 and R17.
pub struct Monitor {
    config: Config,
    /// The state of the block before this cycle's edge.
    tracker: SharingTracker,
    /// The message or flush of the previous cycle, and of the one before that.
    before: [Option<Passing>; 2],
    /// Line and core of the forward of the lookup before.
    last_forward: Option<(u64, u64)>,
    in_a_row: u32,
    flush: StreamContract<Flush>,
    invalidate: StreamContract<Invalidate>,
    remove: StreamContract<Remove>,
    lookup: StreamContract<Lookup>,
    answer: StreamContract<Answer>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            tracker: SharingTracker::new(config),
            before: [None; 2],
            last_forward: None,
            in_a_row: 0,
            flush: StreamContract::new("flush").may_start_valid(),
            invalidate: StreamContract::new("invalidate").may_start_valid(),
            remove: StreamContract::new("remove").may_start_valid(),
            lookup: StreamContract::new("lookup").may_start_valid(),
            answer: StreamContract::new("answer"),
        }
    }

    fn streams(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        self.flush.check(input.flush.valid, out.flush.ready, input.flush)?;
        self.invalidate.check(input.invalidate.valid, out.invalidate.ready, input.invalidate)?;
        self.remove.check(input.remove.valid, out.remove.ready, input.remove)?;
        self.lookup.check(input.lookup.valid, out.lookup.ready, input.lookup)?;
        let mut answer = out.answer;
        if !answer.forward {
            answer.forward_core = 0;
        }
        self.answer.check(answer.valid, input.answer.ready, answer)
    }

    fn rules(&self, input: &In, out: &Out) -> Result<(), Violation> {
        let broken = |rule: &str, text: &str| Err(Violation::new(rule, text));
        let readies = [out.flush.ready, out.invalidate.ready, out.remove.ready, out.lookup.ready];
        let valids =
            [input.flush.valid, input.invalidate.valid, input.remove.valid, input.lookup.valid];
        let passes = readies.iter().zip(valids).filter(|(ready, valid)| **ready && *valid).count();
        if out.answer.valid && !input.answer.ready && readies.contains(&true) {
            return broken("R1", "every ready must be false while an answer is not taken");
        }
        if passes > 1 {
            return broken("R2", "one request passes a cycle");
        }
        if out.answer.forward && !out.answer.valid {
            return broken("R16", "answer_forward must be false unless answer_valid");
        }
        let cores = self.config.cores() as u64;
        if (input.remove.valid && input.remove.core >= cores)
            || (input.lookup.valid && input.lookup.core >= cores)
        {
            return broken("R17", "the environment names only cores that exist");
        }
        Ok(())
    }

    fn passing(&self, input: &In, out: &Out) -> Option<Passing> {
        if input.flush.valid && out.flush.ready {
            Some(Passing::Flush)
        } else if input.invalidate.valid && out.invalidate.ready {
            Some(Passing::Invalidate(input.invalidate.line))
        } else if input.remove.valid && out.remove.ready {
            Some(Passing::Remove(input.remove.line, input.remove.core))
        } else if input.lookup.valid && out.lookup.ready {
            Some(Passing::Lookup(input.lookup.line))
        } else {
            None
        }
    }
}

mod requests;

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
        self.streams(input, output)?;
        self.rules(input, output)?;
        self.cover_answer(input, output, coverage);
        let passing = self.passing(input, output);
        if let Some(passing) = passing {
            self.cover_order(passing, input, coverage);
            self.cover_meetings(passing, coverage);
            self.cover_effect(passing, input, coverage);
        }
        self.in_a_row = if passing.is_some() { self.in_a_row + 1 } else { 0 };
        coverage.hit_when(self.in_a_row == 8, Covered::full_speed);
        self.tracker.step(input);
        self.before = [passing, self.before[0]];
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |bin, reason: &str| bins.push(Unreachable::new(bin, reason));
    if config.cores() == 1 {
        for bin in [
            Covered::forward,
            Covered::forward_to_first,
            Covered::forward_to_last,
            Covered::forward_in_turn,
            Covered::forward_and_add,
            Covered::overdue_would_forward,
            Covered::first_set,
            Covered::last_set,
        ] {
            add(bin, "there is no other core");
        }
    }
    if config.is_single() || config.cores() == 1 {
        add(Covered::remove_one, "an entry marks one core");
    }
    if config.cores() == 1 {
        add(Covered::add_to_entry, "an entry marks the only core");
        add(Covered::remove_unmarked, "an entry marks the only core");
    }
    let lines = 1u64.checked_shl(config.tag_bits() as u32).unwrap_or(u64::MAX);
    let ways = config.ways() as u64;
    if lines <= ways {
        add(Covered::add_replaces, "a set has a way for every line");
    }
    if lines < ways {
        add(Covered::every_way, "a set has more ways than lines");
    }
    bins
}
