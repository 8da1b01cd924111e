//! Clusters of golden models under random programs: the guarantee, and that nothing waits for ever.

use shared_l1::cluster::{Class, Cluster, Seen, Setup, Span};

use crate::nodes::{WRONG_FILTERS, golden, wrong};
use crate::{config, effort};

/// Every queue has one entry, and modes change every few accesses.
pub const NARROW: &str = "shared_l1.remote_in_queue = 1\nshared_l1.home_requests = 1\n\
    shared_l1.remote_request_out_queue = 1\nshared_l1.l2_in_queue = 1\n\
    shared_l1.remote_out_queue = 1\nshared_l1.remote_reply_in_queue = 1\n\
    shared_l1.remote_requests = 2\nshared_l1.store_tracker_lines = 2\n\
    shared_l1.store_tracker_merges = 2\nl1.miss_queue = 1\nl1.mshr_entries = 2\nl1.mshr_merges = 2\n\
    dyneb.samples = 3\ndyneb.execute = 12\ndyneb.sampling_limit = 20\n\
    dyneb.private_miss_rate_percent = 40\n";

/// Runs golden models; everything that a run can see has been seen.
fn run(fields: &str, setup: &Setup, seed: u64, cycles: u64) -> Seen {
    let config = config(fields);
    let mut cluster = Cluster::new(&config, setup, golden(&config), seed);
    let seen = cluster.run(cycles).unwrap_or_else(|failure| panic!("{failure}"));
    let all = seen.statuses.iter().chain(&seen.decisions).chain(&seen.beats);
    assert!(all.clone().all(|&number| number > 0) && seen.kernels > 0, "{seen:?}");
    seen
}

#[test]
fn r21_r22_four_nodes_with_queues_of_one_place() {
    let fields = format!("shared_l1.cores = 4\n{NARROW}");
    let setup = Setup { buffer: 1, ..Setup::default() };
    let seen = run(&fields, &setup, 1, effort(200_000));
    println!("{seen:?}");
}

/// A node that waits for room in its L1 keeps no other node waiting for ever.
#[test]
fn r21_r22_r25_four_nodes_that_wait_with_queues_of_one_place() {
    let fields = format!("shared_l1.cores = 4\nl1.when_full = \"wait\"\n{NARROW}");
    let setup = Setup { buffer: 1, ..Setup::default() };
    run(&fields, &setup, 6, effort(100_000));
}

/// As published, the same random programs find old data soon.
#[test]
fn random_programs_find_the_holes_of_the_paper() {
    for hole in ["store_path = \"mode\"", "atomic_path = \"direct\"", "leftover = \"lazy\""] {
        let config = config(&format!("shared_l1.cores = 4\n{NARROW}shared_l1.{hole}"));
        let setup = Setup { buffer: 1, ..Setup::default() };
        let mut cluster = Cluster::new(&config, &setup, golden(&config), 1);
        let failure = cluster.run(100_000).expect_err(hole);
        assert_eq!(failure.violation.subject, "R21", "{hole}: {failure}");
    }
}

/// Cores that write past the homes while they are private find their writes. Those that forget the lines do not; nor
/// do those that overtake their requests on the way to a home, whose link is slow here.
#[test]
fn r21_r22_r27_four_nodes_that_keep_written_lines_private() {
    let fields = format!(
        "shared_l1.cores = 4\n{NARROW}shared_l1.store_path = \"filtered\"\nshared_l1.filter_bits = 64\n"
    );
    let mut setup = Setup { buffer: 1, ..Setup::default() };
    run(&fields, &setup, 7, effort(200_000));
    setup.link_latency[Class::ToHome as usize] = Span::new(1, 200);
    run(&fields, &setup, 8, effort(100_000));
    for (build, message) in WRONG_FILTERS.iter().zip(["older", "newer"]) {
        let config = config(&fields);
        let mut cluster = Cluster::new(&config, &setup, wrong(&config, *build), 1);
        let failure = cluster.run(400_000).expect_err(message);
        assert_eq!(failure.violation.subject, "R21", "{build:?}: {failure}");
        assert!(failure.to_string().contains(message), "{build:?}: {failure}");
    }
}

#[test]
fn r21_r22_two_nodes() {
    run(&format!("shared_l1.cores = 2\n{NARROW}"), &Setup::default(), 3, effort(50_000));
    let fields = "shared_l1.cores = 2\nl1.write_hit = \"evict\"\nshared_l1.chunking = false\n\
        shared_l1.leftover = \"flush\"\ndyneb.samples = 3\ndyneb.execute = 12";
    run(fields, &Setup::default(), 4, effort(50_000));
}

#[test]
fn r21_r22_twenty_eight_nodes() {
    let fields = "shared_l1.cores = 28\nmesh.l2_at = [3, 7, 10, 12, 23, 25, 28, 32]\n\
        l1.sets = 8\nl1.ways = 4\nl1.id_bits = 8\ndyneb.samples = 2\ndyneb.execute = 16\n\
        dyneb.private_miss_rate_percent = 0";
    let (requests, lines) = (Span::new(50, 200), Span::new(8, 64));
    let setup = Setup { requests, lines, ..Setup::default() };
    run(fields, &setup, 5, effort(60_000));
}
