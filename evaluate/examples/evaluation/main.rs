//! Writes docs/results/evaluation.md, the designs on the traces of a folder beside the papers' figures, and the rows of
//! its tables into docs/results/evaluation.
//!
//! Usage: cargo run --release -p warpcache-evaluate --example evaluation -- FOLDER RESULTS

mod figures;
mod isca23;
mod isca23_cycles;
mod runs;
mod tables;
mod taco16;
mod thesis12;

use design::Design;
use figures::{Ics15, Pact20};
use isca23::Isca23;
use runs::Run;
use std::error::Error;
use std::path::{Path, PathBuf};
use taco16::Taco16;
use thesis12::{Thesis12, WORKLOADS};

/// The page, with a word in double braces for each figure and table.
const PAGE: &str = include_str!("page.txt");

/// The rows of the traces with lines of so many bytes.
fn rows<'a>(runs: impl Iterator<Item = (&'a Run, String)>, line_bytes: u32) -> Vec<String> {
    let of = runs.filter(|(run, _)| run.line_bytes == line_bytes);
    of.map(|(_, row)| row).collect()
}

/// Each trace on `pact20` and on `ics15`.
fn run_all(paths: &[PathBuf]) -> Result<(Vec<Pact20>, Vec<Run>), Box<dyn Error>> {
    let (pact20, ics15) = (Design::load("pact20")?, Design::load("ics15")?);
    let scaled = runs::scaled(&pact20)?;
    let (mut on_pact20, mut on_ics15) = (Vec::new(), Vec::new());
    for path in paths {
        let (preset, scaled) = (Run::of(&pact20, path)?, Run::of(&scaled, path)?);
        on_pact20.push(Pact20 { preset, scaled });
        on_ics15.push(Run::of(&ics15, path)?);
    }
    Ok((on_pact20, on_ics15))
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).ok_or("needs a FOLDER of traces in wct")?;
    let results = std::env::args_os().nth(2).ok_or("needs a folder for RESULTS")?;
    let paths = runs::traces_of(Path::new(&folder))?;
    let (pact20, ics15) = run_all(&paths)?;
    let taco16 = Taco16::run_all(&paths)?;
    let isca23 = Isca23::run_all(&paths)?;
    // Means are over traces whose lines are as long as the papers'.
    let has_their_lines = |run: &Run| run.line_bytes == 128;
    let of_pact20: Vec<&Pact20> =
        pact20.iter().filter(|one| has_their_lines(&one.preset)).collect();
    let of_ics15: Vec<&Run> = ics15.iter().filter(|run| has_their_lines(run)).collect();
    let mut filled = Pact20::means(&of_pact20);
    filled.extend(Ics15(&of_ics15).means());
    filled.extend(Taco16::means(&taco16));
    filled.extend(Isca23::means(&isca23));
    let pact20_rows = || pact20.iter().map(|one| (&one.preset, one.row()));
    let ics15_rows = || ics15.iter().map(|run| (run, Ics15::row(run)));
    let taco16_rows = || taco16.iter().map(|one| (&one.preset, one.row()));
    let mut files = vec![
        ("isca23_rows", isca23.iter().map(Isca23::row).collect()),
        ("pact20_128", rows(pact20_rows(), 128)),
        ("pact20_64", rows(pact20_rows(), 64)),
        ("ics15_128", rows(ics15_rows(), 128)),
        ("ics15_64", rows(ics15_rows(), 64)),
        ("taco16_128", rows(taco16_rows(), 128)),
        ("taco16_64", rows(taco16_rows(), 64)),
    ];
    let thesis12: Vec<Thesis12> =
        paths.iter().map(|path| Thesis12::of_file(path)).collect::<Result<_, _>>()?;
    let workloads: Vec<Thesis12> =
        WORKLOADS.iter().map(|name| Thesis12::of_workload(name)).collect::<Result<_, _>>()?;
    let of_lines = |bytes| thesis12.iter().filter(move |one| one.line_bytes == bytes);
    let rows_of = |all: &[&Thesis12]| all.iter().map(|one| one.row()).collect::<Vec<_>>();
    let wide: Vec<&Thesis12> = of_lines(128).chain(&workloads).collect();
    files.extend([
        ("thesis12_128", rows_of(&wide)),
        ("thesis12_64", rows_of(&of_lines(64).collect::<Vec<_>>())),
    ]);
    for (word, _, lines) in isca23_cycles::PATTERNS {
        filled.push((word, isca23_cycles::row(lines)?));
    }
    let (mut page, heads) = tables::cut(PAGE);
    tables::write(Path::new(&results), &heads, &files)?;
    for (word, figure) in Thesis12::means(&wide) {
        page = page.replace(&format!("{{{{{word}}}}}"), &figure);
    }
    for (word, figure) in filled {
        let place = format!("{{{{{word}}}}}");
        if !page.contains(&place) {
            return Err(format!("page.txt must have {place}").into());
        }
        page = page.replace(&place, &figure);
    }
    if page.contains("{{") {
        return Err("page.txt has a place that nothing fills".into());
    }
    std::fs::write(Path::new(&results).join("evaluation.md"), page)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use testbenches::testing::is_full;

    /// The page in the repository.
    const MADE: &str = include_str!("../../../docs/results/evaluation.md");

    #[test]
    fn the_rows_of_traces_in_the_repository_are_as_they_come() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let paths = runs::traces_of(&root.join("../traces/tests/data")).unwrap();
        assert_eq!(paths.len(), 8);
        let small = ["par_cutcp", "par_mriq", "rod_nn"];
        let is_small =
            |path: &PathBuf| small.iter().any(|name| path.ends_with(format!("{name}.wct")));
        let paths: Vec<PathBuf> =
            paths.into_iter().filter(|path| is_full() || is_small(path)).collect();
        let (pact20, ics15) = run_all(&paths).unwrap();
        let taco16 = Taco16::run_all(&paths).unwrap();
        let isca23 = Isca23::run_all(&paths).unwrap();
        let papers = pact20.iter().map(Pact20::row).chain(ics15.iter().map(Ics15::row));
        // Few: a row of this design is fifteen runs.
        let few = paths.iter().filter(|path| is_small(path));
        let thesis12 = few.map(|path| Thesis12::of_file(path).unwrap().row());
        let others = taco16.iter().map(Taco16::row).chain(isca23.iter().map(Isca23::row));
        let (_, heads) = tables::cut(PAGE);
        let results = root.join("../docs/results/evaluation");
        let files = heads.iter().map(|(name, _)| results.join(format!("{name}.csv")));
        let made: String = files.map(|file| std::fs::read_to_string(file).unwrap()).collect();
        for row in papers.chain(others).chain(thesis12) {
            let row = tables::csv(&row);
            assert!(
                made.lines().any(|line| line == row),
                "docs/results/evaluation must have {row}"
            );
        }
    }

    /// Rows in cycles: one, at full depth all.
    #[test]
    fn the_rows_in_cycles_are_as_they_come() {
        let patterns = isca23_cycles::PATTERNS.iter().take(if is_full() { usize::MAX } else { 1 });
        let rows = patterns.map(|(_, name, lines)| {
            format!("| {name} | {} |", isca23_cycles::row(*lines).unwrap())
        });
        let missing: Vec<String> =
            rows.filter(|row| !MADE.lines().any(|line| line == row)).collect();
        assert!(missing.is_empty(), "docs/results/evaluation.md must have\n{}", missing.join("\n"));
    }

    #[test]
    fn the_page_is_the_template_filled() {
        let is_prose = |line: &&str| !line.contains("{{") && !line.is_empty();
        for line in tables::cut(PAGE).0.lines().filter(is_prose) {
            assert!(
                MADE.lines().any(|made| made == line),
                "docs/results/evaluation.md must have {line}"
            );
        }
    }
}
