//! The page's table is what the tops do, and the README's is the page's.

use super::*;
use crate::worth::chips;
use std::fs;

fn text(file: &str) -> String {
    fs::read_to_string(format!("{}/../{file}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// Every row of a system; golden tops have the cycles of emitted ones.
fn rows(system: &System, requests: usize) -> Vec<Row> {
    let mut rows = vec![];
    system.rows(EngineKind::Model, requests, |row| rows.push(row)).unwrap();
    rows
}

/// Rows that do not pay: less than a fifth faster on a favourable pattern, or over 3 % slower on another.
fn losses(rows: &[Row]) -> Vec<String> {
    let least = |row: &Row| if row.is_favourable { 1.2 } else { 0.97 };
    rows.iter().filter(|row| row.times() < least(row)).map(Row::to_string).collect()
}

#[test]
fn a_system_that_pays_loses_nothing() {
    let found = rows(&SYSTEMS[1], 1_500);
    assert!(found.iter().any(|row| row.is_favourable && row.times() > 2.0), "{found:?}");
    assert_eq!(losses(&found), [] as [String; 0]);
}

/// The published DynEB samples in all of a short run.
#[test]
fn a_system_that_loses_is_noticed() {
    let published = rows(&SYSTEMS[0], 300).into_iter().filter(|row| row.subject == "`pact20`");
    let losses = losses(&published.collect::<Vec<_>>());
    assert!(losses.iter().any(|row| row.contains("fits its L1")), "{losses:?}");
}

mod measured {
    use super::*;

    /// And the settings that gain more, the last of a system's subjects, pay.
    #[test]
    fn the_page_has_every_row() {
        let page = text("docs/results/worth.md");
        let is_missing = |row: &String| page.lines().all(|line| line != row);
        let mut missing: Vec<String> = vec![];
        for system in &SYSTEMS {
            let mut rows = rows(system, system.requests);
            missing.extend(rows.iter().map(Row::to_string).filter(is_missing));
            let best = system.subjects.last().unwrap().name;
            rows.retain(|row| row.subject == best);
            assert_eq!(losses(&rows), [] as [String; 0], "{}", system.name);
        }
        let chips = |row: chips::Row| missing.extend(Some(row.to_string()).filter(is_missing));
        chips::rows(EngineKind::Model, REQUESTS, chips).unwrap();
        assert_eq!(missing, [] as [String; 0]);
    }
}

/// Figures of the README's first table that the page's rows and sentences about the paper do not have.
fn unfounded(readme: &str, page: &str) -> Vec<String> {
    let papers = ["pact20", "ics15", "taco16", "isca23", "thesis12"].map(|key| format!("`{key}`"));
    let of = |paper: &String| {
        let row = readme.lines().find(|line| line.starts_with(&format!("| {paper} |")));
        let row = row.unwrap_or_else(|| panic!("the README has no row of {paper}"));
        let is_of_it = |line: &&str| match paper.as_str() {
            // Patterns of two chips name no paper.
            "`isca23`" => line.contains("shared") || line.contains(paper.as_str()),
            _ => line.contains(&paper[..paper.len() - 1]),
        };
        let told: Vec<&str> = page.lines().filter(is_of_it).flat_map(figures).collect();
        figures(row)
            .filter(|figure| !told.contains(figure))
            .map(|it| format!("{paper}: {it}"))
            .collect::<Vec<_>>()
    };
    papers.iter().flat_map(of).collect()
}

/// The decimals of a line.
fn figures(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|sign: char| !(sign.is_ascii_digit() || sign == '.'));
    let words = words.map(|word| word.trim_matches('.'));
    words.filter(|word| word.contains('.'))
}

#[test]
fn the_readme_has_figures_of_the_page() {
    let (readme, page) = (text("README.md"), text("docs/results/worth.md"));
    assert_eq!(unfounded(&readme, &page), [] as [String; 0]);
    let wrong = readme.replace("`pact20-tuned` 4.74", "`pact20-tuned` 4.75");
    assert_eq!(unfounded(&wrong, &page), ["`pact20`: 4.75"]);
}
