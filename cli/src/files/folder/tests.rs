//! What was there stays there until all that is new is there.

use super::*;

fn files(text: &str) -> Vec<(String, String)> {
    ["top/manifest.json", "top/top.v"].map(|name| (name.to_string(), text.to_string())).to_vec()
}

fn text_at(root: &Path, file: &str) -> Option<String> {
    fs::read_to_string(root.join(file)).ok()
}

fn entries(root: &Path) -> Vec<String> {
    let entries = fs::read_dir(root).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn stage(root: &Path, design: &str, text: &str) -> Result<Replacement, Failure> {
    Replacement::stage(root, &root.join(design), Kind::Design, &files(text))
}

#[test]
fn a_folder_is_replaced_whole() {
    let root = tempfile::tempdir().unwrap();
    let root = root.path();
    publish_all(vec![stage(root, "a", "one").unwrap()]).unwrap();
    fs::write(root.join("a/top/stale.v"), "").unwrap();
    publish_all(vec![stage(root, "a", "two").unwrap()]).unwrap();
    assert_eq!(text_at(root, "a/top/top.v").as_deref(), Some("two"));
    assert_eq!(entries(&root.join("a/top")), ["manifest.json", "top.v"]);
    assert_eq!(entries(root), ["a"]);
}

#[test]
fn without_files_what_was_there_goes() {
    let root = tempfile::tempdir().unwrap();
    let root = root.path();
    publish_all(vec![stage(root, "a", "one").unwrap()]).unwrap();
    publish_all(vec![Replacement::stage(root, &root.join("a"), Kind::Design, &[]).unwrap()])
        .unwrap();
    assert!(entries(root).is_empty());
}

#[test]
fn staging_alone_changes_nothing() {
    let root = tempfile::tempdir().unwrap();
    let root = root.path();
    publish_all(vec![stage(root, "a", "one").unwrap()]).unwrap();
    drop(stage(root, "a", "two").unwrap());
    assert_eq!(text_at(root, "a/top/top.v").as_deref(), Some("one"));
    assert_eq!(entries(root), ["a"]);
}

#[test]
fn when_a_later_folder_cannot_be_published_the_earlier_ones_are_as_before() {
    let root = tempfile::tempdir().unwrap();
    let root = root.path();
    publish_all(vec![stage(root, "a", "one").unwrap(), stage(root, "b", "one").unwrap()]).unwrap();
    let designs = ["new", "a", "b"];
    let replacements: Vec<_> =
        designs.iter().map(|design| stage(root, design, "two").unwrap()).collect();
    // The disk loses what was staged for `b`.
    fs::remove_dir_all(replacements[2].staging.path().join("new")).unwrap();
    let failure = publish_all(replacements).unwrap_err();
    assert_eq!(failure.status(), Status::WrongInput);
    assert!(failure.to_string().contains("/b: cannot be written; "), "{failure}");
    assert_eq!(text_at(root, "a/top/top.v").as_deref(), Some("one"));
    assert_eq!(text_at(root, "b/top/top.v").as_deref(), Some("one"));
    assert_eq!(entries(root), ["a", "b"]);
}

#[test]
fn what_we_did_not_make_is_refused_and_stays() {
    let root = tempfile::tempdir().unwrap();
    let root = root.path();
    let refusal = |design: &str| {
        let failure = stage(root, design, "new").unwrap_err().to_string();
        let (_, got) = failure.split_once("written by generate; got ").unwrap();
        got.strip_suffix("; try another -o, or move it away").unwrap().to_string()
    };
    fs::write(root.join("file"), "mine").unwrap();
    assert_eq!(refusal("file"), "a file");
    fs::create_dir(root.join("notes")).unwrap();
    fs::write(root.join("notes/thoughts"), "mine").unwrap();
    assert_eq!(refusal("notes"), "a folder that holds thoughts, a file");
    fs::create_dir_all(root.join("work/sources")).unwrap();
    fs::write(root.join("work/sources/mine.v"), "mine").unwrap();
    assert_eq!(refusal("work"), "a folder that holds sources, a folder without manifest.json");
    std::os::unix::fs::symlink(root.join("work"), root.join("link")).unwrap();
    assert_eq!(refusal("link"), "a symbolic link");
    assert_eq!(text_at(root, "work/sources/mine.v").as_deref(), Some("mine"));
    assert_eq!(entries(root), ["file", "link", "notes", "work"]);
}

#[test]
fn an_empty_folder_is_nobodys() {
    let root = tempfile::tempdir().unwrap();
    let root = root.path();
    fs::create_dir(root.join("a")).unwrap();
    publish_all(vec![stage(root, "a", "one").unwrap()]).unwrap();
    assert_eq!(text_at(root, "a/top/top.v").as_deref(), Some("one"));
}
