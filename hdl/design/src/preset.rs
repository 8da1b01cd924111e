//! The presets: the papers' configurations and useful variants, built into the library.

use std::ffi::OsStr;
use std::io::Read;
use std::path::Path;

use super::{Design, Problem, Problems, Setting, suggest};

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
    /// Name for the user; the config's name too.
    pub name: &'static str,
    /// Its TOML text.
    pub text: &'static str,
}

/// Every file of `configs/`, base presets first.
pub const PRESETS: &[Preset] = presets![
    "baseline",
    "pact20",
    "pact20-tuned",
    "ics15",
    "taco16",
    "isca23",
    "thesis12",
    "taco16-fermi",
    "taco16-b",
    "llc",
];

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
        self.source().design(&[])
    }

    fn source(&self) -> Source {
        let file = format!("configs/{}.toml", self.name);
        Source { text: self.text.to_string(), file, is_preset: true }
    }
}

/// The text of a config, read once, for designs with different settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    text: String,
    file: String,
    /// The text is the project's.
    is_preset: bool,
}

impl Source {
    /// A text that is there already; `file` is what messages call it.
    pub fn new(text: impl Into<String>, file: impl Into<String>) -> Source {
        Source { text: text.into(), file: file.into(), is_preset: false }
    }

    /// The text of a preset, or of the TOML file of that path: whatever ends in `.toml` or holds a path
    /// separator.
    ///
    /// # Errors
    /// An unknown preset, or a file that cannot be read.
    pub fn load(name_or_path: impl AsRef<OsStr>) -> Result<Source, Problems> {
        // A path need not be UTF-8; what messages call it is.
        let (path, name) = (name_or_path.as_ref(), name_or_path.as_ref().to_string_lossy());
        if is_path(&name) {
            return Ok(Source::new(text_of(Path::new(path), &name)?, name));
        }
        match PRESETS.iter().find(|preset| preset.name == name) {
            Some(preset) => Ok(preset.source()),
            None => Err(unknown_preset(&name).into()),
        }
    }

    /// A text that comes from `input`, which messages call `name`.
    ///
    /// # Errors
    /// The file cannot be read, is too long or no text.
    pub fn read(input: &mut dyn Read, name: &str) -> Result<Source, Problems> {
        let mut bytes = Vec::new();
        let read = input.take(LONGEST_FILE + 1).read_to_end(&mut bytes);
        read.map_err(|error| refused(name, error.to_string()))?;
        if bytes.len() as u64 > LONGEST_FILE {
            return Err(refused(name, "more".to_string()).into());
        }
        Ok(Source::new(text(name, bytes)?, name))
    }

    /// Text of the file, TOML.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Name in messages.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The design with these settings; the last of a field counts.
    ///
    /// # Errors
    /// Everything that is wrong with the config.
    pub fn design(&self, settings: &[Setting]) -> Result<Design, Problems> {
        let design = Design::parse_with(&self.text, &self.file, settings)?;
        Ok(if self.is_preset { design.of_preset(settings) } else { design })
    }
}

impl Design {
    /// A design by the name of a preset, or by the path of a TOML file: whatever ends in `.toml` or
    /// holds a path separator.
    ///
    /// # Errors
    /// An unknown preset, a file that cannot be read, or everything that is wrong with the config.
    pub fn load(name_or_path: impl AsRef<OsStr>) -> Result<Design, Problems> {
        Design::load_with(name_or_path, &[])
    }

    /// The same with fields that are set from outside of the config; the last setting of a field counts.
    ///
    /// # Errors
    /// As [`Design::load`].
    pub fn load_with(
        name_or_path: impl AsRef<OsStr>,
        settings: &[Setting],
    ) -> Result<Design, Problems> {
        Source::load(name_or_path)?.design(settings)
    }
}

/// A name of a file, not of a preset.
pub(super) fn is_path(name: &str) -> bool {
    name.ends_with(".toml") || name.contains(['/', '\\'])
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

pub(super) fn text_of(path: &Path, name: &str) -> Result<String, Problems> {
    let refused = |got: String| refused(name, got);
    // A device or a pipe may never end: only regular files are opened.
    let kind = std::fs::metadata(path).map_err(|error| refused(error.to_string()))?;
    if !kind.is_file() {
        return Err(refused("something that is not a file".to_string()).into());
    }
    if kind.len() > LONGEST_FILE {
        return Err(refused(format!("{} bytes", kind.len())).into());
    }
    let bytes = std::fs::read(path).map_err(|error| refused(error.to_string()))?;
    text(name, bytes)
}

fn text(name: &str, bytes: Vec<u8>) -> Result<String, Problems> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refused(name, format!("bytes that are not UTF-8 at offset {at}")).into()
    })
}

fn refused(name: &str, got: String) -> Problem {
    Problem {
        place: None,
        field: name.to_string(),
        rule: format!("must be a readable file of UTF-8 text, at most {LONGEST_FILE} bytes"),
        got,
        hint: "the path of a TOML file, or a preset".to_string(),
    }
}
