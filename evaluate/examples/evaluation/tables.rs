//! Tables with a row a trace: a file each, of which the page has a link.

use std::error::Error;
use std::fs;
use std::path::Path;

/// A table's word in the template, which is its file's name, and its heads.
type Heads = (String, String);

/// The template with a link in the place of each table whose rows are a word in double braces, and their heads.
pub fn cut(template: &str) -> (String, Vec<Heads>) {
    let mut page: Vec<String> = Vec::new();
    let mut heads = Vec::new();
    for line in template.lines() {
        let word = line.strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}"));
        let is_table = page.last().is_some_and(|last| last.starts_with("| ---"));
        match word.filter(|_| is_table) {
            Some(word) => {
                page.pop();
                heads.push((word.to_string(), page.pop().unwrap_or_default()));
                page.push(format!("A row a trace: [{word}.csv](evaluation/{word}.csv)."));
            }
            None => page.push(line.to_string()),
        }
    }
    (page.join("\n") + "\n", heads)
}

/// Writes each table into a file below `results`.
///
/// # Errors
/// Rows have no place in the template, or a file cannot be written.
pub fn write(
    results: &Path,
    heads: &[Heads],
    files: &[(&str, Vec<String>)],
) -> Result<(), Box<dyn Error>> {
    let folder = results.join("evaluation");
    fs::create_dir_all(&folder)?;
    for (name, rows) in files {
        let head = heads.iter().find(|(word, _)| word == name);
        let (_, head) = head.ok_or_else(|| format!("page.txt must have {{{{{name}}}}}"))?;
        let lines = [head].into_iter().chain(rows).map(|row| csv(row) + "\n");
        fs::write(folder.join(format!("{name}.csv")), lines.collect::<String>())?;
    }
    Ok(())
}

/// A row of Markdown as one of CSV.
pub fn csv(row: &str) -> String {
    let cells = row.trim_matches(['|', ' ']).split(" | ").map(|cell| match cell.contains(',') {
        true => format!("\"{cell}\""),
        false => cell.to_string(),
    });
    cells.collect::<Vec<_>>().join(",")
}
