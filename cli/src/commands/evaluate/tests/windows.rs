//! Windows of `evaluate --window`.

use super::{NONE, document, refused, run};
use serde_json::Value;

/// Counts of windows add up to those of all, for the design and for what is beside it.
#[test]
fn windows_add_up() {
    let line = ["evaluate", "taco16", "--workload", "bfs:300", "--baseline", "--window"];
    let of = |window: &str| document(&[&line[..], &[window], &NONE].concat());
    for (window, most) in [("100", 100), ("kernel", u64::MAX)] {
        let run = of(window);
        for beside in [&run, &run["baseline"]] {
            let windows = beside["windows"].as_array().unwrap();
            assert!(windows.len() > 1, "{window}: {windows:?}");
            let requests = |row: &Value| row["requests"].as_u64().unwrap();
            let all: u64 = windows.iter().map(requests).sum();
            assert_eq!(all, requests(&run), "{window}");
            assert!(windows.iter().all(|row| requests(row) <= most), "{window}");
            for field in ["loads", "miss", "l2_requests", "lines_touched_once"] {
                let of = |row: &Value| row["counts"][field].as_i64().unwrap();
                let sum: i64 = windows.iter().map(of).sum();
                assert_eq!(sum, beside["total"][field].as_i64().unwrap(), "{window}: {field}");
            }
        }
    }
    // As many windows of kernels as kernels with requests, each from its first request on.
    let kernels = of("kernel");
    let first: Vec<u64> = kernels["windows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["first"].as_u64().unwrap())
        .collect();
    assert!(
        first.is_sorted()
            && first[0] == 0
            && first.len() as u64 <= kernels["kernels"].as_u64().unwrap()
    );
    let (status, text, _) = run(&[&line[..], &["kernel"], &NONE].concat());
    assert!(status == 0 && text.contains("bfs:300 on taco16: windows"), "{text}");
    let many = ["evaluate", "baseline", "--workload", "transpose:400", "--window", "1"];
    refused(&[&many[..], &NONE].concat(), "--window must give at most 10000 windows; got more");
    refused(&[&line[..], &["100"]].concat(), "--window: must come with --timing none alone");
    refused(
        &[&line[..], &["0"], &NONE].concat(),
        "must be kernel, or a number of requests from 1 on",
    );
}
