//! Damaged and hostile texts, from good ones.

use crate::support::Random;
use std::ops::Range;

/// Insertions of a mutation: numbers at the ends of types, delimiters, other scripts, other bytes.
const PIECES: &[&[u8]] = &[
    b"0",
    b"-1",
    b"1e9",
    b"4294967296",
    b"9223372036854775807",
    b"18446744073709551616",
    b"nan",
    b"0x",
    b"\"",
    b"'''",
    b"[",
    b"]]",
    b"{",
    b"}",
    b"=",
    b".",
    b",",
    b"\n",
    b"\r",
    b"\0",
    b"\xff",
    b"\xf0\x9f\xa7\xa8",
    b"\xe2\x80\xae",
    b"#",
    b"null",
    b"true",
    b"[l1]",
    b"l1.",
    b"\x1b[2J",
    b"\\u0000",
    b"\"op\":",
    b"\"way\":4",
    b"[[l1]]",
    b"ways = 1",
];

/// Small numbers, which are often legal, and those at and beyond the ends of types.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "8",
    "16",
    "64",
    "-1",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "0xffffffffffffffff",
    "0x10000000000000000",
    "0x",
    "1e9",
    "1e999",
    "1.5",
    "-0.0",
    "nan",
    "inf",
    "007",
    "1_000",
    "1__0",
    "+3",
];

/// Values of other types.
const VALUES: &[&str] = &[
    "true",
    "null",
    "\"8\"",
    "''",
    "[]",
    "[1]",
    "[[1], [2]]",
    "{}",
    "{ a = 1 }",
    "{\"a\":1}",
    "1979-05-27T07:32:00Z",
    "\"\\ud800\"",
    "\"\\u0000\"",
    "\"\"\"a\nb\"\"\"",
];

/// Characters that no one sees, or that a terminal obeys, and bytes that are no character.
const HIDDEN: &[&[u8]] = &[
    "\u{202e}".as_bytes(),
    "\u{2066}".as_bytes(),
    "\u{200f}".as_bytes(),
    "\u{2028}".as_bytes(),
    "\u{feff}".as_bytes(),
    "\u{85}".as_bytes(),
    "\u{9b}2J".as_bytes(),
    "\u{301}".as_bytes(),
    b"\x1b]0;title\x07",
    b"\x08",
    b"\x7f",
    b"\0",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\xff\xfe",
];

/// `good` with one to four changes: a byte turned round, taken out, a piece put in, a part said twice.
pub fn mutated(good: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        let end = (at + random.below(20)).min(bytes.len());
        match random.below(5) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..end, random.pick(PIECES).iter().copied())),
            3 => {
                let part = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, part));
            }
            _ => drop(bytes.splice(at..at, random.pick(PIECES).iter().copied())),
        }
    }
    bytes
}

/// `good` with one to three changes of its numbers, words, values and lines, as TOML or JSON has them.
pub fn reshaped(good: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len() + 1);
        let (place, put) = match random.below(12) {
            0 | 1 => (any(numbers(&bytes), at, random), random.pick(NUMBERS).as_bytes().to_vec()),
            2 => (any(values(&bytes), at, random), random.pick(VALUES).as_bytes().to_vec()),
            3 => (any(values(&bytes), at, random), nested(random)),
            4 => (any(values(&bytes), at, random), long(random)),
            5 => (any(numbers(&bytes), at, random), vec![b'9'; 1 << random.below(17)]),
            6 => {
                let word = any(words(&bytes), at, random);
                let put = misspelt(&bytes[word.clone()], random);
                (word, put)
            }
            7 => {
                let line = any(lines(&bytes), at, random);
                let put = bytes[line.clone()].repeat(random.below(3));
                (line, put)
            }
            8 => {
                // A line in the place of another.
                let put = bytes[any(lines(&bytes), at, random)].to_vec();
                (any(lines(&bytes), at, random), put)
            }
            9 => (at..at, random.pick(HIDDEN).to_vec()),
            10 => (at..bytes.len(), vec![]),
            _ => {
                bytes = mutated(&bytes, random);
                continue;
            }
        };
        drop(bytes.splice(place, put));
    }
    bytes
}

/// One of the places, or an empty one at `at`.
fn any(places: Vec<Range<usize>>, at: usize, random: &mut Random) -> Range<usize> {
    match places.as_slice() {
        [] => at..at,
        places => random.pick(places).clone(),
    }
}

/// Where bytes of a kind are beside each other.
fn runs(bytes: &[u8], is: impl Fn(u8) -> bool) -> Vec<Range<usize>> {
    let mut at = 0;
    let parts = bytes.chunk_by(|one, other| is(*one) == is(*other));
    let places = parts.map(|part| {
        at += part.len();
        at - part.len()..at
    });
    places.filter(|place| is(bytes[place.start])).collect()
}

fn numbers(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut all = runs(bytes, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    all.retain(|run| bytes[run.start].is_ascii_digit());
    all
}

fn words(bytes: &[u8]) -> Vec<Range<usize>> {
    runs(bytes, |byte| byte.is_ascii_alphabetic() || byte == b'_')
}

fn lines(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut lines = runs(bytes, |byte| byte != b'\n');
    lines.iter_mut().for_each(|line| line.end = (line.end + 1).min(bytes.len()));
    lines
}

/// The value behind `=` or `:` in its line, up to the next delimiter.
fn values(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut all = runs(bytes, |byte| !b"=:,{}\n".contains(&byte));
    all.retain(|run| run.start > 0 && b"=:".contains(&bytes[run.start - 1]));
    all
}

/// A value in many others.
fn nested(random: &mut Random) -> Vec<u8> {
    let depth = 1 << random.below(15);
    let (open, close) = *random.pick(&[("[", "]"), ("{a=", "}"), ("{\"a\":", "}"), ("[", "")]);
    format!("{}1{}", open.repeat(depth), close.repeat(depth)).into_bytes()
}

/// A string of up to a hundred thousand characters.
fn long(random: &mut Random) -> Vec<u8> {
    let piece = *random.pick(&["x", "é", " ", "\\u202e", "\u{202e}", "a.", "\\"]);
    format!("\"{}\"", piece.repeat(1 << random.below(17))).into_bytes()
}

/// A word that is another by one letter, or is said twice.
fn misspelt(word: &[u8], random: &mut Random) -> Vec<u8> {
    let mut word = word.to_vec();
    let at = random.below(word.len().max(1)).min(word.len().saturating_sub(1));
    match random.below(4) {
        _ if word.is_empty() => word.push(b'x'),
        0 => drop(word.remove(at)),
        1 => word.insert(at, word[at]),
        2 => word[at] = word[at].to_ascii_uppercase(),
        _ => word = word.repeat(2),
    }
    word
}
