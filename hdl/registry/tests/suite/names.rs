//! Modules of any designs lie in one library: a name has one text, but for tops, which users name.

use design::{Design, DesignKind, PRESETS};
use emit::{EmitOptions, Naming};
use registry::geometry::random;
use std::collections::{BTreeMap, BTreeSet};
use testbenches::testing::at_depth;

fn designs() -> Vec<Design> {
    let presets = PRESETS.iter().map(|preset| preset.design().unwrap());
    let random = (0..at_depth(120, 14)).map(|seed| {
        let kind = DesignKind::ALL[seed as usize % DesignKind::ALL.len()];
        Design::parse(&random(kind, "random", seed), "random").unwrap()
    });
    presets.chain(random).collect()
}

fn emitted(design: &Design, naming: &Naming) -> Vec<emit::Design> {
    let options = EmitOptions { naming: naming.clone(), ..EmitOptions::default() };
    registry::blocks(design).iter().map(|block| block.block.emit(&options).unwrap()).collect()
}

/// The names of more than one text.
fn ambiguous(designs: &[emit::Design]) -> Vec<String> {
    let mut texts: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for design in designs {
        let parts = design.modules.iter().filter(|module| module.name != design.top);
        parts.for_each(|part| {
            texts.entry(&part.name).or_default().insert(&part.text);
        });
    }
    let several = texts.into_iter().filter(|(_, texts)| texts.len() > 1);
    several.map(|(name, _)| name.to_string()).collect()
}

/// The names of one text, where there are several.
fn synonyms(designs: &[emit::Design]) -> Vec<BTreeSet<&str>> {
    let mut names: BTreeMap<(&str, String), BTreeSet<&str>> = BTreeMap::new();
    for design in designs {
        let parts = design.modules.iter().filter(|part| part.name != design.top);
        parts.for_each(|part| {
            let text = part.text.replacen(&part.name, "", 1);
            names.entry((&part.plain, text)).or_default().insert(&part.name);
        });
    }
    names.into_values().filter(|names| names.len() > 1).collect()
}

/// Ports with a number in their names, as an element of a list would have.
fn numbered_ports(designs: &[emit::Design]) -> Vec<String> {
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let of = |design: &'_ emit::Design| {
        let names = design.manifest.ports.iter().map(|port| port.name.clone());
        let found = names.filter(|name| name.split('_').any(is_number));
        found.map(|name| format!("{}: {name}", design.top)).collect::<Vec<_>>()
    };
    designs.iter().flat_map(of).collect()
}

/// One and two of the lanes of which a top may have one, with the rest of a small design.
const LANES: &[(DesignKind, [&str; 2], &str)] = &[
    (DesignKind::Private, ["cluster.cores = 1", "cluster.cores = 2"], "cluster.l2_slices = 2"),
    (DesignKind::Private, SLICES, "cluster.cores = 2"),
    (DesignKind::Private, SLICES, "cluster.cores = 2\ncluster.network = \"ports\""),
    (DesignKind::DecoupledL1d, SLICES, "cluster.cores = 2"),
    (DesignKind::SharedL1, ["mesh.l2_at = [2]", "mesh.l2_at = [2, 3]"], SHARED),
    (DesignKind::Ccn, SLICES, "ccn.cores = 2"),
    (DesignKind::Sac, ["sac.slices = 1", "sac.slices = 2"], "sac.sm_ports = 2"),
    (DesignKind::Sac, ["sac.sm_ports = 1", "sac.sm_ports = 2"], "sac.slices = 2"),
    (DesignKind::SharingTracker, BANKS, "sharing_tracker.cores = 2"),
];

const SLICES: [&str; 2] = ["cluster.l2_slices = 1", "cluster.l2_slices = 2"];
const BANKS: [&str; 2] = ["sharing_tracker.banks = 1", "sharing_tracker.banks = 2"];
const SHARED: &str = "shared_l1.cores = 2\nmesh.columns = 2\nmesh.rows = 2";

#[test]
fn a_top_with_one_of_something_has_the_port_names_of_two() {
    for (kind, lanes, rest) in LANES {
        let [one, two] = lanes.map(|lanes| {
            let text = format!("design = \"{kind}\"\nname = \"t\"\n{rest}\n{lanes}\n");
            let design = Design::parse(&text, "t").unwrap_or_else(|error| panic!("{error}"));
            emitted(&design, &Naming::default())
        });
        assert_eq!(numbered_ports(&one), Vec::<String>::new(), "{lanes:?}");
        let names = |designs: &[emit::Design]| -> Vec<(String, Vec<String>)> {
            let of = |design: &emit::Design| {
                let ports = design.manifest.ports.iter().map(|port| port.name.clone());
                (design.top.clone(), ports.collect())
            };
            designs.iter().map(of).collect()
        };
        let (one, two) = (names(&one), names(&two));
        for (top, ports) in &one {
            let of_two = two.iter().find(|(name, _)| name == top);
            let Some((_, of_two)) = of_two else { continue };
            assert_eq!(ports, of_two, "{lanes:?}: {top}");
        }
    }
}

