//! Files that `generate` writes beside the Verilog: constraints, packaging, scripts, a testbench, a
//! C++ harness and the vectors that both read, a datasheet and a wave view.
//!
//! [`artefacts()`] knows a design by its [`Manifest`](emit::Manifest) alone and reads no file, so that
//! every name in every artefact is a name of the emitted top. Each file is one template of
//! `templates/`; the templates' delimiters are `<% %>` and `[[ ]]`, because Tera's mean something
//! in Verilog, Tcl and C++. The same input gives the same bytes: no dates, no paths.

mod about;
mod artefacts;
mod check;
mod datasheet;
mod error;
mod library;
mod options;
mod ports;
mod products;
mod render;
mod text;
mod vectors;
mod view;

pub use about::{About, Figure, Lane, Named, Timing};
pub use artefacts::{artefacts, datasheet, sdc};
pub use error::Error;
pub use library::{Library, Scope, library_artefacts};
pub use options::Options;
pub use products::{BUILD_FOLDER, is_product};
pub use text::ascii_line;
pub use vectors::{Cycle, Field, Vectors};
