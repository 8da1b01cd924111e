//! Events of a sharing tracker in cycles, from the ports of its cluster.

use crate::report::Report;
use base::environment::LOAD;
use sharing_tracker::streams::kind::REMOVE;
use systems::tracker_cluster::{Config, Out};

/// Events of a core.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    /// Load misses that left for the tracker, and all loads.
    lookups: u64,
    loads: u64,
    /// Stores and atomics.
    writes: u64,
    /// Of this core's loads: forwards, those given back, those answered by another core, and answers of L2.
    forwards: u64,
    nacks: u64,
    answers: u64,
    from_l2: u64,
    /// Forwards that this core answers.
    answered: u64,
}

/// The events of all cores.
pub(super) struct Tracking {
    config: Config,
    cores: Vec<Counts>,
}

impl Tracking {
    pub(super) fn new(config: &Config) -> Tracking {
        let cores = vec![Counts::default(); config.cores()];
        Tracking { config: config.clone(), cores }
    }

    /// A cycle, in which the network takes all that is offered to it.
    pub(super) fn see<const MOST: usize>(&mut self, out: &Out<MOST>) {
        let (each, banks) = (self.config.cores_each(), self.config.banks());
        let direct = self.config.node().port().direct_bit();
        for core in 0..self.cores.len() {
            let first = core / each * each;
            let message = &out.message[core];
            if message.valid && message.kind != REMOVE as u64 {
                let is_load = message.kind == LOAD;
                let counts = &mut self.cores[core];
                counts.loads += u64::from(is_load);
                counts.lookups += u64::from(is_load && message.id & direct == 0);
                counts.writes += u64::from(!is_load);
            }
            let (nack, answer) = (&out.nack[core], &out.answer[core]);
            if nack.valid {
                self.cores[first + nack.requester as usize].nacks += 1;
            }
            if answer.valid && answer.last {
                self.cores[core].answered += 1;
                self.cores[first + answer.source as usize].answers += 1;
            }
        }
        for lane in 0..self.config.bank_lanes() {
            let forward = &out.bank_forward[lane];
            if forward.valid {
                self.cores[lane / banks * each + forward.requester as usize].forwards += 1;
            }
        }
        for reply in out.l2_reply.0.iter().take(banks) {
            if reply.valid && reply.last && reply.kind == LOAD {
                self.cores[self.config.core_at_l2(reply.source)].from_l2 += 1;
            }
        }
    }

    /// Counts under the names that they have without time; those of L2 lose what other cores have answered.
    pub(super) fn report(&self, report: &mut Report, line_bytes: u64) {
        let of = |count: fn(&Counts) -> u64| self.cores.iter().map(count).collect::<Vec<_>>();
        report.counts("tracker_lookups", &of(|core| core.lookups));
        report.counts("tracker_forwards", &of(|core| core.forwards));
        report.ratio("tracker_forward_rate", &["tracker_forwards"], &["tracker_lookups"]);
        report.counts("tracker_nacks", &of(|core| core.nacks));
        report.counts("tracker_answered", &of(|core| core.answered));
        report.counts("tracker_invalidations", &of(|core| core.writes));
        let answers = of(|core| core.answers);
        for (name, each) in [("l2_requests", 1), ("loads_to_l2", 1), ("l2_bytes", line_bytes)] {
            report.change(name, |core, before| before.saturating_sub(each * answers[core]));
        }
    }

    /// The rule that a lost event breaks, after the last flush.
    pub(super) fn lost(&self, report: &Report) -> Option<String> {
        for (number, core) in self.cores.iter().enumerate() {
            let Counts { lookups, loads, forwards, nacks, answers, from_l2, .. } = *core;
            let missed = report.cores[number].get("miss").and_then(serde_json::Value::as_u64);
            let has_all = missed.is_none_or(|missed| missed == lookups);
            if loads != answers + from_l2 || forwards != nacks + answers || !has_all {
                return Some(format!(
                    "each load that leaves an L1 must be answered once, by L2 or, as forwarded, by a core; of core \
                     {number} {loads} left, {lookups} of them misses, {forwards} were forwarded, {nacks} given back, \
                     {answers} answered by cores, {from_l2} by L2"
                ));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::environment::STORE;
    use design::Design;
    use sharing_tracker::streams::{Message, Reply};

    /// A load that another core answers, one of L2, and one that is forwarded and given back; whichever event is lost.
    #[test]
    fn a_lost_event_is_noticed() {
        let text = "design = \"sharing-tracker\"\nname = \"t\"\nsharing_tracker = { cores = 2, banks = 2 }";
        let config = Config::of(&Design::parse(text, "t.toml").unwrap()).unwrap();
        let load = Message { valid: true, kind: LOAD, ..Message::default() };
        let last = Reply { valid: true, kind: LOAD, last: true, ..Reply::default() };
        let mut events: Vec<Out<4>> = Vec::new();
        for _ in 0..3 {
            let mut out = Out::default();
            out.message[0] = load;
            events.push(out);
        }
        for lane in [0, 1] {
            let mut out = Out::default();
            out.bank_forward[lane].valid = true;
            events.push(out);
        }
        let mut out = Out::default();
        out.nack[1].valid = true;
        events.push(out);
        let mut out = Out::default();
        out.answer[1] = last;
        events.push(out);
        for _ in 0..2 {
            let mut out = Out::default();
            out.l2_reply[1] = last;
            events.push(out);
        }
        let after = |lost: Option<usize>, miss: u64| {
            let mut tracking = Tracking::new(&config);
            let kept = events.iter().enumerate().filter(|(place, _)| Some(*place) != lost);
            kept.for_each(|(_, out)| tracking.see(out));
            let mut report = Report::new(2);
            report.counts("miss", &[miss, 0]);
            tracking.lost(&report)
        };
        assert_eq!(after(None, 3), None);
        for lost in 0..events.len() {
            assert!(after(Some(lost), 3).is_some(), "{lost}");
        }
        assert!(after(None, 2).is_some());
        // A store's acknowledgement is no answer to a load.
        let mut tracking = Tracking::new(&config);
        let mut out = Out::<4>::default();
        out.l2_reply[0] = Reply { kind: STORE, ..last };
        tracking.see(&out);
        assert_eq!(tracking.lost(&Report::new(2)), None);
    }
}
