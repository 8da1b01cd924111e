//! A sharing tracker in cycles: its counts beside those without time, cycles by hand, and faults that are found.

use super::engines::bench;
use super::*;
use crate::evaluation::{Evaluation, private};
use crate::timed::tracked;
use systems::tracker_cluster::model::{TrackerCluster, Wrong};
use systems::tracker_cluster::{Config, Dut, In, Out};
use testbenches::engine::{BoxedEngine, Engine};

fn small(fields: &str) -> Design {
    let small = "l1.sets = 8\nl1.mshr_entries = 6\nl2 = { bytes = 16384, ways = 4 }";
    let tracker = "sharing_tracker = { cores = 4, sets = 32, ways = 4, banks = 2";
    design("sharing-tracker", &format!("{small}\n{tracker}{fields} }}"))
}

fn around(design: &Design, engines: &[EngineKind]) -> Cycles {
    cycles(usual(design), None, engines)
}

fn beside(design: &Design, cycles: &Cycles) -> (Design, Cycles) {
    let private = private(design, &cycles.setup.system).unwrap();
    let system = cycles.setup.system.around(design).unwrap();
    let setup = Setup { system, cores: design.stated_cores(), ..cycles.setup.clone() };
    (private, Cycles { setup, beside: Some(design.clone()), ..cycles.clone() })
}

/// Order decides which loads hit, and not how many there are.
#[test]
fn counts_agree_with_those_without_time() {
    for fields in ["", ", trackers = 2", ", pending = \"wait\""] {
        let design = small(fields);
        let cycles = around(&design, &[EngineKind::Model]);
        let timed = ran(&design, &cycles, mixed(4), &Part::default()).0;
        let mut untimed = Evaluation::new(&design, &cycles.setup).unwrap();
        let (mut trace, system) = (mixed(4), &cycles.setup.system);
        crate::run(trace.as_mut(), "t", system, &Part::default(), &mut [&mut untimed]).unwrap();
        let untimed = untimed.report();
        let of = |name: &str| timed.total_of(name).unwrap();
        for field in ["loads", "stores", "atomics", "lines_touched", "lines_loaded"] {
            assert_eq!(Some(of(field)), untimed.total_of(field), "{fields} {field}");
        }
        assert_eq!(of("tracker_answered"), of("tracker_forwards") - of("tracker_nacks"));
        assert_eq!(of("loads_to_l2"), of("miss") + of("bypass") - of("tracker_answered"));
        assert!(of("tracker_answered") > 10, "{:?}", timed.total);
        let (private, around) = beside(&design, &cycles);
        let private = ran(&private, &around, mixed(4), &Part::default()).0;
        for field in ["loads", "stores", "atomics", "lines_touched", "lines_loaded"] {
            assert_eq!(Some(of(field)), private.total_of(field), "{fields} {field}");
        }
    }
}

/// docs/designs/sharing-tracker.md, `tracker_node` and `tracker_cluster`, with messages of 10 cycles, answers of L2 that
/// take 100 more, latencies of 1 and lines of four sectors.
#[test]
fn loads_take_what_their_pages_say() {
    const H: u64 = 10;
    let kernel = "{\"kind\":\"kernel\",\"name\":\"k\",\"groups\":4,\"warps\":1}\n";
    let load = |group: u32, line: u64| {
        format!(
            "{{\"group\":{group},\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":1}}\n"
        )
    };
    let design = small("");
    let system =
        system("network.latency = 10\nl2.latency = 100\ndram = { channels = 2, latency = 500 }");
    let cycles = cycles(system, None, &[EngineKind::Model]);
    // Core 0 fetches line 0; in the next kernel core 1 has it of L2, and core 3 of core 1, when it has fetched line 3.
    let text = format!("{kernel}{}{kernel}{}{}{}", load(0, 0), load(1, 0), load(3, 3), load(3, 0));
    let figures = |report: &Report| {
        [0, 1, 3].map(|core: usize| report.cores[core]["load_cycles"].as_u64().unwrap())
    };
    let [cold, warm, both] = figures(&ran(&design, &cycles, lines(&text), &Part::default()).0);
    // To the bank, 5 cycles and L2's hit latency there, and back; the line's other beats, and from its end to the core.
    assert_eq!(warm, 2 + H + (5 + 1) + 100 + H + 3 + (1 + 2));
    // To the bank, 3 cycles there; to core 1, 4 cycles there; and back likewise.
    assert_eq!(both - cold, 2 + H + 3 + H + 4 + H + 3 + (1 + 2));
    let (private, around) = beside(&design, &cycles);
    let [bare, l2, misses] = figures(&ran(&private, &around, lines(&text), &Part::default()).0);
    // The bank alone has 3 cycles and the hit latency.
    assert_eq!(l2, 2 + H + (3 + 1) + 100 + H + 3 + (1 + 2));
    assert_eq!((cold - bare, misses), (2, bare + l2));
    // Four sectors of 32 bytes one after the other, at 8 bytes a cycle of one channel, behind the bank's 4 cycles.
    assert!(bare > l2 + 500 + 4 * 4, "{bare} {l2}");
}

