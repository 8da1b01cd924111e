//! Command lines of `sweep`: rows beside single runs.

mod refused;

use serde_json::Value;
use std::fs;
use std::path::Path;

/// A command line: status, standard output, standard error.
fn run(line: &[&str]) -> (u8, String, String) {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let words = ["warpcache"].iter().chain(line).map(|word| word.into());
    let status = crate::run(words, &mut &b""[..], &mut out, &mut errors);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status, text(out), text(errors))
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

fn document(line: &str) -> Value {
    let (status, out, errors) = run(&words(line));
    assert_eq!((status, errors.as_str()), (0, ""), "{line}");
    serde_json::from_str(&out).unwrap()
}

const RECORDED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../traces/tests/data/pb_3DConv.wct");
const EVALUATE: &str =
    "evaluate --workload bfs:300 --timing none --metrics loads,l2_requests,holders";

#[test]
fn six_rows_are_six_single_runs() {
    let sweep = document(&format!(
        "sweep pact20 --set l1.sets=16,32,64 --set l1.ways=2,4 --json -- {EVALUATE} --baseline -- area --block dyneb"
    ));
    let points = sweep["points"].as_array().unwrap();
    assert_eq!(points.len(), 6);
    for point in points {
        let values = &point["values"];
        let set = format!(
            "--set l1.sets={} --set l1.ways={} --json",
            values["l1.sets"].as_str().unwrap(),
            values["l1.ways"].as_str().unwrap()
        );
        let measured = |command: usize| &point["results"][command]["outcome"]["measured"][0];
        let single = document(&EVALUATE.replacen(
            "evaluate",
            &format!("evaluate pact20 {set} --baseline"),
            1,
        ));
        assert_eq!(
            (&measured(0)["figures"], &measured(0)["subject"]),
            (&single["total"], &single["trace"])
        );
        assert_eq!(measured(0)["baseline"], single["baseline"]["total"]);
        let single = document(&format!("area pact20 {set} --block dyneb"));
        for name in ["logic", "flip_flops"] {
            assert_eq!(
                measured(1)["figures"][name],
                single["blocks"][0]["resources"][name],
                "{name}"
            );
        }
        assert_eq!(measured(1)["figures"]["storage_bits"], single["blocks"][0]["storage_bits"]);
    }
    let misses = |point: usize| {
        points[point]["results"][0]["outcome"]["measured"][0]["figures"]["miss"].as_u64()
    };
    assert!(
        misses(0) > misses(5),
        "the largest caches must miss less: {:?}, {:?}",
        misses(0),
        misses(5)
    );
}

#[test]
fn a_file_that_changes_gives_other_results() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    let shown = |name: &str| place(name).display().to_string();
    let data = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../traces/tests/data/accelsim"));
    for file in fs::read_dir(data).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), place(&file.file_name().display().to_string())).unwrap();
    }
    let line = "{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x10\",\"sectors\":\"0xf\"}\n";
    fs::write(place("one.jsonl"), line).unwrap();
    fs::write(place("system.toml"), "[cores]\ncores = 2\n").unwrap();
    let commands = [
        format!("evaluate --trace {} --timing none", shown("one.jsonl")),
        format!("evaluate --trace {} --timing none", shown("kernelslist.g")),
        format!("evaluate --workload bfs:300 --timing none --system {}", shown("system.toml")),
    ];
    // A command as the sweep sees it, and as the command does.
    let both = |command: &str| {
        let swept = document(&format!("sweep baseline --json -- {command}"));
        let single = document(&command.replacen("evaluate", "evaluate baseline --json", 1));
        let figures = &swept["points"][0]["results"][0]["outcome"]["measured"][0]["figures"];
        assert_eq!(*figures, single["total"], "{command}");
        figures.clone()
    };
    let before: Vec<Value> = commands.iter().map(|command| both(command)).collect();
    fs::write(place("one.jsonl"), line.repeat(2)).unwrap();
    // The list stays as it is.
    fs::copy(place("version3.traceg"), place("version6.traceg")).unwrap();
    fs::write(place("system.toml"), "[cores]\ncores = 4\n").unwrap();
    for (command, before) in commands.iter().zip(before) {
        assert_ne!(both(command), before, "{command}");
    }
}

#[test]
fn points_in_cycles_are_single_runs() {
    let command = "evaluate --workload transpose:64 --cores 3 --baseline";
    let report = document(&format!("sweep ics15 --set l1.sets=16,32 --json -- {command}"));
    for (place, sets) in [16, 32].into_iter().enumerate() {
        let measured = &report["points"][place]["results"][0]["outcome"]["measured"][0];
        let set = format!("evaluate ics15 --set l1.sets={sets} --json");
        let single = document(&command.replacen("evaluate", &set, 1));
        assert_eq!(measured["figures"], single["total"]);
        assert_eq!(measured["baseline"], single["baseline"]["total"]);
        assert!(single["total"]["cycles"].as_u64() > Some(1_000), "{single}");
    }
}

#[test]
fn systems_are_compared_by_a_command_for_each() {
    let line = "sweep baseline --json -- evaluate --workload bfs:20000 --timing none --system taco16 -- \
                evaluate --workload bfs:20000 --timing none --system pact20";
    let report = document(line);
    let of = |command: usize| {
        let result = &report["points"][0]["results"][command];
        (
            result["command"].clone(),
            result["outcome"]["measured"][0]["figures"]["l2_requests"].clone(),
        )
    };
    assert_eq!((of(0).0, of(1).0), ("evaluate".into(), "evaluate 2".into()));
    assert_ne!(of(0).1, of(1).1);
}

#[test]
fn illegal_points_are_left_out_and_told() {
    let line = format!("sweep baseline --skip-illegal --set l1.sets=16,48,64 --json -- {EVALUATE}");
    let report = document(&line);
    let points: Vec<u64> = report["points"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|point| point["point"].as_u64())
        .collect();
    assert_eq!(points, [0, 2]);
    assert_eq!(report["left_out"][0]["points"], serde_json::json!([1]));
    assert!(report["left_out"][0]["reason"].as_str().unwrap().ends_with("; got 48; try 32"));
}

#[test]
fn a_point_that_fails_is_a_row() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("cut.wct");
    let whole = fs::read(RECORDED).unwrap();
    fs::write(&trace, &whole[..whole.len() / 4 * 3]).unwrap();
    let line = format!(
        "sweep baseline --set l1.sets=16,32 --json -- evaluate --trace {} --timing none -- {EVALUATE}",
        trace.display()
    );
    let (status, out, errors) = run(&words(&line));
    assert_eq!(status, 1, "{errors}");
    assert!(
        errors.starts_with(
            "error: sweep: every point must end well; got 2 that did not; l1.sets 16: "
        ),
        "{errors}"
    );
    let report: Value = serde_json::from_str(&out).unwrap();
    for point in report["points"].as_array().unwrap() {
        assert!(point["results"][0]["error"].as_str().unwrap().contains("cut.wct"), "{point}");
        assert!(
            point["results"][1]["outcome"]["measured"][0]["figures"]["loads"].is_u64(),
            "{point}"
        );
    }
}
