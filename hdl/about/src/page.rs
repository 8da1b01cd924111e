//! The parts of a block's page that reach readers of its Verilog: rules, terms, the environment's side,
//! timing.

use crate::BlockInfo;

/// The words before the paragraph of the rules that lists what a block relies on.
const ENVIRONMENT: &str = "The environment's side: ";

/// The words before a rule that is a promise of the environment.
const OF_RULE: &str = "The environment ";

impl BlockInfo {
    /// The numbered rules, as (`R1`, text), the text on one line. A line before rules that ends with a colon is their
    /// condition, and begins the text of each: a reader of one rule sees when it holds.
    pub fn rules(&self) -> Vec<(String, String)> {
        let mut rules: Vec<(String, String)> = vec![];
        let mut is_open = false;
        let mut condition = "";
        for line in self.section("Rules").lines() {
            if let Some((number, text)) =
                line.strip_prefix("- **R").and_then(|rule| rule.split_once("** "))
            {
                let text = [condition, text].map(str::trim).join(" ");
                rules.push((format!("R{number}"), text.trim_start().to_string()));
                is_open = true;
            } else if line.ends_with(':') && !line.starts_with(' ') {
                (is_open, condition) = (false, line);
            } else if let (true, Some(more), Some((_, text))) =
                (is_open, line.strip_prefix("  "), rules.last_mut())
            {
                text.push(' ');
                text.push_str(more);
            } else {
                (is_open, condition) = (false, "");
            }
        }
        rules
    }

    /// The words that the rules use, as Markdown; empty where these need none.
    pub fn words(&self) -> String {
        self.section("Words")
    }

    /// Promises of the environment, a sentence or clause each: the rules that begin with the environment, and the
    /// paragraph of its side.
    pub fn environment(&self) -> Vec<String> {
        let rules = self.section("Rules");
        let said = rules.split("\n\n").find_map(|paragraph| paragraph.strip_prefix(ENVIRONMENT));
        let of_rules = self.rules().into_iter().map(|(_, text)| text);
        let said = of_rules.filter(|text| text.starts_with(OF_RULE)).chain(said.map(String::from));
        said.flat_map(|text| promises(&text)).collect()
    }

    /// Latencies and throughput, as Markdown, tables of cycles among them.
    pub fn latencies(&self) -> String {
        self.section("Timing")
    }

    /// The text below a heading of the page, as Markdown without links to the source.
    fn section(&self, heading: &str) -> String {
        let lines = self.page.lines().map_while(|line| line.strip_prefix("//!"));
        let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(line));
        let below = lines.skip_while(|line| line.strip_prefix("# ") != Some(heading)).skip(1);
        let own = below.take_while(|line| !line.starts_with("# ")).collect::<Vec<_>>();
        without_links(own.join("\n").trim_end())
    }
}

/// The sentences of `text`, and their clauses between semicolons, each on one line and as a sentence. Text in
/// brackets or code is not taken apart, and a sentence about the one before is part of it.
fn promises(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut promises: Vec<String> = vec![];
    let mut open = vec![];
    for (place, word) in words.iter().enumerate() {
        open.push(*word);
        let count = |sign| open.iter().map(|word| word.matches(sign).count()).sum::<usize>();
        let is_whole = count('(') == count(')') && count('`') % 2 == 0;
        let ends = word.ends_with(';') || word.ends_with('.') || place + 1 == words.len();
        if is_whole && ends {
            let said = open.join(" ");
            let said = format!("{}.", said.trim_end_matches([';', '.']));
            let first = said.chars().next().unwrap_or_default();
            let said = format!("{}{}", first.to_ascii_uppercase(), &said[first.len_utf8()..]);
            match promises.last_mut() {
                Some(last) if said.starts_with("If it did") => *last = format!("{last} {said}"),
                _ => promises.push(said),
            }
            open.clear();
        }
    }
    promises
}

/// Markdown whose links to items of Rust are the texts of these.
fn without_links(text: &str) -> String {
    let mut parts = text.split('[');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        match part.split_once("](").and_then(|(text, rest)| Some((text, rest.split_once(')')?))) {
            Some((text, (target, rest))) if target.contains("::") => {
                plain.push_str(text);
                plain.push_str(rest);
            }
            _ => {
                plain.push('[');
                plain.push_str(part);
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use crate::{BlockInfo, Timing};
    use design::DesignKind;

    const PAGE: &str = "\
//! Does something.
//!
//! # Words
//! A *beat* moves
//! a sector.
//!
//! # Rules
//! - **R1** A request is answered, as in
//!   the [`coalescer`](super::coalescer), once.
//! - **R2** A reset forgets `a[0]`.
//! - **R3** The environment resets
//!   once.
//!
//! With `c` alone:
//! - **R4** A beat
//!   waits.
//! - **R5** No beat waits twice.
//!
//! The environment's side: beats come
//! in order (a; b); `c`
//! stays. If it did not, nothing. Nothing else
//!
//! # Timing
//! Latency 1.
//!
//! # Cost
//! None.

mod config;
// # Words";

    #[test]
    fn a_page_is_taken_apart() {
        let info = BlockInfo {
            name: "toy",
            design: DesignKind::Ccn,
            paper: "",
            summary: "",
            back_pressure: "",
            page: PAGE,
            timing: Timing::PLAIN,
        };
        let rules = [
            ("R1", "A request is answered, as in the `coalescer`, once."),
            ("R2", "A reset forgets `a[0]`."),
            ("R3", "The environment resets once."),
            ("R4", "With `c` alone: A beat waits."),
            ("R5", "With `c` alone: No beat waits twice."),
        ];
        assert_eq!(info.rules(), rules.map(|(number, text)| (number.into(), text.into())));
        assert_eq!(info.words(), "A *beat* moves\na sector.");
        let promises = [
            "The environment resets once.",
            "Beats come in order (a; b).",
            "`c` stays. If it did not, nothing.",
            "Nothing else.",
        ];
        assert_eq!(info.environment(), promises);
        assert_eq!(info.latencies(), "Latency 1.");
        assert_eq!(BlockInfo { page: "", ..info }.environment(), [""; 0]);
    }
}
