//! `replay` on the block of `taco16`: answers when all is well, and nothing when it is not.

use crate::support::{Ended, ended, program, run, run_with, started, tree};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use tempfile::tempdir;

const INPUT: &str = concat!(
    r#"{"op":"lookup","line":"0x1f40"}"#,
    "\n\n",
    r#"{"op":"write","line":"0X0001F40","set":0,"way":2}"#,
    "\n",
    r#"{"op":"lookup","line":"0x1f40"}"#,
    "\n",
    r#"{"op":"invalidate","line":"0x1f40"}"#,
    "\n",
    r#"{"op":"lookup","line":"0x1f40"}"#,
);
const ANSWERS: &str = concat!(
    r#"{"hit":false,"way":null}"#,
    "\n",
    r#"{"hit":false,"way":null}"#,
    "\n",
    r#"{"hit":true,"way":2}"#,
    "\n",
    r#"{"hit":true,"way":2}"#,
    "\n",
    r#"{"hit":false,"way":null}"#,
    "\n",
);

fn replay(input: &[u8], more: &[&str]) -> Ended {
    let folder = tempdir().unwrap();
    let mut command = program(folder.path());
    command.args(["replay", "taco16", "--block", "shadow_tags", "--in", "-"]).args(more);
    run_with(&mut command, input)
}

#[test]
fn an_answer_a_transaction_and_the_same_from_every_engine() {
    assert_eq!(replay(INPUT.as_bytes(), &[]).done(), ANSWERS);
    for engines in ["model", "hdl", "verilog", "model,hdl,verilog"] {
        assert_eq!(replay(INPUT.as_bytes(), &["--engine", engines]).done(), ANSWERS, "{engines}");
    }
}

#[test]
fn answers_are_no_report_and_stay_under_quiet() {
    assert_eq!(replay(INPUT.as_bytes(), &["--quiet"]).done(), ANSWERS);
}

#[test]
fn nothing_in_nothing_out() {
    assert_eq!(replay(b"", &[]).done(), "");
    assert_eq!(replay(b"\n \n", &[]).done(), "");
}

#[test]
fn answers_go_to_a_file_when_all_is_well_and_only_then() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("in.jsonl"), INPUT).unwrap();
    fs::write(folder.path().join("bad.jsonl"), format!("{INPUT}\nno")).unwrap();
    let arguments = ["replay", "taco16", "--block", "shadow_tags", "--out", "out.jsonl", "--in"];
    let good = [arguments.as_slice(), &["in.jsonl"]].concat();
    assert_eq!(run(folder.path(), &good).done(), "");
    let after = tree(folder.path());
    assert_eq!(after["out.jsonl"], ANSWERS);
    let ended = run(folder.path(), &[arguments.as_slice(), &["bad.jsonl"]].concat());
    assert_eq!(ended.status, 2);
    assert_eq!(tree(folder.path()), after);
}

