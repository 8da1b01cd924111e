//! Each preset of a paper has a table on its design's page: every field that it sets, beside what the paper says and
//! where; and each variant of one, every field in which it differs from that.

use super::page;
use design::{Config, Design};
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

/// A preset, and the page with its table.
const TABLES: [(&str, &str); 6] = [
    ("baseline", "docs/designs/private.md"),
    ("pact20", "docs/designs/shared-l1.md"),
    ("ics15", "docs/designs/decoupled-l1d.md"),
    ("taco16", "docs/designs/ccn.md"),
    ("isca23", "docs/designs/sac.md"),
    ("thesis12", "docs/designs/sharing-tracker.md"),
];

/// A variant of a preset, that preset, and the page with the variant's table.
const VARIANTS: [(&str, &str, &str); 3] = [
    ("pact20-tuned", "pact20", "docs/designs/shared-l1.md"),
    ("taco16-b", "taco16", "docs/designs/ccn.md"),
    ("taco16-fermi", "taco16", "docs/designs/ccn.md"),
];

/// Presets without a paper.
const OWN: [&str; 1] = ["llc"];

/// The head of a preset's table.
fn head(preset: &str) -> String {
    format!("| field | `{preset}` | the paper | where |")
}

/// The head of a variant's.
fn head_of_variant(variant: &str, preset: &str) -> String {
    format!("| field | `{variant}` | `{preset}` | why |")
}

/// The rows of the table with this head: field, two values or a value and what the paper says, source or reason. A row
/// without one is an error.
fn rows<'a>(page: &'a str, head: &str) -> Vec<[&'a str; 4]> {
    let rows = page.lines().skip_while(|line| *line != head).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    let told = rows.map(|row| {
        let cells: Vec<&str> =
            row.trim_matches('|').split(" | ").map(|cell| cell.trim().trim_matches('`')).collect();
        assert!(cells.iter().all(|cell| !cell.is_empty()), "{cells:?}");
        <[&str; 4]>::try_from(cells).unwrap_or_else(|cells| panic!("four cells: {cells:?}"))
    });
    told.collect()
}

/// The values that the table of a preset gives its fields.
fn told(page: &str, preset: &str) -> BTreeMap<String, String> {
    let rows = rows(page, &head(preset));
    rows.iter().map(|[field, value, ..]| (field.to_string(), value.to_string())).collect()
}

/// The value that a design gives a field, `section.field`.
fn value(config: &Config, field: &str) -> Option<Value> {
    let table = Table::try_from(config).unwrap();
    let (section, name) = field.split_once('.')?;
    table.get(section)?.get(name).cloned()
}

/// The errors in the table of a preset.
fn faults(page: &str, preset: &str) -> Vec<String> {
    let (told, design) = (told(page, preset), Design::load(preset).unwrap());
    let text = design::PRESETS.iter().find(|other| other.name == preset).unwrap().text;
    let given: Table = text.parse().unwrap();
    let given = given.iter().filter_map(|(name, section)| Some((name, section.as_table()?)));
    let given = given
        .flat_map(|(name, section)| section.keys().map(move |field| format!("{name}.{field}")));
    let missing = given.filter(|field| !told.contains_key(field));
    let missing = missing.map(|field| format!("{preset}: {field} has no row"));
    let wrong = told.iter().filter_map(|(field, told)| {
        let is = value(design.config(), field).map(|value| value.to_string());
        let is = is.unwrap_or_else(|| "no field".to_string());
        (is != *told).then(|| format!("{preset}: {field} is {is}, the table says {told}"))
    });
    missing.chain(wrong).collect()
}

/// Every field of a design's config.
fn values(preset: &str) -> BTreeMap<String, String> {
    let table = Table::try_from(Design::load(preset).unwrap().config()).unwrap();
    let sections = table.iter().filter_map(|(name, value)| Some((name, value.as_table()?)));
    let fields = sections.flat_map(|(name, section)| {
        section.iter().map(move |(field, value)| (format!("{name}.{field}"), value.to_string()))
    });
    fields.collect()
}

/// The errors in the table of a variant.
fn faults_of_variant(page: &str, variant: &str, preset: &str) -> Vec<String> {
    let rows = rows(page, &head_of_variant(variant, preset));
    let told = |[field, here, there, _]: &[&str; 4]| {
        (field.to_string(), (here.to_string(), there.to_string()))
    };
    let told: BTreeMap<String, (String, String)> = rows.iter().map(told).collect();
    let (here, there) = (values(variant), values(preset));
    let none = || "none".to_string();
    let fields: BTreeSet<&String> = here.keys().chain(there.keys()).collect();
    let pairs = fields.into_iter().map(|field| {
        let [here, there] = [&here, &there].map(|it| it.get(field).cloned().unwrap_or_else(none));
        (field.clone(), (here, there))
    });
    let differ: BTreeMap<_, _> = pairs.filter(|(_, (here, there))| here != there).collect();
    let fault = |field: &String| {
        let (is, told) = (differ.get(field), told.get(field));
        (is != told).then(|| format!("{variant}: {field} is {is:?}, the table says {told:?}"))
    };
    let fields: BTreeSet<&String> = differ.keys().chain(told.keys()).collect();
    fields.into_iter().filter_map(fault).collect()
}

#[test]
fn every_preset_stands_beside_its_paper() {
    let of_papers = TABLES.iter().flat_map(|(preset, name)| faults(&page(name), preset));
    let of_variants = VARIANTS
        .iter()
        .flat_map(|(variant, preset, name)| faults_of_variant(&page(name), variant, preset));
    assert_eq!(of_papers.chain(of_variants).collect::<Vec<_>>(), Vec::<String>::new());
    let told = TABLES.iter().map(|table| table.0).chain(VARIANTS.iter().map(|it| it.0)).chain(OWN);
    let presets: BTreeSet<&str> = design::PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(told.collect::<BTreeSet<_>>(), presets);
}

#[test]
fn a_row_that_is_wrong_or_missing_is_noticed() {
    let text =
        format!("{}\n| --- | --- | --- | --- |\n| `l1.ways` | 5 | 4 | Table 1 |\n", head("pact20"));
    let faults = faults(&text, "pact20");
    assert!(faults.contains(&"pact20: l1.ways is 4, the table says 5".to_string()), "{faults:?}");
    assert!(faults.contains(&"pact20: dyneb.samples has no row".to_string()), "{faults:?}");
}

#[test]
fn a_variant_whose_table_is_wrong_is_noticed() {
    let text = format!(
        "{}\n| --- | --- | --- | --- |\n| `ccn.throttle` | true | true | no throttlers |\n",
        head_of_variant("taco16-b", "taco16")
    );
    let faults = faults_of_variant(&text, "taco16-b", "taco16");
    let throttle = "taco16-b: ccn.throttle is Some((\"false\", \"true\")), \
                    the table says Some((\"true\", \"true\"))";
    assert!(faults.contains(&throttle.to_string()), "{faults:?}");
}
