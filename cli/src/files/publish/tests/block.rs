//! With a block, its folder and the modules of its design change together, and nothing else.

use super::*;
use crate::files::RTL;

/// The modules of a design as `generate` writes them.
fn modules(design: &str, files: &[&str], text: &str) -> Vec<(String, String)> {
    let names = files.iter().map(ToString::to_string).chain([MANIFEST.to_string()]).collect();
    let record = serde_json::to_string(&Record::new(Subject::rtl(design), names)).unwrap();
    let file = |name: &&str| (format!("{RTL}/{name}"), text.to_string());
    files.iter().map(file).chain([(format!("{RTL}/{MANIFEST}"), record)]).collect()
}

/// The place of the block `top` of `a`.
fn top() -> Place {
    Place::Block { design: "a".to_string(), block: "top".to_string() }
}

#[test]
fn with_a_block_its_folder_and_the_modules_are_replaced_and_all_else_stays() {
    let scene = Scene::new();
    let all = [files("a", "one"), block("a", "other", &["other.f"], "one")].concat();
    scene.publish("a", &[all, modules("a", &["top.v", "old.v", "other.v"], "one")].concat());
    for file in ["a/notes.txt", "a/top/notes.txt", "a/rtl/notes.txt", "a/other/notes.txt"] {
        scene.put(file, "mine");
    }
    let place = |file: &str| scene.path().join(file);
    let inode = |file: &str| fs::metadata(place(file)).unwrap().ino();
    let same = ["a/other", "a/other/other.f", "a/rtl/notes.txt", "a/top/notes.txt"];
    let before = same.map(inode);
    let new = [files("a", "two"), modules("a", &["top.v", "other.v"], "two")].concat();
    publish_all(vec![scene.stage_at(top(), &new).unwrap()]).unwrap();
    assert_eq!(same.map(inode), before);
    assert_eq!(entries(&place("a/rtl")), ["manifest.json", "notes.txt", "other.v", "top.v"]);
    for file in ["a/top/top.v", "a/rtl/top.v", "a/rtl/other.v"] {
        assert_eq!(text_at(scene.path(), file).as_deref(), Some("two"), "{file}");
    }
    assert_eq!(text_at(scene.path(), "a/other/other.f").as_deref(), Some("one"));
    // Without modules, of which the last other block may have none, theirs go.
    publish_all(vec![scene.stage_at(top(), &files("a", "three")).unwrap()]).unwrap();
    assert_eq!(entries(&place("a/rtl")), ["notes.txt"]);
    assert_eq!(same.map(inode), before);
}

#[test]
fn modules_take_no_folder_of_the_users() {
    let scene = Scene::written();
    scene.put("a/rtl/mine.v", "mine");
    let new = [files("a", "two"), modules("a", &["top.v"], "two")].concat();
    for place in [Place::Design("a".to_string()), top()] {
        let failure = scene.stage_at(place, &new).unwrap_err().to_string();
        assert!(failure.contains("/a/rtl: must be absent, or written by generate"), "{failure}");
    }
    assert_eq!(tree(&scene.path().join("a/rtl")).into_keys().collect::<Vec<_>>(), ["mine.v"]);
    // An empty one is nobody's.
    fs::remove_file(scene.path().join("a/rtl/mine.v")).unwrap();
    publish_all(vec![scene.stage_at(top(), &new).unwrap()]).unwrap();
    assert_eq!(entries(&scene.path().join("a/rtl")), ["manifest.json", "top.v"]);
}

#[test]
fn a_kill_while_a_block_is_replaced_loses_nothing_of_the_others() {
    for step in 0..4 {
        let scene = Scene::new();
        let all = [files("a", "one"), block("a", "other", &["other.f"], "one")].concat();
        scene.publish("a", &[all, modules("a", &["top.v"], "one")].concat());
        scene.put("a/other/notes.txt", "mine");
        let new = [files("a", "two"), modules("a", &["top.v"], "two")].concat();
        let mut replacement = scene.stage_at(top(), &new).unwrap();
        let (path, old, new) = (
            replacement.path.clone(),
            replacement.staging.path().join("old"),
            replacement.new_tree(),
        );
        match step {
            0 => {}
            1 => replacement.publish().unwrap(),
            2 => fs::rename(&path, &old).unwrap(),
            _ => fs::rename(&path, &old).and_then(|()| fs::rename(&new, &path)).unwrap(),
        }
        kill(replacement);
        drop(scene.root());
        let expected = if step % 2 == 1 { "two" } else { "one" };
        // The folder and the modules are of one run.
        for file in ["a/top/top.v", "a/rtl/top.v"] {
            assert_eq!(text_at(scene.path(), file).as_deref(), Some(expected), "{step}");
        }
        assert_eq!(text_at(scene.path(), "a/other/other.f").as_deref(), Some("one"), "{step}");
        assert_eq!(text_at(scene.path(), "a/other/notes.txt").as_deref(), Some("mine"), "{step}");
        assert_eq!(entries(scene.path()), ["a"], "{step}");
    }
}
