//! Command lines of `evaluate`: what is refused and how, and that what is printed is as its schema says.

mod organisation;
mod study;
mod width;
mod windows;

use super::schema;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A command line, with a design on standard input: status, standard output, standard error.
fn run_with(line: &[&str], input: &str) -> (u8, String, String) {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let words = ["warpcache"].iter().chain(line).map(|word| word.into());
    let status = crate::run(words, &mut input.as_bytes(), &mut out, &mut errors);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status, text(out), text(errors))
}

fn run(line: &[&str]) -> (u8, String, String) {
    run_with(line, "")
}

fn document(line: &[&str]) -> Value {
    let line = [line, &["--json"]].concat();
    let (status, out, errors) = run(&line);
    assert_eq!((status, errors.as_str()), (0, ""), "{line:?}");
    serde_json::from_str(&out).unwrap()
}

#[track_caller]
fn refused(line: &[&str], expected: &str) {
    let (status, out, errors) = run(line);
    assert_eq!((status, out.as_str()), (2, ""), "{errors}");
    assert!(errors.contains(expected), "{errors}");
}

const NONE: [&str; 2] = ["--timing", "none"];
const RECORDED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../traces/tests/data/rod_nn.wct");

#[test]
fn every_form_of_document_is_as_the_schema_says() {
    let schema = jsonschema::validator_for(&schema()).unwrap();
    let one = ["evaluate", "taco16", "--workload", "bfs:300"];
    let two = ["evaluate", "ics15", "pact20", "--workload", "histogram:99", "--baseline"];
    let part = ["--kernels", "0..1", "--requests", "50"];
    let chips = ["evaluate", "isca23", "--workload", "bfs:300", "--baseline"];
    let short = ["--cores", "8", "--set", "sac.profile_cycles=9"];
    let tiny = ["--set", "sac.chips=2", "--set", "sac.sm_ports=1", "--set", "sac.slices=1"];
    for line in [
        [&chips[..], &tiny, &["--set", "sac.profile_cycles=99", "--requests", "200"]].concat(),
        [&one[..], &NONE].concat(),
        [&two[..], &NONE, &["--window", "20"]].concat(),
        [&two[..], &NONE, &part].concat(),
        [&chips[..], &NONE, &short].concat(),
    ] {
        let document = document(&line);
        let wrong: Vec<String> =
            schema.iter_errors(&document).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{line:?}: {wrong:?}");
    }
    let (status, printed, _) = run(&["schema", "evaluate"]);
    let mut expected = super::schema();
    expected["$comment"] = serde_json::from_str::<Value>(&printed).unwrap()["$comment"].clone();
    assert_eq!((status, serde_json::from_str::<Value>(&printed).unwrap()), (0, expected));
}

#[test]
fn one_run_is_the_document_and_several_are_in_it() {
    let one = document(&[&["evaluate", "baseline", "--workload", "bfs:300"][..], &NONE].concat());
    assert_eq!(
        (&one["design"], one["cores"].as_array().map(Vec::len)),
        (&"baseline".into(), Some(15))
    );
    assert!(one["total"]["loads"].as_u64().unwrap() > 0 && one["part"].is_null());
    let line = ["evaluate", "baseline", "ics15", "--workload", "bfs:300", "--workload", "spmv:50"];
    let four = document(&[&line[..], &NONE, &["--requests", "9"]].concat());
    let runs = four["runs"].as_array().unwrap();
    let names: Vec<&str> = runs.iter().map(|run| run["trace"].as_str().unwrap()).collect();
    assert_eq!(names, ["bfs:300", "bfs:300", "spmv:50", "spmv:50"]);
    assert_eq!(runs[1]["part"]["requests"], 9);
}

#[test]
fn traces_of_one_name_are_called_by_their_paths() {
    let folder = tempfile::tempdir().unwrap();
    let request = r#"{"core":0,"warp":0,"kind":"load","line":1,"sectors":1}"#;
    let [a, b] = ["a", "b"].map(|name| {
        let path = folder.path().join(name).join("traces.jsonl");
        fs::create_dir(path.parent().unwrap()).unwrap();
        fs::write(&path, request).unwrap();
        path.display().to_string()
    });
    let line = ["evaluate", "baseline", "ics15", "--trace", &a, "--trace", &b, "--trace", RECORDED];
    let all = document(&[&line[..], &NONE].concat());
    let names: Vec<&Value> = (0..6).map(|run| &all["runs"][run]["trace"]).collect();
    assert_eq!(names, [&a, &a, &b, &b, "rod_nn", "rod_nn"]);
    refused(
        &["evaluate", "ics15", "--workload", "bfs:9", "--workload", "bfs:9"],
        "evaluate: must have each trace once; got bfs:9 twice; try naming it once",
    );
}

