//! A section of a config: a plain struct, and the table of its fields that checks it.

use serde::{Serialize, de::DeserializeOwned};

use super::document::nodes_of;
use super::field::{Field, Node, Value, cut};
use super::{DesignKind, Problem, Problems, suggest};

/// A table of a config, such as `[l1]`. Made by `section!`, which keeps the struct and the table
/// of its fields in one place: a later block adds one entry there.
pub trait Section: Default + Serialize + DeserializeOwned + 'static {
    /// Its TOML key.
    const NAME: &'static str;
    /// Subject of the section, in one sentence.
    const DOC: &'static str;
    /// Every field, in the order of the struct.
    const FIELDS: &'static [Field];

    /// The rules that tie several fields together.
    fn crosses() -> &'static [Cross<Self>];

    /// Checks a section by itself, so that a block can be built without a whole design; `owner`
    /// represents the design's name in the messages.
    ///
    /// # Errors
    /// Every rule that does not hold.
    fn validate(&self, owner: &str) -> Result<(), Problems> {
        let mut found = Vec::new();
        match nodes_of(self) {
            Ok(nodes) => drop(check::<Self>(&nodes, owner, &[], &mut found)),
            Err(problem) => found.push(problem),
        }
        Problems::or(found, ())
    }
}

/// A rule over several fields.
pub struct Cross<S> {
    /// The fields it reads, the one to blame first. The rule is checked only when each field is
    /// legal alone: an error that follows from another is noise.
    pub fields: &'static [&'static str],
    /// The broken rule, if any.
    pub broken: fn(&S) -> Option<Broken>,
}

/// Result of a [`Cross`]: the last three parts of a [`Problem`].
pub struct Broken {
    /// Rule that is broken.
    pub rule: String,
    /// Value in the config.
    pub got: String,
    /// A legal value near it.
    pub hint: String,
}

/// Checks `nodes` as a section of the design `owner`, adds what is wrong to `found`, and gives the
/// section, with defaults where a field is missing or wrong; `words` are the design's.
pub(crate) fn check<S: Section>(
    nodes: &[Node],
    owner: &str,
    words: &[(&str, &str)],
    found: &mut Vec<Problem>,
) -> S {
    let path = |field: &str| format!("{owner}.{}.{}", S::NAME, cut(field));
    let own = words.iter().map(|(field, word)| (field.to_string(), (*word).into()));
    let mut accepted: toml::Table = own.collect();
    let mut wrong = Vec::new();
    for node in nodes {
        let Some(field) = S::FIELDS.iter().find(|field| field.name == node.key) else {
            let names = S::FIELDS.iter().map(|field| field.name);
            found.push(unknown(path(&node.key), node, names.collect(), ""));
            continue;
        };
        match &node.value {
            value if !field.rule.accepts(value) => {
                wrong.push(field.name);
                found.push(Problem {
                    place: node.value_at.clone(),
                    field: path(field.name),
                    rule: format!("must be {}", field.rule.legal()),
                    got: value.shown(),
                    hint: field.rule.hint(value, &default_of::<S>(field.name)),
                });
            }
            Value::Integer(number) => drop(accepted.insert(node.key.clone(), (*number).into())),
            Value::Text(text) => drop(accepted.insert(node.key.clone(), text.clone().into())),
            Value::Flag(flag) => drop(accepted.insert(node.key.clone(), (*flag).into())),
            Value::List(list) => drop(accepted.insert(node.key.clone(), list.clone().into())),
            Value::Table(_) | Value::Other(_) => {} // no rule accepts these
        }
    }
    let section = accepted.try_into().unwrap_or_else(|error: toml::de::Error| {
        // Only a rule laxer than its field's type gets here; a test holds that there is none.
        found.push(Problem {
            place: None,
            field: format!("{owner}.{}", S::NAME),
            rule: error.message().to_string(),
            got: "a value that its rule accepts".to_string(),
            hint: "another value".to_string(),
        });
        S::default()
    });
    for cross in S::crosses() {
        if cross.fields.iter().any(|field| wrong.contains(field)) {
            continue;
        }
        if let Some(Broken { rule, got, hint }) = (cross.broken)(&section) {
            // The blamed field may be absent, its default in force: then point at a partner.
            let place = cross
                .fields
                .iter()
                .find_map(|field| nodes.iter().find(|node| node.key == *field)?.value_at.clone());
            found.push(Problem { place, field: path(cross.fields[0]), rule, got, hint });
        }
    }
    section
}

/// The fields of a section that belong to it in a design; of each of the others, which another section
/// decides, adds to `found` that it must not be given.
pub(crate) fn own_fields(
    nodes: &[Node],
    owner: &str,
    section: &str,
    design: Option<DesignKind>,
    found: &mut Vec<Problem>,
) -> Vec<Node> {
    let decided = design.and_then(|design| Some((design, design.decided_of(section)?)));
    let Some((design, (by, names))) = decided else { return nodes.to_vec() };
    let (others, own): (Vec<Node>, Vec<Node>) =
        nodes.iter().cloned().partition(|node| names.contains(&node.key.as_str()));
    found.extend(others.into_iter().map(|node| Problem {
        place: node.key_at,
        field: format!("{owner}.{section}.{}", node.key),
        rule: format!("must not be given in design \"{design}\", where it is decided by {by}"),
        got: node.value.shown(),
        hint: "removing it".to_string(),
    }));
    own
}

/// A key that does not exist. `context` ends the rule.
pub(crate) fn unknown(field: String, node: &Node, legal: Vec<&str>, context: &str) -> Problem {
    let hint = suggest::nearest(&node.key, legal.iter().copied());
    Problem {
        place: node.key_at.clone(),
        field,
        rule: format!("must be one of the keys {}{context}", legal.join(", ")),
        got: cut(&node.key),
        hint: hint.map_or_else(|| "removing it".to_string(), str::to_string),
    }
}

/// A field's default as TOML writes it.
pub(crate) fn default_of<S: Section>(field: &str) -> String {
    let nodes = nodes_of(&S::default()).unwrap_or_default();
    let node = nodes.iter().find(|node| node.key == field);
    node.map(|node| node.value.written()).unwrap_or_default()
}

/// Declares a section: the struct, its defaults and its [`Field`]s, one entry a field:
/// `/// doc` (what, unit, legal range), then `name: type = default, rule;`.
macro_rules! section {
    (
        $(#[doc = $about:literal])+
        pub struct $name:ident in $key:literal {
            $( $(#[doc = $doc:literal])+ $field:ident: $type:ty = $default:expr, $rule:expr; )+
        }
        crosses: $crosses:expr
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $( $(#[doc = $doc])+ pub $field: $type, )+
        }

        impl Default for $name {
            fn default() -> Self {
                $name { $( $field: $default, )+ }
            }
        }

        impl $crate::Section for $name {
            const NAME: &'static str = $key;
            const DOC: &'static str = concat!($($about),+);
            const FIELDS: &'static [$crate::Field] = &[ $( $crate::Field {
                name: stringify!($field),
                doc: concat!($($doc),+),
                rule: $rule,
            }, )+ ];

            fn crosses() -> &'static [$crate::Cross<Self>] {
                const CROSSES: &[$crate::Cross<$name>] = $crosses;
                CROSSES
            }
        }
    };
}
pub(crate) use section;
