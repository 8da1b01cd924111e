//! Checks of a node in every cycle, without a model: the contract of the streams, the status codes,
//! that every request is answered once and as it should, and that no load is older than a write of its
//! core.

mod local;
mod remote;
mod streams;
mod writes;

use std::collections::BTreeSet;

use testbenches::contract::Violation;

use super::model::{Class, WrittenLines};
use super::{Config, In, Out};
use crate::request_classifier::model::RequestClassifier;
use crate::request_classifier::way;
use base::environment::{CoreRequest, LOAD, STORE};
use local::Local;
use remote::Remote;
use streams::Streams;
use writes::Writes;

fn broken<T>(subject: &str, rule: String) -> Result<T, Violation> {
    Err(Violation::new(subject, rule))
}

/// Where a local request goes, as known when it was accepted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Route {
    /// See [`way`].
    pub way: usize,
    /// The line's home.
    pub home: u64,
    /// The writer is this core.
    pub is_own: bool,
    /// The set is treated as shared.
    pub is_shared: bool,
    /// A write past the homes that must be refused (R27).
    pub is_held_back: bool,
}

/// The checks of one node, from a reset on.
pub(super) struct Checks {
    config: Config,
    classifier: RequestClassifier,
    /// Lines written past their homes (R27).
    own: Option<WrittenLines>,
    /// Loads of lines homed elsewhere are promised to be no older than local writes, too.
    keeps_order: bool,
    streams: Streams,
    writes: Writes,
    local: Local,
    remote: Remote,
    /// Identifiers of requests that L2 has not answered.
    at_l2: BTreeSet<u64>,
    /// Sectors of the packet that comes in, the header having been taken.
    packet_in: u64,
    /// The status of the cycle before, a bit of its word (R20).
    said: u64,
    /// The local request that is accepted and has no status.
    accepted: Option<(CoreRequest, Route)>,
    /// Cycles for which a beat of L2, of a home, has waited although everything could leave.
    waited: [u64; 2],
    core_number: Option<u64>,
    /// In the cycle before, `flush` and `flushed` were true.
    flushed_stands: bool,
}

impl Checks {
    pub fn new(config: &Config) -> Checks {
        let paths = config.classifier();
        let whole = if config.chunking() { 0 } else { u64::MAX >> (64 - config.core().sectors()) };
        Checks {
            config: config.clone(),
            classifier: RequestClassifier::new(paths),
            own: config.filter().as_ref().map(WrittenLines::new),
            keeps_order: paths.keeps_order(),
            streams: Streams::new(),
            writes: Writes::new(config.core().sector_bytes()),
            local: Local::default(),
            remote: Remote::new(whole),
            at_l2: BTreeSet::new(),
            packet_in: 0,
            said: 0,
            accepted: None,
            waited: [0; 2],
            core_number: None,
            flushed_stands: false,
        }
    }

    /// Requests that are not answered: of the core, and of other cores.
    pub fn outstanding(&self) -> (usize, usize) {
        (self.local.outstanding(), self.remote.outstanding())
    }

    /// A local request that is not answered, and its way.
    pub fn asked(&self, id: u64) -> Option<(CoreRequest, Route)> {
        self.local.asked(id)
    }

    /// One cycle; gives the local request that is accepted and had no status before it, and its way.
    pub fn observe(
        &mut self,
        input: &In,
        out: &Out,
    ) -> Result<Option<(CoreRequest, Route)>, Violation> {
        self.streams.check(input, out)?;
        let number = *self.core_number.get_or_insert(input.core_number);
        if number != input.core_number || number >= self.config.cores() as u64 {
            return broken(
                "core_number",
                format!("must be below cores and constant; it is {number}"),
            );
        }
        let accepted = self.accepted.take();
        let asks_home = accepted.is_some_and(|(_, route)| route.way == way::HOME);
        let is_homeward = asks_home || self.local.has_homeward();
        self.status(input, accepted, out)?;
        if out.home_status.valid {
            self.remote.status(out.home_status)?;
        }
        self.leaves(input, out)?;
        self.comes(input, out)?;
        if out.flushed && self.local.outstanding() > 0 {
            return broken("R17", "every local request must be answered before flushed".into());
        }
        if self.flushed_stands && !out.flushed {
            return broken("R17", "flushed must stay high until flush has fallen".into());
        }
        self.flushed_stands = input.flush && out.flushed;
        if let Some(own) = self.own.as_mut()
            && input.flush
            && out.flushed
        {
            own.clear();
        }
        if input.flush && out.core_request.ready {
            return broken("R1", "no request must be accepted while flush is high".into());
        }
        self.progress(input, out)?;
        let is_accepted = input.core_request.valid && out.core_request.ready;
        let waiting = accepted.filter(|_| !out.core_status.valid);
        if waiting.is_some() && (is_accepted || out.home_status.valid) {
            return broken("R25", "nothing must be looked up while a local request waits".into());
        }
        self.accepted = match is_accepted {
            true => Some((input.core_request, self.route(input, out, is_homeward))),
            false => waiting,
        };
        Ok(accepted)
    }

