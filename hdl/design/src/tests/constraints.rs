use super::{Constraints, Design, DesignKind};

/// The error of a config with this `[constraints]`; empty when it is legal.
fn problems(constraints: &str) -> String {
    let text = format!("design = \"sac\"\nname = \"t\"\n[constraints]\n{constraints}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[test]
fn every_design_has_them() {
    for kind in DesignKind::ALL {
        let head = format!("design = \"{kind}\"\nname = \"t\"\n");
        let absent = Design::parse(&head, "t.toml").unwrap();
        assert_eq!(absent.constraints(), Some(&Constraints::default()), "{kind}");
        let text = format!("{head}[constraints]\nclock_period_ps = 700\n");
        let given = Design::parse(&text, "t.toml").unwrap();
        let expected = Constraints { clock_period_ps: 700, ..Constraints::default() };
        assert_eq!(given.constraints(), Some(&expected), "{kind}");
    }
}

#[test]
fn each_field_has_its_ends() {
    for (field, low, high) in [
        ("clock_period_ps", 50, 1_000_000),
        ("fpga_clock_period_ps", 1_000, 1_000_000),
        ("clock_uncertainty_ps", 0, 10_000),
        ("input_delay_percent", 0, 90),
        ("output_delay_percent", 0, 90),
    ] {
        // Partners that no legal value of the field crosses.
        let partners = match field {
            "clock_period_ps" => "\nclock_uncertainty_ps = 0",
            "clock_uncertainty_ps" => "\nclock_period_ps = 1000000",
            "input_delay_percent" => "\noutput_delay_percent = 0",
            "output_delay_percent" => "\ninput_delay_percent = 0",
            _ => "",
        };
        let column = field.len() + 4;
        for (value, near) in [(low - 1, low), (high + 1, high)] {
            let expected = format!(
                "t.toml:4:{column}: t.constraints.{field}: must be an integer in {low}..={high}; \
                 got {value}; try {near}"
            );
            assert_eq!(problems(&format!("{field} = {value}{partners}")), expected);
        }
        for value in [low, high] {
            assert_eq!(problems(&format!("{field} = {value}{partners}")), "", "{field} = {value}");
        }
    }
}

#[test]
fn two_fields_together_must_leave_time() {
    assert_eq!(problems("clock_period_ps = 101"), "");
    assert_eq!(
        problems("clock_period_ps = 100"),
        "t.toml:4:19: t.constraints.clock_uncertainty_ps: must be less than half of \
         clock_period_ps (100); got 50; try 5"
    );
    assert_eq!(problems("input_delay_percent = 69"), "");
    assert_eq!(
        problems("input_delay_percent = 60\noutput_delay_percent = 40"),
        "t.toml:5:24: t.constraints.output_delay_percent: must be less than 100 together with \
         input_delay_percent (60); got 40; try 30"
    );
}
