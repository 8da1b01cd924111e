//! A stimulus and the golden model's answers as a text file, for a simulator outside this project.
//!
//! ```text
//! inputs write_valid write_set ...
//! outputs answer_valid answer_hit answer_way
//! 1 0 0 ... | - - -
//! 0 1 1f ... | 1 0 -
//! ```
//! A line a cycle: `reset` and the inputs, then what the outputs must be before the clock edge. All
//! values are hexadecimal; `-` stands for an output that means nothing in that cycle.

use std::io::{self, Write};
use testbenches::dut::{Dut, Model, Stimulus};
use testbenches::ports::{FieldInfo, PortValue};

/// Writes `cycles` cycles of block `D`; the first is one of reset, and there is no other.
///
/// # Errors
/// The file cannot be written.
pub fn record<D: Dut>(
    config: &D::Config,
    seed: u64,
    cycles: u64,
    file: &mut impl Write,
) -> io::Result<()> {
    writeln!(file, "inputs {}", names(D::In::FIELDS))?;
    writeln!(file, "outputs {}", names(D::Out::FIELDS))?;
    let mut stimulus = D::stimulus(config, seed);
    let mut model = D::model(config);
    let mut last = None;
    for cycle in 0..cycles {
        let reset = cycle == 0;
        let input = stimulus.next(last.as_ref());
        last = (!reset).then(|| model.step(&input));
        let expected = match &last {
            Some(output) => compared(output),
            None => vec!["-".to_string(); D::Out::FIELDS.len()],
        };
        let inputs: Vec<String> = input.values().iter().map(|value| value.digits()).collect();
        writeln!(file, "{} {} | {}", u8::from(reset), inputs.join(" "), expected.join(" "))?;
    }
    Ok(())
}

fn names(fields: &[FieldInfo]) -> String {
    fields.iter().map(|field| field.name).collect::<Vec<_>>().join(" ")
}

/// The digits of each field, or `-` where the field means nothing.
fn compared(output: &impl PortValue) -> Vec<String> {
    let mask = output.compared();
    let digits = |(i, value): (usize, testbenches::ports::Value)| {
        if mask >> i & 1 == 1 { value.digits() } else { "-".to_string() }
    };
    output.values().into_iter().enumerate().map(digits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ccn::shadow_tags;
    use design::Design;

    fn recorded(seed: u64, cycles: u64) -> String {
        let config = shadow_tags::Config::of(&Design::load("taco16").unwrap()).unwrap();
        let mut file = Vec::new();
        record::<shadow_tags::Dut>(&config, seed, cycles, &mut file).unwrap();
        String::from_utf8(file).unwrap()
    }

    #[test]
    fn a_recording_has_a_line_a_cycle_and_starts_with_reset() {
        let text = recorded(1, 200);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2 + 200);
        assert_eq!(lines[1], "outputs answer_valid answer_hit answer_way");
        assert!(lines[2].starts_with("1 ") && lines[2].ends_with("| - - -"), "{}", lines[2]);
        assert!(lines[3..].iter().all(|line| line.starts_with("0 ")));
    }

    #[test]
    fn an_output_that_means_nothing_is_left_out() {
        let text = recorded(1, 200);
        let answers: Vec<&str> =
            text.lines().skip(3).filter_map(|l| l.split(" | ").nth(1)).collect();
        // A way follows a hit and nothing else.
        assert!(answers.iter().all(|a| a.starts_with("1 1 ") != a.ends_with(" -")));
        assert!(answers.iter().any(|a| a.starts_with("1 1 ")));
        assert!(answers.iter().any(|a| a.starts_with("1 0 ")));
    }

    #[test]
    fn the_seed_decides() {
        assert_eq!(recorded(1, 50), recorded(1, 50));
        assert_ne!(recorded(1, 50), recorded(2, 50));
    }
}
