//! Requirements on every end of the program, whatever its input.

use crate::support::Ended;

/// Whether a terminal would obey the character and not show it.
fn is_hidden(c: char) -> bool {
    let is_bidirectional = matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    is_bidirectional || (c.is_control() && !"\n\t".contains(c))
}

/// Refuses an end that is none of the `legal` statuses, a panic, a character that a terminal obeys, a
/// success with an error, and an error that is not one paragraph alone.
pub fn judge(ended: &Ended, legal: &[i32]) -> Result<(), String> {
    let Ended { status, out, errors } = ended;
    // With --json the errors are a document too.
    let is_told = out.is_empty() || out.contains("\"errors\": [");
    let is_paragraph =
        errors.starts_with("error: ") && errors.ends_with('\n') && !errors.contains("\n\n");
    let fault = match status {
        _ if !legal.contains(status) => "the status is none of those that may be",
        _ if errors.contains("panicked") => "a panic",
        _ if errors.chars().chain(out.chars()).any(is_hidden) => "a character that is obeyed",
        0 if !errors.is_empty() => "an error of a run that succeeds",
        1.. if !is_paragraph => "an error that is not one paragraph",
        2 if !is_told => "an answer beside an error",
        _ => return Ok(()),
    };
    Err(format!("{fault}: {ended:?}"))
}

/// Refuses an error of wrong input that does not say where in `file` each problem is. A file that is no
/// text has no places, and of very many problems the last are only counted.
pub fn names_place(ended: &Ended, file: &str) -> Result<(), String> {
    let told = ended.errors.strip_prefix("error: ").unwrap_or_default();
    let is_at_place = |line: &str| {
        let rest = line.strip_prefix(file).and_then(|rest| rest.strip_prefix(':'));
        rest.is_some_and(|rest| {
            let number = rest.strip_prefix(" line ").unwrap_or(rest);
            number.starts_with(|c: char| c.is_ascii_digit())
                || [" must be readable ", " must be a readable "]
                    .iter()
                    .any(|it| rest.starts_with(it))
        })
    };
    let is_count = |line: &str| line.starts_with("... and ") && line.ends_with(" more");
    match !told.is_empty() && told.lines().all(|line| is_at_place(line) || is_count(line)) {
        true => Ok(()),
        false => Err(format!("a problem without its place in {file}: {ended:?}")),
    }
}

fn end(status: i32, out: &str, errors: &str) -> Ended {
    Ended { status, out: out.to_string(), errors: errors.to_string() }
}

#[test]
fn good_ends_pass() {
    for good in [end(0, "done\n", ""), end(2, "", "error: a.toml:1:2: no\na.toml:3:1: no\n")] {
        judge(&good, &[0, 2]).unwrap();
    }
    judge(&end(2, "{\"errors\": []}", "error: no\n"), &[2]).unwrap();
    names_place(&end(2, "", "error: a.toml:1:2: no\na.toml:3:1: no\n"), "a.toml").unwrap();
    names_place(&end(2, "", "error: a.jsonl: line 7: no\n"), "a.jsonl").unwrap();
}

#[test]
fn every_kind_of_wrong_end_is_found() {
    let panic = "thread 'main' panicked at cli/src/lib.rs:1:1:\n";
    let wrong = [
        (end(101, "", panic), "the status is "),
        // As `support::run_with` has a signal.
        (end(-1, "", ""), "the status is "),
        (end(1, "", "error: no\n"), "the status is "),
        (end(2, "", &format!("error: no\n{panic}")), "a panic"),
        (end(2, "", "error: \u{1b}[2J\n"), "a character "),
        (end(2, "", "error: \u{202e}\n"), "a character "),
        (end(0, "\u{7}", ""), "a character "),
        (end(0, "done\n", "error: no\n"), "an error of a run "),
        (end(2, "", "no\n"), "an error that is not "),
        (end(2, "", "error: no"), "an error that is not "),
        (end(2, "", "error: no\n\nno\n"), "an error that is not "),
        (end(2, "done\n", "error: no\n"), "an answer "),
    ];
    for (ended, expected) in wrong {
        let found = judge(&ended, &[0, 2]).unwrap_err();
        assert!(found.starts_with(expected), "{found}");
    }
    for errors in ["", "error: no\n", "error: a.toml\n", "error: a.toml:1:2: no\nno\n"] {
        assert!(names_place(&end(2, "", errors), "a.toml").is_err(), "{errors}");
    }
}
