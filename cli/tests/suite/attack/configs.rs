//! Mutated configs: `check` answers or refuses, and what it accepts can be generated.

use super::arena::Arena;
use super::judge::names_place;
use super::mutation::reshaped;
use super::{Mutant, attacks, seed};
use crate::support::Random;
use design::{PRESETS, Template};
use std::fs;

/// The configs of the project, and those that `new` writes: with every field of every design.
fn good() -> Vec<String> {
    let presets = PRESETS.iter().map(|preset| preset.text.to_string());
    presets.chain(Template::all().map(|template| template.text())).collect()
}

/// Of how many refused configs `generate` is shown one; of accepted ones, since a cluster or a ring takes seconds.
const REFUSED: usize = 10;
const ACCEPTED: usize = 4;

#[test]
fn mutated_configs() {
    let arena = Arena::new();
    let (path, out) = (arena.place("work/a.toml"), arena.place("work/out"));
    let good = good();
    let mut random = Random(seed());
    let [configs, _] = attacks();
    let mut legal = 0;
    for number in 0..configs {
        let config = reshaped(random.pick(&good).as_bytes(), &mut random);
        let mutant = Mutant { number, ending: "toml", input: &config };
        fs::write(&path, &config).unwrap();

        let before = arena.fingerprint(&[]);
        let line = ["check", "a.toml"];
        let checked = arena.run(&line, b"");
        mutant.must_end(&line, &checked, &[0, 2]);
        mutant.must(&line, before.same(&arena.fingerprint(&[])));
        let is_legal = checked.status == 0;
        legal += usize::from(is_legal);
        if !is_legal {
            mutant.must(&line, names_place(&checked, "a.toml"));
        }
        if number % if is_legal { ACCEPTED } else { REFUSED } != 0 {
            continue;
        }

        let line = ["--quiet", "generate", "--no-vectors", "a.toml", "-o", "out"];
        let generated = arena.run(&line, b"");
        mutant.must_end(&line, &generated, &[checked.status]);
        let is_written = fs::read_dir(&out).unwrap().next().is_some();
        fs::remove_dir_all(&out).unwrap();
        fs::create_dir(&out).unwrap();
        mutant.must(&line, before.same(&arena.fingerprint(&[])));
        if is_written != is_legal {
            mutant.must(&line, Err(format!("the output is written: {is_written}")));
        }
    }
    assert!(20 * legal > configs && legal < configs, "{legal} of {configs} mutants were legal");
}
