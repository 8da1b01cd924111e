//! Coverage bins; and the check that each request is answered once, with its line.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::stimulus::bytes;
use super::{Config, In, Out};
use crate::request_stop::{Miss, Unserved};

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        answered_by_next: "the core after answered a request",
        answered_by_last: "the core before answered a request, which went round all others",
        comes_home: "a request came home without an answer",
        times_out: "a request did not get onto the ring",
        buffer_full: "a request waited for a place of CB",
        two_serve: "two cores began to serve lines in one cycle",
        two_fill: "two cores took beats in one cycle",
        fill_waits: "a beat waited for its core",
        unserved_waits: "a request waited for L2",
        idle_beside: "a core had no request in CB or before L2, and another had",
    }
}

/// A request that is not answered.
#[derive(Clone, Copy, Debug)]
struct Asked {
    line: u64,
    /// Sectors that have come.
    sectors: u64,
}

/// The monitor's state of a core.
struct Core {
    inject: StreamContract<Miss>,
    unserved: StreamContract<Unserved>,
    /// By entry.
    asked: Vec<Option<Asked>>,
    /// The entry whose line comes, between its first beat and its last.
    fills: Option<u64>,
}

/// Counts [`Covered`], checks the streams, and follows each request until it is answered (R5). The stimulus gives each
/// line separate bytes.
pub struct Monitor {
    config: Config,
    cores: Vec<Core>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let entries = 1 << config.stop().requests().entry_bits();
        let core = |_| Core {
            inject: StreamContract::new("inject").may_start_valid(),
            unserved: StreamContract::new("unserved"),
            asked: vec![None; entries],
            fills: None,
        };
        Monitor { config: config.clone(), cores: (0..config.cores()).map(core).collect() }
    }

    fn follow(&mut self, i: usize, input: &In, out: &Out) -> Result<(), Violation> {
        let broken = |rule: &'static str| Err(Violation::new("request", rule));
        let sectors = self.config.stop().responses().sectors() as u64;
        let core = &mut self.cores[i];
        let (inject, unserved, fill) = (input.inject[i], out.unserved[i], out.fill[i]);
        core.inject.check(inject.valid, out.inject[i].ready, inject)?;
        core.unserved.check(unserved.valid, input.unserved[i].ready, unserved)?;
        if unserved.valid && input.unserved[i].ready {
            let asked = core.asked[unserved.entry as usize].take();
            if asked.map(|asked| (asked.line, asked.sectors)) != Some((unserved.line, 0)) {
                return broken("what goes to L2 must be in flight, and not answered in part");
            }
        }
        if fill.valid && input.fill[i].ready {
            let place = &mut core.asked[fill.entry as usize];
            let Some(asked) = place else {
                return broken("what is answered must be in flight");
            };
            if core.fills.is_some_and(|entry| entry != fill.entry) {
                return broken("the beats of two lines must not be mixed");
            }
            if fill.data != bytes(&self.config, asked.line, asked.sectors) {
                return broken("the sectors of the line that was asked for come in rising order");
            }
            asked.sectors += 1;
            if fill.last != (asked.sectors == sectors) {
                return broken("the last beat, and no other, says so");
            }
            core.fills = (!fill.last).then_some(fill.entry);
            if fill.last {
                *place = None;
            }
        }
        if inject.valid && out.inject[i].ready {
            core.asked[inject.entry as usize] = Some(Asked { line: inject.line, sectors: 0 });
        }
        Ok(())
    }

    fn cover(&self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let cores = self.cores.len();
        let count = |is: &dyn Fn(usize) -> bool| (0..cores).filter(|&i| is(i)).count();
        let hops = |i: usize| (i + cores - out.served[i].core as usize) % cores;
        let served = |hop| count(&|i| out.served[i].valid && hops(i) == hop);
        coverage.hit_when(served(1) > 0, Covered::answered_by_next);
        coverage.hit_when(served(cores - 1) > 0, Covered::answered_by_last);
        coverage.hit_when(count(&|i| out.round_trip[i]) > 0, Covered::comes_home);
        coverage.hit_when(count(&|i| out.timed_out[i]) > 0, Covered::times_out);
        let waits = count(&|i| input.inject[i].valid && !out.inject[i].ready);
        coverage.hit_when(waits > 0, Covered::buffer_full);
        coverage.hit_when(count(&|i| out.served[i].valid) > 1, Covered::two_serve);
        let fills = count(&|i| out.fill[i].valid && input.fill[i].ready);
        coverage.hit_when(fills > 1, Covered::two_fill);
        let waits = count(&|i| out.fill[i].valid && !input.fill[i].ready);
        coverage.hit_when(waits > 0, Covered::fill_waits);
        let waits = count(&|i| out.unserved[i].valid && !input.unserved[i].ready);
        coverage.hit_when(waits > 0, Covered::unserved_waits);
        let idle = count(&|i| out.idle[i]);
        coverage.hit_when(idle > 0 && idle < cores, Covered::idle_beside);
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
        self.cover(input, output, coverage);
        (0..self.cores.len()).try_for_each(|core| self.follow(core, input, output))
    }
}

/// The cases that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    // A stretch between two resets is at most this long.
    let longest = 2 * <super::Dut as testbenches::dut::Dut>::RESET_INTERVAL;
    let is_too_long = u64::from(config.stop().requests().timeout()) >= longest;
    let reason = "a head of CB is patient for longer than any time between two resets";
    is_too_long.then(|| Unreachable::new(Covered::times_out, reason)).into_iter().collect()
}
