//! The JSON Schema of the report.

use evaluate::{FIELDS, Field, Form};
use serde_json::{Map, Value, json};

/// The schema of what `evaluate --json` prints.
pub(crate) fn schema() -> Value {
    let fields = |in_total: bool| {
        let there = FIELDS.iter().filter(|field| in_total || !field.is_total_only);
        let described = there.map(|field| (field.name.to_string(), described(field, in_total)));
        let properties: Map<String, Value> = described.collect();
        json!({ "type": "object", "properties": properties, "additionalProperties": false })
    };
    let count = json!({ "type": "integer", "minimum": 0 });
    let word = json!({ "type": "string" });
    let cores = json!({ "type": "array", "items": { "$ref": "#/$defs/core" } });
    let total = json!({ "$ref": "#/$defs/total" });
    let windows = json!({
        "description": "With --window: by how much each count of the total grew in every so many requests, or in each \
                        kernel.",
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "kernel": count, "first": count, "requests": count,
                "counts": { "type": "object", "additionalProperties": { "type": "integer" } },
            },
            "required": ["kernel", "first", "requests", "counts"],
            "additionalProperties": false,
        },
    });
    let run = json!({
        "type": "object",
        "properties": {
            "design": word, "kind": word, "trace": word, "source": word,
            "timing": { "enum": ["cycles", "none"] },
            "engine": { "enum": ["model", "verilog", "model,verilog", "verilog,model"] },
            "top": { "const": true },
            "system": word, "kernels": count, "requests": count,
            "part": {
                "type": ["object", "null"],
                "properties": {
                    "kernels": { "type": ["string", "null"] },
                    "requests": { "type": ["integer", "null"] }
                },
            },
            "note": word, "cores": cores, "total": total, "windows": windows,
            "address_bits": {
                "description": "Where the trace's addresses are wider than the config's: l1.address_bits of both.",
                "type": "object",
                "properties": { "config": count, "run": count },
                "required": ["config", "run"],
            },
            "baseline": {
                "type": "object",
                "properties": { "cores": cores, "total": total, "windows": windows },
                "required": ["cores", "total"],
            },
        },
        "required": ["design", "kind", "trace", "timing", "kernels", "requests", "part", "cores", "total"],
    });
    let mean = json!({
        "description": "Where there are several traces: a figure of a design, averaged over all of them, or over those \
                        whose private caches have a replication_ratio above 0.1, or not.",
        "type": "object",
        "properties": {
            "field": word, "design": word,
            "timing": { "enum": ["cycles", "none"] },
            "class": { "enum": ["all", "replication_ratio > 0.1", "replication_ratio <= 0.1"] },
            "traces": count,
            "average": { "enum": ["geometric mean", "mean"] },
            "value": { "type": "number" },
        },
        "required": ["field", "design", "timing", "class", "traces", "average", "value"],
        "additionalProperties": false,
    });
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A report of warpcache evaluate",
        "type": "object",
        "properties": { "generator": word, "version": word, "schema": count },
        "required": ["generator", "version", "schema"],
        "oneOf": [
            { "$ref": "#/$defs/run" },
            {
                "properties": {
                    "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } },
                    "means": { "type": "array", "items": { "$ref": "#/$defs/mean" } },
                },
                "required": ["runs"],
            },
        ],
        "$defs": { "mean": mean, "run": run, "core": fields(false), "total": fields(true) },
    })
}

fn described(field: &Field, in_total: bool) -> Value {
    let count = json!({ "type": "integer", "minimum": 0 });
    let counts = json!({ "type": "array", "items": count });
    let mut schema = match field.form {
        Form::Count => count,
        Form::Ratio => json!({ "type": ["number", "null"] }),
        Form::Counts => counts,
        Form::Matrix if in_total => json!({ "type": "array", "items": counts }),
        Form::Matrix => counts,
        Form::Distances => json!({
            "type": "object",
            "properties": { "histogram": counts, "cold": count },
            "required": ["histogram", "cold"],
            "additionalProperties": false,
        }),
        Form::Kernels => json!({
            "type": "array",
            "items": {
                "type": "object",
                "properties": kernel(),
                "required": ["kernel", "llc_requests", "organisation", "profile"],
                "additionalProperties": false,
            },
        }),
        Form::Decisions => json!({
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "record": count, "cycle": count, "core": count,
                    "decision": { "enum": ["private", "shared"] },
                },
                "required": ["core", "decision"],
            },
        }),
    };
    schema["description"] = field.doc.into();
    schema
}

/// Fields of a kernel's row of the last-level cache.
fn kernel() -> Value {
    let count = json!({ "type": "integer", "minimum": 0 });
    let rate = json!({ "type": ["number", "null"] });
    let gigabytes =
        json!({ "type": "number", "description": "GB/s, by the formulas of isca23 §3.3." });
    let organisation = json!({ "enum": ["memory_side", "sm_side"] });
    let profile: Map<String, Value> = [
        ("total_requests", &count),
        ("local_requests", &count),
        ("local_rate", &rate),
        ("memory_side_requests", &count),
        ("memory_side_hits", &count),
        ("memory_side_hit_rate", &rate),
        ("crd_requests", &count),
        ("crd_hits", &count),
        ("crd_hit_rate", &rate),
        ("memory_side_greatest", &count),
        ("memory_side_lsu", &rate),
        ("sm_side_greatest", &count),
        ("sm_side_lsu", &rate),
        ("eab_memory_side", &gigabytes),
        ("eab_sm_side", &gigabytes),
    ]
    .map(|(name, schema)| (name.to_string(), schema.clone()))
    .into_iter()
    .collect();
    let cycle = |of: &str| json!({ "type": ["integer", "null"], "description": of });
    json!({
        "kernel": count, "llc_requests": count,
        "start": cycle("In cycles: its first cycle; those below count from it."),
        "cycles": cycle("In cycles: when its last L1 was flushed."),
        "chosen_at": cycle("In cycles: when the unit chose, if it did."),
        "sm_side_at": cycle("In cycles: when SM-side began, if it did."),
        "memory_side_at": cycle("In cycles: when memory-side was back after it."),
        "organisation": {
            "description": "At its end.", "enum": ["memory_side", "sm_side"],
        },
        "better": {
            "description": "By the bandwidths below and theta; null without requests.",
            "oneOf": [organisation, { "type": "null" }],
        },
        "memory_side_bandwidth": gigabytes, "sm_side_bandwidth": gigabytes,
        "lines_flushed": count, "flush_write_backs": count,
        "profile": {
            "description": "What the unit saw; null where the kernel ended within its profile.",
            "type": ["object", "null"],
            "properties": profile,
            "additionalProperties": false,
        },
    })
}
