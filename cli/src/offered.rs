//! Words that a shell offers where an argument takes others too: presets beside paths, engines beside lists.

use clap::builder::{OsStringValueParser, PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};
use design::Template;
use std::ffi::OsStr;
use std::sync::LazyLock;

/// A parser with the words that a shell offers; what is legal is for the parser alone to say.
#[derive(Clone)]
pub(crate) struct Offered<P> {
    parser: P,
    words: &'static [&'static str],
}

impl<P> Offered<P> {
    pub(crate) fn new(parser: P, words: &'static [&'static str]) -> Self {
        Offered { parser, words }
    }
}

impl<P: TypedValueParser> TypedValueParser for Offered<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.words.iter().map(PossibleValue::new)))
    }
}

/// A preset, or anything else that names a design: a path need not be UTF-8.
pub(crate) fn design() -> Offered<OsStringValueParser> {
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| design::PRESETS.iter().map(|preset| preset.name).collect());
    Offered::new(OsStringValueParser::new(), &WORDS)
}

/// What `new` and `schema` begin with: a design's word or a preset.
pub(crate) fn template() -> Offered<StringValueParser> {
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| Template::all().map(|template| template.name()).collect());
    Offered::new(StringValueParser::new(), &WORDS)
}

/// A block of any design: which design is meant, the shell's script does not know.
pub(crate) fn block() -> Offered<StringValueParser> {
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| registry::BLOCKS.iter().map(|block| block.name).collect());
    Offered::new(StringValueParser::new(), &WORDS)
}
