//! Results of a workload on the designs of a paper, by path.

use super::formula::Results;
use crate::commands::evaluate::Run;
use serde_json::{Map, Value};

/// The name of the workload itself in a path: `trace.line_bytes`.
pub(super) const TRACE: &str = "trace";

/// A workload on each design by its name; none on a design that its lines do not suit.
pub(super) struct OfWorkload<'a> {
    pub(super) name: &'a str,
    pub(super) line_bytes: u32,
    pub(super) runs: Vec<(&'a str, Option<&'a Run>)>,
}

impl OfWorkload<'_> {
    /// A value; none on a design that was not run.
    fn find(&self, path: &str) -> Result<Option<&Value>, String> {
        let missing = || format!("{path}: must be a result of a run; got none of this name");
        let (design, rest) = path.split_once('.').ok_or_else(missing)?;
        let (_, run) = self.runs.iter().find(|(name, _)| *name == design).ok_or_else(missing)?;
        let Some(run) = run else { return Ok(None) };
        let (cores, total, rest) = match rest.strip_prefix("private.") {
            Some(rest) => {
                let beside = run.baseline.as_ref().ok_or_else(missing)?;
                (&beside.cores, &beside.total, rest)
            }
            None => (&run.cores, &run.total, rest),
        };
        let (row, field): (&Map<String, Value>, &str) = match rest.strip_prefix("core0.") {
            Some(field) => (cores.first().ok_or_else(missing)?, field),
            None => (total, rest),
        };
        // A field may have fields: reuse_distance.histogram.
        let mut fields = field.split('.');
        let first = fields.next().and_then(|field| row.get(field));
        fields
            .try_fold(first, |value, field| Some(value?.get(field)))
            .flatten()
            .map(Some)
            .ok_or_else(missing)
    }
}

impl Results for OfWorkload<'_> {
    fn number(&self, path: &str) -> Result<Option<f64>, String> {
        match path == "trace.line_bytes" {
            true => Ok(Some(f64::from(self.line_bytes))),
            false => Ok(self.find(path)?.and_then(Value::as_f64)),
        }
    }

    fn list(&self, path: &str) -> Result<Vec<f64>, String> {
        let entries = self.find(path)?.and_then(Value::as_array);
        Ok(entries.map_or(vec![], |entries| entries.iter().filter_map(Value::as_f64).collect()))
    }
}
