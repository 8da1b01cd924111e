//! Every wrong input ends with status 2, one paragraph on standard error, and nothing written.

use crate::support::{presets, program, run, run_with, tree};
use std::fs;
use std::path::Path;

/// Files that the cases name.
fn prepare(folder: &Path) {
    let files: [(&str, &[u8]); 8] = [
        ("broken.toml", b"design = 'ccn'\nname = \n"),
        ("unknown.toml", b"design = 'ccn'\nname = 'unknown'\n\n[l1]\nset = 32\n"),
        ("many.toml", b"design = 'ccx'\nname = 'Many'\nl1.ways = 'x'\n"),
        ("empty.toml", b""),
        ("junk.toml", b"\x7fELF\xff\xfe\0"),
        ("good.jsonl", b"{\"op\":\"lookup\",\"line\":\"0x1\"}\n"),
        ("junk.jsonl", b"{\"op\":\"lookup\",\"line\":\"0x1\"}\n\x7fELF\xff\xfe\0"),
        ("bad.jsonl", b"{\"op\":\"lookup\",\"line\":\"0x1\"}\n\n{\"op\":\"lookup\"}\n"),
    ];
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    fs::create_dir(folder.join("folder.toml")).unwrap();
}

/// Runs each case: its arguments, and what must follow `error: ` on standard error.
fn refuse(cases: &[(&str, &str)]) {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path());
    let before = tree(folder.path());
    for (arguments, expected) in cases {
        let ended = run(folder.path(), &arguments.split(' ').collect::<Vec<_>>());
        assert_eq!(ended.errors, format!("error: {expected}\n"), "{arguments}");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments}");
    }
    assert_eq!(tree(folder.path()), before);
}

/// Why there is no place where there is no folder.
const NO_FOLDER: &str = "No such file or directory (os error 2)";

/// The refusal of an output.
fn no_place(name: &str, got: &str) -> String {
    format!(
        "{name}: must be a file, or a place for one in a writable folder; got {got}; try another path, \
         or - for standard output"
    )
}

#[test]
fn designs() {
    let presets = presets().join(", ");
    let unknown = format!(
        "design: must be a preset ({presets}) or the path of a .toml file; got \"taco\"; try taco16"
    );
    let no_file = "nope.toml: must be a readable file of UTF-8 text, at most 1048576 bytes; got No such \
                   file or directory (os error 2); try the path of a TOML file, or a preset";
    refuse(&[
        ("check taco", &unknown),
        ("generate taco", &unknown),
        ("replay taco --block shadow_tags --in good.jsonl", &unknown),
        ("verify taco", &unknown),
        ("check nope.toml", no_file),
        ("verify nope.toml", no_file),
        (
            "check folder.toml",
            "folder.toml: must be a readable file of UTF-8 text, at most 1048576 bytes; got something \
             that is not a file; try the path of a TOML file, or a preset",
        ),
        (
            "check junk.toml",
            "junk.toml: must be a readable file of UTF-8 text, at most 1048576 bytes; got bytes that \
             are not UTF-8 at offset 4; try the path of a TOML file, or a preset",
        ),
    ]);
}

#[test]
fn templates() {
    let unknown = "design: must be a design or a preset (private, shared-l1, decoupled-l1d, ccn, sac, \
                   sharing-tracker, llc, baseline, pact20, pact20-tuned, ics15, taco16, isca23, thesis12, \
                   taco16-fermi, taco16-b); got \"cnn\"; try ccn";
    refuse(&[
        ("new cnn", unknown),
        ("new cnn -o mine.toml", unknown),
        ("schema cnn", unknown),
        ("new ccn -o nowhere/mine.toml", &no_place("nowhere/mine.toml", NO_FOLDER)),
        ("new ccn -o folder.toml", &no_place("folder.toml", "a folder")),
        (
            "new ccn -o good.jsonl",
            "good.jsonl: cannot be made; try a path where no file is yet: File exists (os error 17)",
        ),
    ]);
}

