//! Gaps of the paper: a local load that returns data older than a local write, and a request that
//! waits for ever. Each is shown under the paper's setting, and mended by the default.

use shared_l1::cluster::{Failure, Kind};

use crate::directed::{Directed, Phase};

/// Whether a run ends with a load of old data.
fn is_old(run: Result<(), Failure>) -> bool {
    match run {
        Ok(()) => false,
        Err(failure) => {
            let text = failure.violation.to_string();
            assert!(text.starts_with("R21: no load may return data older"), "{failure}");
            true
        }
    }
}

/// A store in private mode to a line that the home holds, and a load in shared mode.
fn store_in_private_mode(fields: &str) -> Result<(), Failure> {
    // Any rate of misses below all of them is for private.
    let mut nodes = Directed::new(&format!("dyneb.private_miss_rate_percent = 100\n{fields}"));
    let line = nodes.line(1, 1, 0);
    let hits = [nodes.line(2, 0, 0), nodes.line(3, 0, 0)];
    nodes.until(Phase::Sampling, &hits);
    nodes.ask(0, Kind::Load, line)?;
    nodes.until(Phase::Private, &hits);
    nodes.ask(0, Kind::Store, line)?;
    nodes.until(Phase::Sampling, &hits);
    nodes.ask(0, Kind::Load, line)
}

#[test]
fn r21_a_store_takes_one_path_whatever_the_mode() {
    assert!(is_old(store_in_private_mode("shared_l1.store_path = \"mode\"")));
    assert!(!is_old(store_in_private_mode("")));
}

/// An atomic to a line that the home holds.
fn atomic_past_the_home(fields: &str) -> Result<(), Failure> {
    let mut nodes = Directed::new(fields);
    let line = nodes.line(1, 1, 0);
    for kind in [Kind::Load, Kind::Atomic, Kind::Load] {
        nodes.ask(0, kind, line)?;
    }
    Ok(())
}

#[test]
fn r21_an_atomic_goes_by_way_of_the_home() {
    assert!(is_old(atomic_past_the_home("shared_l1.atomic_path = \"direct\"")));
    assert!(!is_old(atomic_past_the_home("")));
}

/// A line that was loaded in private mode, stored to in shared mode, and loaded in private mode again.
fn store_over_a_leftover(fields: &str, kind: Kind) -> Result<(), Failure> {
    let mut nodes = Directed::new(&format!("dyneb.private_miss_rate_percent = 0\n{fields}"));
    let line = nodes.line(0, 1, 0);
    // Private sets miss again and again, shared ones hit, and some replies come from the home.
    let all: Vec<u64> = vec![
        nodes.line(2, 0, 0),
        nodes.line(3, 0, 0),
        nodes.line(2, 0, 1),
        nodes.line(3, 1, 0),
        nodes.line(2, 0, 2),
        nodes.line(3, 0, 0),
    ];
    let own = [all[0], all[1]];
    nodes.until(Phase::Shared, &all);
    nodes.until(Phase::Sampling, &own);
    nodes.ask(0, Kind::Load, line)?;
    nodes.until(Phase::Shared, &all);
    nodes.ask(0, kind, line)?;
    nodes.until(Phase::Sampling, &own);
    nodes.ask(0, Kind::Load, line)
}

#[test]
fn r21_a_leftover_does_not_survive_a_write() {
    for kind in [Kind::Store, Kind::Atomic] {
        assert!(is_old(store_over_a_leftover("shared_l1.leftover = \"lazy\"", kind)));
        assert!(!is_old(store_over_a_leftover("shared_l1.leftover = \"flush\"", kind)));
        assert!(!is_old(store_over_a_leftover("", kind)));
    }
}

/// Core 0 asks for a line of core 1, which hits in its L1 in every cycle.
fn load_at_a_busy_home(fields: &str) -> Result<(), Failure> {
    let mut nodes = Directed::new(fields);
    let (own, remote) = (nodes.line(1, 1, 0), nodes.line(1, 1, 1));
    nodes.ask(1, Kind::Load, own)?;
    for _ in 0..3_000 {
        nodes.cluster.ask(1, Kind::Load, own);
    }
    nodes.cluster.run(50)?;
    nodes.cluster.ask(0, Kind::Load, remote);
    nodes.cluster.run(2_500).map(drop)
}

#[test]
fn r22_a_remote_request_does_not_starve() {
    let failure = load_at_a_busy_home("shared_l1.arbiter_starvation_limit = 0").unwrap_err();
    assert!(failure.to_string().contains("must be answered within 1000 cycles"), "{failure}");
    load_at_a_busy_home("").unwrap();
}
