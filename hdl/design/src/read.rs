//! Checks the keys of a whole config and gathers everything that is wrong.

use super::field::{Node, Value, cut};
use super::section::{check, own_fields, unknown};
use super::{Config, DesignKind, Place, Problem, Problems, Section};

/// Rule of a design's name, as errors say it.
pub const NAME_RULE: &str = "must be 1 to 64 of a-z, 0-9, '-' and '_', the first a letter";
/// Reserved names: Windows can neither make a folder of such a name nor check out a repository that has it.
const DEVICE_RULE: &str =
    "must not be a device of Windows: con, prn, aux, nul, com0 to com9, lpt0 to lpt9";
pub(super) const HEAD: [&str; 2] = ["design", "name"];

/// Reads a config. `fallback` names it while its name is not known, `start` is where something
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
    reader.keys(design);
    match Config::read(design, name, &mut reader) {
        Some(config) => {
            reader.across(&config);
            Problems::or(reader.found, config).map(Config::settled)
        }
        None => Err(Problems::new(reader.found)),
    }
}

pub(super) struct Reader<'a> {
    nodes: &'a [Node],
    /// Name of the design in messages.
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
            Some(Value::Text(name)) if broken_rule(name).is_none() => return Some(name.clone()),
            Some(Value::Text(name)) => name,
            _ => self.fallback,
        };
        // Of a name that is not there, the rule of all.
        let given = self.node("name").map(|_| written);
        let rule = given.and_then(broken_rule).unwrap_or(NAME_RULE);
        self.report("name", rule, format!("{:?}", name_like(written)));
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

    /// Reports the keys that the design does not have. While it is unknown, any section is legal.
    fn keys(&mut self, design: Option<DesignKind>) {
        let sections = sections_of(design);
        let context = design.map_or(String::new(), |design| format!(" in design \"{design}\""));
        let legal: Vec<&str> = HEAD.into_iter().chain(sections).collect();
        for node in self.nodes.iter().filter(|node| !legal.contains(&node.key.as_str())) {
            let field = format!("{}.{}", self.owner, cut(&node.key));
            self.found.push(unknown(field, node, legal.clone(), &context));
        }
    }

    /// Checks the rules that tie sections together, once each section is right by itself.
    fn across(&mut self, config: &Config) {
        if !self.found.is_empty() {
            return;
        }
        for (section, field, broken) in config.across() {
            let node = match self.node(section).map(|node| &node.value) {
                Some(Value::Table(fields)) => fields.iter().find(|node| node.key == field),
                _ => None,
            };
            self.found.push(Problem {
                place: node.map_or(self.start.clone(), |node| node.value_at.clone()),
                field: format!("{}.{section}.{field}", self.owner),
                rule: broken.rule,
                got: broken.got,
                hint: broken.hint,
            });
        }
    }

    /// Checks one section; `None` when the design has no such section.
    pub(super) fn section<S: Section>(&mut self, design: Option<DesignKind>) -> Option<S> {
        if !sections_of(design).contains(&S::NAME) {
            return None;
        }
        let words = design.map_or(&[][..], |design| design.words_of(S::NAME));
        match self.node(S::NAME).map(|node| &node.value) {
            Some(Value::Table(fields)) => {
                let own = own_fields(fields, &self.owner, S::NAME, design, &mut self.found);
                Some(check(&own, &self.owner, words, &mut self.found))
            }
            Some(_) => {
                self.report(S::NAME, "must be a table", format!("[{}]", S::NAME));
                None
            }
            None => Some(check(&[], &self.owner, words, &mut self.found)),
        }
    }
}

fn sections_of(design: Option<DesignKind>) -> Vec<&'static str> {
    design.map_or_else(DesignKind::sections_of_any, DesignKind::sections)
}

/// Whether a text has the form of a name, which becomes a folder and is in messages: nothing that a shell or a file
/// system changes.
pub fn is_name(name: &str) -> bool {
    let legal = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    name.len() <= 64
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(legal)
}

/// The rule for names of designs and libraries that a name breaks.
pub fn broken_rule(name: &str) -> Option<&'static str> {
    if !is_name(name) {
        return Some(NAME_RULE);
    }
    let is_device = match name.strip_prefix("com").or(name.strip_prefix("lpt")) {
        Some(number) => matches!(number.as_bytes(), [b'0'..=b'9']),
        None => ["con", "prn", "aux", "nul"].contains(&name),
    };
    is_device.then_some(DEVICE_RULE)
}

/// The legal name most like `written`.
fn name_like(written: &str) -> String {
    let letters = written.chars().map(|c| if c.is_ascii() { c.to_ascii_lowercase() } else { '-' });
    let kept = letters.map(|c| if is_name(&format!("a{c}")) { c } else { '-' });
    let name: String = kept.skip_while(|c| !c.is_ascii_lowercase()).take(64).collect();
    match broken_rule(&name) {
        None => name,
        Some(NAME_RULE) => "my-design".to_string(),
        Some(_) => format!("my-{name}"),
    }
}
