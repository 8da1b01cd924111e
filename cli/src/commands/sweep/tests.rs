//! Command lines of `sweep`: rows beside single runs, and what is refused and how.

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

#[track_caller]
fn refused(line: &str, expected: &str) {
    let (status, out, errors) = run(&words(line));
    assert_eq!((status, out.as_str()), (2, ""), "{line}: {errors}");
    assert_eq!(errors, format!("error: {expected}\n"), "{line}");
}

#[test]
fn what_cannot_be_swept_is_refused() {
    let command = "must be one of area, timing, evaluate";
    refused(
        "sweep baseline --set l1.sets=16 -- verify",
        &format!("sweep: a command behind -- {command}; got \"verify\"; try area"),
    );
    refused(
        &format!("sweep baseline -- {EVALUATE} --"),
        &format!("sweep: a command behind -- {command}; got \"\"; try area"),
    );
    let own = "sweep: a command behind -- must leave designs, fields and reports to the sweep";
    refused(
        "sweep baseline -- area baseline",
        &format!(
            "{own}; got area with a design or --set; try a design or --set before the first --"
        ),
    );
    refused(
        &format!("sweep baseline -- {EVALUATE} -o a.csv"),
        &format!("{own}; got evaluate with -o; try -o before the first --"),
    );
    refused(
        "sweep baseline -- timing --target xilinx",
        "timing: a target must be one of ice40, ecp5, liberty, liberty=FILE; got xilinx; try liberty",
    );
}

#[test]
fn fields_and_values_are_looked_at_before_anything_runs() {
    let sweep = |settings: &str| format!("sweep baseline {settings} -- {EVALUATE}");
    refused(
        &sweep("--set l1.set=16,32"),
        "sweep: every point must be legal; got 2 of 2 that are not; try other values, or --skip-illegal:\n\
         l1.set 16: --set l1.set=16: baseline.l1.set: must be one of the keys address_bits, line_bytes, \
         sector_bytes, sets, ways, index, mshr_entries, mshr_merges, replacement, write_hit, pending_store, \
         hit_latency, miss_queue, id_bits, counter_bits; got set; try sets\n\
         l1.set 32: --set l1.set=32: baseline.l1.set: must be one of the keys address_bits, line_bytes, \
         sector_bytes, sets, ways, index, mshr_entries, mshr_merges, replacement, write_hit, pending_store, \
         hit_latency, miss_queue, id_bits, counter_bits; got set; try sets",
    );
    refused(
        &sweep("--set l1.sets=16,many --set l1.ways=2,4"),
        "sweep: every point must be legal; got 2 of 4 that are not; try other values, or --skip-illegal:\n\
         2 points, the first l1.sets many, l1.ways 2: --set l1.sets=many: baseline.l1.sets: must be a power of \
         two in 2..=1024; got \"many\"; try 32",
    );
    let many = (1..=32).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    refused(
        &sweep(&format!(
            "--set l1.ways={many} --set l1.mshr_entries={many} --set l1.mshr_merges={many} --set l1.miss_queue={many}"
        )),
        "sweep: must have at most 100000 points; got 1048576; try fewer values, or --yes",
    );
    refused(
        &sweep("--set l1.sets=16 --set l1.sets=32"),
        "--set l1.sets=32: a sweep must have each field once; got l1.sets twice; try one --set l1.sets=A,B",
    );
    refused(
        &sweep("--set name=a,b"),
        "--set name=a,b: a sweep must set fields of sections; got name; try l1.sets=16,32, or name in the config",
    );
    refused(
        &sweep("--skip-illegal --set l1.sets=48"),
        "sweep: some point must be legal; got 1 of 1 that are not; try other values:\n\
         baseline: --set l1.sets=48: baseline.l1.sets: must be a power of two in 2..=1024; got 48; try 32",
    );
    refused(
        &format!("sweep baseline baseline -- {EVALUATE}"),
        "designs must have different names, since reports tell them apart by these; got baseline twice; try \
         naming it once, or another `name` in its config",
    );
    refused(
        &sweep(&format!(
            "--yes --set l1.ways={many} --set l1.mshr_entries={many} --set l1.mshr_merges={many} --set l1.miss_queue={many}"
        )),
        "sweep: must have at most 1000000 points with --yes; got 1048576; try fewer values, or several sweeps",
    );
    refused(
        &sweep("--set l1.hit_latency=16,3,0x10"),
        "--set l1.hit_latency=16,3,0x10: must have each value once; got 16 and 0x10, which are the same; try \
         one of them",
    );
    refused(
        &sweep("--set l2.slices=4"),
        "sweep: every point must be legal; got 1 of 1 that are not; try other values, or --skip-illegal:\n\
         baseline: --set l2.slices=4: baseline.l2: must be one of the keys design, name, l1, verilog, \
         constraints in design \"private\"; got l2; try removing it",
    );
    refused(
        &sweep("--jobs 0"),
        "invalid value '0' for '--jobs <N>': 0 is not in 1..=1024; For more information, try '--help'.",
    );
    let empty = "error: invalid value 'l1.sets=' for '--set <SECTION.FIELD=A,B,...>': --set l1.sets=: must have a \
                 value between commas; got an empty list; try l1.sets=16,32";
    assert!(run(&words(&sweep("--set l1.sets="))).2.starts_with(empty));
}

#[test]
fn a_trace_without_an_end_is_refused() {
    for path in ["/dev/zero", "/"] {
        let what = if path == "/" { "a folder" } else { "a device" };
        refused(
            &format!("sweep baseline -- evaluate --trace {path} --timing none"),
            &format!("{path}: must be a readable file; got {what}; try another path"),
        );
    }
    refused(
        "sweep baseline -- evaluate --trace - --timing none",
        "standard input: must be a file, since every point of a sweep reads it; got -; try the path of a file",
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
    // What the sweep says of a command, and what the command says itself.
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

#[test]
fn a_plan_writes_nothing_where_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    fs::create_dir(place("full")).unwrap();
    fs::write(Path::new(&place("full")).join("mine"), "mine").unwrap();
    for (plan, sets) in [("full", "16"), ("no/where", "16"), ("new", "17")] {
        let (plan, set) = (place(plan), format!("l1.sets={sets}"));
        let words =
            [&["sweep", "baseline", "--set", &set, "--plan", &plan, "--"], &words(EVALUATE)[..]]
                .concat();
        let (status, out, _) = run(&words);
        assert_eq!((status, out.as_str()), (2, ""), "{plan}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(fs::read_dir(place("full")).unwrap().count(), 1);
    // Nor does a report take the place of what it is made of.
    let plan = place("plan");
    let words = [&["sweep", "baseline", "--plan", &plan, "--"], &words(EVALUATE)[..]].concat();
    assert_eq!(run(&words).0, 0);
    let file = format!("{plan}/plan.json");
    let before = fs::read(&file).unwrap();
    refused(
        &format!("sweep --collect {plan} -o {file}"),
        &format!(
            "{file}: must be a file, or a place for one in a writable folder; got a file that the command reads; \
             try another path, or - for standard output"
        ),
    );
    assert_eq!(fs::read(&file).unwrap(), before);
    let (status, _, errors) = run(&["sweep", "--collect", &place("full")]);
    assert!(
        status == 2
            && errors
                .contains(": must be a folder that sweep --plan made; got one without plan.json; ")
    );
}
