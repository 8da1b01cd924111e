//! A load keeps its place in its core's order of requests, against the core's later writes as against those before;
//! the builds that let it run ahead are caught. And what that costs: how long a write may wait for its line.

// `scripts/test.sh --full clusters` shows what is measured here.
#![allow(clippy::print_stdout)]

use base::environment::{CoreRequest, DownReply, LOAD, STORE};
use shared_l1::cluster::{Class, Cluster, Failure, Kind, Seen, Setup, Span};
use shared_l1::node::In;
use shared_l1::node::model::{SharedL1, Wrong};
use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use crate::directed::Directed;
use crate::nodes::{Lookups, WRONG, counting, wrong};
use crate::{config, effort};

/// Whether a run ends with a load of a later write of its core.
fn is_newer(run: Result<(), Failure>) -> bool {
    match run {
        Ok(()) => false,
        Err(failure) => {
            let text = failure.violation.to_string();
            assert!(text.starts_with("R21: no load may return data newer"), "{failure}");
            true
        }
    }
}

/// A load whose way is L2, and at once a write by way of the home; the load's way to L2 takes longer.
fn load_then_write(build: Wrong, set: usize, load: Kind, write: Kind) -> Result<(), Failure> {
    let mut nodes = Directed::of(build, "");
    // Sampling: even sets are private, odd ones shared.
    let line = nodes.line(set, 1, 0);
    nodes.cluster.delay(0, Class::ToL2, Span::new(40, 40));
    nodes.cluster.ask(0, load, line);
    nodes.cluster.ask(0, write, line);
    nodes.cluster.run(400).map(drop)
}

#[test]
fn r21_two_requests_suffice_to_tell_a_build_that_lets_a_write_overtake_a_load() {
    for write in [Kind::Store, Kind::Atomic] {
        for (build, by_pending, by_bypass) in [
            (Wrong::default(), false, false),
            (WRONG[0], true, true),
            (WRONG[1], false, true),
            (WRONG[2], true, false),
        ] {
            let pending = load_then_write(build, 0, Kind::Load, write);
            assert_eq!(is_newer(pending), by_pending, "{build:?}");
            for set in [0, 1] {
                let bypass = load_then_write(build, set, Kind::BypassingLoad, write);
                assert_eq!(is_newer(bypass), by_bypass, "{build:?}");
            }
            // By way of the home the load is before the write everywhere.
            assert!(load_then_write(build, 1, Kind::Load, write).is_ok());
        }
    }
}

/// Links of one class are slow in turn, L2 reads when it serves a load or as late as it may.
fn setups() -> impl Iterator<Item = Setup> {
    let slow = |class: Option<Class>, l2_reads_late| {
        let mut setup = Setup { l2_reads_late, in_flight: 16, ..Setup::default() };
        if let Some(class) = class {
            setup.link_latency[class as usize] = Span::new(1, 200);
        }
        setup
    };
    let classes = [None].into_iter().chain(Class::ALL.map(Some));
    classes.flat_map(move |class| [false, true].map(|late| slow(class, late)))
}

/// The longest time, in cycles, that a store waits from its first offer until it is accepted, while the core's other
/// warps load its line and others of its set as fast as they may. L2 answers after so many cycles.
fn longest_wait_of_a_store(latency: u64) -> u64 {
    let config = config("shared_l1.cores = 2\nshared_l1.min_routing = false\nl1.id_bits = 6");
    let mut node = SharedL1::new(&config);
    let mut rng = Rng::new(1);
    // Private while DynEB samples: set 0; homed at core 1.
    let lines = [1, 3, 5].map(|tag| config.core().line_of(0, tag));
    let (mut open, mut offered, mut asked) = ([false; 64], None, None);
    let mut to_l2: Vec<(u64, u64, u64)> = Vec::new();
    let mut to_home: Vec<(u64, u64)> = Vec::new();
    let (mut since, mut longest, mut stores) = (None, 0, 0);
    let mut left: Vec<DownReply> = Vec::new();
    for now in 0..60_000 {
        if offered.is_none() {
            // Identifier 0 is the store's; it is retried in one of eight requests.
            let is_store = !open[0] && asked.is_none_or(|asked: CoreRequest| asked.id != 0);
            let id = match is_store && rng.chance(1, 8) {
                true => Some(0),
                false => (1..64).find(|&id| !open[id as usize] && asked.map(|a| a.id) != Some(id)),
            };
            offered = id.map(|id| {
                let kind = if id == 0 { STORE } else { LOAD };
                let line = if id == 0 { lines[0] } else { *rng.pick(&lines).unwrap() };
                let request = CoreRequest { kind, line, sectors: 1, id, ..CoreRequest::default() };
                CoreRequest { valid: true, byte_enable: 1, ..request }
            });
            if offered.is_some_and(|request| request.id == 0) {
                since.get_or_insert(now);
            }
        }
        if left.is_empty() && to_l2.first().is_some_and(|&(due, ..)| due <= now) {
            let (_, id, kind) = to_l2.remove(0);
            let sectors = if kind == LOAD { config.core().sectors() as u64 } else { 1 };
            left = (0..sectors)
                .map(|sector| {
                    let last = sector + 1 == sectors;
                    DownReply { valid: true, id, kind, sector, data: [0; 16], last }
                })
                .collect();
        }
        let is_home_due = to_home.first().is_some_and(|&(due, _)| due <= now);
        let mut input = In {
            core_request: offered.unwrap_or_default(),
            l2_in: left.first().copied().unwrap_or_default(),
            ..In::default()
        };
        input.core_reply.ready = true;
        input.l2_out.ready = true;
        input.remote_request_out.ready = true;
        input.remote_reply_in.valid = is_home_due;
        input.remote_reply_in.id = to_home.first().map_or(0, |&(_, id)| id);
        let out = node.step(&input);
        if let Some(request) = asked.take()
            && out.core_status.word != 4
        {
            open[request.id as usize] = true;
            if request.id == 0 {
                longest = longest.max(now - since.take().unwrap_or(now));
                stores += 1;
            }
        }
        if out.core_request.ready {
            asked = offered.take();
        }
        if out.core_reply.valid && out.core_reply.last {
            open[out.core_reply.id as usize] = false;
        }
        if out.l2_out.valid {
            to_l2.push((now + latency, out.l2_out.id, out.l2_out.kind));
        }
        if out.remote_request_out.valid {
            to_home.push((now + latency, out.remote_request_out.id));
        }
        if input.l2_in.valid && out.l2_in.ready {
            left.remove(0);
        }
        if is_home_due && out.remote_reply_in.ready {
            to_home.remove(0);
        }
    }
    assert!(stores > 50, "{stores}");
    println!("latency {latency}: {stores} stores, the longest waited {longest} cycles");
    longest
}

