//! Legal ways to write by hand, refusals, and that nothing is lost.

use super::{Reader, Survey, Writer, survey};
use crate::{By, Error, Header, Record, Trace};

fn header(by: By, cores: Option<u32>) -> Header {
    let (name, source) = ("t".to_string(), "a test".to_string());
    Header { name, source, line_bytes: 128, sector_bytes: 32, by, cores }
}

fn reader<'a>(text: &'a str, assumed: &Header) -> Result<Reader<&'a [u8]>, Error> {
    Reader::new(text.as_bytes(), "t.jsonl", assumed)
}

fn records(text: &str, assumed: &Header) -> Result<Vec<Record>, Error> {
    let mut trace = reader(text, assumed)?;
    let mut records = vec![];
    while let Some(record) = trace.next_record()? {
        records.push(record);
    }
    Ok(records)
}

fn written(text: &str, assumed: &Header) -> String {
    let mut trace = reader(text, assumed).unwrap();
    let mut out = Vec::new();
    let mut sink = Writer::new(&mut out, &trace.header().clone()).unwrap();
    crate::copy(&mut trace, &mut sink).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn by_hand_and_as_it_is_written() {
    let text = r#"{"group":0,"warp":1,"kind":"load","line":"0x10","sectors":1}
        {"group":0,"warp":0,"kind":"store","line":17,"sectors":"0xF","instruction":4}
        {"group":0,"warp":1,"kind":"barrier"}
        {"group":0,"warp":0,"kind":"store","line":18,"sectors":3,"instruction":4}

        {"group":3,"warp":0,"kind":"load","line":1,"sectors":1,"bypass_l1":true}
        {"kind":"kernel","name":"k","groups":2,"warps":1}
        {"group":1,"warp":0,"kind":"atomic","line":1,"sectors":1}
        {"kind":"flush"}
"#;
    let whole = r#"{"kind":"trace","name":"t","source":"a test","line_bytes":128,"sector_bytes":32,"by":"group"}
{"kind":"flush"}
{"kind":"group","warps":2,"group":0}
{"kind":"store","group":0,"warp":0,"instruction":0,"line":"0x11","sectors":"0xf"}
{"kind":"store","group":0,"warp":0,"instruction":0,"line":"0x12","sectors":"0x3"}
{"kind":"load","group":0,"warp":1,"line":"0x10","sectors":"0x1"}
{"kind":"barrier","group":0,"warp":1}
{"kind":"group","warps":1,"group":3}
{"kind":"load","group":3,"warp":0,"line":"0x1","sectors":"0x1","bypass_l1":true}
{"kind":"kernel","name":"k","groups":2,"warps":1}
{"kind":"group","warps":1,"group":1}
{"kind":"atomic","group":1,"warp":0,"line":"0x1","sectors":"0x1"}
{"kind":"flush"}
"#;
    assert_eq!(written(text, &header(By::Group, None)), whole);
    assert_eq!(written(whole, &header(By::Core, Some(9))), whole);
    assert_eq!(survey(whole.as_bytes(), "t").unwrap(), Survey::HasHeader);
    assert_eq!(survey(text.as_bytes(), "t").unwrap(), Survey::Found(By::Group, None));
}

#[test]
fn a_trace_by_core() {
    let text = r#"{"core":1,"warp":9,"kind":"load","line":"0x10","sectors":"0x1","cycle":5}
{"core":0,"warp":0,"kind":"load","line":"0x11","sectors":"0x1"}
"#;
    let assumed = header(By::Core, Some(2));
    assert_eq!(survey(text.as_bytes(), "t").unwrap(), Survey::Found(By::Core, Some(2)));
    let whole = written(text, &assumed);
    // A request without a cycle has that of the one before.
    assert!(whole.ends_with(
        "{\"kind\":\"load\",\"cycle\":5,\"core\":0,\"warp\":0,\"line\":\"0x11\",\"sectors\":\"0x1\"}\n"
    ));
    assert_eq!(written(&whole, &header(By::Group, None)), whole);
}

#[test]
fn a_group_with_warps_that_do_nothing_keeps_them() {
    let text = "{\"kind\":\"group\",\"group\":2,\"warps\":3}\n";
    let records = records(text, &header(By::Group, None)).unwrap();
    let Record::Group(group) = &records[1] else { panic!("{records:?}") };
    assert_eq!((group.number(), group.warps(), group.line_count(0)), (2, 3, 0));
}

#[test]
fn wrong_lines() {
    let request = r#""kind":"load","line":1,"sectors":1"#;
    let many: String =
        (0..65).map(|line| format!("{{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":1,\"instruction\":7}}\n")).collect();
    let cases = [
        (String::new(), 1, "a kernel or a request must be in it; got the end"),
        (
            format!("{{\"kind\":\"flush\"}}\n{{\"core\":0,\"group\":0,\"warp\":0,{request}}}"),
            2,
            "must have `core` or `group`; got both",
        ),
        (format!("{{\"warp\":0,{request}}}"), 1, "must have `core` or `group`; got neither"),
        (
            format!("{{\"core\":0,\"warp\":0,{request}}}"),
            1,
            "must have `group` in a trace by group; got `core`",
        ),
        (
            format!("{{\"group\":0,\"warp\":0,\"cycle\":1,{request}}}"),
            1,
            "`cycle` must be beside `core` only; got it beside `group`",
        ),
        (
            r#"{"group":0,"warp":0,"kind":"load","sectors":1}"#.to_string(),
            1,
            "`line` must be there; got none; a line of this kind has `warp`, `line`, `sectors`, `core`, \
             `group`, `instruction`, `bypass_l1`, `cycle`",
        ),
        (
            r#"{"group":0,"warp":0,"kind":"load","line":"16","sectors":1}"#.to_string(),
            1,
            "`line` must be a string of 0x and a hexadecimal number, or a number; got \"16\"",
        ),
        (
            r#"{"group":0,"warp":0,"kind":"load","line":1,"sectors":16}"#.to_string(),
            1,
            "sectors must be in 0x1..=0xf; got 0x10",
        ),
        (
            r#"{"group":0,"warp":0,"kind":"load","line":1,"sectors":4294967296}"#.to_string(),
            1,
            "sectors must be in 0x1..=0xf; got 0x100000000",
        ),
        (
            r#"{"kind":"flush","name":"x"}"#.to_string(),
            1,
            "must not have `name`; a line of this kind has no other field",
        ),
        (
            "{\"kind\":\"group\",\"group\":1,\"warps\":0}\n{\"kind\":\"group\",\"group\":1,\"warps\":0}"
                .to_string(),
            2,
            "a group must appear once in a kernel; got 1 again",
        ),
        (
            format!("{{\"kind\":\"group\",\"group\":1,\"warps\":2}}\n{{\"group\":1,\"warp\":2,{request}}}"),
            2,
            "a warp must be below 2; got 2",
        ),
        (
            format!("{{\"kind\":\"kernel\",\"groups\":4}}\n{{\"group\":4,\"warp\":0,{request}}}"),
            2,
            "a group must be below its kernel's 4; got 4",
        ),
        (many, 65, "an instruction must have at most 64 lines; got more"),
        (
            "{\"kind\":\"flush\"}\n{\"kind\":\"trace\",\"name\":\"\",\"source\":\"\",\"line_bytes\":128,\
             \"sector_bytes\":32,\"by\":\"group\"}"
                .to_string(),
            2,
            "kind `trace` must be the first line; got it later",
        ),
        (format!("\n{{{}", " ".repeat(1 << 20)), 2, "must have at most 1048576 bytes; got more"),
    ];
    for (text, line, what) in cases {
        let error = records(&text, &header(By::Group, None)).unwrap_err().to_string();
        assert_eq!(error, format!("t.jsonl: line {line}: {what}"));
    }
    for (text, why) in [
        ("{\"kind\":\"lode\"}", "unknown variant `lode`"),
        ("{\"kind\":\"load\",\"lines\":1}", "unknown field `lines`"),
        ("{", "EOF while parsing"),
    ] {
        let error = records(text, &header(By::Group, None)).unwrap_err().to_string();
        let start = "t.jsonl: line 1: must be a JSON object of the fields of a trace; got what is wrong by ";
        assert!(error.starts_with(&format!("{start}{why}")), "{error}");
    }
    let list = records("[1]", &header(By::Group, None)).unwrap_err().to_string();
    assert!(
        list.ends_with(": must be a JSON object of the fields of a trace; got \"[1]\""),
        "{list}"
    );
    let core =
        |core, cycle| format!("{{\"core\":{core},\"warp\":0,\"cycle\":{cycle},{request}}}\n");
    for (text, what) in [
        (core(0, 0) + &core(2, 0), "a core must be below the header's 2; got 2"),
        (core(0, 9) + &core(0, 8), "cycles must never fall; got 8 after 9"),
        (
            core(0, 0) + r#"{"kind":"barrier","group":0,"warp":0}"#,
            "must have `core` in a trace by core; got `group`",
        ),
    ] {
        let error = records(&text, &header(By::Core, Some(2))).unwrap_err().to_string();
        assert_eq!(error, format!("t.jsonl: line 2: {what}"));
    }
    let error = survey(core(256, 0).as_bytes(), "t.jsonl").unwrap_err().to_string();
    assert_eq!(error, "t.jsonl: line 1: a core must be below 256; got 256");
    let invalid = Reader::new(&b"{\"\xff"[..], "t.jsonl", &header(By::Group, None));
    assert_eq!(
        invalid.err().unwrap().to_string(),
        "t.jsonl: line 1: must be UTF-8; got another byte in column 3"
    );
}

#[test]
fn an_instruction_has_one_operation() {
    let line = |kind| {
        format!(
            "{{\"group\":0,\"warp\":0,\"kind\":\"{kind}\",\"line\":1,\"sectors\":1,\"instruction\":7}}\n"
        )
    };
    let error = records(&(line("load") + &line("store")), &header(By::Group, None)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "t.jsonl: line 2: requests of instruction 7 must have one `kind` and `bypass_l1`; got two"
    );
}
