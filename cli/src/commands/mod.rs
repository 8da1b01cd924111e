//! One file a command, and what several of them share.

pub(crate) mod check;
pub(crate) mod generate;
pub(crate) mod list;
pub(crate) mod replay;
pub(crate) mod verify;

mod select;
