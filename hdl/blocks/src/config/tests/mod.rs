//! The exact texts of every problem, at both boundaries of every rule.

mod constraints;
mod document;
mod dyneb;
mod fields;
mod presets;
mod template;

use super::{Config, Constraints, Design, DesignKind, Dyneb, L1};

/// What a `ccn` config with this `[l1]` is refused with, one line a problem; empty when it is legal.
fn l1_problems(l1: &str) -> String {
    let text = format!("design = \"ccn\"\nname = \"t\"\n[l1]\n{l1}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

/// The same for a whole text.
fn problems(text: &str) -> String {
    Design::parse(text, "dir/t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

fn ccn(l1: L1) -> Config {
    Config {
        design: DesignKind::Ccn,
        name: "t".to_string(),
        l1: Some(l1),
        dyneb: None,
        sharing_tracker: None,
        constraints: None,
    }
}
