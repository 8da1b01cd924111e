//! The exact texts of every problem, at both boundaries of every rule.

mod bounds;
mod ccn;
mod cluster;
mod constraints;
mod decoupled;
mod document;
mod dyneb;
mod fields;
mod llc;
mod presets;
mod sac;
mod settings;
mod shared_l1;
mod template;
mod tracker;

use super::{
    Ccn, Config, Constraints, Decoupled, Design, DesignKind, Dyneb, L1, Llc, PendingStore, Sac,
    SmDueling,
};

/// The errors of a `ccn` config with this `[l1]`, one line a problem; empty when it is legal.
fn l1_problems(l1: &str) -> String {
    let text = format!("design = \"ccn\"\nname = \"t\"\n[l1]\n{l1}");
    Design::parse(&text, "t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

/// The same for a whole text.
fn problems(text: &str) -> String {
    Design::parse(text, "dir/t.toml").err().map(|problems| problems.to_string()).unwrap_or_default()
}

fn ccn(l1: L1) -> Config {
    Config { design: DesignKind::Ccn, l1: Some(l1), ..empty() }
}

/// A config without a section.
fn empty() -> Config {
    toml::from_str("design = \"ccn\"\nname = \"t\"").unwrap()
}
