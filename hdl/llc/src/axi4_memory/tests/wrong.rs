//! Wrong golden models, which the monitor notices by itself.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};

use super::super::model::{Axi4Memory, Wrong};
use super::super::{Monitor, Stimulus};
use super::config;
use design::Axi;

/// The monitor's message for a build within 200,000 cycles.
fn said(wrong: Option<Wrong>) -> String {
    let config = config(4, 8, Axi::default());
    let mut build = Axi4Memory::new(&config);
    if let Some(wrong) = wrong {
        build = build.but(wrong);
    }
    let (mut world, mut monitor) = (Stimulus::new(&config, 1), Monitor::new(&config));
    let (mut coverage, mut last) = (Coverage::new(), None);
    for _ in 0..200_000 {
        let input = world.next(last.as_ref());
        let out = build.step(&input);
        if let Err(violation) = monitor.observe(&input, &out, &mut coverage) {
            return violation.to_string();
        }
        last = Some(out);
    }
    String::new()
}

#[test]
fn wrong_builds_are_found() {
    assert_eq!(said(None), "");
    for wrong in [Wrong::Unordered, Wrong::Falling] {
        let report = said(Some(wrong));
        assert!(report.contains("must be what the requests before it left"), "{wrong:?}: {report}");
    }
    let report = said(Some(Wrong::BurstOverLine));
    assert!(report.contains("a burst must stay in its line"), "{report}");
}
