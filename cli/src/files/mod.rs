//! Files and folders that are there wholly or not at all.

mod folder;
mod input;
mod output;
mod root;

pub(crate) use folder::{Kind, Replacement, publish_all};
pub(crate) use input::{name_of_input, read_text};
pub(crate) use output::write_whole;
pub(crate) use root::Root;
