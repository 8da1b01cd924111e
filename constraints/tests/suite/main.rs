//! Every artefact is read by the tool that it is for, and every such check is shown to fail once.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod designs;
mod fpga;
mod fusesoc;
mod golden;
mod names;
mod refusals;
mod scripts;
mod sheet;
mod support;
mod timing;
mod vectors;
