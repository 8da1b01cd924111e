//! `evaluate` with several traces: the same bytes however many run at a time, and what is finished is not run again.

use crate::support::{program, run_with};
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

const STUDY: &str = "evaluate ics15 baseline --workload bfs:300 --workload transpose:64 --timing cycles,none --requests 500 \
                     --metrics loads,l2_requests";

fn study(folder: &Path, cache: &str, jobs: &str) -> String {
    let mut command = program(folder);
    command.args(STUDY.split_whitespace()).args(["--jobs", jobs]);
    run_with(command.env("WARPCACHE_CACHE", folder.join(cache)), b"").done()
}

/// The kept results by their files' numbers, which a result that is made anew does not have.
fn kept(folder: &Path) -> BTreeMap<PathBuf, u64> {
    let entries = fs::read_dir(folder.join("sweep")).unwrap().map(Result::unwrap);
    entries.map(|entry| (entry.path(), entry.metadata().unwrap().ino())).collect()
}

#[test]
fn a_study_has_the_same_bytes_and_goes_on_where_it_was_interrupted() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let one = study(here, "one", "1");
    assert_eq!(study(here, "three", "3"), one);
    let before = kept(&here.join("three"));
    assert_eq!(before.len(), 8);
    // As if the study had been interrupted before its last run had ended.
    let (lost, number) = before.iter().next().unwrap();
    fs::rename(lost, here.join("lost")).unwrap();
    assert_eq!(study(here, "three", "2"), one);
    let after = kept(&here.join("three"));
    assert_ne!(after[lost], *number);
    assert!(before.iter().all(|(place, number)| place == lost || after[place] == *number));
    // What was changed since it was kept does not count.
    let text = fs::read_to_string(lost).unwrap();
    fs::write(lost, text.replace("\"loads\":", "\"loads\":1")).unwrap();
    assert_eq!(study(here, "three", "2"), one);
}
