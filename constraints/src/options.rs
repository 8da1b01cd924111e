//! The figures that constraints are made of: the config section `[constraints]`.
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Clock and port timing. The defaults are those of a 1 GHz block in the middle of a chip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Clock period in an ASIC (SDC), in ps: 50..=1000000. Default 1000.
    pub clock_period_ps: u32,
    /// Clock period in an FPGA (XDC, PCF, LPF), in ps: 1000..=1000000. Default 20000.
    pub fpga_clock_period_ps: u32,
    /// Jitter, skew and margin of the ASIC's clock for setup, in ps: 0..=10000, less than half its
    /// period. Default 50.
    pub clock_uncertainty_ps: u32,
    /// Part of the period that is over when an input is stable, in percent: 0..=90. Default 30.
    pub input_delay_percent: u32,
    /// Part of the period that an output needs outside the block, in percent: 0..=90; with
    /// `input_delay_percent` less than 100. Default 30.
    pub output_delay_percent: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            clock_period_ps: 1_000,
            fpga_clock_period_ps: 20_000,
            clock_uncertainty_ps: 50,
            input_delay_percent: 30,
            output_delay_percent: 30,
        }
    }
}

impl Options {
    /// Legal values of `clock_period_ps`.
    pub const CLOCK_PERIOD_PS: RangeInclusive<u32> = 50..=1_000_000;
    /// Legal values of `fpga_clock_period_ps`.
    pub const FPGA_CLOCK_PERIOD_PS: RangeInclusive<u32> = 1_000..=1_000_000;
    /// Legal values of `clock_uncertainty_ps`.
    pub const CLOCK_UNCERTAINTY_PS: RangeInclusive<u32> = 0..=10_000;
    /// Legal values of `input_delay_percent` and of `output_delay_percent`.
    pub const DELAY_PERCENT: RangeInclusive<u32> = 0..=90;

    /// Every rule that does not hold, as `constraints.<field>: <rule>; got <value>; try <hint>`; empty
    /// when the options are legal.
    pub fn problems(&self) -> Vec<String> {
        let fields = [
            ("clock_period_ps", self.clock_period_ps, Options::CLOCK_PERIOD_PS),
            ("fpga_clock_period_ps", self.fpga_clock_period_ps, Options::FPGA_CLOCK_PERIOD_PS),
            ("clock_uncertainty_ps", self.clock_uncertainty_ps, Options::CLOCK_UNCERTAINTY_PS),
            ("input_delay_percent", self.input_delay_percent, Options::DELAY_PERCENT),
            ("output_delay_percent", self.output_delay_percent, Options::DELAY_PERCENT),
        ];
        let outside = fields.iter().filter(|(_, value, range)| !range.contains(value));
        let mut problems: Vec<String> = outside
            .map(|(name, value, range)| {
                let (low, high) = (*range.start(), *range.end());
                let near = (*value).clamp(low, high);
                format!("constraints.{name}: must be in {low}..={high}; got {value}; try {near}")
            })
            .collect();
        if problems.is_empty() {
            problems.extend(self.crossed());
        }
        problems
    }

    /// The rules about two fields, of values that are legal alone.
    fn crossed(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let (uncertainty, period) = (self.clock_uncertainty_ps, self.clock_period_ps);
        if 2 * uncertainty >= period {
            problems.push(format!(
                "constraints.clock_uncertainty_ps: must be less than half of clock_period_ps \
                 ({period}); got {uncertainty}; try {}",
                period / 20
            ));
        }
        let (input, output) = (self.input_delay_percent, self.output_delay_percent);
        if input + output >= 100 {
            problems.push(format!(
                "constraints.output_delay_percent: must leave time with input_delay_percent ({input}), \
                 less than 100 together; got {output}; try {}",
                (99 - input).min(30)
            ));
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_legal_and_stand_for_an_empty_section() {
        assert_eq!(Options::default().problems(), [""; 0]);
        let empty: Options = serde_json::from_str("{}").unwrap();
        assert_eq!(empty, Options::default());
        assert!(serde_json::from_str::<Options>(r#"{"clock_period": 1}"#).is_err());
    }

    #[test]
    fn every_field_has_its_bounds() {
        let wrong = Options {
            clock_period_ps: 49,
            fpga_clock_period_ps: 1_000_001,
            clock_uncertainty_ps: 10_001,
            input_delay_percent: 91,
            output_delay_percent: 100,
        };
        let expected = [
            "constraints.clock_period_ps: must be in 50..=1000000; got 49; try 50",
            "constraints.fpga_clock_period_ps: must be in 1000..=1000000; got 1000001; try 1000000",
            "constraints.clock_uncertainty_ps: must be in 0..=10000; got 10001; try 10000",
            "constraints.input_delay_percent: must be in 0..=90; got 91; try 90",
            "constraints.output_delay_percent: must be in 0..=90; got 100; try 90",
        ];
        assert_eq!(wrong.problems(), expected);
    }

    #[test]
    fn two_fields_together_must_leave_time() {
        let wrong = Options {
            clock_period_ps: 100,
            input_delay_percent: 60,
            output_delay_percent: 40,
            ..Options::default()
        };
        let expected = [
            "constraints.clock_uncertainty_ps: must be less than half of clock_period_ps (100); \
             got 50; try 5",
            "constraints.output_delay_percent: must leave time with input_delay_percent (60), less \
             than 100 together; got 40; try 30",
        ];
        assert_eq!(wrong.problems(), expected);
    }
}
