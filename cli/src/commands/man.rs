//! `warpcache man`: the manual as pages for `man`.

use crate::console::Console;
use crate::failure::{Failure, OrFail, Status};
use crate::help::{self, Section};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use design::cut;
use std::io;

/// Prints the manual page of the program, or of one of its commands
///
/// To read it: `warpcache man > warpcache.1 && man ./warpcache.1`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The command, and the command of that, as in `man trace convert`; without one, the page is the program's.
    command: Vec<String>,
}

pub(crate) fn run(
    arguments: &Arguments,
    program: clap::Command,
    console: &mut Console,
) -> Result<(), Failure> {
    // `help` has no separate page.
    let mut program = program.disable_help_subcommand(true);
    // Gives each command the name and version that its page is headed by.
    program.build();
    let mut command = &program;
    for name in &arguments.command {
        command = command.find_subcommand(name).ok_or_else(|| unknown(name, command))?;
    }
    let mut page = Vec::new();
    render(command, &mut page).or_wrong_input()?;
    console.text(&String::from_utf8_lossy(&page))
}

/// The page with the sections of the help text as separate sections.
fn render(command: &clap::Command, page: &mut Vec<u8>) -> io::Result<()> {
    let man = Man::new(command.clone());
    man.render_title(page)?;
    man.render_name_section(page)?;
    man.render_synopsis_section(page)?;
    man.render_description_section(page)?;
    man.render_options_section(page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(page)?;
    }
    let mut text = Roff::new();
    for Section { title, entries } in help::sections(command) {
        text.control("SH", [title.to_uppercase().as_str()]);
        for (term, meaning) in entries {
            text.control("TP", []).text([bold(term)]).text([roman(meaning)]);
        }
    }
    text.to_writer(page)
}

fn unknown(name: &str, above: &clap::Command) -> Failure {
    let names: Vec<&str> = above.get_subcommands().map(clap::Command::get_name).collect();
    let of = above.get_display_name().unwrap_or(above.get_name()).replace('-', " ");
    let rule = match names.as_slice() {
        [] => format!("no command, since {of} has none"),
        names => format!("one of {}", names.join(", ")),
    };
    let name = cut(&format!("{name:?}"));
    let text = format!("man: command must be {rule}; got {name}; try warpcache man");
    Failure::new(Status::WrongInput, text)
}
