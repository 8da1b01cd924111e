//! Refusals, with the byte; and that the same trace has the same bytes.

use super::{Frame, MOST_HEADER_BYTES, Plain, Reader, Writer};
use crate::{By, Error, Header, Record, Sink, Trace};
use std::io::Write;

const BY_GROUP: &str =
    r#"{"name":"t","source":"s","line_bytes":128,"sector_bytes":32,"by":"group"}"#;
const BY_CORE: &str =
    r#"{"name":"t","source":"s","line_bytes":128,"sector_bytes":32,"by":"core","cores":2}"#;

/// Magic number, length and header.
fn begin(json: &str) -> Vec<u8> {
    let length = (json.len() as u32).to_le_bytes();
    [b"WCT1", &length[..], json.as_bytes()].concat()
}

/// A kernel named `k`.
fn kernel(groups: u32, warps: u32) -> Vec<u8> {
    [b"K", &groups.to_le_bytes()[..], &warps.to_le_bytes(), &[1, 0], b"k"].concat()
}

/// A group of warps, each with its number of entries and their bytes.
fn group(number: u32, warps: &[(u32, &[u8])]) -> Vec<u8> {
    let mut bytes = vec![b'G'];
    bytes.extend(number.to_le_bytes());
    bytes.extend((warps.len() as u16).to_le_bytes());
    for (entries, of_warp) in warps {
        bytes.extend(entries.to_le_bytes());
        bytes.extend((of_warp.len() as u32).to_le_bytes());
        bytes.extend(*of_warp);
    }
    bytes
}

fn instruction(kind: u8, line: u64, sectors: u32) -> Vec<u8> {
    [&[kind, 1][..], &line.to_le_bytes(), &sectors.to_le_bytes()].concat()
}

fn request(cycle: u64, core: u32, kind: u8, line: u64, sectors: u32) -> Vec<u8> {
    let ids = [core.to_le_bytes(), 7u32.to_le_bytes()].concat();
    [b"C", &cycle.to_le_bytes()[..], &ids, &[kind], &line.to_le_bytes(), &sectors.to_le_bytes()]
        .concat()
}

fn end(lines: u64) -> Vec<u8> {
    [b"E", &lines.to_le_bytes()[..]].concat()
}

fn records(trace: Result<impl Trace, Error>) -> Result<Vec<Record>, Error> {
    let mut trace = trace?;
    let mut records = vec![];
    while let Some(record) = trace.next_record()? {
        records.push(record);
    }
    Ok(records)
}

fn read(bytes: &[u8]) -> Result<Vec<Record>, Error> {
    records(Reader::new(Plain(bytes), "t.wct"))
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 3).unwrap()
}

fn unpack(bytes: &[u8]) -> Result<Vec<Record>, Error> {
    records(Reader::new(Frame::new(bytes).unwrap(), "t.wct"))
}

/// A trace by group with two kernels, a barrier, an empty warp, and a load that bypasses the L1.
fn by_group() -> Vec<u8> {
    let two_lines = [
        &[0u8, 2][..],
        &5u64.to_le_bytes(),
        &3u32.to_le_bytes(),
        &4u64.to_le_bytes(),
        &1u32.to_le_bytes(),
    ]
    .concat();
    let first = [two_lines, vec![0xb0], instruction(1, 9, 15)].concat();
    let parts = [
        begin(BY_GROUP),
        kernel(4, 2),
        group(0, &[(3, &first), (0, &[])]),
        group(3, &[(1, &instruction(0x80, 1, 1))]),
        kernel(0, 0),
        group(0, &[(1, &instruction(2, 0, 1))]),
        end(5),
    ];
    parts.concat()
}

#[test]
fn a_trace_by_group_is_read_as_it_was_written() {
    let records = read(&by_group()).unwrap();
    let shown = format!("{records:?}");
    assert_eq!(records.len(), 5, "{shown}");
    let Record::Group(group) = &records[1] else { panic!("{shown}") };
    assert_eq!((group.number(), group.warps(), group.line_count(0)), (0, 2, 3));
    // 26 bytes of the load, 1 of the barrier, 14 of the store; and 8 a warp.
    assert_eq!(group.size(), 57);
    let entries = format!("{:?}", group.entries(0).collect::<Vec<_>>());
    assert!(entries.contains("Barrier"), "{entries}");
    assert_eq!(group.entries(1).count() + group.entries(2).count(), 0);
}

#[test]
fn write_read_write_gives_the_same_bytes() {
    let by_core =
        [begin(BY_CORE), kernel(0, 0), request(3, 1, 0x81, 6, 2), request(3, 0, 2, 1, 8), end(2)];
    for (plain, by) in [(by_group(), By::Group), (by_core.concat(), By::Core)] {
        let write = |bytes: &[u8]| {
            let mut trace = Reader::new(Frame::new(bytes).unwrap(), "t.wct").unwrap();
            assert_eq!(trace.header().by, by);
            let mut out = Vec::new();
            let mut sink = Writer::new(&mut out, trace.header()).unwrap();
            crate::copy(&mut trace, &mut sink).unwrap();
            drop(sink);
            out
        };
        let first = write(&packed(&plain));
        assert_eq!(zstd::decode_all(&first[..]).unwrap(), plain);
        assert_eq!(write(&first), first);
    }
}

