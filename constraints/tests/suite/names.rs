//! Every artefact names ports that there are, and those that must name all of them do.

use crate::designs;
use crate::support::{about, of, of_about};
use constraints::About;
use emit::{Design, Manifest, PortRole};
use std::collections::BTreeSet;

/// The ports that an artefact names, found by the grammar of its format.
fn named(file: &str, text: &str) -> BTreeSet<String> {
    let between = |start: &str, end: &str| -> Vec<String> {
        let parts = text.split(start).skip(1).filter_map(|part| part.split_once(end));
        parts.map(|(name, _)| name.to_owned()).collect()
    };
    let code = || text.lines().filter(|line| !line.trim_start().starts_with('#'));
    let names: Vec<String> = match file.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "sdc" | "xdc" => {
            let code = code().collect::<Vec<_>>().join("\n");
            let lists = code.split("[get_ports {").skip(1).filter_map(|part| part.split_once('}'));
            let words = lists.flat_map(|(list, _)| list.split_whitespace().map(str::to_owned));
            words.map(|word| word.replace("[*]", "")).collect()
        }
        "pcf" => {
            let lines = code().filter_map(|line| line.strip_prefix("set_frequency "));
            lines.filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect()
        }
        "lpf" => {
            let lines = code().filter_map(|line| line.strip_prefix("FREQUENCY PORT \""));
            lines.filter_map(|line| Some(line.split_once('"')?.0.to_owned())).collect()
        }
        "gtkw" => between("\nTOP.", "\n").iter().map(|name| bare(name)).collect(),
        "v" => between("        .", "("),
        "cpp" => between(" a.", " ")
            .iter()
            .chain(&between("(a.", ","))
            .chain(&between("(a.", ")"))
            .map(|name| bare(name))
            .filter(|name| !["trace", "final"].contains(&name.as_str()))
            .collect(),
        "md" => {
            let rows =
                text.lines().filter(|line| line.contains("| in |") || line.contains("| out |"));
            rows.filter_map(|row| Some(row.split('`').nth(1)?.to_owned())).collect()
        }
        _ => vec![],
    };
    names.into_iter().collect()
}

/// `name` without what follows the identifier.
fn bare(name: &str) -> String {
    name.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
}

/// The ports that a file must name, and no other.
fn expected(file: &str, manifest: &Manifest) -> BTreeSet<String> {
    let is_clock_alone = file.ends_with(".pcf") || file.ends_with(".lpf");
    let ports = manifest.ports.iter();
    let wanted = ports.filter(|port| !is_clock_alone || port.role == PortRole::Clock);
    let names_ports = ["sdc", "xdc", "pcf", "lpf", "gtkw", "md", "_testbench.v"]
        .iter()
        .any(|e| file.ends_with(e));
    wanted.filter(|_| names_ports).map(|port| port.name.clone()).collect()
}

fn check(design: &Design, file: &str, text: &str) -> Result<(), String> {
    let found = named(file, text);
    if file.ends_with(".cpp") {
        let all: BTreeSet<String> = design.manifest.ports.iter().map(|p| p.name.clone()).collect();
        let strangers: Vec<_> = found.difference(&all).collect();
        let inputs =
            design.manifest.ports.iter().filter(|p| p.direction == emit::PortDirection::In);
        let left_out: Vec<_> = inputs.filter(|port| !found.contains(&port.name)).collect();
        return if strangers.is_empty() && left_out.is_empty() {
            Ok(())
        } else {
            Err(format!("{file}: {strangers:?} are no ports, {left_out:?} are not driven"))
        };
    }
    let expected = expected(file, &design.manifest);
    if found == expected { Ok(()) } else { Err(format!("{file}: {found:?}, not {expected:?}")) }
}

#[test]
fn names_are_those_of_the_manifest() {
    for design in designs::all() {
        for (file, text) in of(&design) {
            check(&design, &file, &text).unwrap();
        }
    }
}

#[test]
fn a_wrong_name_is_found_in_every_file_that_names_ports() {
    let design = designs::exchange();
    let mut files = 0;
    for (file, text) in of(&design) {
        if named(&file, &text).is_empty() {
            continue;
        }
        files += 1;
        let wrong = text.replace("clock", "clk");
        assert!(check(&design, &file, &wrong).is_err(), "{file}");
    }
    assert_eq!(files, 8, "the files that name ports");
}

#[test]
fn every_file_names_the_licence_that_is_asked_for_and_no_other() {
    for design in designs::all() {
        let line = "SPDX-License-Identifier: MIT OR Apache-2.0";
        let asked = About { licence: "MIT OR Apache-2.0".into(), ..about(&design) };
        for (file, text) in of_about(&design, &asked) {
            let head: Vec<&str> = text.lines().take(2).collect();
            assert!(head.join("\n").contains(line), "{file}: {head:?}");
        }
        for (file, text) in of(&design) {
            assert!(!text.contains("SPDX"), "{file}");
        }
    }
}
