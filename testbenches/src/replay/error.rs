//! Errors of a replay, and their exit statuses.

use super::Stuck;
use crate::engine::error::EngineError;
use core::fmt::Write;

/// Why a replay has no output.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// The input is wrong; nothing has run.
    #[error("line {line}: {text}")]
    Input {
        /// Counted from 1.
        line: usize,
        /// The problem and a legal value.
        text: String,
    },
    /// Engines give different answers.
    #[error("line {line}: the engines differ on {operation}{answers}")]
    Difference {
        /// Counted from 1.
        line: usize,
        /// The operation as it is in the input.
        operation: String,
        /// A line for each engine: its name and its answer.
        answers: String,
    },
    /// No engine has an answer.
    #[error("line {line}: {operation}: engine {engine}: {reason}")]
    Stuck {
        /// Counted from 1.
        line: usize,
        /// The operation as it is in the input.
        operation: String,
        /// The first engine.
        engine: String,
        /// Why that engine has no answer.
        reason: Stuck,
    },
    /// No engine could be made.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

impl ReplayError {
    /// The line of the input that it is about, counted from 1.
    pub fn line(&self) -> Option<usize> {
        match self {
            Self::Input { line, .. } | Self::Difference { line, .. } | Self::Stuck { line, .. } => {
                Some(*line)
            }
            Self::Engine(_) => None,
        }
    }

    /// The program's exit status: 1 the block is wrong, 2 the input is, 3 a tool failed.
    pub fn exit_status(&self) -> u8 {
        match self {
            Self::Input { .. } => 2,
            Self::Engine(error) if error.is_interface() => 2,
            Self::Engine(error) if error.is_tool() => 3,
            Self::Difference { .. } | Self::Stuck { .. } | Self::Engine(_) => 1,
        }
    }
}

/// The answer that all engines gave.
pub(super) fn agreed(
    line: usize,
    operation: &str,
    answers: Vec<(String, Result<String, Stuck>)>,
) -> Result<String, ReplayError> {
    let operation = operation.to_owned();
    let first = answers.first().map(|(_, answer)| answer);
    if answers.iter().any(|(_, answer)| Some(answer) != first) {
        let text = answers.iter().fold(String::new(), |mut text, (engine, answer)| {
            let shown = answer.as_ref().map_or_else(ToString::to_string, Clone::clone);
            // Writing to a string does not fail.
            let _ = write!(text, "\n  {engine}: {shown}");
            text
        });
        return Err(ReplayError::Difference { line, operation, answers: text });
    }
    match answers.into_iter().next() {
        None => Ok(String::new()),
        Some((_, Ok(answer))) => Ok(answer),
        Some((engine, Err(reason))) => Err(ReplayError::Stuck { line, operation, engine, reason }),
    }
}