/// Each case: bytes, the byte that is blamed, and the text.
fn refuse(cases: &[(Vec<u8>, u64, &str)]) {
    for (bytes, at, what) in cases {
        let error = read(bytes).unwrap_err().to_string();
        assert_eq!(error, format!("t.wct: byte {at}: {what}"));
    }
}

#[test]
fn wrong_headers() {
    let long = [b"WCT1", &(MOST_HEADER_BYTES + 1).to_le_bytes()[..]].concat();
    let odd = BY_GROUP.replace("128", "100");
    refuse(&[
        (b"WCT2".to_vec(), 0, "the version must be 1, magic number WCT1; got WCT2"),
        (b"PK\x03\x04".to_vec(), 0, "the magic number must be WCT1; got PK\\x03\\x04"),
        (long, 4, "the header must have at most 65536 bytes; got 65537"),
        (
            begin(BY_GROUP)[..20].to_vec(),
            8,
            "the header must be here; the data end, and only record E may be the last",
        ),
        (begin(&odd), 8, "the header's `line_bytes` must be a power of two in 32..=256; got 100"),
    ]);
    for (json, why) in [
        ("{".to_string(), "EOF while parsing"),
        (BY_GROUP.replace("\"by\"", "\"sort\":1,\"by\""), "unknown field `sort`"),
        (BY_GROUP.replace("\"name\":\"t\",", ""), "missing field `name`"),
        (BY_GROUP.replace("group", "warp"), "unknown variant `warp`"),
    ] {
        let error = read(&begin(&json)).unwrap_err().to_string();
        let start = "t.wct: byte 8: the header must be JSON with `name`, `source`, `line_bytes`, \
                     `sector_bytes`, `by` and, by core, `cores`; got what is wrong by ";
        assert!(error.starts_with(&format!("{start}{why}")), "{error}");
    }
}

#[test]
fn wrong_records() {
    let start = [begin(BY_GROUP), kernel(4, 2)].concat();
    let base = start.len() as u64;
    let with = |record: Vec<u8>| [&start[..], &record].concat();
    let load = |kind, line, sectors| with(group(0, &[(1, &instruction(kind, line, sectors))]));
    let twice = [group(2, &[]), group(2, &[])].concat();
    refuse(&[
        (
            begin(BY_GROUP),
            begin(BY_GROUP).len() as u64,
            "a record must be here; the data end, and only record E may be the last",
        ),
        (
            [begin(BY_GROUP), end(0)].concat(),
            begin(BY_GROUP).len() as u64,
            "the first record must be a kernel, 0x4b (K); got 0x45",
        ),
        (with(vec![0]), base, "a record must begin with K, G, C or E; got 0x00"),
        (
            start[..start.len() - 1].to_vec(),
            base - 1,
            "a kernel's name must be here; the data end, and only record E may be the last",
        ),
        (
            [begin(BY_GROUP), kernel(1, 1)[..11].to_vec(), b"\xff".to_vec()].concat(),
            base - 1,
            "a kernel's name must be UTF-8; got another byte",
        ),
        (with(group(4, &[])), base + 1, "a group must be below its kernel's 4; got 4"),
        (with(twice), base + 8, "a group must appear once in a kernel; got 2 again"),
        (
            with(group(0, &[(0, &[]), (0, &[]), (0, &[])])),
            base + 5,
            "a group must have at most its kernel's 2 warps; got 3",
        ),
        (
            with(request(0, 0, 0, 0, 1)),
            base,
            "the records of a trace by group must be G, K or E; got C",
        ),
        (load(3, 0, 1), base + 15, "a kind must be 0, 1 or 2, or that plus 0x80; got 0x03"),
        (
            load(0, 1 << 57, 1),
            base + 17,
            "a line must have at most 57 bits, for addresses of 64; got 0x200000000000000",
        ),
        (load(0, 0, 16), base + 17, "sectors must be in 0x1..=0xf; got 0x10"),
        (load(0, 0, 0), base + 17, "sectors must be in 0x1..=0xf; got 0x0"),
        (
            with(group(0, &[(1, &[0, 0])])),
            base + 15,
            "an instruction must have 1..=64 lines; got 0",
        ),
        (
            with(group(0, &[(1, &[0, 65])])),
            base + 15,
            "an instruction must have 1..=64 lines; got 65",
        ),
        (
            with(group(0, &[(2, &[0xb0, 0, 1, 2])])),
            base + 16,
            "1 lines must follow; the warp's bytes end before",
        ),
        (
            with(group(0, &[(1, &[0xb0, 0])])),
            base + 16,
            "the number of lines is missing: the warp's bytes end here",
        ),
        (
            with(group(0, &[(1, &[0xb0, 0xb0])])),
            base + 17,
            "the warp's bytes must hold 1 entries; got 2",
        ),
        (with(group(0, &[(1, &[])])), base + 15, "the warp's bytes must hold 1 entries; got 0"),
        (with(end(1)), base + 1, "the end must count the 0 lines before it; got 1"),
        (
            with([end(0), vec![0]].concat()),
            base + 9,
            "nothing must follow the end, record E; got more",
        ),
    ]);
    let start = [begin(BY_CORE), kernel(0, 0)].concat();
    let base = start.len() as u64;
    let with = |record: Vec<u8>| [&start[..], &record].concat();
    let back = [request(9, 0, 0, 0, 1), request(8, 0, 0, 0, 1)].concat();
    refuse(&[
        (with(request(0, 2, 0, 0, 1)), base + 9, "a core must be below the header's 2; got 2"),
        (
            with(request(0, 0, 0xb0, 0, 1)),
            base + 17,
            "a kind must be 0, 1 or 2, or that plus 0x80; got 0xb0",
        ),
        (with(back), base + 31, "cycles must never fall; got 8 after 9"),
        (with(group(0, &[])), base, "the records of a trace by core must be C, K or E; got G"),
    ]);
}

