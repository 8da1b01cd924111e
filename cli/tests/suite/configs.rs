//! `new` and `schema`: what they print agrees with what `check` accepts.

use crate::support::{presets, run, run_here};
use design::{Constraints, Design, DesignKind, Field, Rule, Section};
use jsonschema::Validator;
use serde_json::Value;
use std::fs;
use testbenches::testing::is_full;

/// Every word that `new` takes.
fn words() -> Vec<&'static str> {
    let designs: Vec<&str> = DesignKind::ALL.into_iter().map(DesignKind::word).collect();
    // A preset of its design's name is the design's defaults.
    let presets = presets().into_iter().filter(|name| !designs.contains(name));
    designs.iter().copied().chain(presets).collect()
}

#[test]
fn what_new_writes_passes_check_and_generate() {
    let folder = tempfile::tempdir().unwrap();
    for word in words() {
        let file = format!("{word}.toml");
        let said = run(folder.path(), &["new", word, "-o", &file]).done();
        assert_eq!(said, format!("{file}: a config of {word}\n"));
        assert_eq!(
            run(folder.path(), &["new", word]).done(),
            fs::read_to_string(folder.path().join(&file)).unwrap()
        );
        let checked = run(folder.path(), &["check", &file]).done();
        assert!(checked.starts_with(&format!("my-{word}: a legal config of design ")), "{checked}");
        // Of presets `generated/` is compared in each run.
        if is_full() || DesignKind::ALL.iter().any(|kind| kind.word() == word) {
            let design = fs::read_to_string(folder.path().join(&file)).unwrap();
            let blocks = registry::blocks(&Design::parse(&design, &file).unwrap());
            let block = blocks.first().unwrap().info.name;
            run(folder.path(), &["generate", "--no-vectors", &file, "--block", block]).done();
            assert!(folder.path().join(format!("build/my-{word}/{block}")).is_dir());
        }
    }
}

#[test]
fn a_field_that_nothing_reads_yet_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let config = run(folder.path(), &["new", "ics15", "-o", "a.toml"]);
    assert_eq!(config.status, 0);
    let config = fs::read_to_string(folder.path().join("a.toml")).unwrap();
    let note = "# Note: nothing of this design reads it yet.\n";
    assert_eq!(config.matches(note).count(), 1, "{config}");
    assert!(config.contains(&format!("{note}replacement = ")), "{config}");

    let checked = run(folder.path(), &["check", "a.toml"]).done();
    let line = "\nnote: l1.replacement: nothing of this design reads it yet\n";
    assert_eq!(checked.matches("\nnote: ").count(), 1, "{checked}");
    assert!(checked.contains(line), "{checked}");
    let json = run(folder.path(), &["check", "a.toml", "--json"]).done();
    let unread = &serde_json::from_str::<Value>(&json).unwrap()["unread"];
    assert_eq!(unread, &serde_json::json!(["l1.replacement"]));

    // Designs with a node read all of theirs.
    for preset in ["baseline", "taco16", "thesis12"] {
        assert!(!run(folder.path(), &["check", preset]).done().contains("note: "), "{preset}");
    }
}

#[test]
fn new_takes_the_place_of_no_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine.toml"), "mine").unwrap();
    let ended = run(folder.path(), &["new", "ccn", "-o", "mine.toml"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    let start = "error: mine.toml: cannot be made; try a path where no file is yet: ";
    assert!(ended.errors.starts_with(start), "{}", ended.errors);
    assert_eq!(fs::read_to_string(folder.path().join("mine.toml")).unwrap(), "mine");
}

#[test]
fn what_a_legal_value_does_not_keep_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let note = "\nnote: l1.pending_store: \"stale\" does not keep a core's order: \
                a load may see a store that its core made after it\n";
    for (preset, is_noted) in [("thesis12", true), ("baseline", false)] {
        let line = ["check", preset, "--set", "l1.pending_store=\"stale\"", "--json"];
        let checked = run(folder.path(), &line[..4]).done();
        assert_eq!(checked.contains(note), is_noted, "{preset}");
        let json: Value = serde_json::from_str(&run(folder.path(), &line).done()).unwrap();
        assert_eq!(json["not_kept"].as_array().unwrap().len(), usize::from(is_noted));
    }
    assert!(!run(folder.path(), &["check", "thesis12"]).done().contains("does not keep"));
}

