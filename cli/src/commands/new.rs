//! `warpcache new`: a config to start from.

use crate::catalogue;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, OrFail};
use crate::files::{Output, Outputs};
use crate::offered;
use std::path::PathBuf;

/// Writes a config with every field, what it means, its default and its legal values
///
/// A design's word gives the defaults, a preset's name that preset's values; `warpcache list` has both.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A design or a preset.
    #[arg(value_parser = offered::template(), hide_possible_values = true)]
    design: String,
    #[command(flatten)]
    settings: designs::Settings,
    /// The file to make; one that is there already is never replaced; - is standard output.
    #[arg(long, short, value_name = "FILE", default_value = "-")]
    out: PathBuf,
}

/// Message for a field that has no effect.
pub(crate) const UNREAD: &str = "nothing of this design reads it yet";

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let template = catalogue::template(&arguments.design)?;
    let text = template.text_with(&arguments.settings.all).or_wrong_input()?;
    let text = noted(&text, &registry::unread(template.kind()));
    let out = Outputs::beside(Vec::<PathBuf>::new()).claim(&arguments.out)?;
    out.write_new(text.as_bytes(), console)?;
    match &out {
        Output::File { shown, .. } => {
            console.report(&format!("{}: a config of {}", shown.display(), arguments.design))
        }
        Output::Standard => Ok(()),
    }
}

/// A config with a comment above each field that is `unread`.
fn noted(config: &str, unread: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let mut section = "";
    for line in config.lines() {
        section = line.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(section);
        if line.split_once(" = ").is_some_and(|(field, _)| unread.contains(&(section, field))) {
            text += &format!("# Note: {UNREAD}.\n");
        }
        text += &format!("{line}\n");
    }
    text
}
