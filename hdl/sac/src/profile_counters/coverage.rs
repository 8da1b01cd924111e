//! Coverage bins, and relations between its outputs.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(42, 2), (3, 2), (5, 2), (6, 2)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        start_at_rest: "a profile started while none was on",
        start_in_profile: "a profile started in the middle of another",
        start_in_last_cycle: "a profile started in the last cycle of another",
        start_after_last_cycle: "a profile started in the cycle after another",
        start_twice: "profiles started in two cycles in a row",
        event_with_start: "requests came in the cycle of a start",
        event_at_rest: "requests came while no profile was on",
        event_in_first_cycle: "requests came in the first cycle of a profile",
        event_in_last_cycle: "requests came in the last cycle of a profile",
        no_event: "a cycle of a profile passed without a request",
        arrivals_everywhere: "a request arrived at every slice in one cycle",
        hits_everywhere: "every slice hit twice in one cycle",
        hit_with_arrival: "a slice hit in the cycle of an arrival",
        hit_without_arrival: "a slice hit in a cycle without its arrival",
        atomic_alone: "a slice hit in its atomic buffer alone",
        misses_of_several: "several slices had L1 misses in one cycle",
        misses_of_one: "one slice had several L1 misses in one cycle",
        all_ports: "every L1 missed in one cycle",
        all_ports_at_one: "every L1 missed for one slice",
        all_local: "all L1 misses of a cycle were local",
        none_local: "no L1 miss of a cycle was local",
        some_local: "some L1 misses of a cycle were local, and some not",
        hits_above_requests: "a profile ended with more hits than requests",
        slice_always: "a slice had a request in every cycle of a profile",
        every_slice_read: "each slice was read with both counters above 0",
        no_slice_read: "slice_index named no slice",
        read_frozen: "a counter above 0 was read after the end of its profile",
    }
}

