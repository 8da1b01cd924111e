//! Command lines of `evaluate`: what is refused and how, and that what is printed is as its schema says.

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
    let one = ["evaluate", "baseline", "--workload", "bfs:300"];
    let two = ["evaluate", "ics15", "pact20", "--workload", "histogram:99", "--baseline"];
    let part = ["--kernels", "0..1", "--requests", "50"];
    for line in [[&one[..], &NONE].concat(), [&two[..], &NONE, &part].concat()] {
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
    ] {
        let mut texts = Vec::new();
        for name in ["a", "b"] {
            let file = path(&format!("{name}.{ending}"));
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
    no(with("taco16", &workload), "taco16: design must be one whose node is there (private, ");
    no(with("baseline", &["--workload", "bsf"]), "; got \"bsf\"; try bfs");
    no(with("baseline", &[]), "required");
    no(
        with("pact20", &[&workload[..], &["--cores", "15"]].concat()),
        "cores must be the 28 that its config states; got 15",
    );
    no(with("baseline", &[&workload[..], &["--cores", "0"]].concat()), "0 is not in 1..=256");
    no(with("baseline", &[&workload[..], &["--metrics", "lods"]].concat()), "; try loads");
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
    no(with("baseline", &["--trace", &trace]), "at most the design's 15 cores; got 16");
    no(
        with("baseline", &["--trace", &trace, "--cores", "16"]),
        "must be a trace by group for --cores; got one by core; try without --cores",
    );
    write(
        "\"line_bytes\":128,\"by\":\"core\",\"cores\":1}\n{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x200000000\",\"sectors\":1}",
    );
    no(with("baseline", &["--trace", &trace]), "line 2: a line must have at most 33 bits");
    write(
        "\"line_bytes\":128,\"by\":\"core\",\"cores\":1}\n{\"core\":0,\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}",
    );
    no(with("baseline", &["--trace", &trace]), "line 2: must have `core` or `group`; got both");
    write("\"line_bytes\":128,\"sector\":1,\"by\":\"group\"}");
    no(with("baseline", &["--trace", &trace]), "t.jsonl: line 1: ");
    // What is wrong behind the first record is found while it runs, and nothing has been written by then.
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

    let timed = ["evaluate", "baseline", "--workload", "bfs:10"];
    refused(&[&timed[..], &["--timing", "sometimes"]].concat(), "must be cycles, none or both");
    refused(&[&timed[..], &["--engine", "hdl"]].concat(), "must be model, verilog or both");
    let hardware = ["--timing", "none", "--engine", "verilog"];
    refused(&[&timed[..], &hardware].concat(), "--engine: must be model without time");
    let top = ["--top", "--timing", "cycles,none"];
    refused(&[&timed[..], &top].concat(), "--top: must stand with --timing cycles alone");
    let cores = ["--top", "--cores", "4"];
    refused(&[&timed[..], &cores].concat(), "baseline: cores must be the 15 of its top; got 4");
    let mesh = ["--system", "pact20"];
    refused(&[&timed[..], &mesh].concat(), "pact20.network.kind: must be crossbar around baseline");
    let ids = ["--set", "l1.id_bits=7"];
    refused(&[&timed[..], &ids].concat(), "taco16.cores.outstanding: must be below 128");
    let both = ["evaluate", "baseline", "baseline", "--workload", "bfs:10"];
    refused(&[&both[..], &NONE].concat(), "must have different names");
    let line = ["evaluate", "baseline", "--workload", "bfs:10", "-o", "a.txt"];
    refused(&[&line[..], &NONE].concat(), "a.txt: must end in .json, .csv, .md or .html");
}
