//! Why a proof or a mutation did not take place.

use emit::EmitErrors;
use tools::Missing;

/// Nothing is known about the block; see [`Error::is_tool`].
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The block is not legal hardware.
    #[error("{block}: cannot be emitted: {errors}")]
    Emit {
        /// The block's name.
        block: String,
        /// All that is wrong.
        errors: EmitErrors,
    },
    /// The block's declarations do not fit its Verilog.
    #[error("{block}: {problem}")]
    Declaration {
        /// The block's name.
        block: String,
        /// The part that does not fit.
        problem: String,
    },
    /// A tool is not there.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// A tool was started and broke off, or a file could not be written.
    #[error("{tool} failed: {text}")]
    Tool {
        /// The tool's name, with which the message begins.
        tool: String,
        /// The end of what it said.
        text: String,
    },
    /// The engines of a mutant could not be made.
    #[error(transparent)]
    Engine(#[from] testbenches::engine::EngineError),
}

impl Error {
    /// Whether a tool is missing or failed; else the block is at fault.
    pub fn is_tool(&self) -> bool {
        match self {
            Self::Missing(_) | Self::Tool { .. } => true,
            Self::Engine(error) => error.is_tool(),
            Self::Emit { .. } | Self::Declaration { .. } => false,
        }
    }

    pub(crate) fn io(tool: &str) -> impl FnOnce(std::io::Error) -> Error {
        let tool = tool.to_owned();
        move |error| Error::Tool { tool, text: error.to_string() }
    }
}