/// Counts [`Covered`] and checks that the outputs fit each other.
pub struct Monitor {
    config: Config,
    /// Cycles of the profile so far, this one included; 0 at rest.
    cycle: u64,
    before: Option<(In, bool)>,
    /// Slices that were read with both counters above 0, a bit each.
    read: u64,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor { config: config.clone(), cycle: 0, before: None, read: 0 }
    }

    fn cover_start(&self, input: &In, profiling: bool, coverage: &mut Coverage<Covered>) {
        let length = self.config.profile_cycles() as u64;
        coverage.hit_when(input.start && !profiling, Covered::start_at_rest);
        let middle = profiling && self.cycle < length;
        coverage.hit_when(input.start && middle, Covered::start_in_profile);
        let last = profiling && self.cycle == length;
        coverage.hit_when(input.start && last, Covered::start_in_last_cycle);
        if let Some((before, was_profiling)) = self.before {
            let after = was_profiling && !profiling;
            coverage.hit_when(input.start && after, Covered::start_after_last_cycle);
            coverage.hit_when(input.start && before.start, Covered::start_twice);
        }
    }

    fn cover_events(&self, input: &In, profiling: bool, coverage: &mut Coverage<Covered>) {
        let length = self.config.profile_cycles() as u64;
        let misses = self.config.counts_in(&input.miss.counts);
        let missed: u64 = misses.iter().sum();
        let any = input.arrivals != 0 && missed != 0;
        let counts = profiling && !input.start;
        coverage.hit_when(any && input.start && profiling, Covered::event_with_start);
        coverage.hit_when(any && !profiling && !input.start, Covered::event_at_rest);
        coverage.hit_when(any && counts && self.cycle == 1, Covered::event_in_first_cycle);
        coverage.hit_when(any && counts && self.cycle == length, Covered::event_in_last_cycle);
        if !counts {
            return;
        }
        let hits = input.hits;
        let none = input.arrivals | hits.lookups | hits.atomics | missed == 0;
        coverage.hit_when(none, Covered::no_event);
        let all = u64::MAX >> (64 - self.config.slices());
        coverage.hit_when(input.arrivals == all, Covered::arrivals_everywhere);
        coverage.hit_when(hits.lookups & hits.atomics == all, Covered::hits_everywhere);
        coverage.hit_when(hits.lookups & input.arrivals != 0, Covered::hit_with_arrival);
        coverage.hit_when(hits.lookups & !input.arrivals != 0, Covered::hit_without_arrival);
        coverage.hit_when(hits.atomics & !hits.lookups != 0, Covered::atomic_alone);
        let several = misses.iter().filter(|count| **count > 0).count() > 1;
        coverage.hit_when(several, Covered::misses_of_several);
        coverage.hit_when(misses.iter().any(|count| *count > 1), Covered::misses_of_one);
        let ports = self.config.sm_ports() as u64;
        coverage.hit_when(missed == ports, Covered::all_ports);
        coverage.hit_when(misses.contains(&ports), Covered::all_ports_at_one);
        let local = input.miss.local;
        coverage.hit_when(missed > 0 && local == missed, Covered::all_local);
        coverage.hit_when(missed > 0 && local == 0, Covered::none_local);
        coverage.hit_when(0 < local && local < missed, Covered::some_local);
    }

    fn cover_reads(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let Out { memory_side_requests, sm_side_requests, .. } = *output;
        let both = memory_side_requests > 0 && sm_side_requests > 0;
        self.read |= u64::from(both) << input.slice_index;
        let slices = self.config.slices();
        coverage.hit_when(self.read == u64::MAX >> (64 - slices), Covered::every_slice_read);
        coverage.hit_when(input.slice_index >= slices as u64, Covered::no_slice_read);
        coverage.hit_when(both && !output.profiling, Covered::read_frozen);
        let length = self.config.profile_cycles() as u64;
        let ended = !output.profiling;
        coverage.hit_when(ended && memory_side_requests == length, Covered::slice_always);
        let above = ended && output.llc_hits > output.llc_requests;
        coverage.hit_when(above, Covered::hits_above_requests);
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
        let profiling = output.profiling;
        self.cycle = match self.before {
            Some((before, _)) if before.start => 1,
            _ if profiling => self.cycle + 1,
            _ => 0,
        };
        let misses: u64 = self.config.counts_in(&input.miss.counts).iter().sum();
        let ports = self.config.sm_ports() as u64;
        if misses > ports {
            return Err(Violation::new("R9", format!("there must be at most {ports} misses")));
        }
        if input.miss.local > misses {
            let rule = format!("at most {misses} misses must be local");
            return Err(Violation::new("R9", rule));
        }
        self.cover_start(input, profiling, coverage);
        self.cover_events(input, profiling, coverage);
        self.cover_reads(input, output, coverage);
        self.before = Some((*input, profiling));
        if self.cycle > self.config.profile_cycles() as u64 {
            let rule = format!("a profile must have {} cycles", self.config.profile_cycles());
            return Err(Violation::new("R2", rule));
        }
        for (rule, part, whole) in [
            ("R4", output.memory_side_requests, output.llc_requests),
            ("R6", output.local_requests, output.total_requests),
            ("R6", output.sm_side_requests, output.total_requests),
        ] {
            if part > whole {
                return Err(Violation::new(rule, format!("{part} must be at most {whole}")));
            }
        }
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |bin, reason: &str| bins.push(Unreachable::new(bin, reason));
    if config.profile_cycles() == 1 {
        add(Covered::start_in_profile, "a profile has one cycle");
    }
    if config.slices() == 1 {
        add(Covered::misses_of_several, "there is one slice");
    }
    if config.sm_ports() == 1 {
        let reason = "one L1 misses once a cycle";
        add(Covered::misses_of_one, reason);
        add(Covered::some_local, reason);
        if config.slices() > 1 {
            add(Covered::misses_of_several, reason);
        }
    }
    if config.slices() == 1 << config.slice_bits() {
        add(Covered::no_slice_read, "every value of slice_index names a slice");
    }
    bins
}
