//! One report from a program, from several, from some that were killed.

use crate::kills::{heeding, pid, staged};
use crate::support::{Ended, ended, program, run, run_with, started};
use rustix::process::{Signal, kill_process, kill_process_group};
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

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

/// A shell that runs the jobs of `plan`, backwards, in a separate group of processes.
fn shell(plan: &Path) -> Child {
    let built = Path::new(env!("CARGO_BIN_EXE_warpcache")).parent().unwrap();
    let path = format!("{}:{}", built.display(), env::var("PATH").unwrap());
    let mut command = Command::new("sh");
    command.args(["-c", "tac jobs.txt | sh"]).current_dir(plan).env("PATH", path).process_group(0);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// Waits until something is so, while the child still runs.
fn wait(child: &mut Child, is_so: impl Fn() -> bool) {
    while !is_so() {
        assert!(child.try_wait().unwrap().is_none(), "it has ended");
        sleep(Duration::from_millis(1));
    }
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
    wait(&mut first, || results(&plan) >= 3);
    kill_process_group(pid(&first), Signal::KILL).unwrap();
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
    look_at(&text("1.html"), &text("1.csv"));
    // A missing file is reported, whether it is not there or there by half.
    // The killed shell may have left a folder of what it was writing.
    let mut results =
        fs::read_dir(plan.join("results")).unwrap().map(|entry| entry.unwrap().path());
    let lost = results.find(|path| path.is_file()).unwrap();
    let whole = fs::read(&lost).unwrap();
    fs::write(&lost, &whole[..whole.len() - 1]).unwrap();
    let ended = run(here, &["sweep", "--quiet", "--collect", "plan"]);
    assert_eq!(ended.status, 1);
    assert!(ended.errors.contains("; got 1 of 12 without: "), "{}", ended.errors);
    fs::remove_file(&lost).unwrap();
    assert_eq!(run(here, &["sweep", "--quiet", "--collect", "plan"]).errors, ended.errors);
}

#[test]
fn an_interrupt_loses_what_was_running_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let cache = folder.path().join("cache");
    let line = "--quiet sweep baseline --jobs 2 --set l1.sets=16,32,64,128 --set l1.ways=1,2,4,8,16 -o report.csv \
                -- evaluate --workload bfs:2000 --timing none";
    let set = |command: &mut Command| {
        command.args(line.split_whitespace()).env("WARPCACHE_CACHE", &cache);
    };
    let times = || -> BTreeMap<PathBuf, SystemTime> {
        let files = fs::read_dir(cache.join("sweep")).into_iter().flatten().map(Result::unwrap);
        let files = files.filter(|file| file.path().extension().is_some_and(|name| name == "json"));
        files.map(|file| (file.path(), file.metadata().unwrap().modified().unwrap())).collect()
    };
    let mut command = heeding(folder.path());
    set(&mut command);
    let mut child = command.spawn().unwrap();
    wait(&mut child, || times().len() >= 3);
    kill_process(pid(&child), Signal::INT).unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(Signal::INT.as_raw()));
    let before = times();
    assert!((3..20).contains(&before.len()), "{}", before.len());
    assert!(!folder.path().join("report.csv").exists());
    assert_eq!(staged(folder.path()), [""; 0]);

    let mut command = program(folder.path());
    set(&mut command);
    run_with(&mut command, b"").done();
    let after = times();
    assert_eq!(after.len(), 20);
    assert!(before.iter().all(|(place, time)| after.get(place) == Some(time)));
    assert_eq!(
        fs::read_to_string(folder.path().join("report.csv")).unwrap().matches(",l2_bytes,").count(),
        20
    );
}

#[test]
fn a_trace_that_is_written_while_it_is_read_gives_no_result() {
    let folder = tempfile::tempdir().unwrap();
    let (trace, cache) = (folder.path().join("one.jsonl"), folder.path().join("cache"));
    let line = "{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x10\",\"sectors\":\"0xf\"}\n";
    fs::write(&trace, line.repeat(20_000)).unwrap();
    let sweep = || {
        let line = "sweep baseline --quiet --jobs 1 --set l1.sets=16,32,64,128 --set l1.ways=1,2,4,8,16 -o report.csv \
                    -- evaluate --trace one.jsonl --timing none --metrics loads";
        let mut command = program(folder.path());
        command.args(line.split_whitespace()).env("WARPCACHE_CACHE", &cache);
        started(&mut command)
    };
    let kept = || fs::read_dir(cache.join("sweep")).map_or(0, Iterator::count);
    let mut child = sweep();
    wait(&mut child, || kept() >= 3);
    fs::write(&trace, line.repeat(10)).unwrap();
    let ended_so = ended(child, b"");
    assert_eq!(ended_so.status, 1, "{}", ended_so.errors);
    let why = "one.jsonl: must stay as it is while a run reads it; got one that was written meanwhile; try the \
               command again";
    assert!(ended_so.errors.trim_end().ends_with(why), "{}", ended_so.errors);
    assert!(kept() < 20);
    let report = || fs::read_to_string(folder.path().join("report.csv")).unwrap();
    assert!(report().contains(",20000,") && !report().contains(",10,,"), "{}", report());
    assert_eq!(ended(sweep(), b"").done(), "");
    assert!(!report().contains(",20000,"), "{}", report());
}

