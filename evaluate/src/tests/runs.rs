//! Traces through evaluations: order, parts, formats, and that nothing depends on them.

use super::*;
use crate::{Metric, Part, Ran};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};
use traces::{Format, Residency, Sink, Trace};
use workloads::{Place, Workload};

const PLACE: Place = Place { line_bytes: 128, sector_bytes: 32, address_bits: 40 };

fn workload(name: &str) -> Box<dyn Trace> {
    name.parse::<Workload>().unwrap().open(&PLACE).unwrap()
}

/// All figures of a trace on a design in so many cores.
fn figures(design: &Design, cores: u32, trace: &mut dyn Trace, part: &Part) -> (Figures, Ran) {
    let mut evaluation = evaluation(design, cores, Metrics::all());
    let ran = crate::run(trace, "t", &system(), part, &mut [&mut evaluation]).unwrap();
    let report = evaluation.report();
    ((report.cores, report.total), ran)
}

type Figures = (Vec<Map<String, Value>>, Map<String, Value>);

fn whole(design: &Design, cores: u32, mut trace: Box<dyn Trace>) -> Figures {
    figures(design, cores, trace.as_mut(), &Part::default()).0
}

fn designs() -> [Design; 5] {
    let small = "l1 = { sets = 4, ways = 2 }";
    [
        design("private", small),
        design("decoupled-l1d", small),
        design("shared-l1", &format!("{small}\nshared_l1.cores = 3\ndyneb.samples = 8")),
        design("ccn", &format!("{small}\nccn.cores = 3")),
        // An L1 that no load bypasses, since instructions are not in every form of a trace.
        design("sharing-tracker", "l1 = { sets = 1024, ways = 8 }\nsharing_tracker.cores = 3"),
    ]
}

/// Writes a trace into a file of a folder, and opens that.
fn written(mut trace: Box<dyn Trace>, path: &Path) -> Box<dyn Trace> {
    let file = std::fs::File::create(path).unwrap();
    let mut sink = traces::create(Format::of(path).unwrap(), file, trace.header()).unwrap();
    traces::copy(trace.as_mut(), sink.as_mut()).unwrap();
    drop(sink);
    traces::open(path).unwrap()
}

#[test]
fn every_form_of_a_trace_gives_the_same_report() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| -> PathBuf { folder.path().join(name) };
    for design in &designs() {
        for name in ["needleman_wunsch:40", "histogram:700", "bfs:200"] {
            let expected = whole(design, 3, workload(name));
            assert_eq!(whole(design, 3, workload(name)), expected, "twice");
            assert_eq!(whole(design, 3, written(workload(name), &at("a.wct"))), expected);
            let lines = written(traces::open(&at("a.wct")).unwrap(), &at("a.jsonl"));
            assert_eq!(whole(design, 3, lines), expected);
            let back = written(traces::open(&at("a.jsonl")).unwrap(), &at("b.wct"));
            assert_eq!(whole(design, 3, back), expected);
            // As `trace convert --cores 3` writes it.
            let make = |header: &traces::Header| {
                traces::create(Format::Wct, std::fs::File::create(at("c.wct"))?, header)
            };
            let residency = Residency::of(3);
            let sink = traces::write_by_core(workload(name).as_mut(), &residency, "t", make);
            drop::<Box<dyn Sink>>(sink.unwrap());
            assert_eq!(whole(design, 3, traces::open(&at("c.wct")).unwrap()), expected);
        }
    }
}

#[test]
fn a_reading_thread_changes_nothing() {
    let parts = [
        Part::default(),
        Part { kernels: 1..3, ..Part::default() },
        Part { requests: 700, ..Part::default() },
    ];
    let scattered = design("sharing-tracker", "l1.sets = 4\nsharing_tracker.cores = 3");
    for design in designs().iter().chain([&scattered]) {
        for part in &parts {
            // 5 kernels, and requests for several hand-overs.
            let name = "needleman_wunsch:160";
            let (expected, ran) = figures(design, 3, workload(name).as_mut(), part);
            let mut beside = evaluation(design, 3, Metrics::all());
            let mut trace = workload(name);
            let ahead =
                crate::run_ahead(trace.as_mut(), "t", &system(), part, &mut [&mut beside]).unwrap();
            let report = beside.report();
            assert_eq!(((report.cores, report.total), ahead), (expected, ran), "{part:?}");
        }
    }
}

