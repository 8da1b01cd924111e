//! What holds for all blocks: names, pages, lists, texts, properties.
//!
//! Outside of the library, which would be compiled a second time for them: it holds the harness of every block. One program,
//! since each links all of it.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod golden;
mod growth;
mod idle;
mod lists;
mod memories;
mod mutants;
mod names;
mod order;
mod pages;
mod properties;
mod ready;
mod recording;
mod text;
mod timing;
mod words;