#[test]
fn sizes_that_others_limit_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let waits = "\nlimit: llc.mshr_entries = 32: at most 16 at once by axi.reads, since a line that memory is \
                 asked for has a number; the others wait\n";
    let unused = "\nwarning: axi.reads + axi.writes = 32: at most 31 at once by line_order.entries, since \
                  what has a number has an entry; the others are never used\n";
    assert!(run(folder.path(), &["check", "llc"]).done().contains(waits));
    let line = ["check", "llc", "--set", "line_order.entries=31", "--json"];
    let checked = run(folder.path(), &line[..4]).done();
    assert!(checked.contains(waits) && checked.contains(unused), "{checked}");
    let json: Value = serde_json::from_str(&run(folder.path(), &line).done()).unwrap();
    let limits = json["limits"].as_array().unwrap();
    assert_eq!(limits.len(), 2, "{limits:?}");
    assert_eq!(limits[0]["by"], "line_order.entries");
    assert_eq!((&limits[0]["most"], &limits[0]["rest"]), (&31.into(), &"unused".into()));
    assert!(!run(folder.path(), &["check", "baseline"]).done().contains(" at once by "));
}

/// The validator of the schema that `schema` prints.
fn validator(design: Option<&str>) -> Validator {
    let mut line = vec!["schema"];
    line.extend(design);
    let schema: Value = serde_json::from_str(&run_here(&line, b"").done()).unwrap();
    assert!(jsonschema::draft7::meta::is_valid(&schema), "{schema}");
    jsonschema::draft7::new(&schema).unwrap()
}

/// A config as an editor hands it to the schema.
fn json(toml: &str) -> Value {
    toml::from_str(toml).unwrap()
}

#[test]
fn the_schema_accepts_every_preset_and_every_new_config() {
    let all = validator(None);
    for word in words() {
        let own = validator(Some(word));
        let mut texts = vec![run_here(&["new", word], b"").done()];
        let preset = design::PRESETS.iter().find(|preset| preset.name == word);
        texts.extend(preset.map(|preset| preset.text.to_string()));
        for text in texts {
            for validator in [&all, &own] {
                if let Err(error) = validator.validate(&json(&text)) {
                    panic!("{word}: {error}\n{text}");
                }
            }
        }
    }
}

/// TOML values at the ends of a rule, beyond them, and of other types.
fn values(rule: &Rule) -> Vec<String> {
    let wrong = ["true", "1.5", "\"8\"", "[1]", "{}"].map(str::to_string);
    let own: Vec<String> = match *rule {
        Rule::Range(low, high) => {
            [low - 1, low, high, high + 1].map(|value| value.to_string()).into()
        }
        Rule::PowerOfTwo(low, high) => {
            [low / 2, low, low + 1, high - 1, high, high * 2].map(|value| value.to_string()).into()
        }
        Rule::Word(words) | Rule::WordOf(words, _) => {
            words.iter().chain(&["nonsense"]).map(|w| format!("{w:?}")).collect()
        }
        Rule::Flag => vec!["false".to_string()],
        Rule::Prefix => {
            ["", "soc_", "SOC", "a_b", "a__b", "_a", "1a", "a-b", "module", "queue", "a\\nb"]
                .map(|prefix| format!("\"{prefix}\""))
                .into()
        }
        Rule::Licence => {
            ["", "MIT", "MIT OR ISC", "(MIT OR ISC) AND X11", "MIT,", "MIT OR", "(MIT", "a\\nb"]
                .map(|licence| format!("\"{licence}\""))
                .into()
        }
        Rule::Distinct { least, most, high } => {
            let list = |count: usize, first: i64| {
                let items: Vec<i64> = (first..first + count as i64).collect();
                format!("{items:?}")
            };
            let counts = [least.saturating_sub(1), least, most, most + 1];
            let mut lists: Vec<String> = counts.map(|count| list(count, 0)).into();
            lists.extend([list(1, high), list(1, high + 1), list(1, -1)]);
            lists.extend(["[2, 2]", "[\"2\"]", "[1.5]", "[[2]]"].map(str::to_string));
            lists
        }
    };
    own.into_iter().chain(wrong).collect()
}