#[test]
fn a_report_in_every_form_and_twice_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let line = ["evaluate", "-", "--set", "l1.sets=4", "--workload", "stencil:40", "--cores", "3"];
    let line = [&line[..], &NONE, &["--baseline", "-o"]].concat();
    let config = "design = \"decoupled-l1d\"\nname = \"mine\"\n";
    for (ending, parts) in [
        ("json", ["\"generator\": \"warpcache\"", "\"baseline\": {"]),
        (
            "csv",
            ["design,trace,caches,core,field,value\n", "mine,stencil:40,baseline,total,loads,"],
        ),
        ("md", ["stencil:40 on mine (decoupled-l1d), 3 cores", "| total | mine | private |"]),
        ("html", ["<!DOCTYPE html>", "<th>private</th>"]),
        // Contents, charts, units, glossary, config, system, version and command.
        ("html", ["<a href=\"#part-1\">", "<svg"]),
        ("html", ["<th class=\"text\">unit</th>", ">(miss + bypass) / loads.</td>"]),
        (
            "html",
            [
                "<h2>Config of mine</h2>\n<pre>design = &quot;decoupled-l1d&quot;",
                "<h2>System ics15</h2>",
            ],
        ),
        ("html", [env!("CARGO_PKG_VERSION"), ">warpcache evaluate - --set l1.sets=4 --workload "]),
    ] {
        let mut texts = Vec::new();
        for _ in 0..2 {
            // A page has the command, and so the file's name.
            let file = path(&format!("a.{ending}"));
            let (status, _, errors) = run_with(&[&line[..], &[&*file]].concat(), config);
            assert_eq!(status, 0, "{errors}");
            texts.push(fs::read_to_string(file).unwrap());
        }
        assert_eq!(texts[0], texts[1]);
        assert!(parts.iter().all(|part| texts[0].contains(part)), "{}", texts[0]);
    }
}