#[test]
fn configs() {
    refuse(&[
        (
            "check broken.toml",
            "broken.toml:2:8: broken: must be TOML: string values must be quoted, expected literal \
             string; got `name =`; try `key = value` or `[section]` on a separate line, each key once",
        ),
        (
            "generate unknown.toml",
            "unknown.toml:5:1: unknown.l1.set: must be one of the keys address_bits, line_bytes, \
             sector_bytes, sets, ways, index, mshr_entries, mshr_merges, replacement, write_hit, pending_store, \
             bypass, hit_latency, miss_queue, when_full, store_data_places, early_restart, id_bits, counter_bits; got set; try sets",
        ),
        (
            "check many.toml",
            "many.toml:1:10: many.design: must be one of \"private\", \"shared-l1\", \
             \"decoupled-l1d\", \"ccn\", \"sac\", \"sharing-tracker\", \"llc\"; got \"ccx\"; try \"ccn\"\n\
             many.toml:2:8: many.name: must be 1 to 64 of a-z, 0-9, '-' and '_', the first a letter; \
             got \"Many\"; try \"many\"\n\
             many.toml:3:11: many.l1.ways: must be an integer in 1..=32; got \"x\"; try 4",
        ),
        (
            "check empty.toml",
            "empty.toml:1:1: empty.name: must be 1 to 64 of a-z, 0-9, '-' and '_', the first a letter; \
             got nothing; try name = \"empty\"\n\
             empty.toml:1:1: empty.design: must be one of \"private\", \"shared-l1\", \
             \"decoupled-l1d\", \"ccn\", \"sac\", \"sharing-tracker\", \"llc\"; got nothing; try design = \"ccn\"",
        ),
    ]);
}

#[test]
fn blocks() {
    let unknown = |preset: &str, name: &str| {
        let design = design::Design::load(preset).unwrap();
        let blocks = registry::blocks(&design);
        let legal: Vec<&str> = blocks.iter().map(|block| block.info.name).collect();
        let (all, first) = (legal.join(", "), legal[0]);
        format!("{preset}: block must be one of {all}; got {name:?}; try {first}")
    };
    let tags = unknown("taco16", "tags");
    refuse(&[
        ("generate taco16 --block tags", &tags),
        ("generate taco16 taco16-fermi --block tags", &tags),
        ("verify taco16 --block tags", &tags),
        ("replay taco16 --block tags --in good.jsonl", &tags),
        ("verify baseline --block l2", &unknown("baseline", "l2")),
        ("generate baseline --block private_clustr", &unknown("baseline", "private_clustr")),
    ]);
}

#[test]
fn arguments() {
    let engine = |text: &str| {
        format!(
            "invalid value '{text}' for '--engine <LIST>': engine: must be model, hdl or verilog, or \
             several with commas; got \"{text}\"; try model,verilog; For more information, try '--help'."
        )
    };
    refuse(&[
        (
            "lst",
            "unrecognized subcommand 'lst'; tip: a similar subcommand exists: 'list'; Usage: warpcache \
             [OPTIONS] <COMMAND>; For more information, try '--help'.",
        ),
        (
            "--quiet",
            "'warpcache' requires a subcommand but one was not provided [subcommands: list, describe, \
             new, check, generate, replay, verify, prove, area, timing, evaluate, figures, sweep, trace, mutate, clean, \
             doctor, schema, completions, man, help]; Usage: warpcache [OPTIONS] <COMMAND>; For more information, try '--help'.",
        ),
        (
            "replay taco16",
            "the following required arguments were not provided: --block <NAME> --in <FILE>; Usage: \
             warpcache replay --block <NAME> --in <FILE> <DESIGN>; For more information, try '--help'.",
        ),
        ("verify taco16 --engine ghdl", &engine("ghdl")),
        ("replay taco16 --block shadow_tags --in good.jsonl --engine Model", &engine("Model")),
        (
            "verify taco16 --cycles 0",
            "invalid value '0' for '--cycles <N>': must be an integer from 1 to 2^64 - 1; got 0; try 1; For \
             more information, try '--help'.",
        ),
        (
            "verify taco16 --seed 1e3",
            "invalid value '1e3' for '--seed <S>': must be an integer from 0 to 2^64 - 1; got 1e3; try 1; For \
             more information, try '--help'.",
        ),
        (
            "verify taco16 --seed -1",
            "invalid value '-1' for '--seed <S>': must be an integer from 0 to 2^64 - 1; got -1; try 1; For \
             more information, try '--help'.",
        ),
        (
            "area taco16 --node -45",
            "invalid value '-45' for '--node <NM>': must be an integer from 1 to 1000; got -45; try 1; For \
             more information, try '--help'.",
        ),
        (
            "verify taco16 --block shadow_tags --cycles 9 --wave nowhere/a.fst",
            &no_place("nowhere/a.fst", NO_FOLDER),
        ),
        (
            "verify taco16 --block shadow_tags --cycles 9 --wave folder.toml",
            &no_place("folder.toml", "a folder"),
        ),
    ]);
}

