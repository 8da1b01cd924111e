//! Lines of at most 100 columns.

/// The widest line.
const WIDEST: usize = 100;

/// `text` with lines that are too long broken after a comma or an operator.
pub fn wrapped(text: &str) -> String {
    text.lines().map(|line| wrap(line) + "\n").collect()
}

fn wrap(line: &str) -> String {
    if line.len() <= WIDEST {
        return line.into();
    }
    let indent = line.len() - line.trim_start().len();
    let pad = " ".repeat(indent + 4);
    let mut lines = vec![];
    let mut current = " ".repeat(indent);
    let mut pending = String::new();
    for word in line.trim_start().split_inclusive(' ') {
        pending.push_str(word);
        if !ends_a_part(word) {
            continue;
        }
        if current.trim_end().len() + pending.trim_end().len() + 1 > WIDEST
            && !current.trim().is_empty()
        {
            lines.push(current.trim_end().to_string());
            current = pad.clone();
        }
        current.push_str(&std::mem::take(&mut pending));
    }
    if current.len() + pending.len() > WIDEST && !current.trim().is_empty() {
        lines.push(current.trim_end().to_string());
        current = pad;
    }
    current.push_str(&pending);
    lines.push(current);
    lines.join("\n")
}

/// A line may end after `word`.
fn ends_a_part(word: &str) -> bool {
    let word = word.trim_end();
    word.ends_with(',') || ["&&", "||", "&", "|", "^", "+", "-", "=", "{", "?", ":"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_breaks_after_an_operator_or_comma_and_says_the_same() {
        let words: Vec<String> = (0..40).map(|i| format!("word_{i}")).collect();
        for joint in [" && ", " | ", ", ", " + "] {
            let line = format!("    assign y = {};", words.join(joint));
            let text = wrapped(&line);
            assert!(text.lines().all(|line| line.len() <= WIDEST), "{text}");
            assert!(text.lines().skip(1).all(|line| line.starts_with("        word")), "{text}");
            let joined: Vec<&str> = text.split_whitespace().collect();
            assert_eq!(joined, line.split_whitespace().collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_short_line_stays_as_it_is() {
        assert_eq!(wrapped("    a = b;\n\nend\n"), "    a = b;\n\nend\n");
    }
}