#[test]
fn what_is_wrong_is_refused_before_anything_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let with = |design: &str, rest: &[&str]| {
        let out = path("out.json");
        let line = [&["evaluate", design], rest, &NONE, &["-o", &out]].concat();
        let line: Vec<String> = line.iter().map(|word| word.to_string()).collect();
        line
    };
    #[track_caller]
    fn no(line: Vec<String>, expected: &str) {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        refused(&line, expected);
    }
    let workload = ["--workload", "bfs:10"];
    no(with("llc", &workload), "llc: design must be one whose node is there (private, ");
    no(
        with("isca23", &[&workload[..], &["--cores", "15"]].concat()),
        "isca23: cores must be a multiple of its 4 chips; got 15; try --cores 12",
    );
    let ports = ["--set", "sac.sm_ports=2", "--cores", "12"];
    no(
        with("isca23", &[&workload[..], &ports].concat()),
        "cores must be the 8 that its config states; got 12; try --set sac.sm_ports=3 in place of --cores",
    );
    no(
        with(
            "isca23",
            &[&workload[..], &["--set", "sac.chips=16", "--set", "sac.sm_ports=17"]].concat(),
        ),
        "isca23: cores must be at most 256; got 272; try --set sac.sm_ports=16",
    );
    no(with("baseline", &["--workload", "bsf"]), "; got \"bsf\"; try bfs");
    no(with("baseline", &[]), "required");
    no(
        with("pact20", &[&workload[..], &["--cores", "15"]].concat()),
        "cores must be the 28 that its config states; got 15",
    );
    no(
        with("baseline", &[&workload[..], &["--cores", "0"]].concat()),
        "must be an integer from 1 to 256; got 0; try 1",
    );
    no(with("baseline", &[&workload[..], &["--metrics", "lods"]].concat()), "; try loads");
    no(
        with("baseline", &[&workload[..], &["--metrics", "l1_miss_rate"]].concat()),
        "; try loads, of which l1_miss_rate is a field",
    );
    no(
        with("pact20", &[&workload[..], &["--set", "mesh.l2_at=3,7"]].concat()),
        "; got \"mesh.l2_at=3,7\"; try mesh.l2_at=[3,7]",
    );
    no(
        with("baseline", &[&workload[..], &["--kernels", "2..2"]].concat()),
        "must be A..B with A below B",
    );
    no(
        with("baseline", &[&workload[..], &["--system", "taco61"]].concat()),
        "got \"taco61\"; try taco16",
    );
    no(
        with("baseline", &["--workload", "transpose:8192", "--set", "l1.address_bits=20"]),
        "its arrays must lie within addresses of 20 bits",
    );
    let trace = path("t.jsonl");
    let head = "{\"kind\":\"trace\",\"name\":\"t\",\"source\":\"s\",\"sector_bytes\":32,";
    let write = |rest: &str| fs::write(&trace, format!("{head}{rest}\n")).unwrap();
    write("\"line_bytes\":64,\"by\":\"group\"}\n{\"kind\":\"flush\"}");
    no(
        with("baseline", &["--trace", &trace]),
        "t.jsonl: `line_bytes` must be the design's, 128; got 64; try --set l1.line_bytes=64",
    );
    write("\"line_bytes\":128,\"by\":\"core\",\"cores\":16}\n{\"kind\":\"flush\"}");
    no(
        with("baseline", &["--trace", &trace]),
        "at most the design's 15 cores; got 16; try --set cluster.cores=16, or a trace by group",
    );
    no(
        with("baseline", &["--trace", &trace, "--cores", "16"]),
        "must be a trace by group for --cores; got one by core; try without --cores",
    );
    write(
        "\"line_bytes\":128,\"by\":\"core\",\"cores\":1}\n{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x200000000\",\"sectors\":1}",
    );
    no(
        with("baseline", &["--trace", &trace, "--set", "l1.address_bits=40"]),
        "t.jsonl: addresses must have at most the 40 bits of l1.address_bits of baseline; got 41; try --set \
         l1.address_bits=41",
    );
    write(
        "\"line_bytes\":128,\"by\":\"core\",\"cores\":1}\n{\"core\":0,\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}",
    );
    no(with("baseline", &["--trace", &trace]), "line 2: must have `core` or `group`; got both");
    no(
        with("baseline", &["--workload", "bfs:10", "--kernels", "100.."]),
        "bfs:10: --kernels must begin below ",
    );
    write("\"line_bytes\":128,\"sector\":1,\"by\":\"group\"}");
    no(with("baseline", &["--trace", &trace]), "t.jsonl: line 1: ");
    // An error behind the first record ends the run before anything is written.
    let cut = path("cut.wct");
    let whole = [&["trace", "convert", RECORDED, "-o"], &[cut.as_str()][..]].concat();
    assert_eq!(run(&whole).0, 0);
    let bytes = fs::read(&cut).unwrap();
    fs::write(&cut, &bytes[..bytes.len() / 2]).unwrap();
    no(with("baseline", &["--trace", &cut]), "cut.wct: byte ");
    fs::write(&cut, [&bytes[..], b"more"].concat()).unwrap();
    no(with("baseline", &["--trace", &cut]), "the file must end with its zstd frame");
    no(with("baseline", &["--trace", &path("no.wct")]), "must be a readable file");
    no(with("baseline", &["--trace", "-"]), "standard input: must be a file");
    assert!(!Path::new(&path("out.json")).exists());

    let ring = ["evaluate", "taco16", "--workload", "bfs:10", "--cores", "4"];
    refused(
        &ring,
        "taco16: cores must be the 15 of its top; got 4; try --set ccn.cores=4 in place",
    );
    let timed = ["evaluate", "baseline", "--workload", "bfs:10"];
    refused(&[&timed[..], &["--timing", "sometimes"]].concat(), "must be cycles, none or both");
    refused(&[&timed[..], &["--engine", "hdl"]].concat(), "must be model, verilog or both");
    let hardware = ["--timing", "none", "--engine", "verilog"];
    refused(&[&timed[..], &hardware].concat(), "--engine: must be model without time");
    let top = ["--top", "--timing", "cycles,none"];
    refused(&[&timed[..], &top].concat(), "--top: must come with --timing cycles alone");
    let cores = ["--top", "--cores", "4"];
    refused(&[&timed[..], &cores].concat(), "baseline: cores must be the 15 of its top; got 4");
    let mesh = ["--system", "pact20", "--cores", "30"];
    refused(&[&timed[..], &mesh].concat(), "pact20.network.kind: must be crossbar around baseline");
    let ids = ["--set", "l1.id_bits=7"];
    refused(&[&timed[..], &ids].concat(), "taco16.cores.outstanding: must be below 128");
    let beside = ["evaluate", "ics15", "--workload", "bfs:10", "--system", "h100", "--baseline"];
    refused(
        &beside,
        "h100.sm: must not be there with --baseline in cycles, since the private caches beside ics15 would be sectored \
         ones of another timing model; got one; try --timing none",
    );
    let both = ["evaluate", "baseline", "baseline", "--workload", "bfs:10"];
    refused(&[&both[..], &NONE].concat(), "must have different names");
    let line = ["evaluate", "baseline", "--workload", "bfs:10", "-o", "a.txt"];
    refused(&[&line[..], &NONE].concat(), "a.txt: must end in .json, .csv, .md or .html");
}

#[test]
fn kernels_beyond_the_trace_are_refused_with_their_number() {
    for timing in ["none", "cycles"] {
        let line = ["evaluate", "baseline", "--trace", RECORDED, "--timing", timing, "--kernels"];
        let expected =
            "rod_nn.wct: --kernels must begin below 1, the number of kernels of the trace; got ";
        refused(&[&line[..], &["100.."]].concat(), &format!("{expected}100..; try --kernels 0.."));
        refused(&[&line[..], &["1..3"]].concat(), &format!("{expected}1..3; try --kernels 0.."));
        let ends_behind = [&line[..], &["0..3", "--requests", "20"]].concat();
        assert_eq!(run(&ends_behind).0, 0);
    }
}

