//! Names of modules: a name has one text, whatever else is emitted, here or in another run.
//!
//! A module is named after its type and figures, as `queue_width8_depth4`. Where these do not say all that
//! its text depends on, digits of the text's hash do: `mshr_entry_3f9a2c1b`. The top is named after its type
//! alone: it is what a user connects to. The user's prefix is added last and changes no hash.
use crate::design::Module;
use crate::error::Fault;
use crate::manifest::Manifest;
use crate::names;
use sha2::{Digest, Sha256};
use signal::KindInfo;
use std::collections::BTreeMap;

/// Most characters of a prefix: no line that names a module gets too long by it.
pub const LONGEST_PREFIX: usize = 24;

/// Rule of a prefix, as an error says it.
pub const PREFIX_RULE: &str = "empty, or 1 to 24 letters, digits and single '_', the first a letter, and no keyword of \
                               Verilog, SystemVerilog or C++";

/// Whether modules' names may begin with `prefix`.
pub fn is_prefix(prefix: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    prefix.is_empty()
        || prefix.len() <= LONGEST_PREFIX
            && prefix.starts_with(|c: char| c.is_ascii_alphabetic())
            && prefix.chars().all(is_part)
            && !prefix.contains("__")
            && !names::is_keyword(prefix)
}

/// The type's name and the geometry that distinguishes its modules: `queue_width8_depth4`.
pub fn plain(info: &KindInfo) -> String {
    let figures = info.parameters.iter().map(|p| format!("_{}{}", p.name, p.value));
    info.name.clone() + &figures.collect::<String>()
}

/// The name of a module that is not distinguished by its plain one: with eight digits of the hash of `text`, its
/// sentence, ports and body.
pub fn with_content(plain: &str, text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    let digits: String = hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
    format!("{plain}_{digits}")
}

/// The user's options for names of modules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Naming {
    /// Prefix of every name: empty, or legal by [`is_prefix`].
    pub prefix: String,
    /// Names that are given, by [`Design::identity`](crate::Design::identity): those of the tops of a library, which
    /// may be parts of one another.
    pub given: BTreeMap<String, String>,
}

impl Naming {
    /// Renames what was emitted; its last module is the top, which the manifest calls by its identity.
    ///
    /// # Errors
    /// A prefix that is none, and a name that is a keyword then.
    pub fn apply(&self, modules: &mut [Module], manifest: &mut Manifest) -> Result<(), Fault> {
        let bad = |name: &str, what| Err(Fault::BadName { name: name.into(), what });
        if !is_prefix(&self.prefix) {
            return bad(&self.prefix, "no prefix");
        }
        let new = self.names(modules);
        if let Some(keyword) = new.values().find(|name| names::is_keyword(name)) {
            return bad(keyword, "a keyword of Verilog, SystemVerilog or C++");
        }
        for module in modules {
            module.text = renamed(&module.text, &new);
            rename(&mut module.name, &new);
        }
        rename(&mut manifest.top, &new);
        manifest.modules.iter_mut().for_each(|name| rename(name, &new));
        manifest.memories.iter_mut().for_each(|memory| rename(&mut memory.module, &new));
        manifest.storage.iter_mut().for_each(|storage| rename(&mut storage.module, &new));
        manifest.words.iter_mut().for_each(|word| rename(&mut word.module, &new));
        Ok(())
    }

    /// The new name of each module, leaf first.
    fn names(&self, modules: &[Module]) -> BTreeMap<String, String> {
        let mut new = BTreeMap::new();
        // A block with a given name, or that contains such a module, has another text and therefore
        // another name.
        let mut changed = BTreeMap::new();
        for (place, Module { name, plain, text }) in modules.iter().enumerate() {
            let changed_text = renamed(text, &changed);
            let is_top = place + 1 == modules.len();
            let own = match (self.given.get(name), is_top) {
                (Some(given), _) => {
                    changed.insert(name.clone(), given.clone());
                    new.insert(name.clone(), given.clone());
                    continue;
                }
                (None, true) => plain.clone(),
                (None, false) if changed_text != *text => {
                    let own = with_content(plain, &changed_text);
                    changed.insert(name.clone(), own.clone());
                    own
                }
                (None, false) => name.clone(),
            };
            new.insert(name.clone(), self.prefix.clone() + &own);
        }
        new
    }
}

fn rename(name: &mut String, new: &BTreeMap<String, String>) {
    if let Some(new) = new.get(name) {
        name.clone_from(new);
    }
}

/// `text` with other modules' names. A name is in two places only: `module NAME (` and `NAME u_role (`.
fn renamed(text: &str, new: &BTreeMap<String, String>) -> String {
    let line = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let name = match words.as_slice() {
            ["module", name, "("] => name,
            [name, role, "("] if role.starts_with("u_") => name,
            _ => return line.to_string() + "\n",
        };
        match new.get(*name) {
            Some(new) => line.replacen(name, new, 1) + "\n",
            None => line.to_string() + "\n",
        }
    };
    text.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_an_identifier_and_no_keyword() {
        for good in ["", "a", "soc_", "SOC_", "a1_b_", "abcdefghijklmnopqrstuvwx"] {
            assert!(is_prefix(good), "{good}");
        }
        let long = "abcdefghijklmnopqrstuvwxy";
        for bad in ["1a", "_a", "a-", "a b", "a__", "ä", "a$", "module", "logic", "class", long] {
            assert!(!is_prefix(bad), "{bad}");
        }
    }

    #[test]
    fn a_name_is_changed_where_it_stands_for_a_module_only() {
        let new = [("way", "soc_way"), ("u_way", "wrong")]
            .map(|(old, new)| (old.to_string(), new.to_string()));
        let text =
            "module way (\n    output wire way\n);\n    wire other = way (\n        way u_way (\n";
        let expected = "module soc_way (\n    output wire way\n);\n    wire other = way (\n        soc_way u_way (\n";
        assert_eq!(renamed(text, &BTreeMap::from(new)), expected);
    }

    #[test]
    fn a_suffix_is_of_the_text_alone() {
        assert_eq!(with_content("way", "a"), with_content("way", "a"));
        assert_ne!(with_content("way", "a"), with_content("way", "b"));
        assert_eq!(with_content("way", "abc"), "way_ba7816bf");
    }
}
