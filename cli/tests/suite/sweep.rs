//! One report from a program, from several, from some that were killed.

use crate::support::{Ended, program, run, run_with};
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

const SWEEP: &str = "sweep pact20 baseline --set l1.sets=16,32,64 --set l1.ways=2,4";
const COMMANDS: &str =
    "-- evaluate --workload bfs:300 --workload transpose:64 --timing none --baseline";

/// A line with an empty cache.
fn sweep(folder: &Path, options: &str, commands: &str) -> Ended {
    let line = [SWEEP, options, commands].join(" ");
    let cache = tempfile::tempdir().unwrap();
    run_with(
        program(folder).args(line.split_whitespace()).env("WARPCACHE_CACHE", cache.path()),
        b"",
    )
}

/// A shell that runs the jobs of `plan`, backwards.
fn shell(plan: &Path) -> Child {
    let built = Path::new(env!("CARGO_BIN_EXE_warpcache")).parent().unwrap();
    let path = format!("{}:{}", built.display(), env::var("PATH").unwrap());
    let mut command = Command::new("sh");
    command.args(["-c", "tac jobs.txt | sh"]).current_dir(plan).env("PATH", path);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn results(plan: &Path) -> usize {
    fs::read_dir(plan.join("results")).map_or(0, Iterator::count)
}

#[test]
fn every_way_to_run_it_gives_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let text = |name: &str| fs::read_to_string(here.join(name)).unwrap();
    for jobs in ["1", "4"] {
        for ending in ["csv", "html"] {
            let options = format!("--quiet --jobs {jobs} -o {jobs}.{ending}");
            assert_eq!(sweep(here, &options, COMMANDS).done(), "");
        }
    }
    sweep(here, "--plan plan", COMMANDS).done();
    let plan = here.join("plan");
    // Two shells at once, of which one is killed with what it runs, and begun again.
    let (mut first, mut second) = (shell(&plan), shell(&plan));
    while results(&plan) < 3 {
        sleep(Duration::from_millis(1));
    }
    first.kill().unwrap();
    first.wait().unwrap();
    assert!(second.wait().unwrap().success());
    assert!(shell(&plan).wait().unwrap().success());
    for ending in ["csv", "html"] {
        let out = format!("collected.{ending}");
        assert_eq!(run(here, &["sweep", "--quiet", "--collect", "plan", "-o", &out]).done(), "");
        let collected = text(&out);
        assert_eq!(collected, text(&format!("1.{ending}")));
        assert_eq!(collected, text(&format!("4.{ending}")));
    }
    // What is missing is told, whether it is not there or there by half.
    let lost = fs::read_dir(plan.join("results")).unwrap().next().unwrap().unwrap().path();
    let whole = fs::read(&lost).unwrap();
    fs::write(&lost, &whole[..whole.len() - 1]).unwrap();
    let ended = run(here, &["sweep", "--quiet", "--collect", "plan"]);
    assert_eq!(ended.status, 1);
    assert!(ended.errors.contains("; got 1 of 12 without: "), "{}", ended.errors);
    fs::remove_file(&lost).unwrap();
    assert_eq!(run(here, &["sweep", "--quiet", "--collect", "plan"]).errors, ended.errors);
}

#[test]
fn a_plan_notices_that_a_trace_has_changed() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("one.jsonl");
    let line = "{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x10\",\"sectors\":\"0xf\"}\n";
    fs::write(&trace, line).unwrap();
    sweep(folder.path(), "--plan plan", "-- evaluate --trace one.jsonl --timing none").done();
    assert_eq!(
        run(folder.path(), &["sweep", "--quiet", "--run", "plan", "--points", "0..1"]).done(),
        ""
    );
    fs::write(&trace, line.repeat(2)).unwrap();
    let ended = run(folder.path(), &["sweep", "--run", "plan"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(
        ended.errors.contains("one.jsonl: must be as it was planned, SHA-256 "),
        "{}",
        ended.errors
    );
    assert_eq!(results(&folder.path().join("plan")), 1);
}
