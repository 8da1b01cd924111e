//! Every argument that takes a path, from the program's declaration, under attack by special files.

use super::arena::Arena;
use super::judge::judge;
use super::places::{Pipe, Role, Special, specials};
use crate::support::{Ended, ended, started};
use clap::Command;
use std::any::TypeId;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use testbenches::testing::is_full;

const CONFIG: &[u8] = b"design = 'ccn'\nname = 'mine'\n";
const TRANSACTION: &[u8] = b"{\"op\":\"lookup\",\"line\":\"0x1\"}\n";
const LIBRARY: &[u8] = include_bytes!("../../../../constraints/tests/suite/small.lib");
const SRAM: &[u8] = include_bytes!("../../../../synthesis/sram/freepdk45.toml");
const TRACE: &[u8] =
    b"{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x10\",\"sectors\":\"0xf\"}\n";
const ACCEL_SIM: &[u8] = include_bytes!("../../../../traces/tests/data/accelsim/version3.traceg");

/// An argument that takes a path, and a line with `@` in its place.
struct Attacked {
    /// The command and the argument's name in the program.
    argument: &'static str,
    role: Role,
    /// How names end.
    ending: &'static str,
    /// Contents of a good input.
    good: &'static [u8],
    line: &'static str,
    /// How many of the special files a right line accepts at least; one that is wrong in itself would show nothing.
    accepted: usize,
}

/// An input.
const fn reads(
    argument: &'static str,
    (ending, good): (&'static str, &'static [u8]),
    line: &'static str,
) -> Attacked {
    Attacked { argument, role: Role::Input, ending, good, line, accepted: 2 }
}

/// An output.
const fn writes(argument: &'static str, ending: &'static str, line: &'static str) -> Attacked {
    Attacked { argument, role: Role::Output, ending, good: b"old", line, accepted: 2 }
}

const MODULE: (&str, &[u8]) = (".sv", b"module mine; endmodule\n");
const LIST: (&str, &[u8]) = (".f", b"mine.sv\n");
const DESIGN: (&str, &[u8]) = (".toml", CONFIG);
const PRIVATE: (&str, &[u8]) = (".toml", b"design = 'private'\nname = 'mine'\n");
const LIBERTY: (&str, &[u8]) = (".lib", LIBRARY);
const TABLE: (&str, &[u8]) = (".toml", SRAM);

