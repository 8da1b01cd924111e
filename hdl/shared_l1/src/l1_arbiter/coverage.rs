//! Coverage bins, and the rules of its streams.

use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Offered, Out, Request};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        local_alone: "a local request was taken while no remote one waited",
        head_alone: "a head was taken while there was no local request",
        head_lost: "a local request was taken while a head waited",
        head_won: "a head was taken, and a local request had to wait",
        head_starved: "a head was offered because it had lost as often as the limit allows",
        starved_head_waited: "a head that had won by its losses had to wait for the L1",
        strict: "with limit 0, a head lost for the hundredth time",
        head_stood: "a head that had not been taken was offered again, before a local request",
        not_admitted: "a head was not offered for want of room, and a local request was taken",
        starved_not_admitted: "a head that goes first was not offered for want of room, and a local \
            request had to wait",
        local_waited: "a local request was offered and not taken",
        lost_and_alone: "a head that had lost was taken while there was no local request",
        losses_forgotten: "a head lost for the first time in the cycle after a starved one was taken",
        first_in_empty: "a remote request entered the empty queue, and was offered in the next cycle",
        full: "a remote request had to wait for room in the queue",
        left_while_full: "a head left the full queue while a remote request waited",
        in_and_out: "a remote request entered and another left in one cycle",
        all_three: "a remote request entered, a local one was taken, and a head waited",
        idle: "nothing was offered, and nothing arrived",
    }
}

/// The offered request, as it came in.
fn request(l1: Offered) -> Request {
    Request { valid: l1.valid, head: l1.head, data: l1.data }
}