#[test]
fn wrong_lines_are_named_and_nothing_is_answered() {
    let cases = [
        ("5", "must be one JSON object; invalid type: integer `5`, expected one JSON object"),
        (
            r#"{"op":"lookup","line":"0x1"}{}"#,
            "must be one JSON object; trailing characters at column 29",
        ),
        (
            r#"{"op":"look","line":"0x1"}"#,
            "field op: must be one of write, invalidate, lookup; got \"look\"",
        ),
        (r#"{"line":"0x1"}"#, "field op: is missing; must be one of write, invalidate, lookup"),
        (
            r#"{"op":"lookup","line":"0x1","way":1}"#,
            "operation lookup: unknown field \"way\"; it takes line",
        ),
        (
            r#"{"op":"lookup","line":1}"#,
            "operation lookup: field line: must be a hexadecimal string of \"0x0\" to \"0x1ffffffff\"; \
             got 1",
        ),
        (
            r#"{"op":"lookup","line":"0x200000000"}"#,
            "operation lookup: field line: must be a hexadecimal string of \"0x0\" to \"0x1ffffffff\"; \
             got \"0x200000000\"",
        ),
        (
            r#"{"op":"write","line":"0x1","set":1,"way":4}"#,
            "operation write: field way: must be an integer of 0 to 3; got 4",
        ),
    ];
    for (line, expected) in cases {
        let ended = replay(format!("{INPUT}\n{line}\n").as_bytes(), &[]);
        assert_eq!(ended.errors, format!("error: standard input: line 7: {expected}\n"));
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{line}");
    }
}

#[test]
fn a_line_of_a_megabyte_is_refused_by_its_number() {
    let cases = ["[".repeat(1 << 20), format!("{{\"op\":\"{}\"}}", "x".repeat(1 << 20))];
    for line in cases {
        let ended = replay(format!("{INPUT}\n{line}\n").as_bytes(), &[]);
        assert!(
            ended.errors.starts_with("error: standard input: line 7: "),
            "{:.200}",
            ended.errors
        );
        assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    }
}

#[test]
fn a_waveform_is_written_and_its_place_is_checked_first() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("in.jsonl"), INPUT).unwrap();
    let line = ["replay", "taco16", "--block", "shadow_tags", "--in", "in.jsonl", "--wave"];
    let replayed = run(folder.path(), &[line.as_slice(), &["run.vcd"]].concat());
    assert_eq!(replayed.done(), ANSWERS);
    let wave = fs::read_to_string(folder.path().join("run.vcd")).unwrap();
    assert!(wave.contains("$enddefinitions") && wave.contains(" lookup_valid "), "{wave:.3000}");
    let ended = run(folder.path(), &[line.as_slice(), &["nowhere/run.vcd"]].concat());
    let expected = "error: nowhere/run.vcd: must be a file, or a place for one in a writable folder; got No \
                    such file or directory (os error 2); try another path, or - for standard output\n";
    assert_eq!((ended.status, ended.out.as_str(), ended.errors.as_str()), (2, "", expected));
}

/// Each line is written when the answer to the one before is there; an error changes nothing.
#[test]
fn a_stream_is_answered_line_by_line_and_goes_on_after_an_error() {
    let folder = tempdir().unwrap();
    let mut command = program(folder.path());
    let line = ["replay", "taco16", "--block", "shadow_tags", "--stream", "--engine", "model,hdl"];
    let mut child = started(command.args(line));
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |line: &str| {
        let input = child.stdin.as_mut().unwrap();
        input.write_all(line.as_bytes()).and_then(|()| input.flush()).unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        answer
    };
    let write = "{\"op\":\"write\",\"line\":\"0x1f40\",\"set\":0,\"way\":2}\n";
    let twice = write.replace(":2}", ":3}");
    let lookup = "{\"op\":\"lookup\",\"line\":\"0x1f40\"}\n";
    let (miss, hit) = ("{\"hit\":false,\"way\":null}\n", "{\"hit\":true,\"way\":2}\n");
    assert_eq!(ask(write), miss);
    let refused = ask(&twice);
    assert!(
        refused.starts_with("{\"error\":\"operation write: field way: line 0x1f40 "),
        "{refused}"
    );
    assert!(ask("\n no object\n").starts_with("{\"error\":\"must be one JSON object; "));
    assert_eq!(ask(lookup), hit);
    assert_eq!(ask("{\"op\":\"invalidate\",\"line\":\"0x1f40\"}\n"), hit);
    // What was refused is legal now.
    assert_eq!(ask(&twice), miss);
    child.stdout = Some(answers.into_inner());
    assert_eq!(ended(child, b"").done(), "");
}

#[test]
fn a_stream_needs_neither_file_nor_end_and_ends_where_it_is_no_text() {
    let stream = |input: &[u8], more: &[&str]| {
        let folder = tempdir().unwrap();
        let mut command = program(folder.path());
        command.args(["replay", "taco16", "--block", "shadow_tags", "--stream"]).args(more);
        run_with(&mut command, input)
    };
    assert_eq!(stream(INPUT.as_bytes(), &[]).done(), ANSWERS);
    let foreign = stream(b"\xff\n", &[]).done();
    assert_eq!(foreign, "{\"error\":\"must be one JSON object; the line is not UTF-8\"}\n");
    let long = stream(&vec![b' '; (1 << 20) + 1], &[]);
    let text = "error: standard input: must be lines of at most 1048576 bytes; got more; try a transaction a line\n";
    assert_eq!((long.status, long.errors.as_str()), (2, text));
    for more in [["--in", "a.jsonl"], ["--out", "a.jsonl"], ["--wave", "a.vcd"]] {
        assert_eq!(stream(b"", &more).status, 2, "{more:?}");
    }
}
