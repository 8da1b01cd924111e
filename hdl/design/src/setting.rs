//! A field that is set from outside of the file: `--set section.field=value`.

use std::str::FromStr;

use toml::de::DeTable;

use super::document;
use super::field::{Node, Value, cut};
use super::read::HEAD;
use super::{Place, Problem};

/// The value of one field, which takes the place of what the config says of it.
///
/// ```
/// use design::{Design, Setting};
///
/// let settings: Vec<Setting> = vec!["l1.sets=64".parse()?, "l1.index=xor".parse()?];
/// let design = Design::load_with("taco16", &settings)?;
/// assert_eq!(design.l1().map(|l1| l1.sets), Some(64));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// As it was given.
    text: String,
    /// A key of the config, or a section with one field.
    node: Node,
}

impl Setting {
    /// A field of a section that a separate option gives, as in `--prefix soc_`, which errors then name.
    pub fn of_option(option: &str, section: &str, field: &str, value: &str) -> Setting {
        let node = |key: &str, value| Node { key: key.into(), key_at: None, value, value_at: None };
        let fields = vec![node(field, Value::Text(value.to_string()))];
        let place = Place { line: 0, column: 0, file: format!("{option} {}", cut(value)) };
        let node = placed(node(section, Value::Table(fields)), &place);
        Setting { text: format!("{section}.{field}={value:?}"), node }
    }

    /// As it was given: `l1.sets=64`.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value, as a config has it.
    pub(super) fn node(&self) -> &Node {
        &self.node
    }

    /// The value as TOML writes it, in whatever way it was given: 16 for `0x10`, `"xor"` for `xor`.
    pub fn value(&self) -> String {
        match &self.node.value {
            Value::Table(fields) => fields.iter().map(|field| field.value.written()).collect(),
            value => value.written(),
        }
    }

    /// Puts the value into a config, in the place of what is there.
    pub(super) fn apply(&self, nodes: &mut Vec<Node>) {
        let (Value::Table(fields), Some(section)) =
            (&self.node.value, nodes.iter_mut().find(|node| node.key == self.node.key))
        else {
            return replace(nodes, &self.node);
        };
        // A key that is no section stays, and is reported at its place in the file.
        if let Value::Table(there) = &mut section.value {
            fields.iter().for_each(|field| replace(there, field));
        }
    }
}

fn replace(nodes: &mut Vec<Node>, node: &Node) {
    nodes.retain(|other| other.key != node.key);
    nodes.push(node.clone());
}

impl FromStr for Setting {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Setting, Problem> {
        let refused = || Problem {
            place: None,
            field: "set".to_string(),
            rule: "must be section.field=value, or name=value, with a TOML value".to_string(),
            got: cut(&format!("{text:?}")),
            hint: hint(text).unwrap_or("l1.sets=64".to_string()),
        };
        let place = Place { line: 0, column: 0, file: format!("--set {}", cut(text)) };
        match parse(text).map(|node| placed(node, &place)) {
            Some(node) => Ok(Setting { text: text.to_string(), node }),
            None => Err(refused()),
        }
    }
}

/// The same with its value as a list, where that is all that it lacks.
fn hint(text: &str) -> Option<String> {
    let (key, value) = text.split_once('=')?;
    let list = format!("{}=[{}]", key.trim(), value.trim());
    (value.contains(',') && parse(&list).is_some()).then_some(list)
}

/// One key with its value, or one section with one field.
fn parse(text: &str) -> Option<Node> {
    let (key, value) = text.split_once('=')?;
    // A second line would be a second field.
    if text.chars().any(char::is_control) {
        return None;
    }
    let value = value.trim();
    // The shell takes the quotes of `l1.index="xor"` away.
    let value = if is_word(value) { format!("{value:?}") } else { value.to_string() };
    let text = format!("{} = {value}", key.trim());
    let table = DeTable::parse(&text).ok()?;
    let mut nodes = document::nodes_of_table(table.get_ref(), &text);
    let node = nodes.pop()?;
    let is_of_head = HEAD.contains(&node.key.as_str());
    let is_one = match &node.value {
        Value::Table(fields) => fields.len() == 1 && !is_of_head,
        _ => is_of_head,
    };
    (nodes.is_empty() && is_one).then_some(node)
}

/// A word without quotes that TOML has no other meaning for.
fn is_word(value: &str) -> bool {
    let is_legal = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    value.starts_with(|c: char| c.is_ascii_alphabetic())
        && value.chars().all(is_legal)
        && !["true", "false"].contains(&value)
}

/// The same, said to be on the command line.
fn placed(node: Node, place: &Place) -> Node {
    let value = match node.value {
        Value::Table(fields) => {
            Value::Table(fields.into_iter().map(|field| placed(field, place)).collect())
        }
        value => value,
    };
    let at = Some(place.clone());
    Node { key: node.key, key_at: at.clone(), value, value_at: at }
}
