//! A cluster's obligations while L2 takes no request: every reply in flight arrives, and later everything is
//! answered.

use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Dut, Model as _, Monitor as _, Stimulus as _};
use testbenches::testing::at_depth;

use super::Stimulus;

/// The cluster under test.
pub struct Drain<D: Dut, const MOST: usize> {
    /// The environment that all clusters have.
    pub around: fn(&mut D::Stimulus) -> &mut Stimulus<MOST>,
    /// A request is taken by L2, or looked up at its home.
    pub moves: fn(&D::In, &D::Out) -> bool,
    /// Replies are inside, or offered to a core.
    pub has_replies: fn(&D::Model, &D::Out) -> bool,
    /// Requests wait at L2.
    pub stands: fn(&D::Out) -> bool,
}

/// A cluster and its environment.
struct Run<D: Dut> {
    model: D::Model,
    stimulus: D::Stimulus,
    monitor: D::Monitor,
    coverage: Coverage<D::Bins>,
    last: Option<D::Out>,
}

impl<D: Dut> Run<D> {
    fn cycle(&mut self) -> (D::In, D::Out) {
        let input = self.stimulus.next(self.last.as_ref());
        let out = self.model.step(&input);
        let seen: Result<(), Violation> = self.monitor.observe(&input, &out, &mut self.coverage);
        seen.unwrap_or_else(|violation| panic!("{violation}"));
        self.last = Some(out);
        (input, out)
    }
}

/// Of eight runs of a golden cluster, at the short depth three; in most of them requests wait at L2 while it takes none.
pub fn drains<D: Dut, const MOST: usize>(config: &D::Config, drain: &Drain<D, MOST>) {
    let mut standing = 0;
    let seeds = at_depth(8, 3);
    for seed in 0..seeds {
        let mut run = Run::<D> {
            model: D::model(config),
            stimulus: D::stimulus(config, seed),
            monitor: D::monitor(config),
            coverage: Coverage::new(),
            last: None,
        };
        for _ in 0..2_000 {
            run.cycle();
        }
        (drain.around)(&mut run.stimulus).hold(true);
        let mut resting = 0;
        for _ in 0..6_000 {
            let (input, out) = run.cycle();
            resting = if (drain.moves)(&input, &out) { 0 } else { resting + 1 };
        }
        assert!(resting > 2_000, "seed {seed}: a request moved {resting} cycles ago");
        assert!((drain.around)(&mut run.stimulus).has_answered(), "seed {seed}");
        let has_replies =
            |run: &Run<D>| run.last.is_none_or(|out| (drain.has_replies)(&run.model, &out));
        // A core may rest for a while.
        let arrive = (0..1_000).any(|_| {
            run.cycle();
            !has_replies(&run)
        });
        assert!(arrive, "seed {seed}: a reply stays");
        standing += u32::from(run.last.is_some_and(|out| (drain.stands)(&out)));
        (drain.around)(&mut run.stimulus).hold(false);
        (drain.around)(&mut run.stimulus).stop();
        for _ in 0..10_000 {
            run.cycle();
        }
        assert!((drain.around)(&mut run.stimulus).is_idle(), "seed {seed}: a request is left");
    }
    assert!(8 * standing > 5 * seeds as u32, "{standing} runs");
}