    /// Route of the core's request in the cycle of its acceptance.
    fn route(&mut self, input: &In, out: &Out, is_homeward: bool) -> Route {
        let request = &input.core_request;
        let modes = [out.even_sets_shared, out.odd_sets_shared];
        let mut class = Class::of(&mut self.classifier, request, input.core_number, modes);
        let is_own = class.home == input.core_number;
        if let Some(own) = self.own.as_mut()
            && !is_own
        {
            class = own.route(request, class, modes, is_homeward);
        }
        let Class { way, home, is_shared, is_held_back, .. } = class;
        Route { way, home, is_own, is_shared, is_held_back }
    }

    /// A status for each accepted request, a word that fits it (R4, R5 to R8), and in the next cycle its event (R20).
    fn status(
        &mut self,
        input: &In,
        accepted: Option<(CoreRequest, Route)>,
        out: &Out,
    ) -> Result<(), Violation> {
        let events = [
            out.event.hit,
            out.event.hit_pending,
            out.event.miss,
            out.event.bypass,
            out.event.reservation_fail,
        ];
        let now = if out.core_status.valid { 1 << out.core_status.word } else { 0 };
        let said = std::mem::replace(&mut self.said, now);
        let seen = (0..5).filter(|&word| events[word]).fold(0, |mask, word| mask | 1 << word);
        if seen != said {
            return broken("R20", format!("events must be as the status before; {seen:#b}"));
        }
        let Some((request, route)) = accepted else {
            return match out.core_status.valid {
                true => broken("R4", "a status must follow an accepted local request".into()),
                false => Ok(()),
            };
        };
        if self.config.l1().waits_when_full() && !out.core_status.valid {
            return Ok(());
        }
        if !out.core_status.valid || out.core_status.id != request.id {
            return broken("R4", format!("the status of id {:#x} must come now", request.id));
        }
        let is_plain = !request.bypass_l1;
        let legal: &[u64] = match (request.kind, route.way == way::LOCAL) {
            (LOAD, true) if is_plain => &[0, 1, 2, 4],
            (STORE, true) if is_plain => &[0, 2, 4],
            (STORE, false) if is_plain && !route.is_shared => &[0, 2, 4],
            _ => &[3, 4],
        };
        let legal = if route.is_held_back { &[4] } else { legal };
        let word = out.core_status.word;
        if !legal.contains(&word) {
            return broken("R8", format!("word {word} must not answer {request:x?}, {route:?}"));
        }
        if word == 4 {
            return Ok(());
        }
        let is_checked = route.is_own || self.keeps_order;
        self.local.accept(input.core_number, &request, route, is_checked, &mut self.writes)
    }

    /// Checks the departures of this cycle.
    fn leaves(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if out.core_reply.valid && input.core_reply.ready {
            self.local.reply(&out.core_reply, &mut self.writes)?;
        }
        if out.remote_request_out.valid && input.remote_request_out.ready {
            if out.remote_request_out.source != input.core_number {
                return broken("remote_request_out", "source must be core_number".into());
            }
            self.local
                .leaves_for_home(&out.remote_request_out.into(), out.remote_request_out.home)?;
        }
        if out.l2_out.valid && input.l2_out.ready {
            if out.l2_out.source != input.core_number {
                return broken("l2_out", "source must be core_number".into());
            }
            self.leaves_for_l2(&out.l2_out.into(), input.core_number)?;
        }
        if out.remote_out.valid && input.remote_out.ready {
            self.remote.leaves(out.remote_out, &mut self.writes)?;
        }
        Ok(())
    }

