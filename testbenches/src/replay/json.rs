//! One line as a JSON object whose names are all different.

use core::fmt;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
pub(super) use serde_json::Value;

/// The object's members in the order in which they are. `serde_json` keeps the last of two
/// members of one name, which would hide a mistake.
struct Object(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ObjectVisitor)
    }
}

struct ObjectVisitor;

impl<'de> Visitor<'de> for ObjectVisitor {
    type Value = Object;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one JSON object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object, A::Error> {
        let mut members: Vec<(String, Value)> = Vec::new();
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            if members.iter().any(|(other, _)| *other == name) {
                let name = Value::from(name);
                return Err(A::Error::custom(format!("field {} appears twice", shown(&name))));
            }
            members.push((name, value));
        }
        Ok(Object(members))
    }
}

/// A value as a message shows it: one readable line, whatever a hostile file holds.
pub(super) fn shown(value: &Value) -> String {
    cut(&value.to_string(), 60)
}

fn cut(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// Parses one line; the error says what is wrong and in which column.
pub(super) fn object(text: &str) -> Result<Vec<(String, Value)>, String> {
    match serde_json::from_str::<Object>(text) {
        Ok(object) => Ok(object.0),
        Err(error) => {
            // The parser sees one line only, so its line number would mislead; and its column
            // tells nothing unless the text is no JSON at all.
            let whole = error.to_string();
            let what = whole.rsplit_once(" at line ").map_or(whole.as_str(), |(what, _)| what);
            // The message may quote a value.
            let what = cut(what, 160);
            let place = match error.is_data() {
                true => String::new(),
                false => format!(" at column {}", error.column()),
            };
            Err(format!("must be one JSON object; {what}{place}"))
        }
    }
}
