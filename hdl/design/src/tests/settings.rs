//! `--set section.field=value`.

use super::super::{Setting, Source, Template};
use super::Design;

fn settings(texts: &[&str]) -> Vec<Setting> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn problems(texts: &[&str]) -> String {
    let config = "design = 'ccn'\nname = 't'\n\n[l1]\nsets = 32\nways = 4\n";
    let design = Design::parse_with(config, "t.toml", &settings(texts));
    design.err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn a_value_has_one_text_in_whatever_way_it_is_given() {
    let value = |text: &str| text.parse::<Setting>().unwrap().value();
    assert_eq!([value("l1.sets=16"), value("l1.sets= 0x1_0")], ["16", "16"]);
    assert_eq!([value("l1.index=xor"), value("l1.index='xor'")], ["\"xor\"", "\"xor\""]);
    assert_eq!([value("mesh.l2_at=[1,2]"), value("name=a")], ["[1, 2]", "\"a\""]);
}

#[test]
fn a_setting_takes_the_place_of_a_field_and_is_the_last_word() {
    let set = ["l1.sets=64", " l1.ways = 0x8 ", "ccn.throttle=false", "name=mine", "l1.sets=128"];
    let design = Design::load_with("taco16", &settings(&set)).unwrap();
    let (l1, ccn) = (design.l1().unwrap(), design.config().ccn.as_ref().unwrap());
    assert_eq!((l1.sets, l1.ways, ccn.throttle, design.name()), (128, 8, false, "mine"));
    // The preset's other fields stay.
    let plain = Design::load("taco16").unwrap();
    assert_eq!(l1.line_bytes, plain.l1().unwrap().line_bytes);
}

#[test]
fn a_word_needs_no_quotes() {
    for text in ["l1.index=xor", "l1.index='xor'", "l1.index=\"xor\""] {
        let design = Design::load_with("taco16", &settings(&[text])).unwrap();
        assert_eq!(design.l1().unwrap().index, super::super::IndexFunction::Xor, "{text}");
    }
}

#[test]
fn what_is_wrong_is_said_of_the_setting() {
    for (texts, expected) in [
        (
            ["l1.sets=33"],
            "--set l1.sets=33: t.l1.sets: must be a power of two in 2..=1024; got 33; try 32",
        ),
        (
            ["l1.index=xnor"],
            "--set l1.index=xnor: t.l1.index: must be one of \"linear\", \"xor\", \"fermi\"; got \"xnor\"; try \"xor\"",
        ),
        (
            ["sacc.ways=3"],
            "--set sacc.ways=3: t.sacc: must be one of the keys design, name, l1, cluster, ccn, verilog, constraints in \
             design \"ccn\"; got sacc; try removing it",
        ),
        (
            ["name=Mine"],
            "--set name=Mine: t.name: must be 1 to 64 of a-z, 0-9, '-' and '_', the first a letter; \
             got \"Mine\"; try \"mine\"",
        ),
    ] {
        assert_eq!(problems(&texts), expected);
    }
    // Problems of settings and of the file come together; a rule over two fields blames the one that was set.
    assert_eq!(
        problems(&["ccn.epoch=20", "ccn.sample=20"]),
        "--set ccn.epoch=20: t.ccn.epoch: must be at least 35, which is sample and 15 more, with epoch_unit \
         \"instructions\"; got 20; try 35"
    );
    let both = Design::parse_with(
        "design='ccn'\nname='t'\nl1.ways=0",
        "t.toml",
        &settings(&["l1.sets=3"]),
    );
    let both = both.unwrap_err().to_string();
    assert!(
        both.starts_with("--set l1.sets=3: ") && both.contains("\nt.toml:3:9: t.l1.ways: "),
        "{both}"
    );
}

#[test]
fn what_sets_no_field_is_refused() {
    let long = format!("l1.sets={}", "9".repeat(1000));
    for text in [
        "",
        "=",
        "l1",
        "l1=3",
        "l1.sets",
        "l1.sets=",
        "=3",
        "l1.sets=3\nl1.ways=4",
        "l1={sets=4,ways=4}",
        "l1.sets=[",
        "name.x=3",
        "sets=3",
        "l1.sets=3 ways=4",
        "l1..sets=3",
    ] {
        let expected = format!(
            "set: must be section.field=value, or name=value, with a TOML value; got {text:?}; try l1.sets=64"
        );
        assert_eq!(text.parse::<Setting>().unwrap_err().to_string(), expected);
    }
    // A long one is cut.
    assert!(problems(&[&long]).len() < 400, "{}", problems(&[&long]));
    for hostile in [
        format!("l1.sets={}", "[".repeat(100_000)),
        format!("l1.sets={}1{}", "[".repeat(50_000), "]".repeat(50_000)),
        format!("a{}=1", ".a".repeat(50_000)),
    ] {
        // Refused at once, or as a value that is not legal; in few words.
        let refused = hostile.parse::<Setting>().err().map(|problem| problem.to_string());
        let refused = refused.unwrap_or_else(|| problems(&[&hostile]));
        assert!(!refused.is_empty() && refused.len() < 400, "{refused}");
    }
    // A field of a field is no field.
    assert!(
        problems(&["l1.sets.x=3"]).contains("; got a table; "),
        "{}",
        problems(&["l1.sets.x=3"])
    );
}

#[test]
fn a_new_config_has_what_is_set() {
    for template in Template::all() {
        let text = template.text_with(&[]).unwrap();
        assert_eq!(text, template.text());
    }
    let template = Template::named("taco16").unwrap();
    let text = template.text_with(&settings(&["l1.sets=64", "name=big"])).unwrap();
    assert!(text.contains("\nsets = 64\n") && text.contains("\nname = \"big\"\n"), "{text}");
    assert_eq!(Design::parse(&text, "big.toml").unwrap().l1().unwrap().sets, 64);
    let refused = template.text_with(&settings(&["l1.sets=65"])).unwrap_err().to_string();
    assert!(refused.starts_with("--set l1.sets=65: my-taco16.l1.sets: "), "{refused}");
}

#[test]
fn a_config_is_read_from_a_stream_and_not_without_end() {
    let mut text = "design='ccn'\nname='t'\nl1.ways=0".as_bytes();
    let refused =
        Source::read(&mut text, "standard input").unwrap().design(&[]).unwrap_err().to_string();
    assert!(refused.starts_with("standard input:3:9: t.l1.ways: must be"), "{refused}");
    let mut text = "design='ccn'\nname='t'".as_bytes();
    let design = Source::read(&mut text, "standard input").unwrap();
    let design = design.design(&settings(&["l1.ways=2"])).unwrap();
    assert_eq!(design.l1().unwrap().ways, 2);
    let refused = Source::read(&mut std::io::repeat(b'#'), "standard input");
    let refused = refused.unwrap_err().to_string();
    assert!(
        refused.starts_with("standard input: must be a readable file of UTF-8 text, at most "),
        "{refused}"
    );
}

#[test]
fn a_list_without_brackets_has_them_in_the_hint() {
    let hint = |text: &str| text.parse::<Setting>().unwrap_err().hint;
    assert_eq!(hint("mesh.l2_at=3,7"), "mesh.l2_at=[3,7]");
    assert_eq!([hint("mesh.l2_at=3,x"), hint("l1.sets=")], ["l1.sets=64", "l1.sets=64"]);
}

#[test]
fn a_field_is_stated_by_a_setting_or_a_file_and_not_by_a_preset() {
    let states = |design: &Design| {
        [("l1", "address_bits"), ("l1", "sets"), ("cluster", "cores")]
            .map(|(section, field)| design.states(section, field))
    };
    let preset = |set: &[&str]| Design::load_with("baseline", &settings(set)).unwrap();
    assert_eq!(states(&preset(&[])), [false; 3]);
    assert_eq!(states(&preset(&["l1.address_bits=40"])), [true, false, false]);
    let text = "design = 'private'\nname = 't'\nl1.sets = 64\n";
    let file = Design::parse_with(text, "t.toml", &settings(&["cluster.cores=3"])).unwrap();
    assert_eq!(states(&file), [false, true, true]);
    assert_eq!(file.stated_cores(), Some(3));
    // A design with another config keeps them.
    let changed = file.with_config(preset(&[]).config()).unwrap();
    assert_eq!(states(&changed), [false, true, true]);
    assert_eq!(preset(&["l1.address_bits=40"]), preset(&[]));
}
