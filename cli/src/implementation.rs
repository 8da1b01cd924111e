//! the user's Verilog, which `verify` and `replay` run in place of the emitted text.

use crate::designs::quoted;
use crate::failure::{Failure, Status};
use clap::builder::{StringValueParser, TypedValueParser};
use clap::{ArgMatches, Command, FromArgMatches};
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use testbenches::engine::EngineKind;
use testbenches::verilated;
use tools::place::special;

/// Its options on the command line, as clap reads them.
#[derive(Debug, clap::Args)]
struct Words {
    /// Runs Verilog or SystemVerilog of your own, with the block's ports, in place of the emitted text: files, and
    /// +incdir+DIR, +define+NAME=VALUE and other words of Verilator that begin with +.
    #[arg(long, value_name = "FILE", num_args = 0.., requires = "block")]
    verilog: Option<Vec<OsString>>,
    /// The top module of these files, unless it has the block's name.
    #[arg(long, value_name = "NAME", requires = "verilog", value_parser = identifier())]
    top: Option<String>,
    /// A list of more files and options, with paths from here.
    #[arg(short = 'f', value_name = "LIST", requires = "verilog")]
    list: Vec<PathBuf>,
    /// The same, with paths from the list's folder.
    #[arg(short = 'F', value_name = "LIST", requires = "verilog")]
    list_beside: Vec<PathBuf>,
    /// A parameter of the top module.
    #[arg(short = 'G', value_name = "NAME=VALUE", requires = "verilog", value_parser = parameter())]
    parameter: Vec<String>,
}

/// A word of the command line that Verilator gets.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    /// A file, or what begins with `+`.
    Text(OsString),
    /// `-f` or `-F` with its list.
    List(&'static str, PathBuf),
}

/// The user's Verilog; none if the command line names none.
#[derive(Debug)]
pub(crate) struct Implementation {
    is_given: bool,
    /// In the order of the command line, since a package must come before its users.
    words: Vec<Word>,
    top: Option<String>,
    parameters: Vec<String>,
}

impl clap::Args for Implementation {
    fn augment_args(command: Command) -> Command {
        Words::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Words::augment_args_for_update(command)
    }
}

impl FromArgMatches for Implementation {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let Words { verilog, top, list, list_beside, parameter } =
            Words::from_arg_matches(matches)?;
        let is_given = verilog.is_some();
        let places = |id: &str| matches.indices_of(id).into_iter().flatten();
        let texts = places("verilog").zip(verilog.into_iter().flatten().map(Word::Text));
        let lists = places("list").zip(list.into_iter().map(|path| Word::List("-f", path)));
        let beside = list_beside.into_iter().map(|path| Word::List("-F", path));
        let beside = places("list_beside").zip(beside);
        let mut words: Vec<(usize, Word)> = texts.chain(lists).chain(beside).collect();
        words.sort_by_key(|(place, _)| *place);
        let words = words.into_iter().map(|(_, word)| word).collect();
        Ok(Implementation { is_given, words, top, parameters: parameter })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Implementation {
    /// Files and top for the engine `verilog`, once every file is there; `None` for the emitted text.
    pub(crate) fn load(
        &self,
        engines: &[EngineKind],
    ) -> Result<Option<verilated::Implementation>, Failure> {
        let wrong = |text: String| Err(Failure::new(Status::WrongInput, text));
        if !self.is_given {
            return Ok(None);
        }
        if self.paths().next().is_none() {
            return wrong("--verilog: must have files; got none; try one, or a list by -f".into());
        }
        if !engines.contains(&EngineKind::Verilog) {
            let names: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
            let text = format!(
                "--engine: must have verilog, which runs what --verilog names; got {}; try model,verilog",
                names.join(",")
            );
            return wrong(text);
        }
        self.paths().try_for_each(require_readable)?;
        let mut arguments = Vec::new();
        for word in &self.words {
            match word {
                Word::Text(text) => arguments.push(text.clone()),
                Word::List(option, path) => arguments.extend([(*option).into(), path.into()]),
            }
        }
        arguments.extend(self.parameters.iter().map(|text| format!("-G{text}").into()));
        Ok(Some(verilated::Implementation { arguments, top: self.top.clone() }))
    }

    /// Whether the command line names one.
    pub(crate) fn is_given(&self) -> bool {
        self.is_given
    }

    /// The files and lists that the command line names.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.words.iter().filter_map(|word| match word {
            Word::Text(text) if text.as_encoded_bytes().starts_with(b"+") => None,
            Word::Text(text) => Some(Path::new(text)),
            Word::List(_, path) => Some(path.as_path()),
        })
    }

    /// The same words behind a command, as a shell takes them.
    pub(crate) fn words(&self) -> String {
        let mut words = String::new();
        let mut is_open = false;
        let mut put = |text: &OsStr| words.extend([" ", &quoted(text)]);
        if self.is_given && !self.words.iter().any(|word| matches!(word, Word::Text(_))) {
            put("--verilog".as_ref());
        }
        for word in &self.words {
            match word {
                Word::Text(text) => {
                    if !is_open {
                        put("--verilog".as_ref());
                    }
                    put(text);
                }
                Word::List(option, path) => {
                    put((*option).as_ref());
                    put(path.as_ref());
                }
            }
            is_open = matches!(word, Word::Text(_));
        }
        for (option, text) in self.top.iter().map(|top| ("--top", top)) {
            put(option.as_ref());
            put(text.as_ref());
        }
        for text in &self.parameters {
            put("-G".as_ref());
            put(text.as_ref());
        }
        words
    }
}

