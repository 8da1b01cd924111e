//! `generate --check` and `generate --dry-run`: the truth about what is there, and nothing written.

use crate::support::{Ended, run, tree};
use std::fs;
use std::path::Path;

const TOP: &str = "build/taco16/shadow_tags";

const RTL: &str = "build/taco16/rtl";

fn generate(folder: &Path, more: &[&str]) -> Ended {
    run(folder, &[&["generate", "taco16", "--block", "shadow_tags"], more].concat())
}

#[test]
fn before_anything_is_there_all_is_to_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let told = generate(folder.path(), &["--dry-run"]).done();
    assert!(told.contains(&format!("write {RTL}/shadow_tags.v\n")), "{told}");
    let end = " files to write, 0 to replace, 0 to remove; 0 are as they would be written\n";
    assert!(told.ends_with(end), "{told}");
    let ended = generate(folder.path(), &["--check"]);
    assert_eq!(ended.status, 1);
    assert!(ended.errors.contains(&format!("\n{TOP}/manifest.json: is missing\n")), "{ended:?}");
    assert!(tree(folder.path()).is_empty());
    let written = generate(folder.path(), &[]).done();
    let lines = told.lines().filter(|line| line.starts_with(&format!("write {TOP}/"))).count();
    assert!(written.contains(&format!(": {lines} files, ")), "{lines}: {written}");
    let modules = told.lines().filter(|line| line.ends_with(".v") && line.contains(RTL)).count();
    assert!(written.contains(&format!("{RTL}: {modules} modules\n")), "{modules}: {written}");
}

#[test]
fn what_is_stale_is_named_and_what_is_not_is_no_failure() {
    let folder = tempfile::tempdir().unwrap();
    generate(folder.path(), &[]).done();
    let checked = generate(folder.path(), &["--check"]).done();
    assert!(checked.starts_with("0 files to write, 0 to replace, 0 to remove; "), "{checked}");
    assert_eq!(generate(folder.path(), &["--check", "--quiet"]).done(), "");

    let top = folder.path().join(TOP);
    let module = folder.path().join(RTL).join("shadow_tags.v");
    fs::write(module, "module shadow_tags; endmodule\n").unwrap();
    fs::remove_file(top.join("lint.sh")).unwrap();
    let before = tree(folder.path());
    let ended = generate(folder.path(), &["--check", "--quiet"]);
    let expected = format!(
        "error: generate: 2 files are stale; try the same without --check\n{RTL}/shadow_tags.v: differs\n\
         {TOP}/lint.sh: is missing\n"
    );
    assert_eq!((ended.status, ended.out, ended.errors), (1, String::new(), expected));
    let told = generate(folder.path(), &["--dry-run"]).done();
    let start = format!(
        "replace {RTL}/shadow_tags.v\nwrite {TOP}/lint.sh\n1 files to write, 1 to replace, 0 to remove; "
    );
    assert!(told.starts_with(&start), "{told}");
    assert_eq!(tree(folder.path()), before);
}

#[test]
fn modules_of_an_older_geometry_are_left_over() {
    let folder = tempfile::tempdir().unwrap();
    generate(folder.path(), &[]).done();
    let other = ["--set", "l1.sets=64", "--dry-run"];
    let told = generate(folder.path(), &other).done();
    for line in
        ["write RTL/ram_64x27_r1.v\n", "remove RTL/ram_32x28_r1.v\n", "replace TOP/filelist.f\n"]
    {
        let line = line.replace("TOP", TOP).replace("RTL", RTL);
        assert!(told.contains(&line), "{line} is not in\n{told}");
    }
    let ended = generate(folder.path(), &["--set", "l1.sets=64", "--check", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&ended.out).unwrap();
    let changes = report["changes"].as_array().unwrap();
    let removed = changes.iter().find(|change| change["change"] == "remove").unwrap();
    assert_eq!(removed["path"], format!("{RTL}/ram_32x28_r1.v"));
    assert!(report["unchanged"].is_u64() && ended.status == 1);
}

#[test]
fn a_dry_run_refuses_what_a_run_refuses() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("build/llc/notes")).unwrap();
    fs::write(folder.path().join("build/llc/notes/mine.txt"), "mine").unwrap();
    let line = ["generate", "llc", "--no-vectors"];
    let refused = run(folder.path(), &line);
    assert_eq!(refused.status, 2);
    let dry = run(folder.path(), &[line.as_slice(), &["--dry-run"]].concat());
    assert_eq!((dry.status, dry.errors), (2, refused.errors));
    let both = generate(folder.path(), &["--dry-run", "--check"]);
    assert!(both.status == 2 && both.errors.contains("cannot be used with"), "{}", both.errors);
}
