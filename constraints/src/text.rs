//! Numbers and texts as the files' formats want them.

/// A time in nanoseconds with three decimals: 1250 ps is `1.250`.
pub fn nanoseconds(picoseconds: u64) -> String {
    format!("{}.{:03}", picoseconds / 1000, picoseconds % 1000)
}

/// The frequency of a period of at least 1 ps, in megahertz with three decimals, rounded up so that the
/// constraint is never weaker than asked.
pub fn megahertz(picoseconds: u64) -> String {
    let kilohertz = 1_000_000_000_u64.div_ceil(picoseconds.max(1));
    format!("{}.{:03}", kilohertz / 1000, kilohertz % 1000)
}

/// `text` on one line: what is in a line comment must not end it.
pub fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `text` on one line in ASCII, for formats and readers that know no more.
pub fn ascii_line(text: &str) -> String {
    let mut out = String::new();
    for c in line(&text.replace('§', "section ")).chars() {
        match c {
            '–' | '—' | '−' => out.push('-'),
            '×' => out.push('x'),
            '‘' | '’' => out.push('\''),
            '“' | '”' => out.push('"'),
            c if c.is_ascii_graphic() || c == ' ' => out.push(c),
            _ => out.push('?'),
        }
    }
    out
}

/// `text` as a double-quoted scalar, which is the same in JSON and YAML.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(ascii_line(text)).to_string()
}

/// `text` as a part of a package's name: what is neither letter, digit nor `_` becomes `_`.
pub fn package_part(text: &str) -> String {
    let keep = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let part: String = text.chars().map(keep).collect();
    if part.is_empty() { "unnamed".into() } else { part }
}

/// `text` as a cell of a Markdown table.
pub fn cell(text: &str) -> String {
    line(text).replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_decimals_and_frequencies_are_not_rounded_down() {
        assert_eq!(nanoseconds(1_250), "1.250");
        assert_eq!(nanoseconds(7), "0.007");
        assert_eq!(megahertz(20_000), "50.000");
        assert_eq!(megahertz(3_000), "333.334");
    }

    #[test]
    fn a_text_cannot_leave_its_place() {
        assert_eq!(ascii_line("taco16 §4.3\nquit – ö"), "taco16 section 4.3 quit - ?");
        assert_eq!(quoted("a \"b\"\\"), r#""a \"b\"\\""#);
        assert_eq!(package_part("my-design:1"), "my_design_1");
        assert_eq!(cell("a|b\nc"), "a\\|b c");
    }
}
