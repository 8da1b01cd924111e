//! The JSON Schema of the report.

use serde_json::{Value, json};

/// The schema of what `figures -o FILE.json` writes.
pub(crate) fn schema() -> Value {
    let count = json!({ "type": "integer", "minimum": 0 });
    let word = json!({ "type": "string" });
    let words = json!({ "type": ["string", "null"] });
    let number = json!({ "type": ["number", "null"] });
    let object = |description: &str, properties: Value| {
        let fields = properties.as_object().into_iter().flatten();
        let required: Vec<&String> = fields.map(|(name, _)| name).collect();
        json!({
            "description": description,
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": false,
        })
    };
    let row = object(
        "A number over workloads, beside the paper's.",
        json!({
            "what": word,
            "of": { "type": ["string", "null"], "description": "The series; null where workloads are counted." },
            "take": { "enum": ["mean", "geometric mean", "harmonic mean", "highest", "sum"] },
            "class": word,
            "workloads": { "type": "integer", "minimum": 0, "description": "Those of the class that have a value." },
            "ours": number,
            "out_of": {
                "type": ["integer", "null"],
                "description": "Of a row that counts: how many it counts among."
            },
            "paper": { "type": "string", "description": "The paper's number, or why it has none." },
            "source": word,
            "differs": word,
        }),
    );
    let series = object("Bars, one for each workload.", json!({ "name": word, "formula": word }));
    let values = json!({
        "type": "array",
        "items": number,
        "description": "In the order of the series; null without a denominator, or where the lines suit no design."
    });
    let workload = object(
        "A workload.",
        json!({ "name": word, "paper_name": words, "values": values, "paper": number }),
    );
    let list = |of: &str| json!({ "type": "array", "items": { "$ref": format!("#/$defs/{of}") } });
    let figure = object(
        "A figure, a table or a claim.",
        json!({
            "figure": word, "title": word, "unit": word,
            "timing": { "enum": ["cycles", "none"] },
            "rows": list("row"), "series": list("series"), "workloads": list("workload"),
        }),
    );
    let mut schema = object(
        "Figures of a paper, ours beside its own.",
        json!({
            "generator": word, "version": word, "schema": count,
            "paper": word, "title": word, "note": word,
            "requests": {
                "type": ["integer", "null"],
                "description": "The part of each trace that was run at most; null for all."
            },
            "figures": list("figure"),
        }),
    );
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    schema["title"] = "A report of warpcache figures".into();
    schema["$defs"] =
        json!({ "row": row, "series": series, "workload": workload, "figure": figure });
    schema
}
