//! The designs that a command line names, for every command that takes one: by a preset, by the path of a
//! TOML file, or on standard input, with fields set by `--set`.

use crate::failure::{Failure, OrFail, Status};
use crate::offered;
use design::{Design, Setting, Source};
use std::ffi::{OsStr, OsString};
use std::io::Read;
use std::path::Path;

/// Name of a config on standard input.
const STREAM: &str = "-";

// Doc comments here would become the help of every command that has these arguments.

// One design.
#[derive(Debug, clap::Args)]
pub(crate) struct One {
    /// A preset, the path of a TOML file, or - for standard input.
    #[arg(value_parser = offered::design(), hide_possible_values = true)]
    design: OsString,
    #[command(flatten)]
    settings: Settings,
}

// At least one design.
#[derive(Debug, clap::Args)]
pub(crate) struct Several {
    /// Presets, paths of TOML files, or - for standard input.
    #[arg(required = true, value_name = "DESIGN", value_parser = offered::design(), hide_possible_values = true)]
    designs: Vec<OsString>,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Settings {
    /// Sets a field before the config is checked: l1.sets=64, name=mine; of one field, the last counts.
    #[arg(long = "set", value_name = "SECTION.FIELD=VALUE", value_parser = offered::setting::<Setting>(), hide_possible_values = true)]
    pub(crate) all: Vec<Setting>,
}

/// Message of `prove` and `mutate` for a top.
pub(crate) fn checked_by(top: &str, parts: &[&str]) -> String {
    format!("{top}: a top, checked by its blocks: {}", parts.join(", "))
}

impl One {
    /// The design; `input` is read where it is named `-`.
    pub(crate) fn load(&self, input: &mut dyn Read) -> Result<Design, Failure> {
        load(&self.design, &self.settings, input)
    }

    /// Whether the config comes from standard input.
    pub(crate) fn is_stream(&self) -> bool {
        self.design == STREAM
    }

    /// The path of the config, or the name of a preset, which no file need have.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        std::iter::once(Path::new(&self.design))
    }

    /// The same as words of a command line, as a shell takes them.
    pub(crate) fn words(&self) -> String {
        let settings = self.settings.all.iter();
        settings.fold(quoted(&self.design), |words, setting| {
            format!("{words} --set {}", quoted(setting.text().as_ref()))
        })
    }
}

impl Several {
    /// The designs in the order given; `input` is read where one is named `-`.
    pub(crate) fn load(&self, input: &mut dyn Read) -> Result<Vec<Design>, Failure> {
        self.load_with(input, None)
    }

    /// The same with what a separate option sets, which counts most.
    pub(crate) fn load_with(
        &self,
        input: &mut dyn Read,
        option: Option<Setting>,
    ) -> Result<Vec<Design>, Failure> {
        if self.designs.iter().filter(|name| *name == STREAM).count() > 1 {
            let text = "standard input: must be named once, since it can be read once; got - twice; \
                        try the path of a file";
            return Err(Failure::new(Status::WrongInput, text));
        }
        let all = self.settings.all.iter().cloned().chain(option).collect();
        let settings = Settings { all };
        self.designs.iter().map(|name| load(name, &settings, input)).collect()
    }

    /// The paths of the configs, and the names of presets, which no file need have.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.designs.iter().map(Path::new)
    }

    /// How many were named besides the first, and whether fields are set: what a sweep does itself.
    pub(crate) fn is_one_as_it_stands(&self) -> bool {
        self.designs.len() == 1 && self.settings.all.is_empty()
    }

    /// How they were named.
    pub(crate) fn names(&self) -> String {
        self.designs.iter().map(|name| name.display().to_string()).collect::<Vec<_>>().join(", ")
    }
}

fn load(name: &OsStr, settings: &Settings, input: &mut dyn Read) -> Result<Design, Failure> {
    source(name, input)?.design(&settings.all).or_wrong_input()
}

/// The text of a design's config; `input` is read where it is named `-`.
pub(crate) fn source(name: &OsStr, input: &mut dyn Read) -> Result<Source, Failure> {
    let source = match name == STREAM {
        true => Source::read(input, "standard input"),
        false => Source::load(name),
    };
    source.or_wrong_input()
}

/// Two designs of one name, which `whose` readers could not distinguish.
pub(crate) fn named_twice(whose: &str, name: &str) -> Failure {
    let text = format!(
        "designs must have different names, since {whose} distinguish them by these; got {name} twice; try \
         naming it once, or another `name` in its config"
    );
    Failure::new(Status::WrongInput, text)
}

/// A word as a shell takes it.
pub(crate) fn quoted(argument: &OsStr) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+".contains(c);
    match argument.to_str() {
        Some(text) if !text.is_empty() && text.chars().all(is_plain) => text.to_string(),
        Some(text) => format!("'{}'", text.replace('\'', r"'\''")),
        // Bytes that are no UTF-8, which shells take as escapes.
        None => format!("$'{}'", argument.as_encoded_bytes().escape_ascii()),
    }
}
