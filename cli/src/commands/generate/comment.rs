//! Markdown of a block's page as the lines of a comment in plain text.

use constraints::ascii_line;

/// The widest line of a comment, its slashes included.
const WIDEST: usize = 100;

/// Columns for text behind `// `.
const MOST: usize = WIDEST - "// ".len();

/// Space between two cells of a table.
const GAP: &str = "  ";

/// Paragraphs, lists and tables of `text` in lines of up to 97 columns, an empty one between any two of them. Emphasis
/// and code spans lose their marks. A list may follow its paragraph at once. The columns of a table are aligned, and
/// long cells go on below themselves.
pub(super) fn lines(text: &str) -> Vec<String> {
    let blocks = text.split("\n\n").filter(|block| !block.trim().is_empty());
    let blocks = blocks.map(|block| match block.trim_start().starts_with('|') {
        true => table(block),
        false => list(block),
    });
    blocks.collect::<Vec<_>>().join(&String::new())
}

/// A paragraph and the items below it, each with its other lines below its text.
fn list(block: &str) -> Vec<String> {
    let mut parts = block.trim().split("\n- ");
    let first = parts.next().unwrap_or_default();
    let head = first.strip_prefix("- ");
    let mut lines = match head {
        None => wrapped(&plain(first), MOST),
        Some(_) => vec![],
    };
    for item in head.into_iter().chain(parts) {
        for (number, line) in wrapped(&plain(item), MOST - "- ".len()).iter().enumerate() {
            lines.push(format!("{}{line}", if number == 0 { "- " } else { "  " }));
        }
    }
    lines
}

/// `text` on one line, in ASCII, without the marks of emphasis and code. An asterisk between two spaces, or between two
/// letters or digits, is a product.
fn plain(text: &str) -> String {
    let text: Vec<char> = ascii_line(text).chars().collect();
    let is_product = |i: usize| {
        let at = |i: Option<usize>| i.and_then(|i| text.get(i));
        let beside = [at(i.checked_sub(1)), at(Some(i + 1))];
        [char::is_ascii_whitespace, char::is_ascii_alphanumeric]
            .iter()
            .any(|is| beside.iter().all(|c| c.is_some_and(is)))
    };
    let is_text = |(i, c): &(usize, &char)| **c != '`' && (**c != '*' || is_product(*i));
    text.iter().enumerate().filter(is_text).map(|(_, c)| *c).collect()
}

/// Words in lines of up to `most` columns; a longer word has a separate line.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![];
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.len() + 1 + word.len() > most {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// A table of Markdown: its head, a rule, its rows.
fn table(block: &str) -> Vec<String> {
    let inner = |line: &str| -> Vec<String> {
        let line = line.trim();
        let line = line.strip_prefix('|').unwrap_or(line);
        line.strip_suffix('|').unwrap_or(line).split('|').map(|cell| plain(cell.trim())).collect()
    };
    // The second line of a table is its rule.
    let rows: Vec<Vec<String>> = block
        .trim()
        .lines()
        .enumerate()
        .filter(|(i, _)| *i != 1)
        .map(|(_, line)| inner(line))
        .collect();
    let widths = widths(&rows);
    let mut lines = vec![];
    for (number, row) in rows.iter().enumerate() {
        if number == 1 {
            lines.push(widths.iter().map(|&width| "-".repeat(width)).collect::<Vec<_>>().join(GAP));
        }
        let cells: Vec<Vec<String>> =
            row.iter().zip(&widths).map(|(cell, &width)| wrapped(cell, width)).collect();
        for i in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let line = cells
                .iter()
                .zip(&widths)
                .map(|(cell, width)| format!("{:width$}", cell.get(i).map_or("", String::as_str)));
            lines.push(line.collect::<Vec<_>>().join(GAP).trim_end().to_string());
        }
    }
    lines
}

/// The width of each column: that of its longest cell, the widest ones narrowed until a row fits, none below its
/// longest word.
fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let longest = |of: &dyn Fn(&str) -> usize| -> Vec<usize> {
        let column = |i: usize| rows.iter().filter_map(move |row| row.get(i));
        (0..columns).map(|i| column(i).map(|cell| of(cell)).max().unwrap_or(0)).collect()
    };
    let least = longest(&|cell| cell.split(' ').map(str::len).max().unwrap_or(0));
    let mut widths = longest(&str::len);
    while widths.iter().sum::<usize>() + GAP.len() * columns.saturating_sub(1) > MOST {
        let wide = (0..columns).filter(|&i| widths[i] > least[i]).max_by_key(|&i| widths[i]);
        let Some(i) = wide else { break };
        widths[i] -= 1;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
The *network* takes `line` * B,
and brings:

| from | to | what changes |
| --- | --- | --- |
| `message` of core n | `bank_message` of lane floor(n / C) * B + `line` mod B, the first of all | `line` / B; `core` is n mod C |
| `answer` | `reply` | |

Nothing else.";

    #[test]
    fn an_item_of_a_list_is_wrapped_below_its_text() {
        let word = "word ".repeat(30);
        let text = format!("The side:\n- {word}\n- `a`.\n\n- b");
        let line = |count: usize| vec!["word"; count].join(" ");
        let expected = format!("The side:\n- {}\n  {}\n- a.\n\n- b", line(19), line(11));
        assert_eq!(lines(&text).join("\n"), expected);
    }

    #[test]
    fn a_table_has_aligned_columns() {
        let expected = "\
The network takes line * B, and brings:

from               to                                                   what changes
-----------------  ---------------------------------------------------  -------------------------
message of core n  bank_message of lane floor(n / C) * B + line mod B,  line / B; core is n mod C
                   the first of all
answer             reply

Nothing else.";
        assert_eq!(lines(TEXT).join("\n"), expected);
        assert!(lines(TEXT).iter().all(|line| line.len() <= MOST));
    }

    #[test]
    fn marks_go_and_products_stay() {
        assert_eq!(
            plain("**R1** `a` is *local*, 2*k and (x * y) §3"),
            "R1 a is local, 2*k and (x * y) section 3"
        );
    }

    #[test]
    fn a_long_word_has_its_own_line() {
        assert_eq!(wrapped("a bcdef g", 4), ["a", "bcdef", "g"]);
    }
}
