//! `warpcache schema`: the JSON Schema of configs, and of what `evaluate` and `figures` report.

use crate::arguments;
use crate::catalogue;
use crate::commands::{evaluate, figures};
use crate::console::Console;
use crate::failure::Failure;
use crate::offered;

/// Prints the JSON Schema of configs, by which an editor completes and checks them
///
/// The schema checks each field alone; rules over several fields are `warpcache check`'s. `evaluate` and
/// `figures` represent the schemas of those commands' reports.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A design, or a preset for that of the preset; without it, the schema is of every design. Or: evaluate, figures.
    #[arg(value_parser = offered::template(), hide_possible_values = true)]
    design: Option<String>,
}

pub(crate) fn run(line: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let mut schema = match line.design.as_deref() {
        Some("evaluate") => evaluate::schema(),
        Some("figures") => figures::schema(),
        Some(name) => design::schema(Some(catalogue::template(name)?.kind())),
        None => design::schema(None),
    };
    // A document of JSON Schema has a field for such notes.
    schema["$comment"] = format!("{} {}", arguments::NAME, env!("CARGO_PKG_VERSION")).into();
    console.text(&format!("{schema:#}\n"))
}
