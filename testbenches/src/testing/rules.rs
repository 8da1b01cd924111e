//! The rules of a page and the tests that prove them.

/// Every rule of a page, numbered from R1 on, has a test whose name begins with its number, and every such test a
/// rule: `- **R2** ..` in the text of `mod.rs`, and `fn r2_..` in that of the tests.
pub fn assert_rules_are_tested(page: &str, tests: &str) {
    let numbers = |text: &str, before: &str, after: char| -> Vec<u32> {
        let lines = text.lines().map(str::trim_start);
        let found = lines.filter_map(|line| line.strip_prefix(before)?.split(after).next());
        found.filter_map(|number| number.parse().ok()).collect()
    };
    let rules = numbers(page, "//! - **R", '*');
    assert!(!rules.is_empty(), "the page has no rules");
    assert_eq!(rules, (1..=rules.len() as u32).collect::<Vec<u32>>(), "numbers of rules");
    let mut tested = numbers(tests, "fn r", '_');
    tested.sort_unstable();
    tested.dedup();
    let missing: Vec<u32> = rules.iter().filter(|rule| !tested.contains(rule)).copied().collect();
    let stray: Vec<u32> = tested.iter().filter(|test| !rules.contains(test)).copied().collect();
    assert!(
        missing.is_empty(),
        "no test is named after rules {missing:?}: write `fn r{}_..`",
        missing[0]
    );
    assert!(stray.is_empty(), "tests are named after rules {stray:?}, which the page has not");
}

#[cfg(test)]
mod tests {
    use super::assert_rules_are_tested;

    const PAGE: &str = "//! - **R1** One.\n//! - **R2** Two, see R1.\n";

    #[test]
    fn a_page_with_a_test_for_each_rule_passes() {
        assert_rules_are_tested(
            PAGE,
            "fn r1_one() {}\n    fn r2_two() {}\nfn r2_more() {}\nfn run() {}",
        );
    }

    #[test]
    #[should_panic = "no test is named after rules [2]: write `fn r2_..`"]
    fn a_rule_without_a_test_is_found() {
        assert_rules_are_tested(PAGE, "fn r1_one() {}");
    }

    #[test]
    #[should_panic = "tests are named after rules [3], which the page has not"]
    fn a_test_without_a_rule_is_found() {
        assert_rules_are_tested(PAGE, "fn r1_one() {}\nfn r2_two() {}\nfn r3_three() {}");
    }

    #[test]
    #[should_panic = "numbers of rules"]
    fn a_number_that_is_left_out_is_found() {
        assert_rules_are_tested("//! - **R1** One.\n//! - **R3** Two.\n", "");
    }
}
