//! Texts that a terminal shows as they are: nothing in them moves the cursor, or turns the reading direction round.

/// Whether a terminal would obey the character and not show it.
pub fn is_hidden(c: char) -> bool {
    let is_bidirectional = matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    is_bidirectional || (c.is_control() && c != '\t')
}

/// The same lines with hidden characters as escapes: `\u{202e}`.
pub fn printable(text: &str) -> String {
    escape(text, |c| is_hidden(c) && c != '\n')
}

/// The same as one line.
pub fn one_line(text: &str) -> String {
    escape(text, is_hidden)
}

fn escape(text: &str, is_escaped: impl Fn(char) -> bool) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_escaped(c) { shown.extend(c.escape_unicode()) } else { shown.push(c) }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_become_escapes() {
        assert_eq!(printable("a\n\nb\tc\u{9b}\u{202e}"), "a\n\nb\tc\\u{9b}\\u{202e}");
        assert_eq!(one_line("a\n\u{1b}[2J\r"), "a\\u{a}\\u{1b}[2J\\u{d}");
    }
}
