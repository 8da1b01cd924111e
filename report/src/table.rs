//! Tables for a terminal and for a page.

use crate::page::escaped;

/// Columns are as wide as their widest cell; the first `texts` are aligned to the left, the others,
/// which are numbers, to the right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it shows, in one line.
    pub title: String,
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// Columns of text, from the left.
    pub texts: usize,
    /// The rows; each has a cell for every head.
    pub rows: Vec<Vec<String>>,
    /// What stands below, a line each.
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
        let all = || std::iter::once(&self.heads).chain(&self.rows);
        let width = |column: usize| {
            all().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
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
        let lines: Vec<String> = all().map(line).chain(self.notes.iter().cloned()).collect();
        format!("{}\n{}", self.title, lines.join("\n"))
    }

    /// The table in Markdown, with its title as a sentence above and a newline at the end.
    pub fn markdown(&self) -> String {
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let cells = |row: &Vec<String>| row.iter().map(|c| c.replace('|', "\\|")).collect();
        let rule = (0..self.heads.len()).map(|c| if c < self.texts { "---" } else { "---:" });
        let rule = line(rule.map(str::to_string).collect());
        let rows: String = self.rows.iter().map(|row| line(cells(row))).collect();
        let notes: String = self.notes.iter().map(|note| format!("\n{note}\n")).collect();
        format!("{}\n\n{}{rule}{rows}{notes}", self.title, line(cells(&self.heads)))
    }
}

impl Table {
    /// The table as elements of HTML that are XML too, with its title as a heading and its notes below.
    pub fn html(&self) -> String {
        let element = |tag: &str, text: &String| format!("<{tag}>{}</{tag}>", escaped(text));
        let line = |tag: &str, cells: &[String]| {
            let cells: String = cells.iter().map(|text| element(tag, text)).collect();
            format!("<tr>{cells}</tr>\n")
        };
        let rows: String = self.rows.iter().map(|row| line("td", row)).collect();
        let notes: String = self.notes.iter().map(|note| element("p", note) + "\n").collect();
        let (title, heads) = (escaped(&self.title), line("th", &self.heads));
        format!("<h2>{title}</h2>\n<table>\n{heads}{rows}</table>\n{notes}")
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
        let html = "<h2>What.</h2>\n<table>\n<tr><th>name</th><th>n</th></tr>\n<tr><td>a|b</td><td>1</td></tr>\n\
                    <tr><td>c</td><td>1,000</td></tr>\n</table>\n";
        assert_eq!(table.html(), html);
        table.notes.push("Below.".into());
        assert!(table.text().ends_with("\nc     1,000\nBelow."));
        assert_eq!(table.markdown(), format!("{page}\nBelow.\n"));
    }

    #[test]
    fn digits_come_in_threes() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(whole(1_234.5), "1,235");
    }
}