#[test]
fn replay_files() {
    let end = "; try the path of a file of JSON lines, or - for standard input";
    let unreadable = |name: &str, got: &str| {
        format!("{name}: must be readable UTF-8 text of at most 268435456 bytes; got {got}{end}")
    };
    refuse(&[
        (
            "replay taco16 --block shadow_tags --in nope.jsonl",
            &unreadable("nope.jsonl", "No such file or directory (os error 2)"),
        ),
        (
            "replay taco16 --block shadow_tags --in folder.toml",
            &unreadable("folder.toml", "a folder"),
        ),
        (
            "replay taco16 --block shadow_tags --in junk.jsonl",
            &unreadable("junk.jsonl", "bytes in line 2 that are not UTF-8"),
        ),
        ("replay taco16 --block shadow_tags --in /dev/zero", &unreadable("/dev/zero", "a device")),
        (
            "replay taco16 --block shadow_tags --in bad.jsonl --out answers.jsonl",
            "bad.jsonl: line 3: operation lookup: field line: is missing; must be a hexadecimal string \
             of \"0x0\" to \"0x1ffffffff\"",
        ),
        (
            "replay taco16 --block shadow_tags --in good.jsonl --out nowhere/answers.jsonl",
            &no_place("nowhere/answers.jsonl", NO_FOLDER),
        ),
    ]);
}

/// The places of outputs, before the work of minutes: none of these tools is there.
#[test]
fn outputs_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path());
    let cases = [
        ("area taco16 -o nowhere/a.json", &no_place("nowhere/a.json", NO_FOLDER)),
        ("area taco16 -o folder.toml", &no_place("folder.toml", "a folder")),
        (
            "area taco16 --chart c.png",
            &"c.png: must be a .svg file; got .png; try c.svg".to_string(),
        ),
        ("area taco16 --chart c", &"c: must be a .svg file; got no ending; try c.svg".to_string()),
        ("area taco16 --chart nowhere/c.svg", &no_place("nowhere/c.svg", NO_FOLDER)),
        ("timing taco16 -o nowhere/a.json", &no_place("nowhere/a.json", NO_FOLDER)),
    ];
    let before = tree(folder.path());
    for (arguments, expected) in cases {
        let mut command = program(folder.path());
        command.args(arguments.split(' ')).env_clear().env("PATH", "");
        let ended = run_with(&mut command, b"");
        assert_eq!(ended.errors, format!("error: {expected}\n"), "{arguments}");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments}");
    }
    assert_eq!(tree(folder.path()), before);
}

