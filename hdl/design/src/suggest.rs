//! "Did you mean": the legal word nearest to what was written.

/// The candidate that is reached with the fewest single-letter edits, when that is at most two and
/// less than half of the word: farther away a guess misleads more than it helps.
pub(crate) fn nearest<'a>(
    written: &str,
    legal: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    // Nobody mistypes a name this long by two letters, and the cost is quadratic.
    if written.len() > 64 {
        return None;
    }
    let (edits, word) = legal
        .into_iter()
        .map(|word| (edits(written, word), word))
        .min_by_key(|&(edits, _)| edits)?;
    (edits <= 2 && 2 * edits < word.len()).then_some(word)
}

/// Levenshtein distance, ignoring case.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.to_lowercase().chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.to_lowercase().chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &other) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_edits() {
        assert_eq!(edits("sets", "sets"), 0);
        assert_eq!(edits("Sets", "sets"), 0);
        assert_eq!(edits("stes", "sets"), 2);
        assert_eq!(edits("set", "sets"), 1);
        assert_eq!(edits("", "sets"), 4);
    }

    #[test]
    fn suggests_only_what_is_near() {
        let legal = ["sets", "ways", "line_bytes"];
        assert_eq!(nearest("setz", legal), Some("sets"));
        assert_eq!(nearest("linebytes", legal), Some("line_bytes"));
        assert_eq!(nearest("wasy", legal), None); // two edits are half of the word
        assert_eq!(nearest("latency", legal), None);
        assert_eq!(nearest(&"s".repeat(100_000), legal), None);
    }
}