#[test]
fn a_store_waits_for_its_line_and_not_for_ever() {
    for latency in [4, 40, 200] {
        let longest = longest_wait_of_a_store(latency);
        // The load is retried by chance, and its line fetched anew now and then: eight fetches and their
        // loads.
        assert!(longest <= 8 * (latency + 40), "{longest}");
    }
}

/// The share, in a hundred, of the lookups of busy homes that remote requests have, when every core has as much in
/// flight as it may and presents refused requests all the time.
fn share_of_remote_requests(limit: usize) -> u64 {
    let config = config(&format!(
        "shared_l1.cores = 4\nshared_l1.remote_requests = 2\nshared_l1.min_routing = false\n\
         shared_l1.arbiter_starvation_limit = {limit}\nshared_l1.remote_in_queue = 2\n\
         dyneb.samples = 65535"
    ));
    // The shared set; nothing of it is stored to.
    let (requests, lines) = (Span::new(1_000_000, 1_000_000), Span::new(24, 24));
    let is_eager = true;
    let setup =
        Setup { requests, lines, is_eager, outstanding: 15, stores: Some(0), ..Setup::default() };
    let lookups = Lookups::default();
    let mut cluster = Cluster::new(&config, &setup, counting(&config, &lookups), 1);
    cluster.run(20_000).unwrap();
    let [own, remote] = lookups.get();
    println!("limit {limit}: {own} local lookups, {remote} remote ones");
    100 * remote / (own + remote).max(1)
}

#[test]
fn r22_refused_cores_still_serve_each_other() {
    assert!(share_of_remote_requests(1) >= 25);
    assert!(share_of_remote_requests(64) < 25);
}

/// Behaviours of DynEB: modes that change every few accesses, sampling without an end, mostly private, mostly
/// shared.
const MODES: [&str; 4] = [
    "dyneb.samples = 3\ndyneb.execute = 12\ndyneb.private_miss_rate_percent = 40\n",
    "dyneb.samples = 65535\n",
    "dyneb.samples = 2\ndyneb.execute = 400\ndyneb.private_miss_rate_percent = 100\n",
    "dyneb.samples = 2\ndyneb.execute = 400\ndyneb.private_miss_rate_percent = 0\n",
];

/// The paths by which loads keep their place, and those of the paper, by which they do not.
const PATHS: [(&str, bool); 6] = [
    ("", true),
    ("shared_l1.store_path = \"filtered\"\nshared_l1.filter_bits = 256\n", true),
    ("shared_l1.leftover = \"flush\"\n", true),
    ("shared_l1.store_path = \"mode\"\n", false),
    ("shared_l1.atomic_path = \"direct\"\n", false),
    ("shared_l1.leftover = \"lazy\"\n", false),
];

