//! Coverage bins; and checks of every cycle beside the comparison: the contract of the streams, the core's
//! order of loads and stores, and the promises of the ring's events.

mod ring;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::CcnL1;
use super::{Config, In, Out, Request, Response, l1};
use base::checks::Checks;
use base::streams::CoreRequest;
use design::{PendingStore, WriteHit};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the presets.
pub(super) const RECORDED: &[Known] = &[
    Known { eighths: &[(7, 1), (30, 1), (2, 1), (6, 1), (1, 1), (36, 2), (42, 1)], missed: 1 },
    Known { eighths: &[(39, 1), (31, 1), (15, 1), (4, 1), (22, 1), (42, 1), (1, 2)], missed: 1 },
];

testbenches::bins! {
    /// The cases of the rules that `l1` does not have.
    pub enum Covered {
        injected: "a miss went to the ring",
        injected_without_room: "a miss went to the ring while the miss queue was full",
        filtered: "a miss went to L2 since the core may have stored to its line",
        throttled: "a miss went to L2 since its core is throttled",
        buffer_full: "a miss that was admitted and not filtered went to the miss queue since CB was full",
        all_full: "a load was refused, or waited, since neither CB nor the miss queue had room",
        store_right_before: "a load was filtered whose line was stored to in the cycle before it was accepted",

        answered: "another core's answer filled a line",
        answered_after_window: "the answer to a request of a window came when that had ended",
        all_three: "a miss went to the ring, a sampled request was answered and the window ended in one cycle",
        comes_home: "a request came home without an answer",
        times_out: "a request did not get onto the ring",
        admitted: "a window ended with enough hits",
        throttled_serves: "a throttled core's L1 answered another core",

        down_both: "miss queue and ring had a request for L2 in one cycle",
        down_stands: "a request that was offered held while the other source had one too",
        fill_ring_first: "both sources had a line beat, and the ring's passed",
        fill_own_first: "both sources had a line beat, and L2's passed",
        fill_ring_waits_for_last: "a beat of the ring waited for the last one of a reply of L2",
        fill_own_waits_for_last: "a beat of L2 waited for the last one of a response",
        fill_waits_for_read: "a line beat waited for a read of a reserved way",
        direct_beside_fill: "a direct beat and one of the ring were taken in one cycle",

        served: "a line was read for another core",
        hit_waits_for_ring: "a hit waited for a read of the ring",
        wake_waits_for_ring: "a woken entry waited for a read of the ring",
        direct_waits_for_wake: "a direct beat waited for a woken entry, and that for the ring",
        core_between: "the core read between two lines of the ring",
        restart_waits_for_ring: "a load was not answered early since the ring read",
        reserved_while_read: "a way was reserved while its line was read for the ring",
        invalid_while_read: "a line became invalid by a store or atomic while it was read for the ring",
        stored_while_read: "a store was written while its line was read for the ring",

        request_waits: "another core's request waited for a line in flight",
        request_waits_for_ring: "another core's request waited for a line whose request was on the ring",
        request_waits_in_flush: "a flush waited for another core's request",
        entry_is_kept: "an entry without a beat to read was kept for another core",
        load_joins_kept: "a load joined an entry that was kept",
        kept_behind: "a filled entry waited behind one that was kept",

        served_in_flush: "a line was read for the ring while a flush waited",
        served_in_walk: "a line was read for the ring while sets were cleared",
        store_in_clear: "a store was accepted in the cycle in which the filter was cleared",
        load_in_clear: "a load was accepted in it",
        own_comes_in_flush: "an answer filled a line while a flush waited",
        every_counter_read: "each of the ring's counters was read with a value above 0",
        no_counter_read: "counter_index was above 12",
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    /// The state of the block.
    state: CcnL1,
    checks: Checks,
    request_passing: StreamContract<Request>,
    request_next: StreamContract<Request>,
    response_passing: StreamContract<Response>,
    response_next: StreamContract<Response>,
    /// Local requests that went to the ring, and those that ended, as the events report.
    injected: u64,
    ended: u64,
    /// Of each entry whether it was sampled, whatever became of the window since.
    was_sampled: Vec<bool>,
    /// The store of the cycle before.
    stored: Option<u64>,
    /// The request in lookup was accepted right after a store to its line.
    is_right_behind: bool,
    /// In the cycle before, a miss went to the ring and a sampled request was answered.
    had_both: bool,
    /// The ring read in the cycle before this one, or did before the core had one read.
    was_read: bool,
    core_read: bool,
    /// The line that is read for the ring: its set and way.
    reading: Option<(u64, u64)>,
    /// Counters read above 0, bit i for counter i.
    read: u64,
    last: Option<(In, Out)>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let checks = Checks::new(config.l1(), false);
        // R16
        let is_ordered =
            config.filter().is_some() && config.l1().pending_store() == PendingStore::Refuse;
        Monitor {
            config: config.clone(),
            state: CcnL1::new(config),
            checks: if is_ordered { checks } else { checks.in_any_order() },
            request_passing: StreamContract::new("request_passing").may_start_valid(),
            request_next: StreamContract::new("request_next"),
            response_passing: StreamContract::new("response_passing").may_start_valid(),
            response_next: StreamContract::new("response_next"),
            injected: 0,
            ended: 0,
            was_sampled: vec![false; config.l1().entries()],
            stored: None,
            is_right_behind: false,
            had_both: false,
            was_read: false,
            core_read: false,
            reading: None,
            read: 0,
            last: None,
        }
    }

    fn contracts(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let passing = input.request_passing;
        self.request_passing.check(passing.valid, out.request_passing.ready, passing)?;
        let next = out.request_next;
        self.request_next.check(next.valid, input.request_next.ready, next)?;
        let passing = input.response_passing;
        self.response_passing.check(passing.valid, out.response_passing.ready, passing)?;
        let next = out.response_next;
        self.response_next.check(next.valid, input.response_next.ready, next)
    }

    /// R15: each request that went to the ring ends once; R4: no more than the events of `miss` have gone there.
    fn events(&mut self, out: &Out) -> Result<(), Violation> {
        let ccn = out.ccn;
        if (ccn.inject || ccn.filtered) && !out.event.miss {
            return Err(Violation::new("R15", "inject and filtered must go with a miss"));
        }
        if ccn.inject && ccn.filtered {
            return Err(Violation::new("R15", "a miss must not go both ways"));
        }
        if ccn.hit && !out.event.fill {
            return Err(Violation::new("R15", "a hit must go with a fill"));
        }
        self.injected += u64::from(ccn.inject);
        self.ended += [ccn.hit, ccn.round_trip, ccn.timed_out].map(u64::from).iter().sum::<u64>();
        match self.ended > self.injected {
            true => Err(Violation::new("R15", "no more requests must end than went to the ring")),
            false => Ok(()),
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
        self.contracts(input, output)?;
        self.checks.observe(&l1::given(input), &l1::shown(output))?;
        self.events(output)?;
        let walks = self.state.cache().walks().is_some();
        self.state.step(input);
        self.cover_misses(input, output, coverage);
        self.cover_answers(input, output, coverage);
        self.cover_turns(input, output, coverage);
        self.cover_reads(input, walks, coverage);
        if self.config.stop().parks() {
            self.cover_waiting(input, coverage);
        }
        self.cover_rest(input, output, coverage);
        self.last = Some((*input, *output));
        Ok(())
    }
}

impl Monitor {
    fn cover_rest(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let CoreRequest { valid, kind, line, .. } = input.core_request;
        let is_accepted = valid && out.core_request.ready;
        let is_store = is_accepted && kind != base::environment::LOAD;
        let is_load = is_accepted && !is_store;
        let clears = self.state.note().cleared;
        coverage.hit_when(clears && is_store, Covered::store_in_clear);
        coverage.hit_when(clears && is_load, Covered::load_in_clear);
        if is_accepted {
            self.is_right_behind = is_load && self.stored == Some(line);
        }
        self.stored = is_store.then_some(line);
        let index = input.counter.index;
        if (7..13).contains(&index) && out.counter.value > 0 {
            self.read |= 1 << index;
        }
        let mut all = 0x1f80;
        if self.config.filter().is_none() {
            all &= !(1 << 8);
        }
        if is_always_patient(&self.config) {
            all &= !(1 << 9);
        }
        coverage.hit_when(self.read == all, Covered::every_counter_read);
        coverage.hit_when(index > 12, Covered::no_counter_read);
    }
}

/// Cycles of the longest stretch between two resets.
fn longest() -> u64 {
    2 * <super::Dut as testbenches::dut::Dut>::RESET_INTERVAL
}

/// A head of CB is patient for longer than any stretch.
fn is_always_patient(config: &Config) -> bool {
    u64::from(config.stop().requests().timeout()) >= longest()
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    match config.throttler() {
        None => add(
            "there is no throttler",
            &[throttled, answered_after_window, all_three, admitted, throttled_serves],
        ),
        Some(throttler) if throttler.sample() > longest() => add(
            "the window is longer than any time between two resets",
            &[throttled, answered_after_window, all_three, admitted, throttled_serves],
        ),
        Some(_) => {}
    }
    if config.filter().is_none() {
        add("there is no filter", &[filtered, store_right_before, store_in_clear, load_in_clear]);
    }
    if is_always_patient(config) {
        add("a head of CB is patient for longer than any time between two resets", &[times_out]);
    }
    if config.l1().sectors() == 1 {
        add(
            "a line is one sector",
            &[
                fill_ring_waits_for_last,
                fill_own_waits_for_last,
                fill_waits_for_read,
                restart_waits_for_ring,
            ],
        );
    }
    if config.l1().sectors() > 1 && !config.l1().restarts_early() {
        add("loads wait for their lines", &[restart_waits_for_ring]);
    }
    if config.l1().write_hit() == WriteHit::Evict {
        add("stores are not written", &[stored_while_read]);
    }
    if config.l1().entries() <= config.stop().requests().buffer() {
        add("entries end before the places of CB do", &[buffer_full, all_full]);
    }
    if !config.stop().parks() {
        add(
            "a request whose line is in flight passes on",
            &[
                request_waits,
                request_waits_for_ring,
                request_waits_in_flush,
                entry_is_kept,
                load_joins_kept,
                kept_behind,
            ],
        );
    }
    if config.l1().entries() == 1 {
        add(
            "there is one entry",
            &[kept_behind, all_three, fill_ring_first, fill_own_first, fill_own_waits_for_last],
        );
    }
    if config.stop().responses().response_queue() == 2 {
        add("a line begins when both places are free", &[core_between]);
    }
    bins
}
