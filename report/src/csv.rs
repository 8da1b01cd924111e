//! Lines of a CSV file (RFC 4180, with a plain newline at the end).

/// A line of these cells.
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

/// A text as a cell.
pub fn cell(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_cell_is_quoted() {
        assert_eq!(line(["a", "b,c", "say \"so\"", ""]), "a,\"b,c\",\"say \"\"so\"\"\",\n");
    }
}