/// Counts [`Covered`] and checks that nothing is lost, starved or withdrawn.
pub struct Monitor {
    config: Config,
    /// Remote requests that entered and have not been taken.
    remote: Scoreboard<Request>,
    local_contract: StreamContract<Request>,
    remote_contract: StreamContract<Request>,
    l1_contract: StreamContract<Offered>,
    losses: usize,
    /// The head was offered and not taken in the cycle before.
    stood: bool,
    /// The queue was empty in the cycle before, and a request entered.
    entered_empty: bool,
    /// A head that had lost up to the limit was taken in the cycle before.
    starved_before: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            remote: Scoreboard::new("remote"),
            local_contract: StreamContract::new("local").may_start_valid(),
            remote_contract: StreamContract::new("remote").may_start_valid(),
            l1_contract: StreamContract::new("l1").may_start_valid(),
            losses: 0,
            stood: false,
            entered_empty: false,
            starved_before: false,
        }
    }

    fn check_streams(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let (local, remote, l1) = (input.local, input.remote, output.l1);
        self.local_contract.check(local.valid, output.local.ready, local)?;
        self.remote_contract.check(remote.valid, output.remote.ready, remote)?;
        if self.stood && !input.has_room {
            return Err(Violation::new("R10", "has_room must hold while a head is offered"));
        }
        self.l1_contract.check(l1.valid, input.l1.ready, l1)?;
        if l1.valid && !l1.remote && request(l1) != local {
            return Err(Violation::new("R7", "what is offered as local must be the local request"));
        }
        let local_taken = local.valid && output.local.ready;
        if local_taken && (!l1.valid || l1.remote || !input.l1.ready) {
            return Err(Violation::new("R8", "local must not be taken without l1"));
        }
        let has_head = self.remote.waiting() > 0 && input.has_room;
        let has_local = local.valid && !self.goes_first();
        if l1.valid != (has_head || has_local) {
            return Err(Violation::new("R7", "something must be offered if there is something"));
        }
        if output.remote.ready != (self.remote.waiting() < self.config.queue_depth()) {
            return Err(Violation::new("R1", "remote_ready must be low exactly while full"));
        }
        Ok(())
    }

    /// The head goes before local requests (R4, R6).
    fn goes_first(&self) -> bool {
        let limit = self.config.starvation_limit();
        self.remote.waiting() > 0 && (self.stood || (limit > 0 && self.losses == limit))
    }

    fn cover(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (waiting, limit) = (self.remote.waiting(), self.config.starvation_limit());
        let has_head = waiting > 0;
        let local_taken = input.local.valid && output.local.ready;
        let head_offered = output.l1.valid && output.l1.remote;
        let head_taken = head_offered && input.l1.ready;
        let entered = input.remote.valid && output.remote.ready;
        let starved = limit > 0 && self.losses == limit && head_offered;
        coverage.hit_when(local_taken && !has_head, Covered::local_alone);
        coverage.hit_when(head_taken && !input.local.valid, Covered::head_alone);
        coverage.hit_when(local_taken && has_head, Covered::head_lost);
        coverage.hit_when(head_taken && input.local.valid, Covered::head_won);
        coverage.hit_when(starved && input.local.valid, Covered::head_starved);
        coverage.hit_when(starved && !input.l1.ready, Covered::starved_head_waited);
        let hundredth = self.losses == 99 && local_taken && has_head;
        coverage.hit_when(limit == 0 && hundredth, Covered::strict);
        coverage.hit_when(self.stood && !starved && input.local.valid, Covered::head_stood);
        let not_admitted = has_head && !input.has_room;
        coverage.hit_when(not_admitted && local_taken, Covered::not_admitted);
        let waits_for_it = not_admitted && self.goes_first() && input.local.valid;
        coverage.hit_when(waits_for_it, Covered::starved_not_admitted);
        let local_offered = output.l1.valid && !output.l1.remote;
        coverage.hit_when(local_offered && !input.l1.ready, Covered::local_waited);
        let after_loss = head_taken && !input.local.valid && self.losses > 0;
        coverage.hit_when(after_loss, Covered::lost_and_alone);
        let again = self.starved_before && local_taken && has_head;
        coverage.hit_when(again, Covered::losses_forgotten);
        coverage.hit_when(self.entered_empty && head_offered, Covered::first_in_empty);
        coverage.hit_when(input.remote.valid && !output.remote.ready, Covered::full);
        let out_of_full = input.remote.valid && !output.remote.ready && head_taken;
        coverage.hit_when(out_of_full, Covered::left_while_full);
        coverage.hit_when(entered && head_taken, Covered::in_and_out);
        coverage.hit_when(entered && local_taken && has_head, Covered::all_three);
        coverage.hit_when(!output.l1.valid && !input.remote.valid, Covered::idle);
    }

    /// Updates the state after the cycle.
    fn note(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        let limit = self.config.starvation_limit();
        let has_head = self.remote.waiting() > 0;
        let head_taken = output.l1.valid && output.l1.remote && input.l1.ready;
        let is_loss = has_head && input.local.valid && output.local.ready;
        self.stood = output.l1.valid && output.l1.remote && !input.l1.ready;
        self.starved_before = head_taken && limit > 0 && self.losses == limit;
        self.losses = if head_taken { 0 } else { self.losses + usize::from(is_loss) };
        if limit > 0 && self.losses > limit {
            let rule = format!("a head must not lose more than {limit} times in a row");
            return Err(Violation::new("R4", rule));
        }
        if head_taken {
            self.remote.seen(&request(output.l1))?;
        }
        self.entered_empty = false;
        if input.remote.valid && output.remote.ready {
            self.entered_empty = !has_head;
            self.remote.expect(input.remote);
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
        self.check_streams(input, output)?;
        self.cover(input, output, coverage);
        self.note(input, output)
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    if config.starvation_limit() == 0 {
        let starved = [
            Covered::head_starved,
            Covered::starved_head_waited,
            Covered::losses_forgotten,
            Covered::starved_not_admitted,
        ];
        add("no number of losses changes anything", &starved);
    } else {
        add("there is a limit", &[Covered::strict]);
    }
    if config.queue_depth() == 1 {
        let two = [Covered::in_and_out, Covered::all_three, Covered::losses_forgotten];
        add("the queue holds one request", &two);
    }
    bins
}