/// Clusters of every size, in every mode and on every path, a link of each class slow in turn. With
/// `WARPCACHE_CLUSTER_EFFORT` at 18, as `scripts/test.sh --full clusters` has it, these are ten million cycles of right
/// nodes, and as many of each wrong build; by default one in twenty of the clusters.
#[test]
fn r21_a_load_is_in_its_place_whatever_mode_path_and_link() {
    let mut builds = vec![(Wrong::default(), Seen::default())];
    builds.extend(WRONG.map(|build| (build, Seen::default())));
    let mut seed = 0;
    for (cores, cycles) in [(2, 4_000), (4, 2_000), (8, 1_000), (28, 200)] {
        for mode in MODES {
            for (path, is_right) in PATHS {
                let mesh = "mesh.l2_at = [3, 7, 10, 12, 23, 25, 28, 32]\nl1.id_bits = 6\n";
                let fields = format!("shared_l1.cores = {cores}\n{mesh}{mode}{path}");
                for setup in setups() {
                    seed += 1;
                    if seed % (80 / effort(4)).clamp(1, 20) != 0 {
                        continue;
                    }
                    for (build, total) in &mut builds {
                        let only_counts = *build != Wrong::default() || !is_right;
                        let setup = Setup { only_counts, patience: 100_000, ..setup.clone() };
                        let seen = ran(&fields, &setup, *build, seed, effort(cycles));
                        if is_right {
                            total.cycles += seen.cycles;
                            total.judged.beats += seen.judged.beats;
                            total.judged.older += seen.judged.older;
                            total.judged.newer += seen.judged.newer;
                        }
                    }
                }
            }
        }
    }
    for (build, Seen { cycles, judged, .. }) in &builds {
        println!("{build:?}: {cycles} cycles, {judged:?}");
        let is_right = *build == Wrong::default();
        assert!(judged.beats > effort(1_000), "{build:?}");
        assert_eq!((judged.older, judged.newer > 0), (0, !is_right), "{build:?}");
    }
}

/// Coverage of a run of golden models.
fn ran(fields: &str, setup: &Setup, build: Wrong, seed: u64, cycles: u64) -> Seen {
    let config = config(fields);
    let mut cluster = Cluster::new(&config, setup, wrong(&config, build), seed);
    cluster.run(cycles).unwrap_or_else(|failure| panic!("{failure}\n{setup:?}\n{fields}"))
}

/// The preset's L1, 8 cores, 48 requests of a core in flight, 400 lines.
fn crowded(limit: usize) -> (String, Setup) {
    let fields = format!(
        "shared_l1.cores = 8\nshared_l1.arbiter_starvation_limit = {limit}\n\
         l1.address_bits = 40\nl1.line_bytes = 128\nl1.sector_bytes = 32\nl1.sets = 32\nl1.ways = 4\n\
         l1.id_bits = 8\nmesh.interleave_bytes = 256"
    );
    let setup = Setup {
        outstanding: 48,
        requests: Span::new(3_000, 3_000),
        lines: Span::new(400, 400),
        patience: 1_000_000,
        ..Setup::default()
    };
    (fields, setup)
}

/// A core that retries what was refused as chance has it retries one of 48 requests once in some hundred cycles, and
/// what was free then may have gone to another: a wait has no bound. Retried in order, none is long.
#[test]
fn r22_no_request_is_refused_for_long_that_is_retried_in_order() {
    let (fields, setup) = crowded(1);
    let longest = |retries_in_order, seed| {
        let setup = Setup { retries_in_order, ..setup.clone() };
        ran(&fields, &setup, Wrong::default(), seed, 15_000).longest
    };
    for seed in 0..effort(2) {
        let (by_chance, in_order) = (longest(false, seed), longest(true, seed));
        println!("seed {seed}: {by_chance} cycles by chance, {in_order} in order");
        assert!(in_order < 6_000, "{in_order}");
    }
    let by_chance = (0..6).map(|seed| longest(false, seed)).max();
    println!("{by_chance:?} cycles by chance");
    assert!(by_chance > Some(6_000), "{by_chance:?}");
}

/// Mean of samples, and its standard error.
fn mean(samples: &[f64]) -> (f64, f64) {
    let count = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / count;
    let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

/// Requests in a thousand cycles, before and after, with L2 near and far. Both builds run the same programs, so that
/// the error is that of their difference, program by program.
#[test]
fn keeping_loads_in_their_place_costs_little_throughput() {
    for (name, l2_latency) in [("near", Span::new(1, 24)), ("far", Span::new(150, 250))] {
        for stores in [2, 6] {
            // One kernel without an end.
            let setup = Setup {
                l2_latency,
                stores: Some(stores),
                requests: Span::new(1_000_000, 1_000_000),
                lines: Span::new(24, 24),
                only_counts: true,
                ..Setup::default()
            };
            let fields = "shared_l1.cores = 4\nl1.sets = 8\nl1.ways = 4\nl1.id_bits = 6";
            let rates = |build| -> Vec<f64> {
                (0..effort(8))
                    .map(|seed| ran(fields, &setup, build, seed, 4_000).requests as f64 / 4.0)
                    .collect()
            };
            let (before, after) = (rates(WRONG[0]), rates(Wrong::default()));
            let differences: Vec<f64> = after.iter().zip(&before).map(|(a, b)| a - b).collect();
            let ((before, _), (difference, error)) = (mean(&before), mean(&differences));
            println!(
                "L2 {name}, {stores} stores in 16: {before:.1} before, {difference:+.1} +- {error:.1} after"
            );
            assert!(difference >= -before / 20.0, "{name}, {stores}: {before}, {difference}");
        }
    }
}
