//! `warpcache schema`: the JSON Schema of configs.

use crate::catalogue;
use crate::console::Console;
use crate::failure::Failure;

/// Prints the JSON Schema of configs, by which an editor completes and checks them
///
/// It knows each field alone; rules over several fields are `warpcache check`'s.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A design, or a preset for that of the preset; without it, the schema is of every design.
    design: Option<String>,
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let kind = match &arguments.design {
        Some(name) => Some(catalogue::template(name)?.kind()),
        None => None,
    };
    console.json(&design::schema(kind))
}
