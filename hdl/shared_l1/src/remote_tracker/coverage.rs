//! Coverage bins, and the check that every reply is given its request's context.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Issue, Out};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        issued: "a request was issued",
        filled: "a request was issued into the last place",
        refused: "a request had to wait for a place",
        released_while_full: "a request was released while another waited for a place",
        at_once: "a request was issued and another released in one cycle",
        released: "a request was released",
        released_out_of_order: "a request was released before one that was issued earlier",
        emptied: "the last request in flight was released",
        released_unknown: "an identifier was released that is not in flight",
        released_with_its_issue: "an identifier was released in the cycle in which it was issued, and is in flight",
        issued_again: "an identifier was issued in the cycle after its release",
        asked: "a request in flight was asked about and not released",
        asked_unknown: "an identifier was asked about that is not in flight",
        asked_after_release: "an identifier was asked about in the cycle after its release, and was not known",
        asked_at_once: "a request was asked about in the cycle after its issue, and was known",
        store: "a request of no sectors was asked about",
        all_sectors: "a request of all sectors was asked about",
        highest_identifier: "the highest identifier was in flight",
        idle: "none was in flight",
    }
}

/// Counts [`Covered`] and checks the answers by a list of what is in flight, oldest first.
pub struct Monitor {
    config: Config,
    issue: StreamContract<Issue>,
    in_flight: Vec<Issue>,
    /// The identifier issued, and the one released, in the cycle before.
    issued: Option<u64>,
    released: Option<u64>,
    /// The identifier that was issued and released in the cycle before.
    both: Option<u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            issue: StreamContract::new("issue").may_start_valid(),
            in_flight: Vec::new(),
            issued: None,
            released: None,
            both: None,
        }
    }

    fn place_of(&self, id: u64) -> Option<usize> {
        self.in_flight.iter().position(|request| request.id == id)
    }

    fn check(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let broken = |rule, text: &str| Err(Violation::new(rule, text));
        self.issue.check(input.issue.valid, output.issue.ready, input.issue)?;
        if input.issue.valid && self.place_of(input.issue.id).is_some() {
            return broken("R8", "no identifier must be issued that is in flight");
        }
        let count = self.in_flight.len();
        if output.issue.ready != (count < self.config.requests()) {
            return broken("R2", "issue_ready must be low exactly while all places are taken");
        }
        if output.in_flight != count as u64 {
            return broken("R6", "in_flight must be the number of requests in flight");
        }
        let found = self.place_of(input.reply.id).map(|place| self.in_flight[place]);
        let reply = output.reply;
        let is_reply =
            |found: Issue| (found.sectors, found.context) == (reply.sectors, reply.context);
        if reply.known != found.is_some() || !found.is_none_or(is_reply) {
            return broken("R3", "a reply must be given what its request was issued with");
        }
        Ok(())
    }

    fn cover_issue(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let places = self.config.requests() - self.in_flight.len();
        let issued = input.issue.valid && output.issue.ready;
        let releases = input.reply.done && output.reply.known;
        coverage.hit_when(issued, Covered::issued);
        coverage.hit_when(issued && places == 1, Covered::filled);
        let waits = input.issue.valid && !output.issue.ready;
        coverage.hit_when(waits, Covered::refused);
        coverage.hit_when(waits && releases, Covered::released_while_full);
        coverage.hit_when(issued && releases, Covered::at_once);
        let again = issued && self.released == Some(input.issue.id);
        coverage.hit_when(again, Covered::issued_again);
    }

    fn cover_reply(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (id, known, done) = (input.reply.id, output.reply.known, input.reply.done);
        let releases = done && known;
        coverage.hit_when(releases, Covered::released);
        let is_oldest = self.place_of(id) == Some(0);
        coverage.hit_when(releases && !is_oldest, Covered::released_out_of_order);
        let alone = output.in_flight == 1 && !(input.issue.valid && output.issue.ready);
        coverage.hit_when(releases && alone, Covered::emptied);
        coverage.hit_when(done && !known, Covered::released_unknown);
        coverage.hit_when(known && self.both == Some(id), Covered::released_with_its_issue);
        coverage.hit_when(known && !done, Covered::asked);
        coverage.hit_when(!known && !done, Covered::asked_unknown);
        let after = !known && self.released == Some(id);
        coverage.hit_when(after, Covered::asked_after_release);
        coverage.hit_when(known && self.issued == Some(id), Covered::asked_at_once);
        coverage.hit_when(known && output.reply.sectors == 0, Covered::store);
        let all = u64::MAX >> (64 - self.config.sectors());
        coverage.hit_when(known && output.reply.sectors == all, Covered::all_sectors);
        let highest = (1 << self.config.id_bits()) - 1;
        coverage.hit_when(known && id == highest, Covered::highest_identifier);
        coverage.hit_when(output.in_flight == 0, Covered::idle);
    }

    /// Updates the state after the cycle.
    fn context(&mut self, input: &In, output: &Out) {
        self.issued = (input.issue.valid && output.issue.ready).then_some(input.issue.id);
        self.released = (input.reply.done && output.reply.known).then_some(input.reply.id);
        self.both = self.issued.filter(|&id| input.reply.done && input.reply.id == id);
        if let Some(place) = self.released.and_then(|id| self.place_of(id)) {
            self.in_flight.remove(place);
        }
        if self.issued.is_some() {
            self.in_flight.push(input.issue);
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
        self.check(input, output)?;
        self.cover_issue(input, output, coverage);
        self.cover_reply(input, output, coverage);
        self.context(input, output);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    let ids = 1_usize << config.id_bits();
    let full = [Covered::refused, Covered::released_while_full];
    if config.requests() == 1 {
        let two = [Covered::released_out_of_order, Covered::at_once];
        add("one request is in flight at most", &two);
    }
    if ids < config.requests() {
        add("there are more places than identifiers", &[Covered::filled]);
    }
    if ids <= config.requests() {
        add("all identifiers are in flight before a request has to wait", &full);
    }
    bins
}
