//! The program under attack, a process a run, in a separate tree outside of which nothing may change.
//!
//! `WARPCACHE_ATTACKS` sets how many configs and, after a comma, replay files are tried, `WARPCACHE_SEED` which;
//! without them the short depth tries a few. A failure names its number and the file that keeps the input, with which
//! the run can be repeated.

mod arena;
mod configs;
mod environment;
pub mod judge;
mod kills;
pub mod mutation;
mod options;
mod places;
mod replays;
mod streams;
mod together;

use judge::judge;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::Ended;
use testbenches::testing::at_depth;

/// How many configs and replay files are tried.
fn attacks() -> [usize; 2] {
    let default = at_depth([120, 200], [24, 50]);
    let Ok(text) = env::var("WARPCACHE_ATTACKS") else { return default };
    let mut asked = text.split(',').map(|number| number.parse().unwrap());
    default.map(|number| asked.next().unwrap_or(number))
}

fn seed() -> u64 {
    env::var("WARPCACHE_SEED").map_or(17, |text| text.parse().unwrap())
}

/// Inputs that have failed, one file each.
fn kept(file: &str, input: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("attacks");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(file);
    fs::write(&path, input).unwrap();
    path
}

/// One mutant of many.
struct Mutant<'a> {
    number: usize,
    /// The ending of the file that keeps it.
    ending: &'a str,
    input: &'a [u8],
}

impl Mutant<'_> {
    /// Ends the test if `found` is a fault.
    fn must(&self, line: &[&str], found: Result<(), String>) {
        let Err(fault) = found else { return };
        let (number, seed) = (self.number, seed());
        let path = kept(&format!("{seed}-{number}.{}", self.ending), self.input);
        let (line, path) = (line.join(" "), path.display());
        panic!("mutant {number} of seed {seed}: {fault}\nrun: warpcache {line}\ninput: {path}");
    }

    /// The same of how a run ended, with one of these statuses.
    fn must_end(&self, line: &[&str], ended: &Ended, legal: &[i32]) {
        self.must(line, judge(ended, legal));
    }
}
