//! Command lines of `figures`, and that every built-in paper can be drawn.

use super::paper::{PAPERS, Paper, Take};
use serde_json::Value;
use std::fs;
use testbenches::testing::is_full;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../traces/tests/data");

fn run(line: &[&str]) -> (u8, String, String) {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let words = ["warpcache", "figures"].iter().chain(line).map(|word| word.into());
    let status = crate::run(words, &mut &b""[..], &mut out, &mut errors);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status, text(out), text(errors))
}

#[test]
fn every_figure_without_time_has_a_value_for_each_of_its_bars() {
    let folder = tempfile::tempdir().unwrap();
    let (nn, syr2k) = (format!("{DATA}/rod_nn.wct"), format!("{DATA}/pb_syr2k.wct"));
    let json = folder.path().join("figures.json");
    let schema = jsonschema::validator_for(&super::schema()).unwrap();
    assert!(!schema.is_valid(&serde_json::json!({ "figures": [{ "figure": "1" }] })));
    for (name, _) in PAPERS {
        let line = [name, "--trace", &nn, "--trace", &syr2k, "--requests", "3000", "-o"];
        let (status, text, errors) = run(&[&line[..], &[json.to_str().unwrap()]].concat());
        assert_eq!(status, 0, "{errors}");
        let document: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
        let wrong = schema.iter_errors(&document).map(|error| error.to_string());
        assert_eq!(wrong.collect::<Vec<_>>(), [] as [String; 0]);
        let paper = Paper::load(name).unwrap();
        let figures = document["figures"].as_array().unwrap();
        assert_eq!(
            figures.len(),
            paper.figures.iter().filter(|figure| !paper.is_in_cycles(figure)).count()
        );
        for figure in figures {
            let number = figure["figure"].as_str().unwrap();
            let workloads = figure["workloads"].as_array().unwrap();
            assert_eq!(workloads.len(), 2, "{name} {number}");
            for series in 0..figure["series"].as_array().unwrap().len() {
                // Nothing may go round the ring of so few requests.
                let has = workloads.iter().any(|one| one["values"][series].is_number());
                assert!(has, "{name} {number}, {series}: {text}");
            }
        }
    }
}

/// Of traces in the repository; at full depth all of them.
#[test]
fn the_results_in_the_repository_are_as_they_come() {
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("made.csv");
    let most = if is_full() { 8 } else { 3 };
    let traces = [
        "par_cutcp",
        "par_mriq",
        "rod_nn",
        "par_tpacf",
        "pb_gesummv",
        "pb_syr2k",
        "rod_lavamd",
        "pb_3DConv",
    ];
    let traces: Vec<String> =
        traces[..most].iter().map(|name| format!("{DATA}/{name}.wct")).collect();
    let given: Vec<&str> = traces.iter().flat_map(|trace| ["--trace", trace]).collect();
    for (name, _) in PAPERS {
        let line = [&[name][..], &given, &["-o", made.to_str().unwrap()]].concat();
        let (status, _, errors) = run(&line);
        assert_eq!(status, 0, "{errors}");
        let page = format!("{}/../docs/results/evaluation/{name}.csv", env!("CARGO_MANIFEST_DIR"));
        let page = fs::read_to_string(page).unwrap();
        let made = fs::read_to_string(&made).unwrap();
        let of_traces: Vec<&str> = made.lines().filter(|row| names_a_trace(row, &traces)).collect();
        assert!(of_traces.len() >= most, "{made}");
        let missing: Vec<&&str> =
            of_traces.iter().filter(|row| page.lines().all(|line| line != **row)).collect();
        assert!(missing.is_empty(), "docs/results/evaluation/{name}.csv must have {missing:?}");
    }
}

/// Whether a row is of a workload: its third cell is the name of one of these files.
fn names_a_trace(row: &str, traces: &[String]) -> bool {
    let name = row.split(',').nth(2).unwrap_or_default();
    traces.iter().any(|trace| trace.ends_with(&format!("/{name}.wct")))
}