#[test]
fn schema_and_check_agree_on_every_field() {
    let all = validator(None);
    let (mut accepted, mut refused) = (0, 0);
    for kind in DesignKind::ALL {
        let own = validator(Some(kind.word()));
        let mut agree = |line: &str, rule: Option<&Rule>| {
            let text = format!("design = \"{kind}\"\nname = \"a\"\n{line}\n");
            // As `check` reads it: a report on each would take a minute.
            let read = Design::parse(&text, "a.toml");
            let errors = read.as_ref().map_or_else(ToString::to_string, |_| String::new());
            // A rule over several fields, which the schema does not know, refuses with another text.
            let is_alone = |rule: &Rule| errors.contains(&format!("must be {};", rule.legal()));
            let is_legal = read.is_ok() || rule.is_some_and(|rule| !is_alone(rule));
            assert_eq!(own.is_valid(&json(&text)), is_legal, "{text}{errors}");
            assert_eq!(all.is_valid(&json(&text)), is_legal, "{text}{errors}");
            *(if is_legal { &mut accepted } else { &mut refused }) += 1;
        };
        for layout in kind.layouts() {
            for Field { name, rule, .. } in layout.fields {
                // Fields that another section decides may not be given at all.
                let is_own = layout.fields_of(kind).any(|own| own.name == *name);
                for value in values(rule) {
                    agree(&format!("[{}]\n{name} = {value}", layout.name), is_own.then_some(rule));
                }
            }
            agree(&format!("[{}]\nnonsense = 1", layout.name), None);
            agree(&format!("{} = 1", layout.name), None);
        }
        for section in ["l1", "dyneb", "verilog", "constraints", "nonsense"] {
            agree(&format!("[{section}]"), None);
        }
        agree("nonsense = 1", None);
    }
    assert!(accepted > 25 && refused > 100, "{accepted} accepted, {refused} refused");
}

/// The config's rules and those of the crate that writes the files are two lists; a value that only one
/// of them takes would end `generate` with an error that names no place.
#[test]
fn a_config_takes_the_constraints_that_generate_takes() {
    for Field { name, rule, .. } in Constraints::FIELDS {
        for value in values(rule).iter().filter_map(|value| value.parse::<u32>().ok()) {
            let given = json(&format!("{name} = {value}"));
            let own: Constraints = serde_json::from_value(given.clone()).unwrap();
            let options: constraints::Options = serde_json::from_value(given).unwrap();
            let is_legal = own.validate("t").is_ok();
            assert_eq!(is_legal, options.problems().is_empty(), "{name} = {value}");
        }
    }
}

#[test]
fn the_schema_holds_the_head_to_its_rules() {
    let all = validator(None);
    let ccn = validator(Some("ccn"));
    let long = format!("design = 'ccn'\nname = '{}'", "a".repeat(65));
    for wrong in [
        "",
        "name = 'a'",
        "design = 'ccn'",
        "design = 'ccx'\nname = 'a'",
        "design = 1\nname = 'a'",
        "design = 'ccn'\nname = 'A'",
        "design = 'ccn'\nname = '1a'",
        "design = 'ccn'\nname = ''",
        "design = 'ccn'\nname = 1",
        &long,
    ] {
        assert!(!all.is_valid(&json(wrong)) && !ccn.is_valid(&json(wrong)), "{wrong}");
    }
    let sac = json("design = 'sac'\nname = 'a'");
    assert!(all.is_valid(&sac) && !ccn.is_valid(&sac));
}
