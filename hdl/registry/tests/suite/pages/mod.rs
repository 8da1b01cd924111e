//! The pages that repeat what the code knows have all of it, to the letter.

mod catalogue;
mod configs;
mod coverage;
mod presets;

use std::path::{Path, PathBuf};

/// The command that writes the pages and tables that the blocks declare.
const COMMAND: &str = "WARPCACHE_UPDATE=1 cargo test -p warpcache-registry --test suite pages";

fn path(page: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(page)
}

/// A page of the workspace.
fn page(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap()
}

/// Compares a page with what it must be, or writes it.
fn hold(name: &str, must_be: &str) {
    if std::env::var_os("WARPCACHE_UPDATE").is_some() {
        std::fs::write(path(name), must_be).unwrap();
    }
    if let Some(text) = staleness(name, &page(name), must_be) {
        panic!("{text}");
    }
}

/// The first line in which a page is not what it must be, and what brings it up to date.
fn staleness(name: &str, page: &str, must_be: &str) -> Option<String> {
    if page == must_be {
        return None;
    }
    let (mut found, mut wanted) = (page.lines(), must_be.lines());
    for line in 1.. {
        let (found, wanted) = (found.next(), wanted.next());
        if found != wanted || found.is_none() {
            let (found, wanted) = (found.unwrap_or_default(), wanted.unwrap_or_default());
            return Some(format!(
                "{name}:{line} is stale; run `{COMMAND}`\n  has       {found}\n  must have {wanted}"
            ));
        }
    }
    None
}

/// A page with these rows in the table whose head is `head`.
fn with_rows(page: &str, head: &str, rows: &[String]) -> String {
    let Some((before, after)) = page.split_once(head) else { panic!("no table `{head}`") };
    let is_row = |line: &&str| line.starts_with('|');
    let rest: String = after.split_inclusive('\n').skip(1).skip_while(is_row).collect();
    let rule = "| --- ".repeat(head.matches('|').count() - 1);
    format!("{before}{head}\n{rule}|\n{}{rest}", rows.concat())
}

#[test]
fn a_stale_line_is_named_with_the_command_that_writes_it() {
    let text = staleness("page.md", "same\nold\n", "same\nnew\n").unwrap();
    let expected = format!("page.md:2 is stale; run `{COMMAND}`\n  has       old\n  must have new");
    assert_eq!(text, expected);
    assert!(staleness("page.md", "same\n", "same\nnew\n").unwrap().starts_with("page.md:2 "));
    assert_eq!(staleness("page.md", "same\n", "same\n"), None);
}

#[test]
fn a_table_gets_its_rows_and_the_rest_of_the_page_stays() {
    let page = "before\n\n| a | b |\n| --- | --- |\n| old | row |\n\nafter\n\n| c |\n";
    let rows = ["| new | row |\n".to_owned()];
    assert_eq!(with_rows(page, "| a | b |", &rows), page.replace("old", "new"));
}
