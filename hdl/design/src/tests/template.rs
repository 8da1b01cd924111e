use std::collections::BTreeSet;

use super::super::{PRESETS, Preset, Template};
use super::{Config, Design, DesignKind};

/// The design that a template's text gives.
fn read(template: &Template) -> Design {
    let text = template.text();
    Design::parse(&text, "new.toml").unwrap_or_else(|problems| panic!("{problems}\n{text}"))
}

#[test]
fn the_text_is_the_config_that_it_is_named_by() {
    for template in Template::all() {
        let name = format!("my-{}", template.name());
        let expected = match template {
            Template::Design(kind) => {
                Design::parse(&format!("design = '{kind}'\nname = '{name}'\n"), "t.toml").unwrap()
            }
            Template::Preset(preset) => {
                let config = preset.design().unwrap().config().clone();
                Config { name, ..config }.validate().unwrap()
            }
        };
        assert_eq!(read(&template), expected);
        assert_eq!(template.kind(), expected.kind());
    }
}

#[test]
fn every_field_is_there_with_its_legal_values_and_its_default() {
    for kind in DesignKind::ALL {
        let text = Template::Design(kind).text();
        // The comments as one line, since they are wrapped.
        let prose = text.replace("\n# ", " ");
        for layout in kind.layouts() {
            assert!(text.contains(&format!("\n[{}]\n", layout.name)), "{text}");
            for field in layout.fields_of(kind) {
                let default = layout.default_of(kind, field);
                let doc = field.doc.split_whitespace().collect::<Vec<_>>().join(" ");
                let entry = format!("{doc} Default: {default}.\n{} = {default}", field.name);
                assert!(prose.contains(&entry), "{entry:?} is not in\n{text}");
            }
        }
        let names: Vec<&str> = kind.layouts().map(|layout| layout.name).collect();
        assert_eq!(names, kind.sections());
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
}

/// `new llc` writes what `check llc` reads, though the name is a design's and a preset's.
#[test]
fn a_preset_of_its_designs_name_is_the_defaults() {
    let shared: Vec<&Preset> = PRESETS
        .iter()
        .filter(|preset| DesignKind::ALL.iter().any(|kind| kind.word() == preset.name))
        .collect();
    assert_eq!(shared.iter().map(|preset| preset.name).collect::<Vec<_>>(), ["llc"]);
    for preset in shared {
        let design = preset.design().unwrap();
        let defaults = format!("design = \"{}\"\nname = \"{}\"\n", preset.name, preset.name);
        assert_eq!(design, Design::parse(&defaults, "defaults.toml").unwrap());
    }
}

#[test]
fn a_name_is_a_design_or_a_preset() {
    let names: Vec<&str> = Template::all().map(|template| template.name()).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "a name is there twice");
    for name in &names {
        assert_eq!(Template::named(name).unwrap().name(), *name);
    }
    let legal = names.join(", ");
    for (name, hint) in [("cnn", "ccn"), ("taco61", "taco16"), ("", "ccn")] {
        let problem = Template::named(name).unwrap_err().to_string();
        let expected =
            format!("design: must be a design or a preset ({legal}); got {name:?}; try {hint}");
        assert_eq!(problem, expected);
    }
}
