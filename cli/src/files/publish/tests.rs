//! Old files stay until all new ones are there, and the user's stay for ever.

use super::*;
use crate::files::Record;
use std::os::unix::fs::{MetadataExt, symlink};

/// A folder of ours with files of one text: below that of a design, a block's or that of the modules.
fn folder(of: Subject, below: &str, files: &[&str], text: &str) -> Vec<(String, String)> {
    let names = files.iter().map(ToString::to_string).chain([MANIFEST.to_string()]).collect();
    let record = serde_json::to_string(&Record::new(of, names)).unwrap();
    let file = |name: &&str| (format!("{below}/{name}"), text.to_string());
    files.iter().map(file).chain([(format!("{below}/{MANIFEST}"), record)]).collect()
}

fn block(design: &str, block: &str, files: &[&str], text: &str) -> Vec<(String, String)> {
    folder(Subject::block(design, block), block, files, text)
}

fn files(design: &str, text: &str) -> Vec<(String, String)> {
    block(design, "top", &["top.v"], text)
}

fn modules(files: &[&str], text: &str) -> Vec<(String, String)> {
    folder(Subject::rtl("a"), RTL, files, text)
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

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn names(&self) -> Vec<String> {
        tree(self.folder.path()).into_keys().collect()
    }

    fn text(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap_or_default()
    }

    fn stage_at(&self, place: Place, files: &[(String, String)]) -> Result<Replacement, Failure> {
        let mut root = Root::make(self.folder.path()).unwrap();
        root.lock().unwrap();
        Replacement::stage(&root, place, files)
    }

    fn stage(&self, design: &str, files: &[(String, String)]) -> Result<Replacement, Failure> {
        self.stage_at(Place::Design(design.to_string()), files)
    }

    fn publish(&self, design: &str, files: &[(String, String)]) {
        publish_all(vec![self.stage(design, files).unwrap()]).unwrap();
    }

    fn put(&self, file: &str, text: &str) {
        fs::create_dir_all(folder_of(&self.path(file))).unwrap();
        fs::write(self.path(file), text).unwrap();
    }

    fn refusal(&self, design: &str, files: &[(String, String)]) -> String {
        let before = tree(self.folder.path());
        let failure = self.stage(design, files).unwrap_err().to_string();
        assert_eq!(tree(self.folder.path()), before);
        let (_, got) = failure.split_once("written by generate; got ").unwrap();
        got.strip_suffix("; try another -o, or move it away").unwrap().to_string()
    }
}

#[test]
fn what_was_written_is_replaced_and_what_the_user_added_stays_where_it_is() {
    let scene = Scene::new();
    let gone = block("a", "gone", &["gone.v"], "one");
    scene.publish("a", &[block("a", "top", &["top.v", "stale.v"], "one"), gone].concat());
    let added =
        ["a/gone/notes", "a/notes", "a/top/build/wave.vcd", "a/top/sim/run.vcd", "a/top/wrapper.v"];
    added.iter().for_each(|file| scene.put(file, file));
    ["Vdut.h", "harness", "verilated.o"]
        .iter()
        .for_each(|it| scene.put(&format!("a/top/build/{it}"), ""));
    symlink("/nowhere", scene.path("a/top/link")).unwrap();
    fs::create_dir(scene.path("a/top/empty")).unwrap();
    let inodes = || added.map(|file| fs::metadata(scene.path(file)).unwrap().ino());
    let before = inodes();
    scene.publish("a", &files("a", "two"));
    let ours = ["a/top/empty/", "a/top/link", "a/top/manifest.json", "a/top/top.v"];
    let mut expected = [&added[..], &ours].concat();
    expected.sort_unstable();
    assert_eq!(scene.names(), expected);
    assert_eq!((scene.text("a/top/top.v").as_str(), inodes()), ("two", before));
    assert!(added.iter().all(|file| scene.text(file) == *file));
    // Without files, what was written goes.
    scene.publish("a", &[]);
    assert!(
        scene.names().iter().all(|name| added.contains(&name.as_str()) || !name.ends_with(".v"))
    );
    let scene = Scene::written();
    scene.publish("a", &[]);
    assert_eq!(scene.names(), [""; 0]);
}

