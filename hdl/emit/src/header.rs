//! The head of a module: its ports, and what is said of each.
use crate::interface::{Interface, Port};
use crate::text::range;

/// The widest line.
const WIDEST: usize = 100;

/// A line of the list of ports.
struct Row {
    /// The bundle that the port is in.
    bundle: Option<String>,
    /// Sentence of the bundle.
    of_bundle: String,
    /// `input  wire [7:0]`.
    kind: String,
    name: String,
    /// Sentence of the port.
    note: String,
}

/// The `module ... (...);` of `interface`; `registered` names the outputs that are `reg`.
pub fn header(interface: &Interface, registered: &dyn Fn(&Port) -> bool) -> String {
    let rows = rows(interface, registered);
    let widest = rows.iter().map(|row| row.kind.len()).max().unwrap_or(0);
    let line = |row: &Row, comma: &str| format!("    {:widest$} {}{comma}", row.kind, row.name);
    let column = rows.iter().map(|row| line(row, ",").len() + 2).max().unwrap_or(0);
    let mut text = format!("module {} (\n", interface.module);
    let (mut bundle, last) = (&None, rows.len().saturating_sub(1));
    for (i, row) in rows.iter().enumerate() {
        if row.bundle != *bundle {
            // A port after a bundle that belongs to none is set apart from it.
            if row.bundle.is_none() {
                text.push('\n');
            }
            text.extend(row.bundle.iter().map(|name| heading(name, &row.of_bundle)));
            bundle = &row.bundle;
        }
        let line = line(row, if i == last { "" } else { "," });
        text += &beside(&line, column, &row.note);
    }
    text + ");\n"
}

fn rows(interface: &Interface, registered: &dyn Fn(&Port) -> bool) -> Vec<Row> {
    let implicit = |name: &str| Row {
        bundle: None,
        of_bundle: String::new(),
        kind: "input  wire".into(),
        name: name.into(),
        note: String::new(),
    };
    let has = [(interface.has_clock, "clock"), (interface.has_reset, "reset")];
    let mut rows: Vec<Row> =
        has.iter().filter(|(is_there, _)| *is_there).map(|(_, name)| implicit(name)).collect();
    for port in &interface.ports {
        let Some((name, width)) = port.printed() else { continue };
        let kind = match (port.is_input, registered(port)) {
            (true, _) => "input  wire",
            (false, true) => "output reg ",
            (false, false) => "output wire",
        };
        rows.push(Row {
            bundle: port.bundle.clone(),
            of_bundle: port.said.bundle.clone(),
            kind: format!("{kind} {}", range(width)).trim_end().into(),
            name: name.into(),
            note: note(interface, port),
        });
    }
    rows
}

/// The sentence of a port; the names of its values; when it means something, but for a payload while its stream is
/// valid; what a vector's elements are.
fn note(interface: &Interface, port: &Port) -> String {
    let said = &port.said;
    if said.sentence.is_empty() {
        return String::new();
    }
    let mut parts = vec![said.sentence.clone()];
    if !said.values.is_empty() {
        let values = said.values.iter().map(|(name, value)| format!("{value}={name}"));
        parts.push(format!("[{}]", values.collect::<Vec<_>>().join(", ")));
    }
    if let Some(element) = port.element.as_ref().filter(|element| element.count > 1) {
        parts.push(match (element.count, port.width) {
            (count, 1) => format!("[{count} elements]"),
            (count, width) => format!("[{count} elements of {width} bits]"),
        });
    }
    let valid = port.bundle.as_ref().map(|bundle| format!("{bundle}_valid is 1"));
    let when = interface.when(port).filter(|when| valid.as_ref() != Some(when));
    parts.extend(when.map(|when| format!("[when {when}]")));
    parts.join(" ")
}

/// The comment above the ports of a bundle.
fn heading(name: &str, sentence: &str) -> String {
    match sentence {
        "" => format!("    // {name}\n"),
        sentence => beside("", 4, &format!("{name}: {sentence}")),
    }
}

/// `line` with a comment from `column` on, in lines of up to 100 columns, as plain text.
fn beside(line: &str, column: usize, comment: &str) -> String {
    let (mut text, mut line) = (String::new(), line.to_string());
    let comment = comment.replace('`', "");
    let mut words = comment.split_whitespace().peekable();
    while words.peek().is_some() {
        line = format!("{line:column$}//");
        let start = line.len();
        while let Some(word) = words.peek() {
            if line.len() + 1 + word.len() > WIDEST && line.len() > start {
                break;
            }
            line.push(' ');
            line.extend(words.next());
        }
        text += &(std::mem::take(&mut line) + "\n");
    }
    if line.is_empty() { text } else { text + &line + "\n" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_goes_on_below_itself() {
        let words = "word ".repeat(30);
        let text = beside("    input  wire a,", 40, &words);
        assert!(text.lines().all(|line| line.len() <= WIDEST && &line[40..42] == "//"), "{text}");
        assert_eq!(text.matches("word").count(), 30);
        assert_eq!(beside("    input  wire a,", 40, ""), "    input  wire a,\n");
    }

    #[test]
    fn comments_are_plain_text() {
        assert_eq!(heading("counter", "Read by `index`."), "    // counter: Read by index.\n");
    }
}
