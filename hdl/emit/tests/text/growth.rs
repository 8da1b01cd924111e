//! A design does not grow with its instances.
use super::{design, samples::Bank, text};

#[test]
fn identical_instances_share_one_module_and_one_loop() {
    let design = design(&Bank::new(28));
    let names: Vec<&str> = design.modules.iter().map(|m| m.name.as_str()).collect();
    assert_eq!(names, ["stage_width4", "stage_width3", "bank_count28"]);
    assert_eq!(design.manifest.modules.len(), 3);
    let text = text(&design, "bank_count28");
    assert_eq!(text.matches("    stage_width4 u_stages (").count(), 1);
    assert!(text.contains("for (n = 0; n < 28; n = n + 1) begin : stages"), "{text}");
}

#[test]
fn text_does_not_grow_with_instances() {
    let lines = |count| {
        let design = design(&Bank::new(count));
        design.modules.iter().map(|m| m.text.lines().count()).sum::<usize>()
    };
    assert_eq!(lines(28), lines(256));
}
