//! The labels of a fragment's statements.

/// The labels before `keyword`, as in `r2_hit: assert (`, in order.
pub(crate) fn of(text: &str, keyword: &str) -> Vec<String> {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let mut labels = Vec::new();
    for line in code {
        for (place, _) in line.match_indices(keyword) {
            let is_whole = !line[place + keyword.len()..].starts_with(is_part);
            let before = line[..place].trim_end().strip_suffix(':').map(str::trim_end);
            if let (true, Some(before)) = (is_whole, before) {
                let start = before.rfind(|c| !is_part(c)).map_or(0, |place| place + 1);
                labels.push(before[start..].to_owned());
            }
        }
    }
    labels
}

/// How many statements of this keyword there are, labelled or not.
pub(crate) fn count(text: &str, keyword: &str) -> usize {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.map(|line| line.split(|c| !is_part(c)).filter(|word| *word == keyword).count()).sum()
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_stand_before_their_keyword() {
        let text = "if (a) one: assert (b); // no: assert (c)\n    two : assert(d); x: cover (e);\n assert_x: f;";
        assert_eq!(of(text, "assert"), ["one", "two"]);
        assert_eq!(of(text, "cover"), ["x"]);
    }

    #[test]
    fn a_statement_without_a_label_is_counted() {
        assert_eq!(count("assert (a); b: assert (c); // assert\n", "assert"), 2);
    }
}
