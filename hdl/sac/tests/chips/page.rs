//! Tables of `docs/designs/sac.md` that are measured: they have what is measured, to the letter.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The command that writes the tables.
const COMMAND: &str = "WARPCACHE_UPDATE=1 cargo test -p warpcache-sac --test chips measured";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/designs/sac.md")
}

/// Tests that write one page wait for each other.
static WRITES: Mutex<()> = Mutex::new(());

/// Compares the rows below `head` with what they must be, or writes them.
pub fn hold(head: &str, rows: &str) {
    let _alone = WRITES.lock();
    let page = std::fs::read_to_string(path()).unwrap();
    let wanted = with_rows(&page, head, rows);
    if page == wanted {
        return;
    }
    assert!(
        std::env::var_os("WARPCACHE_UPDATE").is_some(),
        "the table `{head}` is stale; run `{COMMAND}`; it must have\n{rows}"
    );
    std::fs::write(path(), wanted).unwrap();
}

/// A page with these rows in the table whose head is `head`.
fn with_rows(page: &str, head: &str, rows: &str) -> String {
    let (before, after) = page.split_once(head).unwrap_or_else(|| panic!("no table `{head}`"));
    let mut lines = after.split_inclusive('\n').skip(1);
    let rule = lines.next().unwrap_or_default();
    let rest: String = lines.skip_while(|line| line.starts_with('|')).collect();
    format!("{before}{head}\n{rule}{rows}{rest}")
}

#[test]
fn a_table_gets_its_rows_and_the_rest_of_the_page_stays() {
    let page = "before\n\n| a |\n| --- |\n| old |\n\n| b |\n";
    assert_eq!(with_rows(page, "| a |", "| new |\n"), page.replace("old", "new"));
}
