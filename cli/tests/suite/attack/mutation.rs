//! Damaged and hostile texts, from good ones.

use crate::support::Random;
use std::ops::Range;

/// Insertions: delimiters, words, other scripts, other bytes, and characters that no one sees or a terminal obeys.
#[rustfmt::skip]
const PIECES: &[&[u8]] = &[
    b"0", b"-1", b"1e9", b"\"", b"'''", b"[", b"]]", b"{", b"}", b"=", b".", b",", b"\n", b"\r", b"\0", b"#", b"null",
    b"\xff\xfe", b"\xed\xa0\x80", b"\xf0\x9f\xa7\xa8", b"\xe2\x80\xae", b"\xe2\x80\xa8", b"\xef\xbb\xbf", b"\xcc\x81",
    b"\xc2\x9b2J", b"\x1b[2J", b"\x1b]0;title\x07", b"\x08", b"\x7f", b"\\u0000", b"[l1]", b"[[l1]]", b"l1.", b"\"op\":",
];

/// Values: small numbers, which are often legal, those at and beyond the ends of types, and other types.
#[rustfmt::skip]
const VALUES: &[&str] = &[
    "0", "1", "2", "3", "4", "8", "16", "64", "-1", "2147483648", "4294967296", "9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "0xffffffffffffffff", "0x10000000000000000",
    "0x", "1e999", "1.5", "-0.0", "nan", "inf", "007", "1_000", "1__0", "+3", "true", "null", "\"8\"", "''", "[]", "[[1], [2]]",
    "{ a = 1 }", "{\"a\":1}", "1979-05-27T07:32:00Z", "\"\\ud800\"", "\"\"\"a\nb\"\"\"",
];

/// `good` with one to four changes of bytes, values and lines, as TOML or JSON has them.
pub fn mutated(good: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        let part = at..(at + random.below(20)).min(bytes.len());
        let (place, put) = match random.below(10) {
            0 if at < bytes.len() => (at..at + 1, vec![bytes[at] ^ (1 << random.below(8))]),
            1 => (part, vec![]),
            2 => (part, random.pick(PIECES).to_vec()),
            3 => (at..at, bytes[part].to_vec()),
            4 | 5 => (any(values(&bytes), at, random), random.pick(VALUES).as_bytes().to_vec()),
            6 => (any(values(&bytes), at, random), large(random)),
            7 => {
                // A line, or none, in the place of another.
                let put = bytes[any(lines(&bytes), at, random)].repeat(random.below(3));
                (any(lines(&bytes), at, random), put)
            }
            8 => {
                let word = any(runs(&bytes, |byte| byte.is_ascii_alphabetic()), at, random);
                let put = bytes[word.clone()].iter().skip(1).copied().collect();
                (word, put)
            }
            _ => (at..at, random.pick(PIECES).to_vec()),
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

/// A value in many others, a string of up to a hundred thousand characters, or a number of as many digits.
fn large(random: &mut Random) -> Vec<u8> {
    let many = 1 << random.below(17);
    let (open, close) =
        *random.pick(&[("[", "]"), ("{a=", "}"), ("{\"a\":", "}"), ("[", ""), ("9", "")]);
    let piece = *random.pick(&["x", "é", " ", "\\u202e", "\u{202e}", "a.", "\\"]);
    match random.below(2) {
        0 => format!("{}1{}", open.repeat(many), close.repeat(many)).into_bytes(),
        _ => format!("\"{}\"", piece.repeat(many)).into_bytes(),
    }
}