/// Verilator would go on to look for a module of that name, or read a device without end.
fn require_readable(path: &Path) -> Result<(), Failure> {
    let file = fs::metadata(path).and_then(|found| match special(found.file_type()) {
        Some(what) => Err(io::Error::other(what)),
        // Some of the system's files open and cannot be read.
        None => File::open(path)?.take(1).read_to_end(&mut Vec::new()),
    });
    let ending = path.extension().unwrap_or_default();
    let is_program = ["c", "cc", "cpp", "cxx", "o", "a", "so"].iter().any(|end| ending == *end);
    let got = match file {
        Err(error) => error.to_string(),
        Ok(_) if is_program => format!("a .{} file", ending.display()),
        Ok(_) => return Ok(()),
    };
    let text = format!(
        "{}: must be a readable file of Verilog or SystemVerilog; got {got}; try the path of one, or +incdir+DIR for a \
         folder",
        path.display()
    );
    Err(Failure::new(Status::WrongInput, text))
}

/// A name that is nothing else to Verilator.
fn is_identifier(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
}

fn identifier() -> impl TypedValueParser<Value = String> {
    StringValueParser::new().try_map(|text| match is_identifier(&text) {
        true => Ok(text),
        false => {
            Err(format!("must be the name of a module; got {}; try my_block", design::cut(&text)))
        }
    })
}

fn parameter() -> impl TypedValueParser<Value = String> {
    StringValueParser::new().try_map(|text| {
        match text
            .split_once('=')
            .is_some_and(|(name, value)| is_identifier(name) && !value.is_empty())
        {
            true => Ok(text),
            false => Err(format!("must be NAME=VALUE; got {}; try WAYS=4", design::cut(&text))),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[arg(long)]
        block: Option<String>,
        #[command(flatten)]
        implementation: Implementation,
    }

    fn parsed(line: &str) -> Implementation {
        let line = format!("verify --block b {line}");
        let words = line.split(' ').filter(|word| !word.is_empty());
        let line = Line::try_parse_from(words).map_err(|error| error.to_string());
        let line = line.unwrap();
        assert_eq!(line.block.unwrap(), "b");
        line.implementation
    }

    #[test]
    fn words_keep_their_order_for_verilator_and_for_the_repetition() {
        let line = "--verilog pkg.sv +incdir+inc -F rest/files.f --verilog top.sv -f a.f --top my_top -G WAYS=4";
        assert_eq!(parsed(line).words(), format!(" {line}"));
        let lists = "--verilog -f a.f";
        assert_eq!(parsed(lists).words(), format!(" {lists}"));
        assert!(!parsed("").words().contains("--verilog"));
        let files = parsed(line);
        let paths: Vec<_> = files.paths().map(|path| path.display().to_string()).collect();
        assert_eq!(paths, ["pkg.sv", "rest/files.f", "top.sv", "a.f"]);
    }

    #[test]
    fn a_name_that_verilator_would_take_for_an_option_is_refused() {
        for line in ["--top -x", "--top a/b", "-G WAYS", "-G =4", "-G -x=4"] {
            let line = format!("verify --block b --verilog a.sv {line}");
            assert!(Line::try_parse_from(line.split(' ')).is_err(), "{line}");
        }
    }
}
