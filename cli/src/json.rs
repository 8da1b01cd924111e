//! JSON as the program writes it: every document says what wrote it, and in which form.

use crate::failure::{Failure, Status};
use crate::printable::is_hidden;
use serde::{Serialize, Serializer};
use std::path::Path;

/// The form of the program's JSON. The number rises when a field goes or changes its meaning; new fields may
/// come without.
const SCHEMA: u32 = 1;

/// The beginning of every document.
#[derive(Serialize)]
struct Document<'a, T> {
    generator: &'static str,
    version: &'static str,
    schema: u32,
    #[serde(flatten)]
    value: &'a T,
}

/// A document that holds the fields of `value`, indented, in the order of the struct.
pub(crate) fn document(value: &impl Serialize) -> Result<String, Failure> {
    let version = env!("CARGO_PKG_VERSION");
    let document = Document { generator: crate::arguments::NAME, version, schema: SCHEMA, value };
    let text = serde_json::to_string_pretty(&document)
        .map_err(|error| Failure::new(Status::WrongInput, format!("no JSON: {error}")))?;
    Ok(escaped(&text))
}

/// A value of JSON with the fields of `value`.
pub(crate) fn value(value: &impl Serialize) -> Result<serde_json::Value, Failure> {
    serde_json::to_value(value)
        .map_err(|error| Failure::new(Status::WrongInput, format!("no JSON: {error}")))
}

/// Hidden characters are legal in a JSON string; a terminal should not see them all the same.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => escaped.push(c),
            // All of them are of 16 bits.
            c if is_hidden(c) => escaped += &format!("\\u{:04x}", u32::from(c)),
            c => escaped.push(c),
        }
    }
    escaped
}

/// A path as a string, which JSON wants in UTF-8; for `#[serde(serialize_with)]`.
pub(crate) fn path<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Report {
        blocks: Vec<&'static str>,
    }

    #[test]
    fn a_document_says_what_wrote_it_and_hides_nothing() {
        let text = document(&Report { blocks: vec!["a\u{202e}b\u{1b}\u{9b}"] }).unwrap();
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(
            text,
            format!(
                "{{\n  \"generator\": \"warpcache\",\n  \"version\": \"{version}\",\n  \"schema\": 1,\n  \
                 \"blocks\": [\n    \"a\\u202eb\\u001b\\u009b\"\n  ]\n}}"
            )
        );
    }
}