/// A table for each subject with as many rows as the CSV has points, charts, and nothing that is fetched.
fn look_at(page: &str, csv: &str) {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let page = roxmltree::Document::parse_with_options(page, options).unwrap();
    let named =
        |name: &'static str| page.descendants().filter(move |node| node.tag_name().name() == name);
    let heads: Vec<&str> = named("h2").filter_map(|head| head.text()).collect();
    for subject in ["evaluate: bfs:300", "evaluate: transpose:64"] {
        let place = heads.iter().position(|head| *head == subject).unwrap();
        let rows = named("table")
            .nth(place)
            .unwrap()
            .children()
            .filter(|row| row.tag_name().name() == "tr");
        let trace = subject.rsplit(' ').next().unwrap();
        let points =
            csv.lines().filter(|line| line.contains(&format!(",{trace},l2_bytes,"))).count();
        assert_eq!((rows.count(), points), (13, 12), "{subject}");
    }
    for chart in named("svg") {
        let is_mark = |name: &str| ["rect", "circle", "polyline"].contains(&name);
        assert!(chart.descendants().filter(|node| is_mark(node.tag_name().name())).count() > 1);
    }
    assert!(named("svg").count() > 10 && named("script").count() == 0);
    let fetches = |node: roxmltree::Node<'_, '_>| {
        let mut fetched = node.attributes().filter(|it| ["src", "href"].contains(&it.name()));
        fetched.any(|it| !it.value().starts_with('#'))
    };
    assert!(!page.descendants().any(fetches));
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

#[test]
fn a_plan_that_has_moved_finds_its_traces_beside_it_or_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let at = |path: &str| folder.path().join(path);
    let line = "{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x10\",\"sectors\":\"0xf\"}\n";
    fs::create_dir_all(at("old/traces")).unwrap();
    fs::write(at("old/traces/one.jsonl"), line).unwrap();
    let command = "-- evaluate --trace traces/one.jsonl --timing none";
    for (plan, option) in [("plan", ""), ("whole", " --copy-traces")] {
        sweep(&at("old"), &format!("--plan {plan}{option}"), command).done();
    }
    let run_at = |folder: &str, points: &str| {
        run(&at(folder), &["sweep", "--quiet", "--run", ".", "--points", points])
    };
    // The folder with the plan and its trace has moved.
    fs::rename(at("old"), at("new")).unwrap();
    assert_eq!(run_at("new/plan", "0..1").done(), "");
    // The trace alone lies beside the plan.
    fs::rename(at("new/traces/one.jsonl"), at("new/one.jsonl")).unwrap();
    assert_eq!(run_at("new/plan", "1..2").done(), "");
    // The file is nowhere: the error has the path where it was planned, and where to put it.
    fs::remove_file(at("new/one.jsonl")).unwrap();
    let ended = run_at("new/plan", "2..3");
    let planned = at("old/traces/one.jsonl").display().to_string();
    let rule = format!("error: {planned}: must be a readable file; got No such file");
    assert!(ended.status == 2 && ended.errors.starts_with(&rule), "{}", ended.errors);
    assert!(
        ended.errors.contains("/new, beside the plan, or sweep --plan --copy-traces"),
        "{}",
        ended.errors
    );
    // A plan with copies goes anywhere.
    fs::rename(at("new/whole"), at("whole")).unwrap();
    assert_eq!(run_at("whole", "0..2").done(), "");
    assert_eq!(results(&at("whole")), 2);
    // Copied files are those that were planned.
    let copy = at("whole/inputs").join(planned.trim_start_matches('/'));
    fs::write(copy, line.repeat(2)).unwrap();
    let ended = run_at("whole", "2..3");
    assert!(
        ended.status == 2 && ended.errors.contains(": must be as it was planned, "),
        "{}",
        ended.errors
    );
}
