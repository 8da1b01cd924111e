//! Problems of a config: all at once, each in one grammar.

use std::fmt;

/// Where in a file a problem lies. Lines and columns count from 1, columns in characters.
///
/// An argument of the command line is a place too: then `file` is the argument, and both are 0.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line, so that problems sort as a reader meets them.
    pub line: usize,
    /// Column of the value's or key's first character.
    pub column: usize,
    /// The file as the user named it; a preset's is `configs/<name>.toml`.
    pub file: String,
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place { line: 0, file, .. } => out.write_str(file),
            Place { line, column, file } => write!(out, "{file}:{line}:{column}"),
        }
    }
}

/// One rule that does not hold, printed as `<design>.<field>: <rule>; got <value>; try <hint>`,
/// behind the place in the file when there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where, when the config came from a file.
    pub place: Option<Place>,
    /// Name of the design and path of the field: `taco16.l1.sets`.
    pub field: String,
    /// Rule: `must be a power of two in 2..=1024`.
    pub rule: String,
    /// Value in the config, as TOML writes it.
    pub got: String,
    /// A legal value near it.
    pub hint: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(out, "{place}: ")?;
        }
        let Problem { field, rule, got, hint, .. } = self;
        write!(out, "{field}: {rule}; got {got}; try {hint}")
    }
}

impl std::error::Error for Problem {}

/// Problems that are printed; a file with more is not a config with mistakes.
const SHOWN: usize = 40;

/// All problems of one config, at least one, in the order of the file; one line each, the first
/// forty of them printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Gives back `value` when nothing was found, else everything that was.
    pub(crate) fn or<T>(found: Vec<Problem>, value: T) -> Result<T, Problems> {
        if found.is_empty() { Ok(value) } else { Err(Problems::new(found)) }
    }

    /// `found` is not empty.
    pub(crate) fn new(mut found: Vec<Problem>) -> Problems {
        found.sort_by(|a, b| a.place.cmp(&b.place));
        Problems(found)
    }

    /// The problems, never none.
    pub fn all(&self) -> &[Problem] {
        &self.0
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Problems {
        Problems(vec![problem])
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().take(SHOWN).enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            write!(out, "{problem}")?;
        }
        match self.0.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(out, "\n... and {more} more"),
        }
    }
}

impl std::error::Error for Problems {}
