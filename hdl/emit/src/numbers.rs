//! Numbers in text that is not final: two texts that differ in them alone are one loop's body.
//!
//! While a module is printed, a number that may count (which bits of a vector, a constant, the
//! amount of a shift) is a mark. [`Marked`] takes a text apart into what is around its
//! numbers and the numbers; [`plain`] writes them.
use crate::text::constant;
use signal::BeatWord;

const BEGIN: char = '\u{E000}';
const END: char = '\u{E001}';
/// Belongs to a text that has a loop already.
pub const LOOP: char = '\u{E002}';

/// Meaning of a number in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The lowest of so many bits: `[7:4]`.
    Bits {
        /// Number of bits in the range.
        width: usize,
        /// Of how many they are.
        of: usize,
    },
    /// The value of a constant of so many bits: `4'd9`.
    Constant(usize),
    /// A plain number: `9`.
    Amount,
}

/// A text that carries `number` with its meaning: `BEGIN`, the meaning, a colon, `number`, `END`.
pub fn mark(meaning: Meaning, number: usize) -> String {
    let meaning = match meaning {
        Meaning::Bits { width, of } => format!("b{width}.{of}"),
        Meaning::Constant(width) => format!("c{width}"),
        Meaning::Amount => "a0".into(),
    };
    format!("{BEGIN}{meaning}:{number}{END}")
}

/// A text around its numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The text before each number, and at last the one behind them; one more than there are numbers.
    pub around: Vec<String>,
    /// Meaning of each number.
    pub meanings: Vec<Meaning>,
    /// Numbers at the marks, in the order of the text.
    pub numbers: Vec<i64>,
}

impl Marked {
    /// Takes `text` apart.
    pub fn of(text: &str) -> Marked {
        let mut marked = Marked { around: vec![], meanings: vec![], numbers: vec![] };
        let mut before = String::new();
        let mut parts = text.split(BEGIN);
        before.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (mark, after) = part.split_once(END).unwrap_or((part, ""));
            let (meaning, number) = mark.split_once(':').unwrap_or((mark, ""));
            let (width, of) = meaning[1..].split_once('.').unwrap_or((&meaning[1..], ""));
            let (width, of) = (width.parse().unwrap_or(0), of.parse().unwrap_or(0));
            marked.around.push(std::mem::replace(&mut before, after.to_string()));
            marked.meanings.push(match &meaning[..1] {
                "b" => Meaning::Bits { width, of },
                "c" => Meaning::Constant(width),
                _ => Meaning::Amount,
            });
            marked.numbers.push(number.parse().unwrap_or(0));
        }
        marked.around.push(before);
        marked
    }

    /// True if the texts differ in their numbers alone.
    pub fn is_like(&self, other: &Marked) -> bool {
        self.meanings == other.meanings && self.around == other.around
    }

    /// The text with `number(k)` for the number at position `k`.
    pub fn write(&self, number: impl Fn(usize) -> String) -> String {
        let mut text = self.around[0].clone();
        for (k, after) in self.around[1..].iter().enumerate() {
            text.push_str(&number(k));
            text.push_str(after);
        }
        text
    }
}

/// `text` with its numbers as they are.
pub fn plain(text: &str) -> String {
    let marked = Marked::of(text);
    let written = marked.write(|k| {
        let number = marked.numbers[k];
        match marked.meanings[k] {
            Meaning::Bits { width: 1, .. } => format!("[{number}]"),
            Meaning::Bits { width, .. } => format!("[{}:{number}]", number + width as i64 - 1),
            Meaning::Constant(width) => constant(BeatWord::new(number as u64, width)),
            Meaning::Amount => number.to_string(),
        }
    });
    written.replace(LOOP, "")
}