#[test]
fn a_line_beyond_all_addresses() {
    let of_line = |line| {
        let group = group(0, &[(1, &instruction(0, line, 1))]);
        read(&[begin(BY_GROUP), kernel(1, 1), group, end(1)].concat())
    };
    assert_eq!(of_line((1 << 57) - 1).unwrap().len(), 2);
    let error = of_line(1 << 57).unwrap_err().to_string();
    let what = ": a line must have at most 57 bits, for addresses of 64; got 0x200000000000000";
    assert!(error.ends_with(what), "{error}");
}

/// A group may have 64 MiB, and what is claimed takes no memory.
#[test]
fn a_group_that_is_too_large() {
    let claimed = [begin(BY_GROUP), kernel(0, 0), vec![b'G', 0, 0, 0, 0, 1, 0], vec![0xff; 8]];
    let at = claimed.concat().len() as u64 - 4;
    let what = "a group must have at most 67108864 bytes; got 4294967303 and more";
    refuse(&[(claimed.concat(), at, what)]);
    // Thousands of warps of a megabyte of barriers each, in some kilobytes.
    let mut encoder = zstd::stream::write::Encoder::new(Vec::new(), 19).unwrap();
    encoder
        .write_all(&[begin(BY_GROUP), kernel(0, 0), vec![b'G', 0, 0, 0, 0, 0, 1]].concat())
        .unwrap();
    let warp = [&[0u8, 0, 0x10, 0].repeat(2)[..], &[0xb0; 1 << 20]].concat();
    (0..65).for_each(|_| encoder.write_all(&warp).unwrap());
    let bomb = encoder.finish().unwrap();
    assert!(bomb.len() < 20_000, "{}", bomb.len());
    let error = unpack(&bomb).unwrap_err().to_string();
    assert!(error.contains(": a group must have at most 67108864 bytes; got "), "{error}");
}

#[test]
fn wrong_frames() {
    let good = packed(&by_group());
    assert!(unpack(&good).is_ok());
    let behind = unpack(&[&good[..], b"x"].concat()).unwrap_err().to_string();
    assert!(
        behind.ends_with(": the file must end with its zstd frame; got more behind it"),
        "{behind}"
    );
    let cut = unpack(&good[..good.len() - 1]).unwrap_err();
    assert!(cut.to_string().contains(" must be here"), "{cut}");
    // A window of 16 MiB.
    let mut encoder = zstd::stream::write::Encoder::new(Vec::new(), 3).unwrap();
    encoder.window_log(24).unwrap();
    encoder.write_all(&by_group()).unwrap();
    let wide = unpack(&encoder.finish().unwrap()).unwrap_err().to_string();
    let text = "t.wct: byte 0: the magic number WCT1 must be here, in one zstd frame whose window is at \
                most 8 MiB; got ";
    assert!(wide.starts_with(text), "{wide}");
}

#[test]
fn a_header_that_is_too_long_is_not_written() {
    let name = "x".repeat(MOST_HEADER_BYTES as usize);
    let source = String::new();
    let header =
        Header { name, source, line_bytes: 128, sector_bytes: 32, by: By::Group, cores: None };
    let mut out = Vec::new();
    let error = Writer::new(&mut out, &header).err().unwrap().to_string();
    assert_eq!(error, "a header has at most 65536 bytes of JSON");
    let name = "x".repeat(1 << 16);
    let mut sink = Writer::new(Vec::new(), &Header { name: "t".into(), ..header }).unwrap();
    let kernel = Record::Kernel(crate::Kernel { groups: 0, warps: 0, name });
    assert_eq!(
        sink.put(&kernel).unwrap_err().to_string(),
        "a kernel's name has at most 65535 bytes"
    );
}
