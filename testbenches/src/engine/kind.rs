//! The kinds of engines.

use core::{fmt, str::FromStr};

/// One of the three engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EngineKind {
    /// The golden model.
    Model,
    /// rust-hdl's simulation, in process.
    Hdl,
    /// The emitted text under Verilator. The one that counts.
    Verilog,
}

impl EngineKind {
    /// All three, golden model first.
    pub const ALL: [Self; 3] = [Self::Model, Self::Hdl, Self::Verilog];

    /// `model`, `hdl` or `verilog`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Model => "model",
            Self::Hdl => "hdl",
            Self::Verilog => "verilog",
        }
    }

    /// Parses a list such as `model,hdl,verilog`. A repeated engine counts once; the order given
    /// stays, and the first one is the reference.
    ///
    /// # Errors
    /// A name that is none of the three.
    pub fn parse_list(text: &str) -> Result<Vec<Self>, UnknownEngine> {
        let mut kinds = Vec::new();
        for name in text.split(',') {
            let kind = name.trim().parse()?;
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        Ok(kinds)
    }
}

impl fmt::Display for EngineKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the three engines.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "engine: must be model, hdl or verilog, or several with commas; got {0:?}; try model,verilog"
)]
pub struct UnknownEngine(pub String);

impl FromStr for EngineKind {
    type Err = UnknownEngine;

    fn from_str(name: &str) -> Result<Self, UnknownEngine> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownEngine(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::EngineKind;

    #[test]
    fn lists_are_parsed() {
        assert_eq!(EngineKind::parse_list("model,hdl,verilog").unwrap(), EngineKind::ALL);
        assert_eq!(
            EngineKind::parse_list("verilog, model,verilog").unwrap(),
            [EngineKind::Verilog, EngineKind::Model]
        );
    }

    #[test]
    fn other_names_are_refused() {
        for wrong in ["", "model,", "Model", "vhdl"] {
            assert!(EngineKind::parse_list(wrong).is_err(), "{wrong:?}");
        }
        assert_eq!(
            "vhdl".parse::<EngineKind>().unwrap_err().to_string(),
            "engine: must be model, hdl or verilog, or several with commas; got \"vhdl\"; \
             try model,verilog"
        );
    }
}
