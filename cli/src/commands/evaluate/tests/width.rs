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

#[test]
fn addresses_of_a_design_without_an_l1_grow_too() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("t.jsonl").display().to_string();
    let request = |core| {
        format!(
            "{{\"core\":{core},\"warp\":0,\"kind\":\"load\",\"line\":\"0x20000000000\",\"sectors\":1}}\n"
        )
    };
    fs::write(&trace, request(0) + &request(3)).unwrap();
    let line = ["evaluate", "isca23", "--set", "sac.sm_ports=1", "--trace", &trace];
    let (status, out, errors) = run(&[&line[..], &NONE, &["--json"]].concat());
    let place = "isca23 runs with sac.address_bits=49 in place of 48, with tags 1 bits wider";
    assert!(status == 0 && errors.contains(place), "{errors}");
    let document: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&document["total"]["llc_requests"], &document["total"]["true_shared"]),
        (&2.into(), &1.into())
    );
    let stated = [&line[..], &NONE, &["--set", "sac.address_bits=48"]].concat();
    refused(&stated, "bits of sac.address_bits of isca23; got 49; try --set sac.address_bits=49");
    // One core of four would leave three chips without requests.
    fs::write(&trace, request(0)).unwrap();
    refused(
        &["evaluate", "isca23", "--trace", &trace, "--timing", "none"],
        "cores on each of the design's 4 chips, 64 cores each; got 1; try --set sac.chips=1 --set sac.sm_ports=1",
    );
}
