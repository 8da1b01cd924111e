//! Old files stay until all new ones are there, and the user's stay for ever.

mod block;

use super::*;
use crate::files::{MANIFEST, Record, Subject};
use std::collections::BTreeMap;
use std::os::unix::fs::{MetadataExt, symlink};

/// A block's folder as `generate` writes it.
fn block(design: &str, block: &str, files: &[&str], text: &str) -> Vec<(String, String)> {
    let mut names: Vec<String> = files.iter().map(ToString::to_string).collect();
    names.push(MANIFEST.to_string());
    let record = serde_json::to_string(&Record::new(Subject::block(design, block), names)).unwrap();
    let file = |name: &&str| (format!("{block}/{name}"), text.to_string());
    let mut all: Vec<_> = files.iter().map(file).collect();
    all.push((format!("{block}/{MANIFEST}"), record));
    all
}

fn files(design: &str, text: &str) -> Vec<(String, String)> {
    block(design, "top", &["top.v"], text)
}

/// Every file below a folder and its text, and folders that are empty.
fn tree(root: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root).unwrap() {
        let (path, name) = entry.map(|e| (e.path(), e.file_name().into_string().unwrap())).unwrap();
        if path.is_dir() && !path.is_symlink() {
            let below = tree(&path);
            if below.is_empty() {
                found.insert(format!("{name}/"), String::new());
            }
            found.extend(below.into_iter().map(|(below, text)| (format!("{name}/{below}"), text)));
        } else {
            found.insert(name, fs::read_to_string(&path).unwrap_or_default());
        }
    }
    found
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

struct Scene {
    folder: tempfile::TempDir,
}

impl Scene {
    fn new() -> Scene {
        Scene { folder: tempfile::tempdir().unwrap() }
    }

