//! Files and folders that are there wholly or not at all, and nothing of the user's that goes.

mod ending;
mod input;
mod output;
mod publish;
mod record;
mod root;

pub(crate) use ending::Ending;
pub(crate) use input::{name_of_input, read_text};
pub(crate) use output::{Output, Outputs, require_ending};
pub(crate) use publish::{Place, Replacement, generated, publish_all, refuse_foreign};
pub(crate) use record::{MANIFEST, RTL, Record, Subject};
pub(crate) use root::Root;

use std::io;

/// An error of `tempfile` without the random name that it adds: the same mistake has the same text.
pub(crate) fn without_name(error: io::Error) -> io::Error {
    error.kind().into()
}