#[test]
fn with_a_block_its_folder_and_the_modules_are_replaced_and_all_else_stays() {
    let scene = Scene::new();
    let other = block("a", "other", &["other.f"], "one");
    let all = [files("a", "one"), other, modules(&["top.v", "old.v"], "one")].concat();
    scene.publish("a", &all);
    let added = ["a/notes", "a/other/notes", "a/rtl/notes", "a/top/notes"];
    added.iter().for_each(|file| scene.put(file, "mine"));
    let top = || Place::Blocks { design: "a".to_string(), blocks: vec!["top".to_string()] };
    let new = [files("a", "two"), modules(&["top.v"], "two")].concat();
    publish_all(vec![scene.stage_at(top(), &new).unwrap()]).unwrap();
    let texts =
        ["a/top/top.v", "a/rtl/top.v", "a/other/other.f", "a/rtl/old.v"].map(|it| scene.text(it));
    assert_eq!(texts, ["two", "two", "one", ""]);
    assert!(added.iter().all(|file| scene.text(file) == "mine"));
    // Without modules, of which the last other block may have none, theirs go.
    publish_all(vec![scene.stage_at(top(), &files("a", "three")).unwrap()]).unwrap();
    assert_eq!(tree(&scene.path("a/rtl")).into_keys().collect::<Vec<_>>(), ["notes"]);
}

#[test]
fn a_new_file_takes_no_name_of_the_users() {
    let theirs = "a file or folder that is not generate's";
    let scene = Scene::written();
    scene.put("a/top/new.v", "mine");
    assert_eq!(scene.refusal("a", &block("a", "top", &["top.v", "new.v"], "two")), theirs);
    // Nor does one whose place the user made a folder.
    fs::remove_file(scene.path("a/top/top.v")).unwrap();
    scene.put("a/top/top.v/mine", "mine");
    assert_eq!(scene.refusal("a", &files("a", "two")), theirs);
    // A copy of a block is the user's, and so is a folder without a manifest.
    let scene = Scene::written();
    files("a", "one")
        .iter()
        .for_each(|(name, text)| scene.put(&name.replace("top/", "a/copy/"), text));
    assert_eq!(scene.refusal("a", &block("a", "copy", &["copy.v"], "two")), theirs);
    scene.put("a/rtl/mine.v", "mine");
    assert_eq!(
        scene.refusal("a", &[files("a", "two"), modules(&["top.v"], "two")].concat()),
        theirs
    );
    scene.publish("a", &files("a", "two"));
    assert_eq!(
        (scene.text("a/copy/top.v"), scene.text("a/rtl/mine.v")),
        ("one".into(), "mine".into())
    );
}

#[test]
fn what_we_did_not_make_is_refused_and_an_empty_folder_is_nobodys() {
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
    symlink(scene.path("work"), scene.path("link")).unwrap();
    assert_eq!(refusal("link"), "a symbolic link");
    fs::create_dir(scene.path("a")).unwrap();
    scene.publish("a", &files("a", "one"));
    assert_eq!(scene.text("a/top/top.v"), "one");
}

#[test]
fn when_a_later_folder_cannot_be_published_the_earlier_ones_are_as_before() {
    let scene = Scene::written();
    scene.publish("b", &files("b", "one"));
    scene.put("a/top/notes.txt", "mine");
    let stage = |design: &str| scene.stage(design, &files(design, "two")).unwrap();
    let fails = |before: BTreeMap<String, String>, replacements: Vec<Replacement>| {
        let failure = publish_all(replacements).unwrap_err();
        assert_eq!(failure.status(), Status::WrongInput);
        assert!(failure.to_string().contains("/b: cannot be written; "), "{failure}");
        assert_eq!(tree(scene.folder.path()), before);
    };
    // The disk loses what was staged for `b`.
    let before = tree(scene.folder.path());
    let replacements = ["new", "a", "b"].map(stage);
    fs::remove_file(&replacements[2].renames.last().unwrap().0).unwrap();
    fails(before, replacements.into());
    // When all is staged, the user takes a name.
    let more = scene.stage("b", &block("b", "top", &["more.v", "top.v"], "two")).unwrap();
    let replacements = vec![stage("a"), more];
    scene.put("b/top/more.v", "mine");
    let mut before = tree(scene.folder.path());
    before.retain(|name, _| !name.starts_with(".warpcache-"));
    fails(before, replacements);
}

#[test]
fn after_a_kill_between_two_files_the_next_run_replaces_them_all() {
    let new = block("a", "top", &["new.v", "top.v"], "two");
    let renames = Scene::written().stage("a", &new).unwrap().renames.len();
    // All but the manifest's two: the old one lists no `new.v`.
    for killed in 0..renames - 1 {
        let scene = Scene::written();
        let replacement = scene.stage("a", &new).unwrap();
        replacement.renames[..killed].iter().for_each(|(from, to)| rename(from, to).unwrap());
        drop(replacement);
        scene.publish("a", &new);
        assert_eq!(scene.names(), ["a/top/manifest.json", "a/top/new.v", "a/top/top.v"]);
        assert_eq!(
            (scene.text("a/top/new.v"), scene.text("a/top/top.v")),
            ("two".into(), "two".into())
        );
    }
}