/// Where tools are needed, there are none: what is accepted ends with status 3.
#[rustfmt::skip] // An argument a line.
const ATTACKED: &[Attacked] = &[
    reads("describe design", DESIGN, "describe @ --block shadow_tags"),
    writes("new out", ".toml", "new ccn -o @"),
    reads("check design", DESIGN, "check @"),
    reads("generate designs", DESIGN, "generate @ --block shadow_tags -o out"),
    Attacked { role: Role::Folder, ..writes("generate out", "", "generate good.toml --block shadow_tags -o @") },
    reads("replay design", DESIGN, "replay @ --block shadow_tags --in good.jsonl"),
    reads("replay input", (".jsonl", TRANSACTION), "replay good.toml --block shadow_tags --in @"),
    writes("replay wave", ".vcd", "replay good.toml --block shadow_tags --in good.jsonl --wave @"),
    writes("replay out", ".jsonl", "replay good.toml --block shadow_tags --in good.jsonl --out @"),
    reads("replay verilog", MODULE, "replay good.toml --block shadow_tags --in good.jsonl --verilog @"),
    reads("replay list", LIST, "replay good.toml --block shadow_tags --in good.jsonl --verilog -f @"),
    reads("replay list_beside", LIST, "replay good.toml --block shadow_tags --in good.jsonl --verilog -F @"),
    reads("verify design", DESIGN, "verify @ --block shadow_tags --cycles 9 --engine model"),
    writes("verify wave", ".fst", "verify good.toml --block shadow_tags --cycles 9 --engine model --wave @"),
    reads("verify verilog", MODULE, "verify good.toml --block shadow_tags --cycles 9 --verilog @"),
    reads("verify list", LIST, "verify good.toml --block shadow_tags --cycles 9 --verilog -f @"),
    reads("verify list_beside", LIST, "verify good.toml --block shadow_tags --cycles 9 --verilog -F @"),
    reads("prove design", DESIGN, "prove @ --block shadow_tags --quick"),
    Attacked { role: Role::Folder, ..writes("prove waves", "", "prove good.toml --block shadow_tags --quick --waves @") },
    reads("area designs", DESIGN, "area @ --block shadow_tags"),
    reads("area target", LIBERTY, "area good.toml --block shadow_tags --target liberty=@"),
    reads("area sram", TABLE, "area good.toml --block shadow_tags --sram @"),
    writes("area chart", ".svg", "area good.toml --block shadow_tags --chart @"),
    writes("area out", ".json", "area good.toml --block shadow_tags --out @"),
    reads("timing designs", DESIGN, "timing @ --block shadow_tags --target ice40"),
    reads("timing target", LIBERTY, "timing good.toml --block shadow_tags --target liberty=@"),
    reads("timing sram", TABLE, "timing good.toml --block shadow_tags --target ice40 --sram @"),
    writes("timing out", ".md", "timing good.toml --block shadow_tags --target ice40 --out @"),
    reads("evaluate designs", PRIVATE, "evaluate @ --workload bfs:9 --timing none"),
    reads("evaluate trace", (".jsonl", TRACE), "evaluate baseline --trace @ --timing none"),
    // None of the special files is a folder with a trace.
    Attacked { accepted: 0, ..reads("evaluate traces", ("", TRACE), "evaluate baseline --traces @ --timing none") },
    reads("evaluate system", (".toml", b"[cores]\ncores = 2\n"), "evaluate baseline --workload bfs:9 --timing none --system @"),
    writes("evaluate out", ".csv", "evaluate baseline --workload bfs:9 --timing none -o @"),
    reads("figures trace", (".jsonl", TRACE), "figures taco16 --figure 6.1 --trace @"),
    Attacked { accepted: 0, ..reads("figures traces", ("", TRACE), "figures taco16 --figure 6.1 --traces @") },
    writes("figures out", ".svg", "figures taco16 --figure 6.1 --workload bfs:9 -o @"),
    reads("sweep designs", PRIVATE, "sweep @ --set l1.sets=16,32 -- evaluate --workload bfs:9 --timing none"),
    Attacked { role: Role::Folder, ..writes("sweep plan", "", "sweep baseline --set l1.sets=16,32 --plan @ -- evaluate --workload bfs:9 --timing none") },
    // No special file is the folder of a plan.
    Attacked { accepted: 0, ..reads("sweep run", ("", b"{}"), "sweep --run @") },
    Attacked { accepted: 0, ..reads("sweep collect", ("", b"{}"), "sweep --collect @") },
    writes("sweep out", ".html", "sweep baseline --set l1.sets=16,32 -o @ -- evaluate --workload bfs:9 --timing none"),
    reads("trace info file", (".jsonl", TRACE), "trace info @"),
    reads("trace info file", (".traceg", ACCEL_SIM), "trace info @"),
    reads("trace convert file", (".jsonl", TRACE), "trace convert @ -o out/a.wct"),
    writes("trace convert out", ".wct", "trace convert trace.jsonl -o @"),
    reads("mutate design", DESIGN, "mutate @ --block shadow_tags --mutants 1"),
];

/// Arguments of any command that take a word, a number or a setting, and never a path.
const WORDS: &[&str] = &[
    "all",
    "block",
    "budget",
    "command",
    "cores",
    "commands",
    "cycles",
    "engine",
    "figure",
    "into",
    "jobs",
    "kernels",
    "macro_bits",
    "metrics",
    "mutants",
    "node",
    "organisation",
    "paper",
    "parameter",
    "prefix",
    "points",
    "requests",
    "scale",
    "seed",
    "shell",
    "timing",
    "top",
    "window",
    "workload",
];
/// Those of one command; `new` and `schema` take words where others take paths.
const WORDS_OF_ONE: &[&str] = &["new design", "schema design"];

