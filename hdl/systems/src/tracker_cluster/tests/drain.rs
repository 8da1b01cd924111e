//! Each class of messages waits only for later ones: while none of it is taken, all later ones arrive; and then
//! everything is answered.

use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Dut as _, Model as _, Monitor as _, Stimulus as _};
use testbenches::testing::at_depth;

use super::super::stimulus::{Class, Stimulus};
use super::super::{Config, Covered, Monitor, model::TrackerCluster};
use super::{Dut, MOST, Out, of};

/// In the order in which a load may pass them.
const CLASSES: [Class; 5] =
    [Class::Messages, Class::Forwards, Class::Nacks, Class::Memory, Class::Replies];

/// A golden cluster and its environment.
struct Run {
    model: TrackerCluster<MOST>,
    stimulus: Stimulus<MOST>,
    monitor: Monitor<MOST>,
    coverage: Coverage<Covered>,
    last: Option<Out>,
}

impl Run {
    fn new(config: &Config, seed: u64) -> Run {
        Run {
            model: Dut::model(config),
            stimulus: Dut::stimulus(config, seed),
            monitor: Dut::monitor(config),
            coverage: Coverage::new(),
            last: None,
        }
    }

    fn run(&mut self, cycles: u64) {
        for _ in 0..cycles {
            let input = self.stimulus.next(self.last.as_ref());
            let out = self.model.step(&input);
            let seen: Result<(), Violation> =
                self.monitor.observe(&input, &out, &mut self.coverage);
            seen.unwrap_or_else(|violation| panic!("{violation}"));
            self.last = Some(out);
        }
    }

    /// Nothing of this class is offered, or in flight.
    fn has_drained(&self, class: Class) -> bool {
        let Some(out) = &self.last else { return true };
        let offers = match class {
            Class::Messages => out.message.iter().any(|message| message.valid),
            Class::Forwards => out.bank_forward.iter().any(|forward| forward.valid),
            Class::Nacks => out.nack.iter().any(|nack| nack.valid),
            Class::Memory => out.memory_request.iter().any(|request| request.valid),
            Class::Replies => {
                let is_offered = out.answer.iter().any(|beat| beat.valid);
                is_offered || out.l2_reply.iter().any(|beat| beat.valid)
            }
        };
        !offers && self.stimulus.is_empty(class)
    }
}

/// Of so many runs for each class, in how many of them something of it waited.
fn drains(config: &Config, runs: u64) -> [usize; 5] {
    let mut standing = [0; 5];
    for (number, held) in CLASSES.into_iter().enumerate() {
        for seed in 0..runs {
            let mut run = Run::new(config, seed);
            run.run(2_000);
            run.stimulus.hold(held, true);
            // The longest that a class is in flight, some hundred times: those before it have come to rest.
            run.run(8_000);
            standing[number] += usize::from(!run.has_drained(held));
            for later in &CLASSES[number + 1..] {
                let arrives = (0..100).any(|_| {
                    run.run(20);
                    run.has_drained(*later)
                });
                assert!(arrives, "seed {seed}: {later:?} stay while {held:?} are held");
            }
            run.stimulus.hold(held, false);
            run.stimulus.stop();
            run.run(10_000);
            assert!(run.stimulus.is_idle(), "seed {seed}, {held:?}: a request is left");
            assert!(run.last.is_some_and(|out| out.idle), "seed {seed}, {held:?}");
        }
    }
    standing
}

#[test]
fn a_class_waits_for_later_ones_alone() {
    for config in [of(3, 1, 2, ""), of(4, 2, 1, "")] {
        let runs = at_depth(8, 2);
        let standing = drains(&config, runs as u64);
        // Forwards and nacks are rare.
        let [messages, forwards, nacks, memory, replies] = standing;
        assert!(
            [messages, memory, replies].iter().all(|stood| 8 * stood > 5 * runs),
            "{standing:?}"
        );
        assert!(8 * forwards > 3 * runs && 8 * nacks > 3 * runs, "{standing:?}");
    }
}
