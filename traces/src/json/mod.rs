//! JSON lines: an object a line, for tests and scripts.

mod group;
mod line;
mod read;
mod survey;
mod write;

#[cfg(test)]
mod tests;

pub(crate) use read::Reader;
pub(crate) use survey::{Survey, survey};
pub(crate) use write::Writer;
