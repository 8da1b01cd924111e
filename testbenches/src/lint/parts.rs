//! The files of a target, each with a key of all that there is to say about it.

use super::Target;
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use tools::content::key;

/// A file of a target.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) file: PathBuf,
    /// Equal for files of one text but for comments, whose modules stand on modules of equal keys. `None` of a file that
    /// cannot be read, or that stands on one that comes after it: of these nothing is known.
    pub(super) key: Option<String>,
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
        let key = text.and_then(|text| {
            let named: HashSet<&str> = words(&text).collect();
            let is_named = |modules: &Vec<String>| {
                modules.iter().any(|module| named.contains(module.as_str()))
            };
            if later.iter().any(is_named) {
                return None;
            }
            let below = parts.iter().filter(|part| is_named(&part.modules));
            let below = below.map(|part| part.key.as_deref()).collect::<Option<Vec<&str>>>()?;
            Some(key(std::iter::once(text.as_str()).chain(below)))
        });
        parts.push(Part { file: file.clone(), key, modules: own });
    }
    parts
}

/// What a comment could tell a reader is a finding of the [text](super::text) itself.
fn without_comments(text: &str) -> String {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim_end());
    code.filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$'))
        .filter(|word| !word.is_empty())
}

/// What stands behind each `module`.
fn modules(text: &str) -> Vec<String> {
    let behind = words(text).zip(words(text).skip(1));
    behind.filter(|(word, _)| *word == "module").map(|(_, name)| name.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of files of these texts.
    fn keys(texts: &[&str]) -> Vec<Option<String>> {
        let folder = tempfile::tempdir().unwrap();
        let file = |(number, text): (usize, &&str)| {
            let file = folder.path().join(format!("{number}.v"));
            fs::write(&file, text).unwrap();
            file
        };
        let files = texts.iter().enumerate().map(file).collect();
        of(&Target { top: "a".into(), files }).into_iter().map(|part| part.key).collect()
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