/// Every argument with a value, as `command argument`, and whether its type is that of paths.
fn arguments(command: &Command, above: &str, found: &mut Vec<(String, bool)>) {
    for argument in command.get_arguments().filter(|it| it.get_action().takes_values()) {
        let kind = argument.get_value_parser().type_id();
        let is_path =
            [TypeId::of::<PathBuf>(), TypeId::of::<OsString>()].iter().any(|id| kind == *id);
        found.push((format!("{above}{}", argument.get_id()), is_path));
    }
    for below in command.get_subcommands() {
        arguments(below, &format!("{above}{} ", below.get_name()), found);
    }
}

#[test]
fn every_argument_that_takes_a_path_is_attacked() {
    let mut found = Vec::new();
    arguments(&cli::command_line(), "", &mut found);
    let attacked: BTreeSet<&str> = ATTACKED.iter().map(|attacked| attacked.argument).collect();
    for (name, is_path) in &found {
        let is_word = WORDS_OF_ONE.contains(&name.as_str())
            || WORDS.iter().any(|word| name.rsplit(' ').next() == Some(word));
        let is_attacked = attacked.contains(name.as_str());
        assert!(
            is_attacked != is_word && (is_attacked || !is_path),
            "{name}: an argument that takes a path must be in ATTACKED, any other in WORDS"
        );
    }
    for name in attacked {
        assert!(found.iter().any(|(found, _)| found == name), "{name}: is no argument any more");
    }
}

impl Attacked {
    fn words(&self, special: &Special) -> Vec<OsString> {
        let words = self.line.split(' ').map(|word| match word.split_once('@') {
            Some((before, _)) => {
                let mut word = OsString::from(before);
                word.push(&special.path);
                word
            }
            None => word.into(),
        });
        words.collect()
    }

    /// Runs the line with one special file in a separate tree; gives the status.
    fn run(&self, special: &Special, arena: &Arena, pipe: &Pipe) -> i32 {
        let out = arena.place("work/out");
        let may_change = [vec![out.clone()], special.ends.clone()].concat();
        let all = [arena.fingerprint(&[]), arena.fingerprint(&may_change)];
        let child = started(arena.program().args(self.words(special)));
        let ended: Ended = pipe.watch(child, |child| ended(child, b""));
        let told = || format!("{}: {:?}: {ended:?}", self.line, special.path);

        judge(&ended, &[0, 2, 3]).unwrap_or_else(|fault| panic!("{}\n{fault}", told()));
        let is_written = ended.status == 0 && self.role != Role::Input;
        let changed = match is_written || self.line.contains("out") && ended.status == 0 {
            true => all[1].same(&arena.fingerprint(&may_change)),
            false => all[0].same(&arena.fingerprint(&[])),
        };
        changed.unwrap_or_else(|fault| panic!("{}\n{fault}", told()));
        pipe.must_be_untouched().unwrap_or_else(|fault| panic!("{}\n{fault}", told()));
        assert!(!special.is_refused || ended.status == 2, "{}", told());
        ended.status
    }
}

/// The special files for the argument number `turn`: all of them, or at the short depth every sixth, so that each file
/// is in the place of some argument.
pub fn tried(turn: usize, number: usize) -> impl Iterator<Item = usize> {
    (0..number).filter(move |index| is_full() || index % 6 == turn % 6)
}

#[test]
fn special_files_in_every_place() {
    for (turn, attacked) in ATTACKED.iter().enumerate() {
        let mut accepted = 0;
        let arena = Arena::new();
        let put = |name, bytes| fs::write(arena.place("work").join(name), bytes).unwrap();
        put("good.toml", CONFIG);
        put("good.jsonl", TRANSACTION);
        put("trace.jsonl", TRACE);
        put("out/.keep", b"");
        let number = specials(&arena, attacked.role, attacked.ending, attacked.good).0.len();
        for index in tried(turn, number) {
            let (specials, pipe) = specials(&arena, attacked.role, attacked.ending, attacked.good);
            let status = attacked.run(&specials[index], &arena, &pipe);
            accepted += usize::from(status != 2);
            let _ = fs::remove_dir_all(arena.place("work/out"));
            fs::create_dir(arena.place("work/out")).unwrap();
        }
        assert!(
            !is_full() || accepted >= attacked.accepted,
            "{}: {accepted} of {number} were accepted",
            attacked.line
        );
    }
}
