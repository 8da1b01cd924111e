//! Words that a shell offers where an argument takes others too: presets beside paths, engines beside lists.

use clap::builder::{OsStringValueParser, PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};
use design::{DesignKind, Template, cut};
use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::str::FromStr;
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

/// An integer in a range. A word that is no integer, or has a sign, is refused with the range.
pub(crate) fn integer<T>(range: RangeInclusive<u64>) -> impl TypedValueParser<Value = T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
{
    StringValueParser::new().try_map(move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            let (low, high) = (range.start(), range.end());
            let high = if *high == u64::MAX { "2^64 - 1".to_string() } else { high.to_string() };
            format!(
                "must be an integer from {low} to {high}; got {}; try {}",
                cut(&text),
                low.max(&1)
            )
        })
    })
}

/// Parser of `section.field=value`: a shell offers the fields of all designs, the value is for the user to
/// write.
pub(crate) fn setting<T>() -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: std::error::Error + Send + Sync + 'static> + Clone + Send + Sync + 'static,
{
    static FIELDS: LazyLock<Vec<String>> = LazyLock::new(fields);
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| FIELDS.iter().map(String::as_str).collect());
    Offered::new(StringValueParser::new().try_map(|text| text.parse::<T>()), &WORDS)
}

fn fields() -> Vec<String> {
    let of_kind = |kind: DesignKind| {
        let layouts = kind.layouts();
        layouts.flat_map(move |layout| {
            layout.fields_of(kind).map(move |field| format!("{}.{}=", layout.name, field.name))
        })
    };
    let mut words = vec!["name=".to_string()];
    for word in DesignKind::ALL.into_iter().flat_map(of_kind) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

/// A preset, or anything else that names a design: a path need not be UTF-8.
pub(crate) fn design() -> Offered<OsStringValueParser> {
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| design::PRESETS.iter().map(|preset| preset.name).collect());
    Offered::new(OsStringValueParser::new(), &WORDS)
}

/// Template of `new` and `schema`: a design's word or a preset.
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
