//! Texts that a terminal shows as they are, and no longer than a reader wants them.

pub(crate) use report::plain::{is_hidden, printable};

/// Longer than any name, number or ordinary path.
const LONGEST_WORD: usize = 240;

/// Longer than any list of legal words.
const LONGEST_LINE: usize = 1_000;

/// One paragraph: no empty line, nothing hidden, and no word that fills the screen.
pub(crate) fn paragraph(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<String> = lines.map(|line| short_words(&printable(line))).collect();
    lines.join("\n")
}

/// Words of more than [`LONGEST_WORD`] characters, cut.
fn short_words(line: &str) -> String {
    let words = line.split(' ').map(|word| match word.char_indices().nth(LONGEST_WORD) {
        Some((end, _)) => format!("{}...", &word[..end]),
        None => word.to_string(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Lines of more than [`LONGEST_LINE`] characters without their middle: the rule and the hint stay.
pub(crate) fn short_lines(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let characters: Vec<char> = line.chars().collect();
        if characters.len() <= LONGEST_LINE {
            return line.to_string();
        }
        let (start, end) =
            (&characters[..LONGEST_LINE / 2], &characters[characters.len() - LONGEST_LINE / 2..]);
        start.iter().chain(&['.', '.', '.']).chain(end).collect()
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hostile_text_stays_one_paragraph_that_hides_nothing() {
        assert_eq!(paragraph("one\n\n  \ntwo\u{1b}[2J\r\n"), "one\ntwo\\u{1b}[2J");
        assert_eq!(paragraph("a\u{202e}b\u{2067}c"), "a\\u{202e}b\\u{2067}c");
    }

    #[test]
    fn a_long_word_is_cut_and_the_others_stay() {
        let text = paragraph(&format!("a.toml: {} is no word", "x".repeat(100_000)));
        assert!(text.len() < 300 && text.ends_with("xxx... is no word"), "{text}");
        let most = "é".repeat(LONGEST_WORD);
        assert_eq!(paragraph(&most), most);
    }

    #[test]
    fn a_long_line_loses_its_middle() {
        let text = short_lines(&format!("short\na.toml: must {}; try b", "é ".repeat(100_000)));
        assert!(
            text.starts_with("short\na.toml: must é é ") && text.ends_with(" é ; try b"),
            "{text}"
        );
        assert_eq!(text.chars().count(), 6 + LONGEST_LINE + 3);
        let most = "é".repeat(LONGEST_LINE);
        assert_eq!(short_lines(&most), most);
    }
}
