//! One cache under many builders at once.

use super::*;
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

/// Also what the twenty processes run.
#[test]
fn a_build_lands_in_the_standard_cache() {
    let program = Program::build(&delay("landed"), Trace::Off).unwrap();
    check_delay(&mut program.start(3), 3);
}

#[test]
fn twenty_processes_with_one_empty_cache_all_succeed_and_leave_one_build() {
    let folder = tempfile::tempdir().unwrap();
    let start = |_| -> Child {
        let mut child = Command::new(env::current_exe().unwrap());
        child.args(["--exact", "verilated::tests::parallel::a_build_lands_in_the_standard_cache"]);
        child.env(CACHE_VARIABLE, folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
        child.spawn().unwrap()
    };
    let children: Vec<Child> = (0..20).map(start).collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success() && text.contains("1 passed"), "{text}");
    }
    assert_eq!(entries(folder.path()), ["landed", "runtime"]);
}

#[test]
fn twenty_threads_with_one_empty_cache_build_the_same_and_different_designs() {
    let folder = tempfile::tempdir().unwrap();
    let cache = Cache::at(folder.path());
    thread::scope(|scope| {
        for number in 0..20 {
            let cache = &cache;
            scope.spawn(move || {
                let program =
                    Program::build_in(cache, &delay(&format!("delay_{}", number / 4)), Trace::Off);
                check_delay(&mut program.unwrap().start(number), number);
            });
        }
    });
    assert_eq!(
        entries(folder.path()),
        ["delay_0", "delay_1", "delay_2", "delay_3", "delay_4", "runtime"]
    );
}

/// The names of what a cache holds without their hashes; its locks are not among them.
fn entries(cache: &Path) -> Vec<String> {
    let files =
        fs::read_dir(cache).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names = files.filter(|name| !name.ends_with(".lock"));
    let mut names: Vec<String> =
        names.map(|name| name.split('-').next().unwrap_or_default().to_owned()).collect();
    names.sort_unstable();
    names
}
