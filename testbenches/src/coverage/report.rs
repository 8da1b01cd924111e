//! Covered and uncovered bins of a finished run.

use core::fmt;
use serde::Serialize;

/// One bin of a finished run.
#[derive(Clone, Debug, Serialize)]
pub struct BinReport {
    /// Its short name.
    pub label: &'static str,
    /// The event of a hit.
    pub sentence: &'static str,
    /// How often it was hit.
    pub count: u64,
    /// Why this configuration cannot hit it.
    pub unreachable: Option<String>,
}

/// All bins of a finished run. Its Display is a table.
#[derive(Clone, Debug, Serialize)]
pub struct CoverageReport {
    /// In the order of declaration.
    pub bins: Vec<BinReport>,
}

impl CoverageReport {
    /// Passes when every bin was hit, except those declared unreachable, which were not.
    ///
    /// # Errors
    /// The bins for which this does not hold.
    pub fn check(&self) -> Result<(), Uncovered> {
        let wrong = |bin: &&BinReport| (bin.count == 0) == bin.unreachable.is_none();
        let bins: Vec<BinReport> = self.bins.iter().filter(wrong).cloned().collect();
        if bins.is_empty() { Ok(()) } else { Err(Uncovered { bins }) }
    }
}

impl fmt::Display for CoverageReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.bins.iter().map(|bin| bin.label.len()).max().unwrap_or(0);
        for bin in &self.bins {
            let BinReport { label, sentence, count, .. } = bin;
            write!(f, "{count:>12}  {label:<width$}  {sentence}")?;
            if let Some(reason) = &bin.unreachable {
                write!(f, " (unreachable: {reason})")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Bins that were never hit, or were hit although declared unreachable.
#[derive(Clone, Debug, thiserror::Error)]
pub struct Uncovered {
    /// The bins in question.
    pub bins: Vec<BinReport>,
}

impl fmt::Display for Uncovered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "coverage has {} wrong bins:", self.bins.len())?;
        for bin in &self.bins {
            let BinReport { label, sentence, count, unreachable } = bin;
            match unreachable {
                None => write!(f, "\n  {label}: never hit: {sentence}")?,
                Some(reason) => write!(
                    f,
                    "\n  {label}: hit {count} times, but declared unreachable ({reason}): {sentence}"
                )?,
            }
        }
        Ok(())
    }
}
