//! The commands that a sweep runs: what they take, and what they say of a point.

use super::base::Base;
use crate::arguments::{self, Command};
use crate::commands::{area, evaluate, timing};
use crate::failure::{Failure, Status, usage};
use design::{Design, DesignKind};
use std::path::{Path, PathBuf};
use sweep::{About, Meaning, Outcome};

/// A command of a sweep, with its options read and its files looked at.
pub(crate) trait Swept: Send + Sync {
    /// The files that it reads.
    fn inputs(&self) -> Vec<PathBuf>;

    /// Meanings of its numbers.
    fn meanings(&self) -> Vec<Meaning>;

    /// Notes for readers of its numbers, about designs of this kind.
    fn about(&self, kind: DesignKind) -> Result<Vec<About>, Failure>;

    /// About how many seconds a point takes.
    fn seconds(&self, design: &Design) -> u64;

    /// Whether it can run on a design; called for every point, from any thread.
    fn check(&self, design: &Design) -> Result<(), Failure>;

    /// The external tools that it calls, with their versions.
    ///
    /// # Errors
    /// One is missing.
    fn tools(&self) -> Result<Vec<String>, Failure>;

    /// Its numbers on a design, by one thread.
    fn run(&self, design: &Design) -> Result<Outcome, Failure>;
}

/// The commands that a sweep can run.
const WORDS: [&str; 3] = ["area", "timing", "evaluate"];

/// One command: what reports call it, its words, and what it does.
pub(super) struct Part {
    pub(super) label: String,
    pub(super) words: Vec<String>,
    pub(super) swept: Box<dyn Swept>,
}

/// The commands that are behind `--`, whose files are where `base` finds them.
pub(super) fn parts(words: &[String], base: &Base) -> Result<Vec<Part>, Failure> {
    let mut parts: Vec<Part> = Vec::new();
    for words in words.split(|word| word == "--") {
        let swept = read(words, base)?;
        let word = words[0].clone();
        let same = parts.iter().filter(|part| part.words[0] == word).count();
        let label = if same == 0 { word } else { format!("{word} {}", same + 1) };
        parts.push(Part { label, words: words.to_vec(), swept });
    }
    Ok(parts)
}

fn read(words: &[String], base: &Base) -> Result<Box<dyn Swept>, Failure> {
    let word = words.first().map_or("", String::as_str);
    if !WORDS.contains(&word) {
        let near = WORDS.iter().min_by_key(|legal| strsim::levenshtein(word, legal));
        let text = format!(
            "sweep: a command behind -- must be one of {}; got {}; try {}",
            WORDS.join(", "),
            design::cut(&format!("{word:?}")),
            near.unwrap_or(&WORDS[0])
        );
        return Err(Failure::new(Status::WrongInput, text));
    }
    // Any design: those of the sweep take its place.
    let line =
        ["warpcache", word, "baseline"].into_iter().chain(words[1..].iter().map(String::as_str));
    let parsed = arguments::parse(line.map(Into::into)).map_err(|error| usage(&error))?;
    match parsed.command {
        Command::Area(arguments) => area::swept(arguments, base),
        Command::Timing(arguments) => timing::swept(arguments, base),
        Command::Evaluate(arguments) => evaluate::swept(arguments, base),
        // The words above are these.
        _ => Err(refused(word, "its report")),
    }
}

/// Refuses options that belong to the sweep: `what` there is, if anything.
pub(crate) fn require_plain(word: &str, what: &[(&str, bool)]) -> Result<(), Failure> {
    match what.iter().find(|(_, is_there)| *is_there) {
        Some((what, _)) => Err(refused(word, what)),
        None => Ok(()),
    }
}

fn refused(word: &str, what: &str) -> Failure {
    let text = format!(
        "sweep: a command behind -- must leave designs, fields and reports to the sweep; got {word} with \
         {what}; try {what} before the first --"
    );
    Failure::new(Status::WrongInput, text)
}

/// The whole of a file name that a command reads, where `base` finds it.
pub(crate) fn resolved(path: &Path, base: &Base) -> Result<PathBuf, Failure> {
    match path == Path::new("-") {
        true => {
            let text = "standard input: must be a file, since every point of a sweep reads it; got -; try \
                        the path of a file";
            Err(Failure::new(Status::WrongInput, text))
        }
        false => Ok(base.file(path)),
    }
}
