//! Lines of a CSV file (RFC 4180, with a plain newline at the end).

use crate::plain::one_line;

/// The cells with commas between them and a newline at the end, each quoted where it must be.
pub fn line<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    let mut line = String::new();
    for (place, cell) in cells.into_iter().enumerate() {
        if place > 0 {
            line.push(',');
        }
        line += &self::cell(cell);
    }
    line.push('\n');
    line
}

/// How a text begins that a spreadsheet computes.
const FORMULAS: [char; 5] = ['=', '+', '-', '@', '\t'];

/// A text as a cell: characters that a terminal obeys are escapes, and a spreadsheet computes nothing.
pub fn cell(text: &str) -> String {
    let mut text = one_line(text);
    // A number is what it is.
    if text.starts_with(FORMULAS) && text.parse::<f64>().is_err() {
        text.insert(0, '\'');
    }
    match text.contains([',', '"']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_cell_is_quoted() {
        assert_eq!(line(["a", "b,c", "say \"so\"", ""]), "a,\"b,c\",\"say \"\"so\"\"\",\n");
    }

    #[test]
    fn a_hostile_text_is_no_formula_and_one_line() {
        for (text, expected) in [
            ("=1+1", "'=1+1"),
            ("@sum(a,b)", "\"'@sum(a,b)\""),
            ("-2+3", "'-2+3"),
            ("\t=1", "'\t=1"),
            ("-0.5", "-0.5"),
            ("+3e-9", "+3e-9"),
            ("a=b", "a=b"),
            ("\u{1b}[2J\r\nb", "\\u{1b}[2J\\u{d}\\u{a}b"),
        ] {
            assert_eq!(cell(text), expected);
        }
    }
}
