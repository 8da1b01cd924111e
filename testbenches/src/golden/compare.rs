//! Compares what somebody else's simulation shows with a golden model, and reports as a run in lockstep does.

use super::{Broken, Golden};
use crate::dut::Dut;
use crate::lockstep::{FieldDifference, History};
use crate::ports::{PortValue, Value, fields};

/// Names of both sides in a report.
const SIDES: [&str; 2] = ["model", "dut"];

/// Value that a simulation shows of an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The value, in which unknown bits are 0.
    pub value: Value,
    /// The value as the simulator writes it, where it has unknown bits.
    pub unknown: Option<String>,
}

/// The cycles of a comparison.
pub(super) type Compared<D> = History<<D as Dut>::In, <D as Dut>::Out>;

impl<D: Dut> Golden<D> {
    /// One cycle of the comparison; see [`DynGolden::compare`](super::DynGolden::compare).
    pub(super) fn compared(
        &mut self,
        is_reset: bool,
        inputs: &[Value],
        seen: &[Seen],
    ) -> Result<(), String> {
        let input = self.inputs.record::<D::In>(inputs.iter().map(Some));
        let seen_output = self.outputs.record(seen.iter().map(|seen| Some(&seen.value)));
        let expected = match is_reset {
            true => {
                self.restart();
                Ok(D::Out::default())
            }
            false => self.advance(&input),
        };
        let history = self.history.get_or_insert_with(|| History::new(SIDES.len()));
        let cycle = history.cycles();
        let sides = history.push(is_reset, input);
        sides[1] = seen_output;
        let expected = match expected {
            Ok(expected) => expected,
            // Without an answer of the model there is nothing to compare in this cycle.
            Err(Broken { rule, .. }) => {
                sides[0] = seen_output;
                let head = format!("{}: a rule is broken in cycle {cycle}\n  {rule}\n", D::NAME);
                return Err(head + &self.rest());
            }
        };
        sides[0] = expected;
        if is_reset {
            return Ok(());
        }
        let unknown = self.unknown(&expected, seen);
        if unknown.is_empty() && expected.agrees(&seen_output) {
            return Ok(());
        }
        let known = self.history.iter().flat_map(|history| history.differences(&SIDES));
        let is_said = |difference: &FieldDifference| {
            unknown.iter().any(|line| line.starts_with(&format!("{}: ", difference.field)))
        };
        let known = known.filter(|difference| !is_said(difference));
        let lines = known.map(|difference| difference.to_string()).chain(unknown.iter().cloned());
        let lines: String = lines.map(|line| format!("  {line}\n")).collect();
        let head = format!("{}: model and dut differ in cycle {cycle}\n", D::NAME);
        Err(head + &lines + &self.rest())
    }

    /// A line for each output that means something and has unknown bits.
    fn unknown(&self, expected: &D::Out, seen: &[Seen]) -> Vec<String> {
        let outputs = self.reader.meant(Some(expected)).into_iter().zip(fields::<D::Out>());
        let lines = outputs.enumerate().filter_map(|(field, (value, info))| {
            let shown = seen.get(self.outputs.of_field(field)?)?.unknown.as_ref()?;
            let [model, dut] = SIDES;
            Some(format!("{}: {model} {}, {dut} {shown}", info.name, value?))
        });
        lines.collect()
    }

    /// The end of a report.
    fn rest(&self) -> String {
        let table = self.history.as_ref().map(|history| history.table(&SIDES));
        format!(
            "config: {:?}\nlast cycles (hexadecimal; - means nothing in this cycle; * differs):\n{}",
            self.config,
            table.unwrap_or_default().trim_end()
        )
    }
}