#[test]
fn ours_is_beside_the_papers_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let line = ["taco16", "--figure", "Table I", "--workload", "matmul:32", "--trace"];
    let cutcp = format!("{DATA}/par_cutcp.wct");
    let line = [&line[..], &[&cutcp, "--requests", "2000"]].concat();
    let mut texts = vec![];
    for ending in ["svg", "html", "md", "csv", "json"] {
        let file = place(&format!("a.{ending}"));
        let (status, text, errors) = run(&[&line[..], &["-o", &file]].concat());
        assert_eq!((status, errors.as_str()), (0, ""), "{text}");
        assert!(text.contains("taco16 Table I") && text.contains("13 of 34"), "{text}");
        texts.push(fs::read_to_string(file).unwrap());
    }
    // The paper has 78 for cutcp, and 14 for all.
    for text in &texts {
        assert!(text.contains("78") && text.contains("cutcp") && text.contains("14"), "{text}");
    }
    for markup in &texts[..2] {
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        roxmltree::Document::parse_with_options(markup, options).unwrap();
        assert!(markup.contains("the paper&apos;s") || markup.contains("the paper's"), "{markup}");
    }
}

#[test]
fn a_figure_in_cycles_runs_where_it_is_named() {
    let (status, list, _) = run(&["ics15", "--list"]);
    assert!(status == 0 && list.contains("8       cycles  Speed-up"), "{list}");
    let line = ["ics15", "--workload", "transpose:32", "--requests", "200"];
    let (status, text, notes) = run(&line);
    assert!(status == 0 && !text.contains("Fig. 8:"), "{text}");
    assert!(notes.contains("in cycles, and run where --figure names them: 8"), "{notes}");
    let (status, text, notes) = run(&[&line[..], &["--figure", "8"]].concat());
    assert_eq!((status, notes.as_str()), (0, ""));
    assert!(text.contains("Fig. 8: Speed-up over private caches (times), in cycles"), "{text}");
}

#[test]
fn what_is_wrong_is_refused() {
    let refused = |line: &[&str], expected: &str| {
        let (status, out, errors) = run(line);
        assert_eq!((status, out.as_str()), (2, ""), "{errors}");
        assert!(errors.contains(expected), "{errors}");
    };
    refused(&["pact21"], "must be one of pact20, ics15, taco16, isca23, thesis12; try pact20");
    refused(&["taco16", "--figure", "8c"], "--figure: must be one of Table I, 8a, 6.1, 5.1, 7, 8b");
    refused(&["taco16", "-o", "a.svg"], "a.svg: must be of one figure; got 4");
    refused(&["taco16", "-o", "a.png"], "a.png: must end in .json, .csv, .md or .html");
    refused(&["taco16", "--trace", "nowhere.wct", "--workload", "bfs:9"], "nowhere.wct");
}

/// Lines of another length would make another design: such a workload has a row, and is in no mean.
#[test]
fn lines_of_another_length_are_in_no_mean() {
    let folder = tempfile::tempdir().unwrap();
    let narrow = folder.path().join("narrow.jsonl");
    let header = r#"{"kind":"trace","name":"t","source":"t","line_bytes":64,"sector_bytes":32,"by":"group"}"#;
    let load = r#"{"group":0,"warp":0,"kind":"load","line":"0x10","sectors":"0x3"}"#;
    fs::write(&narrow, format!("{header}\n{load}\n")).unwrap();
    let narrow = narrow.to_str().unwrap();
    let line = ["pact20", "--figure", "1", "--trace", narrow, "--workload", "transpose:32"];
    let (status, text, notes) = run(&line);
    assert_eq!(status, 0, "{notes}");
    assert!(text.contains("highest, lines of 128 bytes, 1 "), "{text}");
    let twice = run(&["pact20", "--trace", narrow, "--trace", narrow]);
    assert!(twice.0 == 2 && twice.2.contains("twice; try naming it once"), "{}", twice.2);
}

#[test]
fn a_built_in_workload_is_of_its_class_whatever_its_size() {
    let line = ["thesis12", "--figure", "1", "--workload", "spmv:300", "--workload", "kmeans:64"];
    let (status, text, _) = run(&line);
    assert!(status == 0 && text.contains("mean, of Table 4.2, 1 "), "{text}");
    assert!(text.contains("spmv:300   SPMV"), "{text}");
}

#[test]
fn means_are_those_of_their_names() {
    let of = |take: Take| take.of(&[1.0, 4.0]);
    assert!((of(Take::Geometric) - 2.0).abs() < 1e-12 && (of(Take::Harmonic) - 1.6).abs() < 1e-12);
    assert_eq!([Take::Mean, Take::Highest, Take::Sum].map(of), [2.5, 4.0, 5.0]);
}