/// Of the presets and random designs: both of one list, which takes long to emit.
#[test]
fn a_name_has_one_text_and_a_text_one_name() {
    let emitted: Vec<emit::Design> =
        designs().iter().flat_map(|design| emitted(design, &Naming::default())).collect();
    assert_eq!(numbered_ports(&emitted), Vec::<String>::new());
    let found = ambiguous(&emitted);
    assert!(
        found.is_empty(),
        "their `Kind` needs another figure, or `and_more`:\n{}",
        found.join("\n")
    );
    assert_eq!(synonyms(&emitted), [] as [BTreeSet<&str>; 0]);
}

#[test]
fn a_name_of_two_texts_is_found() {
    let mut all = emitted(&PRESETS[0].design().unwrap(), &Naming::default());
    let mut other = all.clone();
    other[0].modules[1].text += "\n";
    all.extend(other);
    assert_eq!(ambiguous(&all), [all[0].modules[1].name.clone()]);
}

#[test]
fn a_text_of_two_names_is_found() {
    let all = emitted(&PRESETS[0].design().unwrap(), &Naming::default());
    let mut other = all.clone();
    let module = other[0].modules.iter_mut().find(|module| module.name != all[0].top).unwrap();
    let name = module.name.clone();
    module.name = format!("{name}_2");
    module.text = module.text.replacen(&name, &module.name, 1);
    let renamed = module.name.clone();
    let both = [all, other].concat();
    assert_eq!(synonyms(&both), [BTreeSet::from([name.as_str(), renamed.as_str()])]);
}

/// In a library a top that is a part too appears once, under the top's name.
#[test]
fn what_contains_a_module_of_another_name_has_another_name() {
    let design = PRESETS[1].design().unwrap();
    let plain = emitted(&design, &Naming::default());
    let given = [(plain[0].identity.clone(), plain[0].top.clone())].into();
    let named = emitted(&design, &Naming { given, ..Naming::default() });
    let node =
        |designs: &[emit::Design]| designs.iter().find(|d| d.top == "shared_l1").unwrap().clone();
    let (one, other) = (node(&plain), node(&named));
    assert!(one.modules.iter().any(|module| module.name == plain[0].identity));
    assert!(other.modules.iter().any(|module| module.name == plain[0].top));
    assert_eq!(ambiguous(&[one.clone(), other.clone()]), [""; 0]);
    let differ =
        one.modules.iter().zip(&other.modules).filter(|(one, other)| one.name != other.name);
    let differ: Vec<&str> = differ.map(|(one, _)| one.plain.as_str()).collect();
    assert_eq!(differ, ["dyneb", "dyneb_accounting"]);
}

#[test]
fn a_prefix_begins_every_name_and_changes_nothing_else() {
    let design = PRESETS[1].design().unwrap();
    let naming = Naming { prefix: "soc_".into(), ..Naming::default() };
    for (plain, prefixed) in
        emitted(&design, &Naming::default()).into_iter().zip(emitted(&design, &naming))
    {
        assert_eq!(prefixed.top, format!("soc_{}", plain.top));
        assert_eq!(prefixed.manifest.top, prefixed.top);
        for (plain, prefixed) in plain.modules.iter().zip(&prefixed.modules) {
            assert_eq!(prefixed.name, format!("soc_{}", plain.name));
            assert_eq!(prefixed.plain, plain.plain);
            let back = prefixed.text.replace(" soc_", " ");
            assert_eq!(back, plain.text.replace(" soc_", " "));
            assert!(prefixed.text.contains(&format!("\nmodule {} (\n", prefixed.name)));
        }
        let known: BTreeSet<&String> = prefixed.modules.iter().map(|module| &module.name).collect();
        let memories = prefixed.manifest.memories.iter().map(|memory| &memory.module);
        let storage = prefixed.manifest.storage.iter().map(|storage| &storage.module);
        assert!(memories.chain(storage).all(|module| known.contains(module)));
    }
}

#[test]
fn what_is_no_prefix_is_refused() {
    let design = PRESETS[0].design().unwrap();
    let naming = Naming { prefix: "1a".into(), ..Naming::default() };
    let options = EmitOptions { naming, ..EmitOptions::default() };
    let refused = registry::blocks(&design)[0].block.emit(&options).unwrap_err();
    assert_eq!(refused.to_string(), "l1: 1a cannot be a name: it is no prefix");
}
