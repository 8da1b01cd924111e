//! One file a command, and what several of them share.

pub(crate) mod area;
pub(crate) mod check;
pub(crate) mod clean;
pub(crate) mod completions;
pub(crate) mod describe;
pub(crate) mod doctor;
pub(crate) mod evaluate;
pub(crate) mod figures;
pub(crate) mod generate;
pub(crate) mod list;
pub(crate) mod man;
pub(crate) mod mutate;
pub(crate) mod new;
pub(crate) mod prove;
pub(crate) mod replay;
pub(crate) mod schema;
pub(crate) mod sweep;
pub(crate) mod timing;
pub(crate) mod trace;
pub(crate) mod verify;

mod preview;
mod select;
