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

use crate::dut::{Dut, Model, Stimulus};
use crate::ports::{PortValue, fields, values};
use std::io::{self, Write};

/// Writes `cycles` cycles of block `D`; the first is one of reset, and there is no other.
///
/// # Errors
/// The file cannot be written.
pub fn record<D: Dut>(
    config: &D::Config,
    seed: u64,
    cycles: u64,
    file: &mut dyn Write,
) -> io::Result<()> {
    writeln!(file, "inputs {}", names::<D::In>())?;
    writeln!(file, "outputs {}", names::<D::Out>())?;
    let mut stimulus = D::stimulus(config, seed);
    let mut model = D::model(config);
    let mut last = None;
    for cycle in 0..cycles {
        let reset = cycle == 0;
        let input = stimulus.next(last.as_ref());
        last = (!reset).then(|| model.step(&input));
        let expected = match &last {
            Some(output) => compared(output),
            None => vec!["-".to_string(); fields::<D::Out>().len()],
        };
        let inputs: Vec<String> = values(&input).iter().map(|value| value.digits()).collect();
        writeln!(file, "{} {} | {}", u8::from(reset), inputs.join(" "), expected.join(" "))?;
    }
    Ok(())
}

fn names<V: PortValue>() -> String {
    let names: Vec<String> = fields::<V>().into_iter().map(|field| field.name).collect();
    names.join(" ")
}

/// The digits of each field, or `-` where the field means nothing.
fn compared(output: &impl PortValue) -> Vec<String> {
    let mut meaning = Vec::new();
    output.meaning(true, &mut meaning);
    let digits = |(value, means): (crate::ports::Value, bool)| {
        if means { value.digits() } else { "-".to_string() }
    };
    values(output).into_iter().zip(meaning).map(digits).collect()
}
