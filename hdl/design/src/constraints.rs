//! `[constraints]`: the clocks that a block is meant for, and how much of a period its ports get.

use super::Rule;
use super::section::{Broken, Cross, section};

section! {
    /// Clock and port timing, in every design: what the constraints beside the Verilog say.
    pub struct Constraints in "constraints" {
        /// Clock period in an ASIC (SDC), in ps: 50..=1000000.
        clock_period_ps: u32 = 1_000, Rule::Range(50, 1_000_000);
        /// Clock period in an FPGA (XDC, PCF, LPF), in ps: 1000..=1000000.
        fpga_clock_period_ps: u32 = 20_000, Rule::Range(1_000, 1_000_000);
        /// Jitter, skew and margin of the ASIC's clock for setup, in ps: 0..=10000.
        clock_uncertainty_ps: u32 = 50, Rule::Range(0, 10_000);
        /// Part of the period that is over when an input is stable, in percent: 0..=90.
        input_delay_percent: u32 = 30, Rule::Range(0, 90);
        /// Part of the period that an output needs outside the block, in percent: 0..=90.
        output_delay_percent: u32 = 30, Rule::Range(0, 90);
    }
    crosses: &[
        Cross { fields: &["clock_uncertainty_ps", "clock_period_ps"], broken: all_uncertain },
        Cross { fields: &["output_delay_percent", "input_delay_percent"], broken: no_time },
    ]
}

fn all_uncertain(constraints: &Constraints) -> Option<Broken> {
    let (uncertainty, period) = (constraints.clock_uncertainty_ps, constraints.clock_period_ps);
    (2 * uncertainty >= period).then(|| Broken {
        rule: format!("must be less than half of clock_period_ps ({period})"),
        got: uncertainty.to_string(),
        hint: (period / 20).to_string(),
    })
}

fn no_time(constraints: &Constraints) -> Option<Broken> {
    let (input, output) = (constraints.input_delay_percent, constraints.output_delay_percent);
    (input + output >= 100).then(|| Broken {
        rule: format!("must be less than 100 together with input_delay_percent ({input})"),
        got: output.to_string(),
        hint: (99 - input).min(30).to_string(),
    })
}
