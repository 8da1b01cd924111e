//! A design grows with its instances only by the lines that connect them.
use super::{design, samples::Bank, text};

fn lines(count: usize) -> usize {
    let design = design(&Bank::new(count));
    design.modules.iter().map(|m| m.text.lines().count()).sum()
}

#[test]
fn identical_instances_share_one_module() {
    let design = design(&Bank::new(28));
    let names: Vec<&str> = design.modules.iter().map(|m| m.name.as_str()).collect();
    assert_eq!(names, ["stage_width4", "stage_width3", "bank_count28"]);
    assert_eq!(text(&design, "bank_count28").matches("    stage_width4 u_stages_").count(), 28);
}

#[test]
fn text_grows_by_the_same_lines_for_every_instance() {
    let [a, b, c] = [28, 128, 256].map(lines);
    assert_eq!((b - a) % 100, 0);
    let each = (b - a) / 100;
    assert_eq!(c - b, 128 * each);
    // Eleven lines connect an instance; a blank line, four outputs, its valid, and what is unused.
    assert_eq!(each, 18);
}
