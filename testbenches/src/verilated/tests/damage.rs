//! Contents of the cache that are not what was built there.

use super::*;
use std::fs;
use std::path::PathBuf;

/// The entry of the design `top` in the standard cache.
fn entry(top: &str) -> PathBuf {
    let names = fs::read_dir(Cache::standard().folder()).unwrap().map(|file| file.unwrap().path());
    let mut entries = names.filter(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with(&format!("{top}-")) && path.is_dir()
    });
    entries.next().unwrap()
}

#[test]
fn an_object_that_is_damaged_or_cannot_be_loaded_is_built_anew() {
    let build = || Program::build(&delay("damaged"), Trace::Off).unwrap();
    drop(build());
    let object = entry("damaged").join("design.so");
    fs::write(&object, "half of it").unwrap();
    check_delay(&mut build().start(1), 1);

    // Another machine's: whole, and yet of no use here.
    fs::write(&object, "foreign").unwrap();
    let sums = object.with_file_name("sums");
    let hash = tools::content::hash_of_file(&object).unwrap();
    let told = fs::read_to_string(&sums).unwrap();
    let lines = told.lines().map(|line| match line.strip_suffix(" design.so") {
        Some(_) => format!("{} design.so\n", hash),
        None => format!("{line}\n"),
    });
    let mut lines: Vec<String> = lines.collect();
    lines.sort_unstable();
    fs::write(&sums, lines.concat()).unwrap();
    check_delay(&mut build().start(2), 2);
    assert_ne!(fs::read(&object).unwrap(), b"foreign");
}
