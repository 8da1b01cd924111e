use super::{Design, Dyneb};

/// The error of a `shared-l1` config with this `[dyneb]`; empty when it is legal.
fn refused(dyneb: &str) -> String {
    let text = format!("design = \"shared-l1\"\nname = \"t\"\n[dyneb]\n{dyneb}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn every_number_has_both_ends() {
    for (field, low, high) in [
        ("samples", 1, 65_535),
        ("execute", 1, 16_777_215),
        ("counter_bits", 4, 16),
        ("sampling_limit", 0, 16_777_215),
        ("execution_limit", 0, 16_777_215),
        ("private_miss_rate_percent", 0, 100),
        ("amat_l1_latency", 0, 1_023),
        ("amat_l2_latency", 1, 1_023),
        ("amat_home_latency", 0, 1_023),
    ] {
        for legal in [low, high] {
            assert_eq!(refused(&format!("{field} = {legal}")), "");
        }
        for (wrong, hint) in [(low - 1, low), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}")),
                format!(
                    "t.toml:4:{column}: t.dyneb.{field}: must be an integer in {low}..={high}; \
                     got {wrong}; try {hint}"
                )
            );
        }
    }
}

#[test]
fn the_metric_is_one_of_two_words() {
    assert_eq!(refused("metric = \"eb\""), "");
    assert_eq!(refused("metric = \"amat\""), "");
    assert_eq!(
        refused("metric = \"amta\""),
        "t.toml:4:10: t.dyneb.metric: must be one of \"eb\", \"amat\"; got \"amta\"; try \"eb\""
    );
}

#[test]
fn a_missing_field_or_section_takes_its_default() {
    for text in ["", "[dyneb]", "[dyneb]\nsamples = 512"] {
        let text = format!("design = \"shared-l1\"\nname = \"t\"\n{text}");
        assert_eq!(Design::parse(&text, "t.toml").unwrap().dyneb(), Some(&Dyneb::default()));
    }
}
