//! Tables for a terminal and for a page.

use crate::page::{Part, escaped, wide};
use crate::plain::{one_line, printable};

/// Columns are as wide as their widest cell; the first `texts` are aligned to the left, the others,
/// which are numbers, to the right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Title, in one line.
    pub title: String,
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// Columns of text, from the left.
    pub texts: usize,
    /// The rows; each has a cell for every head.
    pub rows: Vec<Vec<String>>,
    /// Notes below the table, a line each.
    pub notes: Vec<String>,
}

impl Table {
    /// A table without rows.
    pub fn new(title: impl Into<String>, heads: &[&str], texts: usize) -> Table {
        let heads = heads.iter().map(|head| head.to_string()).collect();
        Table { title: title.into(), heads, texts, rows: vec![], notes: vec![] }
    }

    /// The table for a terminal, without a newline at the end.
    pub fn text(&self) -> String {
        let one_lines = |row: &Vec<String>| row.iter().map(|cell| one_line(cell)).collect();
        let rows: Vec<Vec<String>> =
            std::iter::once(&self.heads).chain(&self.rows).map(one_lines).collect();
        let width = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
        };
        let widths: Vec<usize> =
            (0..self.heads.len()).map(|column| width(column).unwrap_or(0)).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
                if column < self.texts {
                    format!("{cell:<width$}")
                } else {
                    format!("{cell:>width$}")
                }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
        };
        let notes = self.notes.iter().map(|note| one_line(note));
        let lines: Vec<String> = rows.iter().map(line).chain(notes).collect();
        format!("{}\n{}", one_line(&self.title), lines.join("\n"))
    }

    /// The table in Markdown, with its title as a sentence above and a newline at the end.
    pub fn markdown(&self) -> String {
        format!("{}\n\n{}", paragraph(&self.title), self.markdown_below_title())
    }

    /// The same without its title.
    pub fn markdown_below_title(&self) -> String {
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let cells = |row: &Vec<String>| row.iter().map(|cell| markdown(cell)).collect();
        let rule = (0..self.heads.len()).map(|c| if c < self.texts { "---" } else { "---:" });
        let rule = line(rule.map(str::to_string).collect());
        let rows: String = self.rows.iter().map(|row| line(cells(row))).collect();
        let notes = self.notes.iter().map(|note| format!("\n{}\n", paragraph(note)));
        let notes: String = notes.collect();
        format!("{}{rule}{rows}{notes}", line(cells(&self.heads)))
    }
}

/// A text as a paragraph of Markdown, whatever it begins with.
fn paragraph(text: &str) -> String {
    let begins_block = text.starts_with(['#', '+', '-']);
    let (escape, text) = (if begins_block { "\\" } else { "" }, markdown(text));
    format!("{escape}{text}")
}

/// A text as Markdown shows it: one line, without markup, elements, links or images.
pub fn markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in one_line(text).chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '\\' | '|' | '`' | '[' | '~' => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
    }
    escaped
}

/// A text of several lines as a block of Markdown that shows it as it is; `language` may be empty.
pub fn fenced(text: &str, language: &str) -> String {
    let runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat(runs.max().unwrap_or(0).max(2) + 1);
    let text = printable(text);
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("{fence}{language}\n{text}{end}{fence}\n")
}

impl Table {
    /// The table as a part of a page: elements of HTML that are XML too, with its notes below.
    pub fn part(&self) -> Part {
        let line = |tag: &str, cells: &[String]| {
            let cells = cells.iter().enumerate().map(|(column, text)| {
                let class = if column < self.texts { " class=\"text\"" } else { "" };
                format!("<{tag}{class}>{}</{tag}>", escaped(text))
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = self.rows.iter().map(|row| line("td", row)).collect();
        let notes = self.notes.iter().map(|note| format!("<p>{}</p>\n", escaped(note)));
        let notes: String = notes.collect();
        let heads = line("th", &self.heads);
        let table = wide(&format!("<table>\n{heads}{rows}</table>"));
        Part { title: self.title.clone(), body: table + &notes }
    }
}

/// A number with a comma before every three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Square micrometres, rounded to whole ones.
pub fn whole(area: f64) -> String {
    grouped(area.round().max(0.0) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_hold_the_same() {
        let mut table = Table::new("What.", &["name", "n"], 1);
        table.rows = vec![vec!["a|b".into(), "1".into()], vec!["c".into(), "1,000".into()]];
        assert_eq!(table.text(), "What.\nname      n\na|b       1\nc     1,000");
        let page = "What.\n\n| name | n |\n| --- | ---: |\n| a\\|b | 1 |\n| c | 1,000 |\n";
        assert_eq!(table.markdown(), page);
        let html = "<div class=\"wide\">\n<table>\n<tr><th class=\"text\">name</th><th>n</th></tr>\n\
                    <tr><td class=\"text\">a|b</td><td>1</td></tr>\n\
                    <tr><td class=\"text\">c</td><td>1,000</td></tr>\n</table>\n</div>\n";
        assert_eq!(table.part(), Part { title: "What.".into(), body: html.into() });
        table.notes.push("Below.".into());
        assert!(table.text().ends_with("\nc     1,000\nBelow."));
        assert_eq!(table.markdown(), format!("{page}\nBelow.\n"));
    }

    #[test]
    fn a_hostile_text_is_text_in_every_form() {
        let hostile = "#<script>&[a](http://b)`|\\\u{1b}[2J\n# \u{202e}";
        let mut table = Table::new(hostile, &[hostile], 1);
        table.rows = vec![vec![hostile.to_string()]];
        table.notes = vec![hostile.to_string()];
        let shown = "#<script>&[a](http://b)`|\\\\u{1b}[2J\\u{a}# \\u{202e}";
        assert_eq!(table.text(), [shown; 4].join("\n"));
        let shown =
            "#&lt;script&gt;&amp;\\[a](http://b)\\`\\|\\\\\\\\u{1b}\\[2J\\\\u{a}# \\\\u{202e}";
        let row = format!("| {shown} |\n");
        assert_eq!(table.markdown(), format!("\\{shown}\n\n{row}| --- |\n{row}\n\\{shown}\n"));
        let html = table.part().body;
        assert!(!html.contains(['\u{1b}', '\u{202e}']) && !html.contains("<script"), "{html}");
    }

    #[test]
    fn a_number_below_zero_is_shown_as_it_is() {
        let mut table = Table::new("t", &["n"], 0);
        table.rows = vec![vec!["-0.5".to_string()], vec!["-".to_string()]];
        assert!(table.markdown().ends_with("| -0.5 |\n| - |\n"), "{}", table.markdown());
    }

    #[test]
    fn a_block_ends_where_its_text_does() {
        assert_eq!(fenced("a\n```\nb", "toml"), "````toml\na\n```\nb\n````\n");
        assert_eq!(fenced("a\n", ""), "```\na\n```\n");
    }

    #[test]
    fn digits_come_in_threes() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(whole(1_234.5), "1,235");
    }
}
