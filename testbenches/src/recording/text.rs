//! A recording as a text.
//!
//! ```text
//! inputs write_valid write_set ...
//! outputs answer_valid answer_hit answer_way
//! 1 0 0 ... | - - -
//! 0 1 1f ... | 1 0 -
//! ```
//! A line a cycle: `reset` and the inputs, then what the outputs must be before the clock edge. All
//! values are hexadecimal; `-` represents an output that means nothing in that cycle.

use super::run::{Cycle, Run};
use crate::dut::Dut;
use crate::ports::{PortValue, Reader, Value, fields};
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
    let (reader, answers) = (Reader::new(), Reader::new());
    for (_, Cycle { input, output }) in (0..cycles).zip(Run::<D>::new(config, seed)) {
        let inputs: Vec<String> =
            reader.values(&input).iter().map(|value| value.digits()).collect();
        let digits = |value: Option<Value>| value.map_or("-".to_owned(), |value| value.digits());
        let outputs: Vec<String> = answers.meant(output.as_ref()).into_iter().map(digits).collect();
        let reset = u8::from(output.is_none());
        writeln!(file, "{reset} {} | {}", inputs.join(" "), outputs.join(" "))?;
    }
    Ok(())
}

fn names<V: PortValue>() -> String {
    let names: Vec<String> = fields::<V>().into_iter().map(|field| field.name).collect();
    names.join(" ")
}