    /// With a design `a` whose block `top` is written.
    fn written() -> Scene {
        let scene = Scene::new();
        scene.publish("a", &files("a", "one"));
        scene
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn root(&self) -> Root {
        let mut root = Root::make(self.path()).unwrap();
        root.lock().unwrap();
        root
    }

    fn stage(&self, design: &str, files: &[(String, String)]) -> Result<Replacement, Failure> {
        self.stage_at(Place::Design(design.to_string()), files)
    }

    fn stage_at(&self, place: Place, files: &[(String, String)]) -> Result<Replacement, Failure> {
        Replacement::stage(&self.root(), place, files)
    }

    fn publish(&self, design: &str, files: &[(String, String)]) {
        publish_all(vec![self.stage(design, files).unwrap()]).unwrap();
    }

    fn put(&self, file: &str, text: &str) {
        let path = self.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn refusal(&self, design: &str, files: &[(String, String)]) -> String {
        let before = tree(self.path());
        let failure = self.stage(design, files).unwrap_err().to_string();
        assert_eq!(tree(self.path()), before);
        let (_, got) = failure.split_once("written by generate; got ").unwrap();
        got.strip_suffix("; try another -o, or move it away").unwrap().to_string()
    }
}

#[test]
fn the_files_that_were_written_are_replaced() {
    let scene = Scene::new();
    scene.publish("a", &block("a", "top", &["top.v", "stale.v"], "one"));
    scene.publish("a", &files("a", "two"));
    assert_eq!(text_at(scene.path(), "a/top/top.v").as_deref(), Some("two"));
    assert_eq!(entries(&scene.path().join("a/top")), ["manifest.json", "top.v"]);
    assert_eq!(entries(scene.path()), ["a"]);
}

#[test]
fn what_the_user_added_stays_the_same_files_and_folders() {
    let scene = Scene::written();
    let added = ["a/top/wrapper.v", "a/top/sim/waves/run.vcd", "a/notes.txt", "a/own/README"];
    added.iter().for_each(|file| scene.put(file, file));
    symlink("/nowhere", scene.path().join("a/top/link")).unwrap();
    fs::create_dir(scene.path().join("a/top/empty")).unwrap();
    let inode = |file: &str| fs::symlink_metadata(scene.path().join(file)).unwrap().ino();
    let same = ["a/top/wrapper.v", "a/top/sim", "a/top/sim/waves/run.vcd", "a/own", "a/top/link"];
    let before = same.map(inode);
    for text in ["two", "three"] {
        scene.publish("a", &files("a", text));
        assert_eq!(text_at(scene.path(), "a/top/top.v").as_deref(), Some(text));
        for file in added {
            assert_eq!(text_at(scene.path(), file).as_deref(), Some(file));
        }
        assert_eq!(same.map(inode), before);
        assert!(scene.path().join("a/top/empty").is_dir());
        assert_eq!(entries(scene.path()), ["a"]);
    }
}

#[test]
fn of_a_block_that_is_gone_what_the_user_added_stays() {
    let scene = Scene::new();
    let mut both = files("a", "one");
    both.extend(block("a", "other", &["other.v"], "one"));
    both.extend(block("a", "plain", &["plain.v"], "one"));
    scene.publish("a", &both);
    scene.put("a/other/notes.txt", "mine");
    scene.publish("a", &files("a", "two"));
    assert_eq!(entries(&scene.path().join("a")), ["other", "top"]);
    assert_eq!(entries(&scene.path().join("a/other")), ["notes.txt"]);
}

#[test]
fn products_of_the_scripts_go_and_what_lies_among_them_stays() {
    let scene = Scene::written();
    for name in ["Vdut.h", "harness", "verilated.o"] {
        scene.put(&format!("a/top/build/{name}"), "product");
    }
    scene.publish("a", &files("a", "two"));
    assert_eq!(entries(&scene.path().join("a/top")), ["manifest.json", "top.v"]);
    scene.put("a/top/build/Vdut.h", "product");
    scene.put("a/top/build/wave.vcd", "mine");
    scene.publish("a", &files("a", "three"));
    assert_eq!(entries(&scene.path().join("a/top/build")), ["wave.vcd"]);
}

#[test]
fn a_new_file_takes_no_name_of_the_users() {
    let scene = Scene::written();
    scene.put("a/top/new.v", "mine");
    let got = scene.refusal("a", &block("a", "top", &["top.v", "new.v"], "two"));
    assert_eq!(got, "a file or folder that is not generate's");
    // Nor does one whose place the user made a folder.
    fs::remove_file(scene.path().join("a/top/top.v")).unwrap();
    scene.put("a/top/top.v/mine", "mine");
    assert_eq!(scene.refusal("a", &files("a", "two")), "a file or folder that is not generate's");
}

#[test]
fn a_copy_of_a_block_is_the_users() {
    let scene = Scene::written();
    for name in files("a", "one") {
        scene.put(&format!("a/copy{}", name.0.strip_prefix("top").unwrap()), &name.1);
    }
    scene.publish("a", &files("a", "two"));
    assert_eq!(text_at(scene.path(), "a/copy/top.v").as_deref(), Some("one"));
    let got = scene.refusal("a", &block("a", "copy", &["copy.v"], "two"));
    assert_eq!(got, "a file or folder that is not generate's");
}

#[test]
fn without_files_what_was_written_goes() {
    let scene = Scene::written();
    scene.publish("a", &[]);
    assert!(entries(scene.path()).is_empty());
    let scene = Scene::written();
    scene.put("a/top/notes.txt", "mine");
    scene.publish("a", &[]);
    assert_eq!(tree(scene.path()).into_keys().collect::<Vec<_>>(), ["a/top/notes.txt"]);
}

#[test]
fn staging_alone_changes_nothing() {
    let scene = Scene::written();
    scene.put("a/top/notes.txt", "mine");
    let before = tree(scene.path());
    drop(scene.stage("a", &files("a", "two")).unwrap());
    assert_eq!(tree(scene.path()), before);
}

#[test]
fn when_a_later_folder_cannot_be_published_the_earlier_ones_are_as_before() {
    let scene = Scene::written();
    scene.publish("b", &files("b", "one"));
    scene.put("a/top/notes.txt", "mine");
    let before = tree(scene.path());
    let stage = |design| scene.stage(design, &files(design, "two")).unwrap();
    let replacements: Vec<_> = ["new", "a", "b"].into_iter().map(stage).collect();
    // The disk loses what was staged for `b`.
    fs::remove_dir_all(replacements[2].new_tree()).unwrap();
    let failure = publish_all(replacements).unwrap_err();
    assert_eq!(failure.status(), Status::WrongInput);
    assert!(failure.to_string().contains("/b: cannot be written; "), "{failure}");
    assert_eq!(tree(scene.path()), before);
}

#[test]
fn when_the_way_back_fails_too_the_only_copy_stays_and_is_named() {
    let scene = Scene::written();
    scene.publish("b", &files("b", "one"));
    let stage = |design| scene.stage(design, &files(design, "two")).unwrap();
    let mut replacements: Vec<_> = ["a", "b"].into_iter().map(stage).collect();
    fs::remove_dir_all(replacements[1].new_tree()).unwrap();
    // Another takes away what is at the place of `b`, and the way back into it is none.
    replacements[1].path = scene.path().join("gone/b");
    replacements[1].is_away = true;
    fs::rename(scene.path().join("b"), replacements[1].old_tree()).unwrap();
    let failure = publish_all(replacements).unwrap_err().to_string();
    let (_, kept) = failure.split_once("; what was in ").unwrap();
    let kept = kept.split(" is in ").nth(1).unwrap().split(": ").next().unwrap();
    assert_eq!(text_at(Path::new(kept), "old/top/top.v").as_deref(), Some("one"));
    assert_eq!(text_at(scene.path(), "a/top/top.v").as_deref(), Some("one"));
    // No later run takes it for a file that it wrote.
    scene.publish("a", &files("a", "three"));
    assert_eq!(text_at(Path::new(kept), "old/top/top.v").as_deref(), Some("one"));
}

#[test]
fn what_we_did_not_make_is_refused_and_stays() {
    let scene = Scene::new();
    let refusal = |design: &str| scene.refusal(design, &files(design, "new"));
    scene.put("file", "mine");
    assert_eq!(refusal("file"), "a file");
    scene.put("notes/thoughts", "mine");
    assert_eq!(refusal("notes"), "a folder that holds thoughts, a file");
    scene.put("work/sources/mine.v", "mine");
    assert_eq!(refusal("work"), "a folder that holds sources, a folder without manifest.json");
    scene.put("web/app/manifest.json", "{}");
    let foreign = "a folder that holds app, a folder whose manifest.json generate did not write";
    assert_eq!(refusal("web"), foreign);
    symlink(scene.path().join("work"), scene.path().join("link")).unwrap();
    assert_eq!(refusal("link"), "a symbolic link");
}

#[test]
fn an_empty_folder_is_nobodys() {
    let scene = Scene::new();
    fs::create_dir(scene.path().join("a")).unwrap();
    scene.publish("a", &files("a", "one"));
    assert_eq!(text_at(scene.path(), "a/top/top.v").as_deref(), Some("one"));
}

/// Leaves the staging folder as a run does that is killed now.
fn kill(replacement: Replacement) {
    let outer = replacement.staging.path().parent().unwrap().to_path_buf();
    let away = outer.with_file_name("away");
    fs::rename(&outer, &away).unwrap();
    drop(replacement);
    fs::rename(away, outer).unwrap();
}

#[test]
fn a_kill_at_any_step_leaves_the_old_or_the_new_and_the_next_run_clears() {
    // Where names can be exchanged; then where they cannot, up to the first and to the second rename.
    for step in 0..5 {
        let scene = Scene::written();
        scene.put("a/top/notes.txt", "mine");
        scene.put("a/top/sim/run.vcd", "mine");
        let mut replacement = scene.stage("a", &files("a", "two")).unwrap();
        let (path, old, new) = (
            replacement.path.clone(),
            replacement.staging.path().join("old"),
            replacement.new_tree(),
        );
        match step {
            0 => {}
            1 => replacement.publish().unwrap(),
            2 => fs::rename(&path, &old).unwrap(),
            3 => fs::rename(&path, &old).and_then(|()| fs::rename(&new, &path)).unwrap(),
            // The run was killed while it staged.
            _ => fs::remove_file(replacement.staging.path().join("place")).unwrap(),
        }
        // A file that came between staging and publication, and so has one name only.
        let came = [new.join("top/came.txt"), old.join("top/came.txt")];
        if let Some(came) = came.get(step / 2).filter(|_| step == 1 || step == 3) {
            fs::write(came, "mine").unwrap();
        }
        kill(replacement);
        if step != 2 {
            assert_eq!(text_at(scene.path(), "a/top/notes.txt").as_deref(), Some("mine"), "{step}");
        }
        drop(scene.root());
        let expected = if step % 2 == 1 { "two" } else { "one" };
        assert_eq!(text_at(scene.path(), "a/top/top.v").as_deref(), Some(expected), "{step}");
        for file in ["a/top/notes.txt", "a/top/sim/run.vcd"] {
            assert_eq!(text_at(scene.path(), file).as_deref(), Some("mine"), "{step}");
        }
        assert_eq!(scene.path().join("a/top/came.txt").exists(), step % 2 == 1, "{step}");
        assert_eq!(entries(scene.path()), ["a"], "{step}");
    }
}

#[test]
fn what_the_user_changed_meanwhile_is_what_stays() {
    let scene = Scene::written();
    scene.put("a/top/notes.txt", "before");
    let replacement = scene.stage("a", &files("a", "two")).unwrap();
    // An editor writes another file and gives it the name.
    scene.put("a/top/edited", "after");
    fs::rename(scene.path().join("a/top/edited"), scene.path().join("a/top/notes.txt")).unwrap();
    scene.put("a/top/new.txt", "mine");
    publish_all(vec![replacement]).unwrap();
    assert_eq!(text_at(scene.path(), "a/top/notes.txt").as_deref(), Some("after"));
    assert_eq!(text_at(scene.path(), "a/top/new.txt").as_deref(), Some("mine"));
}
