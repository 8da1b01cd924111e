//! Checks the keys of a whole config and gathers everything that is wrong.

use super::field::{Node, Value, cut};
use super::section::{check, unknown};
use super::{Config, DesignKind, L1, Place, Problem, Problems, Section};

const NAME_RULE: &str = "must be 1 to 64 of a-z, 0-9, '-' and '_', the first a letter";
const HEAD: [&str; 2] = ["design", "name"];

/// Reads a config. `fallback` names it while its own name is not known, `start` is where something
/// absent is reported.
pub(super) fn config(
    nodes: &[Node],
    fallback: &str,
    start: Option<Place>,
) -> Result<Config, Problems> {
    let mut reader = Reader { nodes, owner: cut(fallback), fallback, start, found: Vec::new() };
    let name = reader.name();
    reader.owner = name.clone().unwrap_or(reader.owner);
    let design = reader.design();
    let l1 = reader.sections(design);
    match (design, name) {
        (Some(design), Some(name)) => Problems::or(reader.found, Config { design, name, l1 }),
        _ => Err(Problems::new(reader.found)),
    }
}

struct Reader<'a> {
    nodes: &'a [Node],
    /// What messages call the design.
    owner: String,
    fallback: &'a str,
    start: Option<Place>,
    found: Vec<Problem>,
}

impl<'a> Reader<'a> {
    fn node(&self, key: &str) -> Option<&'a Node> {
        self.nodes.iter().find(|node| node.key == key)
    }

    /// Reports the value of `key`, or its absence.
    fn report(&mut self, key: &str, rule: &str, hint: String) {
        let node = self.node(key);
        self.found.push(Problem {
            place: node.map_or(self.start.clone(), |node| node.value_at.clone()),
            field: format!("{}.{key}", self.owner),
            rule: rule.to_string(),
            got: node.map_or("nothing".to_string(), |node| node.value.shown()),
            hint: if node.is_some() { hint } else { format!("{key} = {hint}") },
        });
    }

    fn name(&mut self) -> Option<String> {
        let written = match self.node("name").map(|node| &node.value) {
            Some(Value::Text(name)) if is_name(name) => return Some(name.clone()),
            Some(Value::Text(name)) => name,
            _ => self.fallback,
        };
        self.report("name", NAME_RULE, format!("{:?}", name_like(written)));
        None
    }

    fn design(&mut self) -> Option<DesignKind> {
        let value = self.node("design").map(|node| &node.value);
        if let Some(Value::Text(word)) = value
            && let Some(kind) = DesignKind::ALL.into_iter().find(|kind| kind.word() == word)
        {
            return Some(kind);
        }
        let rule = format!("must be {}", DesignKind::RULE.legal());
        let hint = value.map(|value| DesignKind::RULE.hint(value, "\"ccn\""));
        self.report("design", &rule, hint.unwrap_or("\"ccn\"".to_string()));
        None
    }

    /// A later section is one more result here, and one more key in [`DesignKind::sections`].
    fn sections(&mut self, design: Option<DesignKind>) -> Option<L1> {
        // While the design is unknown, any section is checked.
        let sections = design.map_or(DesignKind::ALL_SECTIONS, DesignKind::sections);
        let context = design.map_or(String::new(), |design| format!(" in design \"{design}\""));
        let mut l1 = sections.contains(&L1::NAME).then(L1::default);
        for node in self.nodes.iter().filter(|node| !HEAD.contains(&node.key.as_str())) {
            let field = format!("{}.{}", self.owner, cut(&node.key));
            match &node.value {
                _ if !sections.contains(&node.key.as_str()) => {
                    let legal = HEAD.iter().chain(sections).copied().collect();
                    self.found.push(unknown(field, node, legal, &context));
                }
                Value::Table(fields) => l1 = Some(check(fields, &self.owner, &mut self.found)),
                _ => self.report(&node.key, "must be a table", format!("[{}]", node.key)),
            }
        }
        l1
    }
}

/// A name becomes a folder and stands in messages: nothing that a shell or a file system changes.
fn is_name(name: &str) -> bool {
    let legal = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    name.len() <= 64
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(legal)
}

/// The legal name most like `written`.
fn name_like(written: &str) -> String {
    let letters = written.chars().map(|c| if c.is_ascii() { c.to_ascii_lowercase() } else { '-' });
    let kept = letters.map(|c| if is_name(&format!("a{c}")) { c } else { '-' });
    let name: String = kept.skip_while(|c| !c.is_ascii_lowercase()).take(64).collect();
    if name.is_empty() { "my-design".to_string() } else { name }
}
