//! A folder of traces: what is taken, the tables, the means, the page.

use super::{NONE, refused, run};
use crate::commands::evaluate::schema;
use serde_json::Value;
use std::fs;

/// Two traces of two cores: all load one line, or each another, twice.
fn folder_of_traces() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("below")).unwrap();
    for (name, apart, line_bytes) in [("alike", 0, 128), ("below/apart", 1, 128), ("other", 1, 64)]
    {
        let header = format!(
            r#"{{"kind":"trace","name":"{name}","source":"t","line_bytes":{line_bytes},"sector_bytes":32,"by":"core","cores":2}}"#
        );
        let loads = [0, 1, 0, 1].map(|core| {
            format!(
                r#"{{"core":{core},"warp":0,"kind":"load","line":{},"sectors":1}}"#,
                core * apart
            )
        });
        let text = [&[header][..], &loads].concat().join("\n");
        fs::write(folder.path().join(format!("{name}.jsonl")), text).unwrap();
    }
    folder
}

#[test]
fn a_folder_of_traces_is_a_study() {
    let folder = folder_of_traces();
    let place = folder.path().to_str().unwrap();
    let line = ["evaluate", "taco16", "--set", "ccn.cores=2", "--traces", place, "--baseline"];
    let line = [&line[..], &NONE, &["--metrics", "loads,l2_requests,replication_ratio"]].concat();
    let (status, text, notes) = run(&line);
    assert_eq!(status, 0, "{notes}");
    assert!(
        notes.contains("note: left out: ") && notes.contains("other.jsonl: `line_bytes`"),
        "{notes}"
    );
    let study = text.split("saved_loads_to_l2: traces by designs\n").nth(1).unwrap();
    // Of two misses of one line the ring answers the second.
    let figures: Vec<&str> =
        study.lines().skip(1).take(5).map(|line| line.split_whitespace().last().unwrap()).collect();
    assert_eq!(figures, ["0.5000", "0.0000", "0.2500", "0.5000", "0.0000"], "{study}");
    assert!(study.contains("mean, 1 with replication_ratio > 0.1"), "{study}");

    let (status, json, _) = run(&[&line[..], &["--json"]].concat());
    let document: Value = serde_json::from_str(&json).unwrap();
    let schema = jsonschema::validator_for(&schema()).unwrap();
    assert!(status == 0 && schema.is_valid(&document), "{json}");
    assert_eq!(document["means"].as_array().unwrap().len(), 6);
    assert_eq!(document["means"][0]["value"], 0.25);
    let page = folder.path().join("study.html");
    assert_eq!(run(&[&line[..], &["-o", page.to_str().unwrap()]].concat()).0, 0);
    let page = fs::read_to_string(page).unwrap();
    // A table, and a chart with the traces on its axis and the means behind them; none a run.
    let title = "saved_loads_to_l2: traces by designs";
    let parts: Vec<&str> = page.split(&format!("<h2>{title}</h2>")).collect();
    assert!(parts.len() == 3 && !page.contains("<h2>saved_loads_to_l2</h2>"), "{page}");
    let chart = parts[2].split("</svg>").next().unwrap();
    assert_eq!(chart.matches("height=\"18\"").count(), 3, "{chart}");
    for text in ["mean, 2 traces", "0.25", "mean, 1, ratio &lt;= 0.1"] {
        assert!(chart.contains(&format!("\n{text}\n")), "{text}: {chart}");
    }

    fs::write(folder.path().join("torn.wct"), "(").unwrap();
    refused(&line, "torn.wct: must be a trace");
    fs::remove_file(folder.path().join("torn.wct")).unwrap();
    let empty = tempfile::tempdir().unwrap();
    let empty = ["evaluate", "taco16", "--traces", empty.path().to_str().unwrap()];
    refused(&empty, "--traces must name a folder with a .wct");
    let nowhere = ["evaluate", "taco16", "--traces", "nowhere"];
    refused(&nowhere, "--traces must be a folder that can be read");
}