#[test]
fn an_error_behind_the_part_is_not_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.jsonl");
    let line = "{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}\n";
    std::fs::write(&path, line.repeat(3_000) + "{\"kind\":\"lod\"}\n").unwrap();
    // Without a header the whole text is looked through before the first record.
    let error = traces::open(&path).err().unwrap().to_string();
    assert!(error.contains("line 3001: "), "{error}");
    std::fs::write(&path, head(1) + &line.repeat(3_000) + "{\"kind\":\"lod\"}\n").unwrap();
    let ran = |requests, run: RunFunction| {
        let mut evaluation = evaluation(&design("private", ""), 1, Metrics::all());
        let part = Part { requests, ..Part::default() };
        let mut trace = traces::open(&path).unwrap();
        let ran = run(trace.as_mut(), "t", &system(), &part, &mut [&mut evaluation]);
        ran.map_err(|error| error.place)
    };
    for run in [crate::run as RunFunction, crate::run_ahead] {
        assert_eq!(ran(2_999, run), Ok(Ran { kernels: 1, requests: 2_999 }));
        assert_eq!(ran(u64::MAX, run), Err(traces::Place::Line(3_002)));
    }
}

type RunFunction =
    fn(&mut dyn Trace, &str, &System, &Part, &mut [&mut Evaluation]) -> Result<Ran, traces::Error>;

#[test]
fn lines_that_name_no_kernel_are_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.jsonl");
    let report = |text: &str| {
        std::fs::write(&path, text).unwrap();
        whole(&design("private", ""), 2, traces::open(&path).unwrap())
    };
    let with = |key: &str| {
        let line = |line, kind| {
            format!(
                "{{\"{key}\":1,\"warp\":0,\"kind\":\"{kind}\",\"line\":{line},\"sectors\":1}}\n"
            )
        };
        [line(7, "load"), line(7, "load"), line(8, "store")].concat()
    };
    for key in ["core", "group"] {
        let (cores, total) = report(&with(key));
        assert_eq!(
            [&total["loads"], &total["hit"], &total["stores"], &cores[1]["loads"]],
            [&Value::from(2), &Value::from(1), &Value::from(1), &Value::from(2)],
            "{key}"
        );
        let named = report(&("{\"kind\":\"kernel\",\"name\":\"k\"}\n".to_string() + &with(key)));
        assert_eq!(named, (cores, total), "{key}");
    }
}

#[test]
fn cores_without_work_are_there() {
    // Two groups on 15 cores, and a diagonal of one.
    for design in &designs()[..2] {
        let (cores, total) = whole(design, 15, workload("needleman_wunsch:17"));
        assert_eq!(cores.len(), 15);
        assert_eq!(cores[14]["loads"], 0);
        assert_eq!(cores[14]["l1_miss_rate"], Value::Null);
        assert!(total["loads"].as_u64().unwrap() > 0);
    }
}

/// The header of JSON lines by core.
fn head(cores: u32) -> String {
    format!(
        "{{\"kind\":\"trace\",\"name\":\"t\",\"source\":\"s\",\"line_bytes\":128,\"sector_bytes\":32,\
         \"by\":\"core\",\"cores\":{cores}}}\n"
    )
}

#[test]
fn one_core_and_one_record_work() {
    let by_core = |cores: u32, text: &str| -> Box<dyn Trace> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.jsonl");
        std::fs::write(&path, head(cores) + text).unwrap();
        traces::open(&path).unwrap()
    };
    let line = "{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}\n";
    for kind in ["private", "decoupled-l1d", "shared-l1"] {
        let fields = if kind == "shared-l1" { "shared_l1.cores = 1" } else { "" };
        let (cores, total) = whole(&design(kind, fields), 1, by_core(1, line));
        assert_eq!((cores.len(), &total["loads"]), (1, &Value::from(1)), "{kind}");
        let nothing = whole(&design(kind, fields), 1, by_core(1, "{\"kind\":\"flush\"}\n"));
        assert_eq!((&nothing.1["loads"], &nothing.1["no_reuse"]), (&Value::from(0), &Value::Null));
    }
}

#[test]
fn a_kernel_begins_with_empty_caches() {
    // The second round finds nothing of the first, though all of it would fit.
    let design = design("private", "l1.sets = 256");
    let (_, total) = whole(&design, 1, workload("kmeans:64"));
    let part = Part { kernels: 0..1, requests: u64::MAX };
    let (first, ran) = figures(&design, 1, workload("kmeans:64").as_mut(), &part);
    assert_eq!(ran.kernels, 1);
    assert_eq!(total["miss"].as_u64(), first.1["miss"].as_u64().map(|miss| 2 * miss));
}