    /// A request leaves for L2, with an identifier as R11 has it.
    fn leaves_for_l2(&mut self, sent: &CoreRequest, core: u64) -> Result<(), Violation> {
        if !self.at_l2.insert(sent.id) {
            return broken("R11", format!("identifiers at L2 must be distinct; {sent:x?} left"));
        }
        let (inner_bits, id_bits) = (self.config.inner_id_bits(), self.config.id_bits());
        let inner = sent.id & !(u64::MAX << inner_bits);
        let is_local_line = self.classifier.home_of(sent.line) == core;
        if sent.id >> (self.config.l1().down_id_bits() - 1) == 0 {
            let all = u64::MAX >> (64 - self.config.core().sectors());
            let is_wanted =
                self.local.wants(sent.line) || (is_local_line && self.remote.wants(sent.line));
            if (sent.kind, sent.sectors) != (LOAD, all) || !is_wanted {
                return broken("l2_out", format!("no line must be fetched unasked; {sent:x?}"));
            }
        } else if inner >> (inner_bits - 1) == 1 {
            let entry = inner & !(1 << (inner_bits - 1));
            if entry >= self.config.home_requests() as u64 || !is_local_line {
                return broken("R11", format!("the entry must be below home_requests; {sent:x?}"));
            }
            self.remote.leaves_for_l2(sent, self.config.l1())?;
        } else {
            let id = inner & !(u64::MAX << id_bits);
            let sent = CoreRequest { id, ..*sent };
            self.local.leaves_for_l2(&sent, inner >> id_bits, self.config.l1())?;
        }
        if sent.kind != LOAD && is_local_line && !self.writes.reach_l2(sent) {
            return broken("l2_out", format!("nothing must be written unasked; {sent:x?}"));
        }
        Ok(())
    }

    /// Checks the arrivals of this cycle, and the promises of the environment about them.
    fn comes(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if input.remote_in.valid && out.remote_in.ready {
            let source = input.remote_in.source;
            let request = CoreRequest::from(input.remote_in);
            let is_own = self.classifier.home_of(request.line) == input.core_number;
            if !is_own || source == input.core_number || source >= self.config.cores() as u64 {
                let rule = format!("other cores must ask for lines homed here; {request:x?}");
                return broken("remote_in", rule);
            }
            self.remote.accept(source, &request, &mut self.writes)?;
        }
        if input.l2_in.valid
            && out.l2_in.ready
            && input.l2_in.last
            && !self.at_l2.remove(&input.l2_in.id)
        {
            return broken("l2_in", format!("must answer what was sent; {:#x}", input.l2_in.id));
        }
        if input.remote_reply_in.valid && out.remote_reply_in.ready {
            if self.packet_in > 0 {
                self.packet_in &= self.packet_in - 1;
            } else if self.local.is_at_home(input.remote_reply_in.id) {
                self.packet_in = input.remote_reply_in.sectors;
            } else {
                let rule = format!("must answer what was sent; {:#x}", input.remote_reply_in.id);
                return broken("remote_reply_in", rule);
            }
        }
        Ok(())
    }

    /// Replies are taken if what they beget can leave (R22): each within as many such cycles as all that
    /// the node holds may take.
    fn progress(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let is_open = input.core_reply.ready && input.l2_out.ready && input.remote_out.ready;
        let waits = [
            input.l2_in.valid && !out.l2_in.ready,
            input.remote_reply_in.valid && !out.remote_reply_in.ready,
        ];
        let l1 = self.config.l1();
        let replies =
            l1.entries() * l1.merges() + l1.hit_latency() + self.config.home_requests() + 8;
        let most = 4 * (replies * (l1.sectors() + 2)) as u64;
        for (waited, waits) in self.waited.iter_mut().zip(waits) {
            *waited = if waits { *waited + u64::from(is_open) } else { 0 };
            if *waited > most {
                return broken("R22", format!("a reply must be taken within {most} cycles"));
            }
        }
        Ok(())
    }
}
