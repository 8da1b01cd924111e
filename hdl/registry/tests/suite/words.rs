//! Words that hold several things: the manifest and the text of every preset say where each lies.

use design::PRESETS;
use emit::{Design, EmitOptions, ManifestWord};
use std::collections::BTreeMap;

/// The blocks of all presets, by preset and block.
fn emitted() -> BTreeMap<(String, String), Design> {
    let mut emitted = BTreeMap::new();
    for preset in PRESETS {
        for block in registry::blocks(&preset.design().unwrap()) {
            let design = block.block.emit(&EmitOptions::default()).unwrap();
            emitted.insert((preset.name.to_string(), block.info.name.to_string()), design);
        }
    }
    emitted
}

/// The bits that `text` gives names, by these.
fn named(text: &str) -> BTreeMap<&str, usize> {
    let parameter = |line| {
        let (name, value) = str::strip_prefix(line, "    localparam ")?.split_once(" = ")?;
        let is_place = ["_MSB", "_LSB", "_BIT"].iter().any(|end| name.ends_with(end));
        is_place.then(|| (name, value.trim_end_matches(';').parse().unwrap()))
    };
    text.lines().filter_map(parameter).collect()
}

/// The error in the fields of `word`.
fn fault(word: &ManifestWord) -> Option<String> {
    let mut above = word.width;
    for field in &word.fields {
        if field.low > field.high || field.high >= above {
            return Some(format!("{}.{}.{}", word.module, word.name, field.name));
        }
        above = field.low;
    }
    None
}

#[test]
fn fields_lie_side_by_side_and_the_text_has_their_places() {
    for ((preset, block), design) in emitted() {
        let words = &design.manifest.words;
        let faults: Vec<String> = words.iter().filter_map(fault).collect();
        assert!(faults.is_empty(), "{preset} {block}: {faults:?}");
        for module in &design.modules {
            let of_module = words.iter().filter(|word| word.module == module.name);
            let fields: Vec<_> = of_module.flat_map(|word| &word.fields).collect();
            for (parameter, place) in named(&module.text) {
                let (name, end) = parameter.rsplit_once('_').unwrap();
                let is_it = fields.iter().any(|field| {
                    let of_end = if end == "MSB" { field.high } else { field.low };
                    field.name.to_uppercase() == name && of_end == place
                });
                assert!(is_it, "{preset} {block}: {parameter} of {}", module.name);
            }
        }
    }
}

#[test]
fn words_of_caches_stops_and_switches_are_listed() {
    let emitted = emitted();
    let expected = [
        ("baseline", "l1", "miss_queue", ["kind", "line", "data"].as_slice()),
        ("llc", "llc_slice", "llc_slice_request_stage", &["kind", "line", "source"]),
        ("llc", "llc_slice", "llc_slice_mshr_file", &["id", "source"]),
        ("taco16", "request_stop", "", &["core", "line"]),
        ("taco16", "response_stop", "", &["core"]),
        ("baseline", "private_cluster", "l2_crossbar", &["line", "id"]),
    ];
    for (preset, block, module, fields) in expected {
        let words = &emitted[&(preset.to_string(), block.to_string())].manifest.words;
        let found = words.iter().any(|word| {
            let has = |name: &&str| word.fields.iter().any(|field| field.name == *name);
            word.module.starts_with(module) && fields.iter().all(has)
        });
        assert!(found, "{preset} {block} {module}: {words:#?}");
    }
}

#[test]
fn fields_that_overlap_are_found() {
    let field = |high, low| emit::ManifestField { name: "a".into(), high, low };
    let word = |fields| ManifestWord { module: "m".into(), name: "w".into(), width: 8, fields };
    assert_eq!(fault(&word(vec![field(7, 4), field(3, 3)])), None);
    assert_eq!(fault(&word(vec![field(7, 4), field(4, 0)])).unwrap(), "m.w.a");
    assert_eq!(fault(&word(vec![field(8, 4)])).unwrap(), "m.w.a");
}