/// Whatever is quoted is cut, so that an error stays one that can be read.
#[test]
fn long_values() {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path());
    for long in ["x".repeat(50_000), "x y ".repeat(12_500)] {
        let replayed = [
            "{\"op\":\"@\"}",
            "{\"op\":\"lookup\",\"line\":\"@\"}",
            "{\"op\":\"lookup\",\"@\":1}",
            "\"@\"",
        ];
        let mut cases: Vec<String> = [
            "check @",
            "check @.toml",
            "new @",
            "schema @",
            "man @",
            "completions @",
            "@",
            "verify taco16 --block @",
            "verify taco16 --seed @",
            "verify taco16 --engine @",
            "verify taco16 --block shadow_tags --wave @",
            "area taco16 --target @",
            "area taco16 --chart @",
            "area taco16 -o @",
            "generate taco16 -o @",
            "prove taco16 --waves @",
            "replay taco16 --block shadow_tags --in @",
            "replay taco16 --block shadow_tags --in good.jsonl --out @",
            "--@",
        ]
        .map(str::to_string)
        .into();
        for (number, text) in replayed.into_iter().enumerate() {
            fs::write(folder.path().join(format!("{number}.jsonl")), text.replace('@', &long))
                .unwrap();
            cases.push(format!("replay taco16 --block shadow_tags --in {number}.jsonl"));
        }
        for case in cases {
            let words: Vec<String> = case.split(' ').map(|word| word.replace('@', &long)).collect();
            let ended = run(folder.path(), &words.iter().map(String::as_str).collect::<Vec<_>>());
            assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{case}");
            let length = ended.errors.len();
            assert!(length < 1_500, "{case}: {length} bytes, {}", &ended.errors[..1_000]);
        }
    }
}

/// They would turn the line round that a terminal shows.
#[test]
fn bidirectional_controls() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.toml"), "design = 'ccn'\nname = '\u{202e}a\u{2066}'\n")
        .unwrap();
    let ended = run(folder.path(), &["check", "a.toml", "--json"]);
    assert_eq!(ended.status, 2);
    assert!(ended.errors.contains("got \"\\u{202e}a\\u{2066}\""), "{}", ended.errors);
    assert!(!ended.out.contains(['\u{202e}', '\u{2066}']), "{}", ended.out);
    for line in [["check", "\u{202e}.toml"], ["man", "\u{200f}"], ["--\u{2067}", "list"]] {
        let ended = run(folder.path(), &line);
        assert_eq!(ended.status, 2);
        assert!(ended.errors.contains("\\u{20"), "{}", ended.errors);
        assert!(!ended.errors.contains(['\u{202e}', '\u{200f}', '\u{2067}']), "{}", ended.errors);
    }
}

/// Only what is a word of ours must be text.
#[test]
fn paths_need_not_be_utf_8_and_words_must() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let at = |bytes| folder.path().join(OsStr::from_bytes(bytes));
    fs::write(at(b"\xff.toml"), "design = 'ccn'\nname = 'mine'\n").unwrap();
    fs::write(at(b"\xff.jsonl"), "{\"op\":\"lookup\",\"line\":\"0x1\"}\n").unwrap();
    let lines: [&[&[u8]]; 5] = [
        &[b"check", b"\xff.toml"],
        &[b"generate", b"./\xff.toml", b"-o", b"\xfe", b"--json", b"--block", b"shadow_tags"],
        &[
            b"verify",
            b"\xff.toml",
            b"--block",
            b"shadow_tags",
            b"--cycles",
            b"9",
            b"--engine",
            b"model",
        ],
        &[b"new", b"ccn", b"-o", b"\xfd.toml"],
        &[
            b"replay",
            b"\xff.toml",
            b"--block",
            b"shadow_tags",
            b"--in",
            b"\xff.jsonl",
            b"--out",
            b"\xfe.jsonl",
        ],
    ];
    for line in lines {
        let mut command = program(folder.path());
        run_with(command.args(line.iter().map(|word| OsStr::from_bytes(word))), b"").done();
    }
    assert!(at(b"\xfe").join("mine/shadow_tags/manifest.json").is_file());
    assert!(at(b"\xfd.toml").is_file() && at(b"\xfe.jsonl").is_file());

    let refuse = |line: [&[u8]; 2], text: &str| {
        let mut command = program(folder.path());
        let ended = run_with(command.args(line.map(OsStr::from_bytes)), b"");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""));
        assert!(ended.errors.starts_with(text), "{}", ended.errors);
    };
    refuse([b"check", b"\xff\xfe"], "error: design: must be a preset (");
    refuse([b"schema", b"\xff\xfe"], "error: invalid UTF-8 was detected");
}
