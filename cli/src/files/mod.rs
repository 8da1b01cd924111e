//! Files and folders that are there wholly or not at all.

mod folder;
mod input;
mod output;
mod root;

pub(crate) use folder::{Kind, Replacement, publish_all};
pub(crate) use input::{name_of_input, read_text};
pub(crate) use output::{write_new, write_whole};
pub(crate) use root::Root;

use std::io;

/// An error of `tempfile` without the random name that it adds: the same mistake has the same text.
pub(crate) fn without_name(error: io::Error) -> io::Error {
    error.kind().into()
}
