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