/// Loads that scatter bypass the L1: of two lines by one warp in an L1 of two lines.
#[test]
fn scattered_loads_bypass() {
    let fields = "l1 = { sets = 2, ways = 1 }\nsharing_tracker = { cores = 2, banks = 2 }";
    let design = design("sharing-tracker", fields);
    let load = |line: u64, instruction: u64| {
        format!(
            "{{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":1,\"instruction\":{instruction}}}\n"
        )
    };
    let text = load(0, 0) + &load(1, 0) + &load(2, 1);
    let report = ran(&design, &around(&design, &[]), lines(&text), &Part::default()).0;
    let of = |name: &str| report.total_of(name).unwrap();
    assert_eq!([of("bypass"), of("miss"), of("tracker_lookups")], [2, 1, 1]);
    assert_eq!([of("loads_to_l2"), of("l2_bytes")], [3, 2 * 32 + 128]);
}

/// A store is fetched by nobody, and is written back once.
#[test]
fn dram_has_what_is_fetched_and_written_back() {
    let text = "{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":4,\"sectors\":3}\n\
                {\"core\":1,\"warp\":0,\"kind\":\"store\",\"line\":9,\"sectors\":6}\n";
    let design = small("");
    let report = ran(&design, &around(&design, &[]), lines(text), &Part::default()).0;
    assert_eq!(report.total_of("dram_bytes"), Some((4 + 2) * 32));
}

#[test]
fn verilated_clusters_do_as_golden_ones() {
    let design = small("");
    let figures = |engines: &[EngineKind]| {
        let cycles = around(&design, engines);
        ran(&design, &cycles, mixed(4), &Part::default()).0
    };
    let golden = figures(&[EngineKind::Model]);
    assert_eq!(golden, figures(&[EngineKind::Model, EngineKind::Verilog]));
}

#[test]
fn what_does_not_fit_is_refused() {
    let design = small("");
    let refused = |text: &str, cores| {
        cycles(system(text), cores, &[]).check(&design).unwrap_err().to_string()
    };
    assert_eq!(
        refused("network.kind = \"mesh\"", None),
        "s.network.kind: must be crossbar around t (\"sharing-tracker\"), whose banks of L2 are behind fixed delays; got \
         mesh; try --system thesis12"
    );
    assert!(refused("", Some(3)).contains("cores must be the 4 that its config states; got 3"));
    assert!(refused("cores.outstanding = 256", None).contains("cores.outstanding: must be below"));
}

/// A golden cluster that is wrong, as an engine.
struct Wrongly(Config, Wrong, TrackerCluster<4>);

impl Engine<In<4>, Out<4>> for Wrongly {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &In<4>) -> Out<4> {
        if reset {
            self.2 = TrackerCluster::with(&self.0, self.1);
            return Out::default();
        }
        testbenches::dut::Model::step(&mut self.2, input)
    }
}

#[test]
fn wrong_clusters_are_noticed() {
    let design = design(
        "sharing-tracker",
        "l1 = { sets = 2, ways = 2, mshr_entries = 4 }\nl2 = { bytes = 16384, ways = 4 }\n\
         sharing_tracker = { cores = 4, sets = 32, ways = 4, banks = 2 }",
    );
    let config = Config::of(&design).unwrap();
    let stopped = |wrong: Wrong| {
        let cluster = TrackerCluster::with(&config, wrong);
        let engine: BoxedEngine<Dut<4>> = Box::new(Wrongly(config.clone(), wrong, cluster));
        let around = around(&design, &[]);
        let mut text = String::new();
        // All cores load and store a few lines, in no order.
        let mut state = 1u32;
        for step in 0..1_600 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let (core, line, sector) = (step % 4, state >> 16 & 7, 1 << (state >> 20 & 3));
            let kind = if state >> 24 & 3 == 0 { "store" } else { "load" };
            text += &format!(
                "{{\"core\":{core},\"warp\":0,\"kind\":\"{kind}\",\"line\":{line},\"sectors\":{sector}}}\n"
            );
        }
        let mut trace = lines(&text);
        let bench = bench(&around, &design, 4, trace.as_mut());
        match tracked::run_engine(bench, &config, engine) {
            Ok(_) => String::new(),
            Err(stopped) => stopped.to_string(),
        }
    };
    assert_eq!(stopped(Wrong::default()), "");
    let bank =
        sharing_tracker::tracker_bank::model::Wrong { keeps_entry: true, ..Default::default() };
    let text = stopped(Wrong { bank, ..Wrong::default() });
    assert!(text.contains("no load may return data older or newer than its place"), "{text}");
    let node =
        sharing_tracker::tracker_node::model::Wrong { finds_pending: true, ..Default::default() };
    let text = stopped(Wrong { node, ..Wrong::default() });
    assert!(
        text.contains("a load must return what was written") || text.contains("older"),
        "{text}"
    );
    for wrong in [
        Wrong { exchanges_cores: true, ..Wrong::default() },
        Wrong { exchanges_forwards: true, ..Wrong::default() },
    ] {
        assert_ne!(stopped(wrong), "", "{wrong:?}");
    }
}