#[test]
fn parts_of_a_trace() {
    let design = design("private", "");
    let ran = |kernels, requests| {
        let part = Part { kernels, requests };
        figures(&design, 2, workload("needleman_wunsch:40").as_mut(), &part).1
    };
    let all = ran(0..u64::MAX, u64::MAX);
    assert_eq!(all.kernels, 5);
    // Kernels add up, and what is behind is not missed.
    let parts = [ran(0..2, u64::MAX), ran(2..3, u64::MAX), ran(3..9, u64::MAX)];
    assert_eq!(parts.map(|part| part.kernels), [2, 1, 2]);
    assert_eq!(parts.iter().map(|part| part.requests).sum::<u64>(), all.requests);
    assert_eq!(ran(1..4, 7), Ran { kernels: 1, requests: 7 });
}

#[test]
fn a_design_without_a_node_is_refused_by_name() {
    let setup = |cores| Setup { system: system(), cores, metrics: Metrics::all() };
    let refused =
        |design: &Design, cores| Evaluation::new(design, &setup(cores)).err().unwrap().to_string();
    let there: Vec<String> = crate::caches::DESIGNS.iter().map(|kind| kind.to_string()).collect();
    assert_eq!(
        refused(&design("llc", ""), None),
        format!(
            "t: design must be one whose node is there ({}); got \"llc\"; try baseline",
            there.join(", ")
        )
    );
    assert_eq!(
        refused(&design("shared-l1", ""), Some(15)),
        "t: cores must be the 28 that its config states; got 15; try --set shared_l1.cores=15 in place of \
         --cores"
    );
}

#[test]
fn settings_that_open_holes_show_them() {
    // By default no load lacks a write of its core; each published setting lets some.
    let fields = |settings: &str| {
        format!(
            "l1 = {{ sets = 2, ways = 4 }}\nshared_l1 = {{ cores = 3, min_routing = false, {settings} }}\n\
             dyneb = {{ samples = 4, execute = 40, sampling_limit = 60, private_miss_rate_percent = 0 }}"
        )
    };
    let older_in = |kind: &str, fields: &str| {
        let metrics = Metrics::from_iter([crate::Metric::OlderThanOwnStore]);
        let mut evaluation = evaluation(&design(kind, fields), 3, metrics);
        let mut rng = testbenches::stimulus::Rng::new(5);
        for _ in 0..4_000 {
            evaluation.request(super::nodes::any(&mut rng, 3, 24, 4));
        }
        evaluation.report().total_of("older_than_own_store").unwrap()
    };
    let older = |settings: &str| older_in("shared-l1", &fields(settings));
    assert_eq!(older("leftover = \"probe\""), 0);
    assert_eq!(older("leftover = \"flush\""), 0);
    for hole in ["store_path = \"mode\"", "atomic_path = \"direct\"", "leftover = \"lazy\""] {
        assert!(older(hole) > 0, "{hole}");
    }
    for write_hit in ["evict", "update"] {
        let l1 = format!("l1 = {{ sets = 2, ways = 4, write_hit = \"{write_hit}\" }}");
        let ring = |filter| format!("{l1}\nccn = {{ cores = 3, own_store_filter = {filter} }}");
        assert_eq!(older_in("ccn", &ring(true)), 0, "{write_hit}");
        assert!(older_in("ccn", &ring(false)) > 0, "{write_hit}");
    }
}

#[test]
fn a_field_of_another_name_has_the_metric_that_counts_it() {
    for metric in Metric::ALL {
        let mut evaluation = evaluation(&design("private", ""), 1, [metric].into_iter().collect());
        evaluation.request(request(0, Kind::Load, 1, 1));
        let total = evaluation.report().total;
        assert!(total.contains_key(metric.word()), "{total:?}");
        for name in total.keys().filter(|name| *name != metric.word()) {
            assert_eq!(Metric::of_field(name), Some(metric), "{name}");
        }
    }
}

#[test]
fn a_part_behind_the_last_kernel_is_refused() {
    for run in [crate::run as RunFunction, crate::run_ahead] {
        let mut evaluation = evaluation(&design("private", ""), 1, Metrics::all());
        let part = Part { kernels: 2..u64::MAX, requests: 5 };
        let mut trace = workload("kmeans:64");
        let ran = run(trace.as_mut(), "t", &system(), &part, &mut [&mut evaluation]);
        let expected = "t: --kernels must begin below 2, the number of kernels of the trace; got 2..; try --kernels 1..";
        assert_eq!(ran.unwrap_err().to_string(), expected);
    }
}
