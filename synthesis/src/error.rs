//! Why there is no figure.

use tools::Missing;

/// Errors that end a synthesis; [`Error::status`] says whose fault each is.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An error in the user's input: the problem, its place, and a legal value.
    #[error("{0}")]
    Input(String),
    /// A tool is not there.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// A tool failed on what it should take.
    #[error("{tool} failed on {what}; it says: {said}")]
    Failed {
        /// The user's name for the tool.
        tool: &'static str,
        /// The tool's input.
        what: String,
        /// The end of what it said.
        said: String,
    },
    /// A file could not be read or written.
    #[error("{what}: {source}")]
    Io {
        /// The file.
        what: String,
        /// Why not.
        source: std::io::Error,
    },
}

impl Error {
    /// The exit status that the program ends with: 2 wrong input, 3 a tool is missing or failed.
    pub fn status(&self) -> u8 {
        match self {
            Error::Input(_) => 2,
            Error::Missing(_) | Error::Failed { .. } | Error::Io { .. } => 3,
        }
    }

    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(std::io::Error) -> Error {
        let what = what.into();
        move |source| Error::Io { what, source }
    }
}

/// The last lines of a log: where a tool says why it failed.
pub(crate) fn tail(log: &str) -> String {
    const LINES: usize = 4;
    let lines: Vec<&str> = log.lines().filter(|line| !line.trim().is_empty()).collect();
    let start = lines.len().saturating_sub(LINES);
    let shown = lines[start..].iter().map(|line| line.trim());
    let text = shown.collect::<Vec<_>>().join(" / ");
    if text.is_empty() { "nothing".to_string() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_log_is_what_matters() {
        assert_eq!(tail("a\nb\n\nc\n d\ne\n"), "b / c / d / e");
        assert_eq!(tail(" \n"), "nothing");
    }
}
