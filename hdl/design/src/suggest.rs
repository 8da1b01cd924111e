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

/// Letters inserted, deleted or replaced, ignoring case.
fn edits(a: &str, b: &str) -> usize {
    strsim::levenshtein(&a.to_lowercase(), &b.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_only_what_is_near() {
        let legal = ["sets", "ways", "line_bytes"];
        assert_eq!(nearest("setz", legal), Some("sets"));
        assert_eq!(nearest("Set", legal), Some("sets"));
        assert_eq!(nearest("linebytes", legal), Some("line_bytes"));
        assert_eq!(nearest("wasy", legal), None); // two edits are half of the word
        assert_eq!(nearest("latency", legal), None);
        assert_eq!(nearest(&"s".repeat(100_000), legal), None);
    }
}
