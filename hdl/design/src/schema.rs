//! The JSON Schema of a config, for editors that complete and check TOML by one (draft 7, which they
//! all know). The schema checks each field alone; rules over several fields are the program's.

use serde_json::{Map, Value, json};

use super::{DesignKind, Field, Layout, Rule, licence};

/// The schema of every config of a design, or without one of all designs.
pub fn schema(design: Option<DesignKind>) -> Value {
    let title = match design {
        Some(kind) => format!("warpcache config of design \"{kind}\""),
        None => "warpcache config".to_string(),
    };
    let mut schema =
        json!({ "$schema": "http://json-schema.org/draft-07/schema#", "title": title });
    let body = match design {
        Some(kind) => of_design(kind),
        None => of_all(),
    };
    if let (Value::Object(schema), Value::Object(body)) = (&mut schema, body) {
        schema.extend(body);
    }
    schema
}

/// The design's word decides which sections there are: an editor then names the one wrong key, where
/// a choice among six schemas would only say that none fits.
fn of_all() -> Value {
    let cases = DesignKind::ALL.map(|kind| {
        json!({
            "if": { "properties": { "design": { "const": kind.word() } }, "required": ["design"] },
            "then": of_design(kind),
        })
    });
    let mut design = of_rule(&DesignKind::RULE);
    design.insert("description".to_string(), "The design.".into());
    json!({
        "type": "object",
        "required": ["design", "name"],
        "properties": { "design": design },
        "allOf": cases,
    })
}

fn of_design(kind: DesignKind) -> Value {
    let mut properties = Map::new();
    let design = json!({ "const": kind.word(), "description": kind.summary() });
    properties.insert("design".to_string(), design);
    let name = json!({
        "type": "string",
        "pattern": "^[a-z][a-z0-9_-]{0,63}$",
        "description": "The config's name in messages, paths and heads of files.",
    });
    properties.insert("name".to_string(), name);
    for layout in kind.layouts() {
        properties.insert(layout.name.to_string(), of_section(kind, layout));
    }
    closed(properties, &["design", "name"])
}

fn of_section(kind: DesignKind, layout: &Layout) -> Value {
    let fields = layout.fields_of(kind);
    let properties = fields.map(|field| (field.name.to_string(), of_field(kind, layout, field)));
    let mut section = closed(properties.collect(), &[]);
    section["description"] = layout.doc.trim().into();
    section
}

fn of_field(kind: DesignKind, layout: &Layout, field: &Field) -> Value {
    let mut schema = of_rule(&field.rule);
    schema.insert("description".to_string(), field.doc.trim().into());
    // An integer, a word in quotes, true or false, a list: TOML and JSON write both alike.
    if let Ok(default) = serde_json::from_str(&layout.default_of(kind, field)) {
        schema.insert("default".to_string(), default);
    }
    Value::Object(schema)
}

fn of_rule(rule: &Rule) -> Map<String, Value> {
    let schema = match *rule {
        Rule::Range(low, high) => json!({ "type": "integer", "minimum": low, "maximum": high }),
        Rule::PowerOfTwo(low, high) => {
            let powers = (0..63).map(|exponent| 1_i64 << exponent);
            let legal: Vec<i64> = powers.filter(|power| (low..=high).contains(power)).collect();
            json!({ "type": "integer", "enum": legal })
        }
        Rule::Word(words) | Rule::WordOf(words, _) => json!({ "type": "string", "enum": words }),
        Rule::Flag => json!({ "type": "boolean" }),
        Rule::Prefix => json!({
            "type": "string",
            "maxLength": emit::LONGEST_PREFIX,
            "pattern": "^([A-Za-z]([A-Za-z0-9]|_[A-Za-z0-9])*_?)?$",
            "not": { "enum": emit::keywords().collect::<Vec<_>>() },
        }),
        Rule::Licence => json!({
            "type": "string",
            "maxLength": licence::LONGEST,
            "pattern": licence::PATTERN,
        }),
        Rule::Distinct { least, most, high } => json!({
            "type": "array",
            "items": { "type": "integer", "minimum": 0, "maximum": high },
            "minItems": least,
            "maxItems": most,
            "uniqueItems": true,
        }),
    };
    schema.as_object().cloned().unwrap_or_default()
}

/// A table that refuses keys it does not know.
fn closed(properties: Map<String, Value>, required: &[&str]) -> Value {
    let mut table = json!({ "type": "object", "properties": properties });
    table["additionalProperties"] = false.into();
    if !required.is_empty() {
        table["required"] = json!(required);
    }
    table
}
