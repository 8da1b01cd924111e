//! `warpcache new`: a config to start from.

use crate::catalogue;
use crate::console::Console;
use crate::failure::Failure;
use crate::files::write_new;
use std::path::PathBuf;

/// Writes a config with every field, what it means, its default and its legal values
///
/// A design's word gives the defaults, a preset's name that preset's values; `warpcache list` has both.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A design or a preset.
    design: String,
    /// The file to make, instead of standard output; one that is there already is never replaced.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let text = catalogue::template(&arguments.design)?.text();
    match &arguments.out {
        Some(path) => {
            write_new(path, &text)?;
            console.report(&format!("{}: a config of {}", path.display(), arguments.design))
        }
        None => console.text(&text),
    }
}
