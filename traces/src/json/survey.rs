//! Looks through JSON lines that have no header for what a header would say.

use super::line::Word;
use super::read::next_line;
use crate::lines::Text;
use crate::{By, Error, MOST_CORES};
use std::io::BufRead;

/// Result of the survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Survey {
    /// The header is in the first line.
    HasHeader,
    /// The file has no header line, and would have this one: the order, and how many cores.
    Found(By, Option<u32>),
}

/// Reads all lines of a text without a header.
pub(crate) fn survey<R: BufRead>(input: R, file: &str) -> Result<Survey, Error> {
    let mut text = Text::new(input, file);
    let mut highest = None;
    let mut is_first = true;
    while let Some(line) = next_line(&mut text)? {
        if is_first && line.kind == Word::Trace {
            return Ok(Survey::HasHeader);
        }
        is_first = false;
        if line.group.is_some() && highest.is_none() {
            return Ok(Survey::Found(By::Group, None));
        }
        if let Some(core) = line.core {
            if core >= MOST_CORES {
                return Err(text.error(format!("a core must be below {MOST_CORES}; got {core}")));
            }
            highest = highest.max(Some(core));
        }
    }
    Ok(match highest {
        Some(core) => Survey::Found(By::Core, Some(core + 1)),
        None => Survey::Found(By::Group, None),
    })
}
