//! Addresses of a trace that are wider than the design's.

use super::*;

const WIDE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../traces/tests/data/accelsim/address_47_bits.traceg");

#[test]
fn tags_grow_with_the_addresses_of_a_trace_on_every_preset() {
    let line = |design| ["evaluate", design, "--trace", WIDE, "--json", "--timing"];
    let mut lines = Vec::new();
    for design in ["ics15", "pact20", "taco16", "taco16-b", "taco16-fermi"] {
        lines.push([&line(design)[..], &["none", "--baseline"]].concat());
        let end = if design.starts_with("taco16") { "--top" } else { "--baseline" };
        lines.push([&line(design)[..], &["cycles", end]].concat());
    }
    for timing in ["none", "cycles"] {
        lines.push([&line("baseline")[..], &[timing]].concat());
    }
    for line in lines {
        let (status, out, errors) = run(&line);
        let note = "addresses have 47 bits: ";
        let place = "runs with l1.address_bits=47 in place of 40, with tags 7 bits wider";
        let told = errors.matches("note: ").count() == 1;
        assert!(status == 0 && told && errors.contains(note) && errors.contains(place), "{errors}");
        let document: Value = serde_json::from_str(&out).unwrap();
        let bits = serde_json::json!({ "config": 40, "run": 47 });
        assert_eq!((&document["address_bits"], &document["requests"]), (&bits, &6.into()));
    }
}

#[test]
fn tags_whose_width_was_chosen_do_not_grow() {
    let none = ["--trace", WIDE, "--timing", "none"];
    let file = ["evaluate", "-"];
    let config = "design = \"private\"\nname = \"mine\"\n";
    let (status, out, errors) = run_with(&[&file[..], &none].concat(), config);
    assert_eq!(status, 0, "{errors}");
    let place = "mine runs with l1.address_bits=47 in place of 40, with tags 7 bits wider";
    assert!(out.contains(place) && errors.contains(place), "{out}{errors}");
    let expected = "must have at most the 40 bits of l1.address_bits of";
    let given = format!("{config}l1.address_bits = 40\n");
    let (status, _, errors) = run_with(&[&file[..], &none].concat(), &given);
    assert!(status == 2 && errors.contains(expected), "{errors}");
    assert!(errors.contains("; got 47; try --set l1.address_bits=47"), "{errors}");
    let set = ["evaluate", "baseline", "--set", "l1.address_bits=40"];
    refused(&[&set[..], &none].concat(), expected);
    let cycles = ["--trace", WIDE, "--set", "l1.address_bits=40"];
    refused(&[&["evaluate", "pact20"], &cycles[..]].concat(), expected);
    // Reports go only to those who want them.
    let quiet = [&["--quiet", "evaluate", "baseline"], &none[..]].concat();
    assert_eq!(run(&quiet), (0, String::new(), String::new()));
}