#[test]
fn stated_cores_count_in_place_of_the_systems() {
    let line = ["evaluate", "baseline", "--set", "cluster.cores=64", "--workload", "bfs:300"];
    for timing in [&NONE[..], &["--timing", "cycles"]] {
        let found = document(&[&line[..], timing].concat());
        assert_eq!(found["cores"].as_array().map(Vec::len), Some(64));
    }
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("t.jsonl").display().to_string();
    let text = "{\"core\":63,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}\n";
    fs::write(&trace, text).unwrap();
    let line = ["evaluate", "baseline", "--set", "cluster.cores=64", "--trace", &trace];
    let found = document(&[&line[..], &NONE].concat());
    assert_eq!(found["cores"][63]["loads"], 1);
    refused(
        &[&line[..], &["--cores", "15"]].concat(),
        "cores must be the 64 that its config states; got 15; try --set cluster.cores=15 in place of --cores",
    );
    // Slices likewise.
    let slices = |set: &str| {
        let line = ["evaluate", "baseline", "--workload", "spmv:50", "--cores", "2", "--set", set];
        document(&line)["total"]["cycles"].clone()
    };
    assert_ne!(slices("cluster.l2_slices=1"), slices("cluster.l2_slices=8"));
}

#[test]
fn switches_and_registers_of_the_cluster_need_the_top() {
    let of = |set: &str| {
        let line = ["evaluate", "baseline", "--set", set, "--workload", "bfs:100"];
        run(&[&line[..], &NONE].concat()).2
    };
    let note = |field| format!("note: baseline: cluster.{field} has no effect without --top\n");
    assert_eq!(of("cluster.network=ports"), note("network"));
    assert_eq!(of("cluster.registers=both"), note("registers"));
    assert_eq!([of("cluster.network=crossbar"), of("cluster.registers=none")], ["", ""]);
}

#[test]
fn private_caches_run_on_the_mesh_of_the_paper() {
    let found = document(&["evaluate", "baseline", "--system", "pact20", "--workload", "bfs:100"]);
    assert_eq!(found["cores"].as_array().map(Vec::len), Some(28));
}

#[test]
fn private_caches_beside_themselves_are_one_column() {
    let line = ["evaluate", "baseline", "--baseline", "--workload", "bfs:100"];
    let (status, out, errors) = run(&[&line[..], &NONE].concat());
    let expected = "note: baseline has private caches itself: --baseline adds no column for it\n";
    assert_eq!((status, errors.as_str()), (0, expected));
    let head = out.lines().nth(1).unwrap();
    assert_eq!(head.split_whitespace().collect::<Vec<_>>(), ["total", "baseline"]);
}

#[test]
fn a_table_has_no_lists_and_names_them() {
    let line =
        ["evaluate", "baseline", "--set", "cluster.cores=3", "--top", "--workload", "bfs:100"];
    let (_, out, _) = run(&line);
    let note = "Lists are in --json and in CSV: holders, reuse_distance, load_sectors, beats_to_l2, beats_from_l2.";
    assert!(out.contains(note), "{out}");
    assert!(out.lines().all(|line| !line.starts_with("beats_")), "{out}");
}

#[test]
fn a_hostile_name_is_text_in_every_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let name = "=1+1<script>\\u001b[2J|`\\n\\u202e";
    let head =
        format!("{{\"kind\":\"trace\",\"name\":\"{name}\",\"source\":\"s\",\"line_bytes\":128,");
    let head = format!("{head}\"sector_bytes\":32,\"by\":\"group\"}}\n{{\"kind\":\"flush\"}}\n");
    fs::write(path("t.jsonl"), head).unwrap();
    let trace = path("t.jsonl");
    let line = ["evaluate", "baseline", "--trace", &trace];
    for (out, raw) in [
        ("a.md", "<script"),
        ("a.csv", ",=1"),
        ("a.html", "<script"),
        ("a.json", "\u{1b}"),
        ("-", "\u{1b}"),
    ] {
        let file = if out == "-" { out.to_string() } else { path(out) };
        let (status, printed, errors) = run(&[&line[..], &NONE, &["-o", &file]].concat());
        assert_eq!((status, errors.as_str()), (0, ""));
        let text = if out == "-" { printed } else { fs::read_to_string(&file).unwrap() };
        let hidden = ['\u{1b}', '\u{202e}'];
        assert!(text.contains("script") && !text.contains(raw) && !text.contains(hidden), "{text}");
    }
}
