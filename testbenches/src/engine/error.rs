//! Why a block cannot be run.

use super::agreement::PortDisagreement;
use crate::contract::Violation;
use crate::verilated;
use emit::EmitErrors;

/// Why an engine cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// A run of no engine would pass whatever the block does.
    #[error("{block}: no engine was given; try model,verilog")]
    None {
        /// The block's name.
        block: &'static str,
    },
    /// The block is not legal hardware.
    #[error("{block}: cannot be emitted: {errors}")]
    Emit {
        /// The block's name.
        block: &'static str,
        /// All that is wrong.
        errors: EmitErrors,
    },
    /// The block's ports and its records are not the same.
    #[error("{block}: ports and records disagree: {}", .problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Ports {
        /// The block's name.
        block: &'static str,
        /// Every port in question.
        problems: Vec<PortDisagreement>,
    },
    /// The Verilog cannot be built, or the waveform not written.
    #[error("{block}: {error}")]
    Verilated {
        /// The block's name.
        block: &'static str,
        /// The error.
        error: verilated::Error,
    },
    /// The golden model breaks a rule that the monitor holds it to.
    #[error("{block}: the golden model: {violation}")]
    Model {
        /// The block's name.
        block: &'static str,
        /// The rule.
        violation: Violation,
    },
}

impl EngineError {
    /// Whether the user's implementation has other ports than the block, so that nothing has run.
    pub fn is_interface(&self) -> bool {
        matches!(self, Self::Verilated { error: verilated::Error::Interface { .. }, .. })
    }

    /// Whether a needed tool is missing or failed: nothing is known to be wrong with the block.
    pub fn is_tool(&self) -> bool {
        match self {
            Self::Verilated { error, .. } => !matches!(
                error,
                verilated::Error::Source { .. }
                    | verilated::Error::Ports { .. }
                    | verilated::Error::Interface { .. }
                    | verilated::Error::Refused { .. }
            ),
            Self::None { .. } | Self::Emit { .. } | Self::Ports { .. } | Self::Model { .. } => {
                false
            }
        }
    }
}
