//! The files of a target, each with a key of all that there is to say about it.

use super::Target;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::PathBuf;
use tools::content::key;

/// A file of a target.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) file: PathBuf,
    /// Equal for files of one text but for comments, whose modules instantiate modules of equal keys. `None` of a file that
    /// cannot be read, or that instantiates one that comes after it: of these nothing is known.
    pub(super) key: Option<String>,
    /// The same whatever its modules are called: a top has its plain name, and another one as a part.
    identity: Option<String>,
    /// Names of its modules.
    modules: Vec<String>,
}

/// The files of a target, in their order.
pub(super) fn of(target: &Target) -> Vec<Part> {
    let read = |file: &PathBuf| fs::read_to_string(file).ok().map(|text| without_comments(&text));
    let texts: Vec<Option<String>> = target.files.iter().map(read).collect();
    let modules = |text: &Option<String>| modules(text.as_deref().unwrap_or_default());
    let mut later: Vec<Vec<String>> = texts.iter().map(modules).rev().collect();
    let mut parts: Vec<Part> = Vec::new();
    for (file, text) in target.files.iter().zip(texts) {
        let own = later.pop().unwrap_or_default();
        let keys = text.and_then(|text| {
            let named: HashSet<&str> = words(&text).collect();
            let is_named = |modules: &Vec<String>| {
                modules.iter().any(|module| named.contains(module.as_str()))
            };
            if later.iter().any(is_named) {
                return None;
            }
            let below = parts.iter().filter(|part| is_named(&part.modules));
            let below = below.map(|part| part.key.as_deref()).collect::<Option<Vec<&str>>>()?;
            let unnamed = without_names(&text, &own);
            let with_below = |text: &str| key(std::iter::once(text).chain(below.iter().copied()));
            Some((with_below(&text), with_below(&unnamed)))
        });
        let (key, identity) = keys.unzip();
        parts.push(Part { file: file.clone(), key, identity, modules: own });
    }
    parts
}

/// For each target the one with which it is read: that of which its top is a part, or one before with the same top, or
/// itself.
pub(super) fn read_with(targets: &[Target]) -> Vec<usize> {
    let mut with_part = HashMap::new();
    let mut tops = Vec::new();
    for (number, target) in targets.iter().enumerate() {
        let (own, below): (Vec<Part>, Vec<Part>) =
            of(target).into_iter().partition(|part| part.modules.contains(&target.top));
        for identity in below.into_iter().filter_map(|part| part.identity) {
            with_part.entry(identity).or_insert(number);
        }
        tops.push(own.into_iter().next().and_then(|part| part.identity));
    }
    let mut with = Vec::new();
    for (number, top) in tops.into_iter().enumerate() {
        with.push(top.map_or(number, |top| *with_part.entry(top).or_insert(number)));
    }
    // A part of a part is one of the whole.
    let whole = |mut number: usize| {
        while with[number] != number {
            number = with[number];
        }
        number
    };
    (0..with.len()).map(whole).collect()
}

/// The text with a mark in the place of these names.
fn without_names(text: &str, names: &[String]) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mark = |word: &str| names.iter().any(|name| name == word);
    let mut rest = text;
    let mut unnamed = String::new();
    while let Some(first) = rest.chars().next() {
        let is_like = |c: char| is_word(c) == is_word(first);
        let end = rest.find(|c| !is_like(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        unnamed += if mark(word) { "#" } else { word };
        rest = after;
    }
    unnamed
}

/// Text without comments: a finding within one is a finding of the [text](super::text) itself.
fn without_comments(text: &str) -> String {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim_end());
    code.filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$'))
        .filter(|word| !word.is_empty())
}

/// The names behind each `module`.
fn modules(text: &str) -> Vec<String> {
    let behind = words(text).zip(words(text).skip(1));
    behind.filter(|(word, _)| *word == "module").map(|(_, name)| name.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// The files of these texts, in a folder.
    fn target(folder: &Path, top: &str, texts: &[&str]) -> Target {
        let file = |(number, text): (usize, &&str)| {
            let file = folder.join(format!("{top}_{number}.v"));
            fs::write(&file, text).unwrap();
            file
        };
        Target { top: top.into(), files: texts.iter().enumerate().map(file).collect() }
    }

    /// The keys of files of these texts.
    fn keys(texts: &[&str]) -> Vec<Option<String>> {
        let folder = tempfile::tempdir().unwrap();
        of(&target(folder.path(), "a", texts)).into_iter().map(|part| part.key).collect()
    }

    #[test]
    fn what_is_a_part_of_another_target_is_read_there() {
        let folder = tempfile::tempdir().unwrap();
        let leaf = "module leaf; wire a; endmodule";
        let part = "module b_1234 (input wire x); leaf u_leaf (); endmodule";
        let (top, chip) = (part.replace("b_1234", "b"), "module chip; b_1234 u_b (); endmodule");
        let place = |name: &str| {
            let below = folder.path().join(name);
            fs::create_dir(&below).unwrap();
            below
        };
        let target = |name: &str, top: &str, texts: &[&str]| target(&place(name), top, texts);
        let whole = target("whole", "chip", &[leaf, part, chip]);
        let again = target("again", "chip", &[leaf, part, chip]);
        let same = target("same", "b", &[leaf, &top]);
        let other = target("other", "b", &[leaf, &top.replace("wire x", "wire c")]);
        let below = target("below", "b", &[&leaf.replace("wire a", "wire c"), &top]);
        let unread = Target { top: "b".into(), files: vec!["nowhere/b.v".into()] };
        let all = [same, whole, other, below, again, unread];
        assert_eq!(read_with(&all), [1, 1, 2, 3, 1, 5]);
        assert_eq!(read_with(&all[..1]), [0]);
        let more = "module more; chip u_chip (); endmodule";
        let more = target("more", "more", &[leaf, part, chip, more]);
        assert_eq!(read_with(&[&all[..2], &[more]].concat()), [2, 2, 2]);
    }

    #[test]
    fn a_key_is_of_the_text_and_of_what_it_stands_on() {
        let above = "module b (input wire a); a u_a (); endmodule";
        let one = keys(&["module a; endmodule", above]);
        let same = keys(&["module c; endmodule", "// Of module b.\nmodule a; endmodule", above]);
        assert!(one[0].is_some() && one == same[1..]);
        let other = keys(&["module a; wire c; endmodule", above]);
        assert!(one[0] != other[0] && one[1] != other[1] && other[1].is_some());
    }

    #[test]
    fn of_what_is_not_in_order_or_not_there_nothing_is_known() {
        assert_eq!(keys(&["module b; a u_a (); endmodule", "module a; endmodule"])[0], None);
        let files = vec!["nowhere/a.v".into()];
        assert!(of(&Target { top: "a".into(), files })[0].key.is_none());
    }
}
