//! The presets: the papers' own configurations and useful variants, built into the library.

use std::path::Path;

use super::{Design, Problem, Problems, suggest};

macro_rules! presets {
    ($($name:literal),+ $(,)?) => {
        &[$(Preset {
            name: $name,
            text: include_str!(concat!("../../../configs/", $name, ".toml")),
        }),+]
    };
}

/// A config that is part of the project.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// What a user calls it; the config's own name too.
    pub name: &'static str,
    /// Its TOML text.
    pub text: &'static str,
}

/// Every file of `configs/`, base presets first.
pub const PRESETS: &[Preset] =
    presets!["baseline", "pact20", "ics15", "taco16", "isca23", "thesis12", "taco16-fermi"];

/// A file longer than this is no config; it is refused before it is read.
const LONGEST_FILE: u64 = 1 << 20;

impl Preset {
    /// The comment on its first line: one sentence.
    pub fn summary(&self) -> &'static str {
        self.text.lines().next().unwrap_or("").trim_start_matches('#').trim()
    }

    /// The preset as a design.
    ///
    /// # Errors
    /// None, as long as the project's tests pass.
    pub fn design(&self) -> Result<Design, Problems> {
        Design::parse(self.text, &format!("configs/{}.toml", self.name))
    }
}

impl Design {
    /// A design by the name of a preset, or by the path of a TOML file: whatever ends in `.toml` or
    /// holds a path separator.
    ///
    /// # Errors
    /// An unknown preset, a file that cannot be read, or everything that is wrong with the config.
    pub fn load(name_or_path: &str) -> Result<Design, Problems> {
        if name_or_path.ends_with(".toml") || name_or_path.contains(['/', '\\']) {
            return Design::parse(&text_of(name_or_path)?, name_or_path);
        }
        match PRESETS.iter().find(|preset| preset.name == name_or_path) {
            Some(preset) => preset.design(),
            None => Err(unknown_preset(name_or_path).into()),
        }
    }
}

fn unknown_preset(name: &str) -> Problem {
    let names: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    let near = suggest::nearest(name, names.iter().copied());
    Problem {
        place: None,
        field: "design".to_string(),
        rule: format!("must be a preset ({}) or the path of a .toml file", names.join(", ")),
        got: super::field::cut(&format!("{name:?}")),
        hint: near.unwrap_or("taco16").to_string(),
    }
}

fn text_of(path: &str) -> Result<String, Problems> {
    let refused = |got: String| Problem {
        place: None,
        field: path.to_string(),
        rule: format!("must be a readable file of UTF-8 text, at most {LONGEST_FILE} bytes"),
        got,
        hint: "the path of a TOML file, or a preset".to_string(),
    };
    // A device or a pipe may never end: only regular files are opened.
    let kind = std::fs::metadata(Path::new(path)).map_err(|error| refused(error.to_string()))?;
    if !kind.is_file() {
        return Err(refused("something that is not a file".to_string()).into());
    }
    if kind.len() > LONGEST_FILE {
        return Err(refused(format!("{} bytes", kind.len())).into());
    }
    let bytes = std::fs::read(path).map_err(|error| refused(error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refused(format!("bytes that are not UTF-8 at offset {at}")).into()
    })
}
