//! The recorded traces in `tests/data`: their counts, and that converting loses nothing.

// Helpers panic as the tests do that call them; clippy's setting for tests sees only those marked so.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use traces::{Format, Residency, Summary};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Converts a trace and gives the bytes of the new one.
fn convert(from: &Path, to: &Path) -> Vec<u8> {
    let mut trace = traces::open(from).unwrap();
    let file = fs::File::create(to).unwrap();
    let mut sink = traces::create(Format::of(to).unwrap(), file, trace.header()).unwrap();
    traces::copy(trace.as_mut(), sink.as_mut()).unwrap();
    drop(sink);
    fs::read(to).unwrap()
}

/// The counts of the table in `tests/data/README.md`, which were not made by this reader: kernels,
/// groups, groups of the grids, instructions, barriers, requests, loads, stores, distinct lines.
const COUNTS: [(&str, [u64; 9]); 8] = [
    ("par_cutcp", [1, 145, 484, 49300, 12760, 97730, 97150, 580, 1711]),
    ("par_mriq", [2, 66, 66, 102448, 0, 110128, 110112, 16, 2633]),
    ("par_tpacf", [1, 11, 11, 176000, 3168, 176000, 176000, 0, 288]),
    ("pb_3DConv", [62, 992, 992, 92504, 0, 123256, 115320, 7936, 16128]),
    ("pb_gesummv", [1, 16, 16, 102400, 0, 896000, 870400, 25600, 33028]),
    ("pb_syr2k", [1, 53, 64, 54272, 0, 711472, 700448, 11024, 680]),
    ("rod_lavamd", [1, 64, 64, 207672, 8256, 742752, 374336, 368416, 2030]),
    ("rod_nn", [1, 669, 669, 4011, 0, 6683, 5346, 1337, 4010]),
];

#[test]
fn every_trace_has_the_counts_that_were_published_with_it() {
    for (name, expected) in COUNTS {
        let mut trace = traces::open(&data(&format!("{name}.wct"))).unwrap();
        let found = Summary::of(trace.as_mut()).unwrap();
        let counts = [
            found.kernels,
            found.groups,
            found.grid_groups,
            found.instructions,
            found.barriers,
            found.requests,
            found.loads,
            found.stores,
            found.unique_lines.unwrap(),
        ];
        assert_eq!(counts, expected, "{name}");
        assert_eq!((found.name.as_str(), found.atomics), (name, 0));
    }
}

#[test]
fn to_json_lines_and_back_gives_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name| folder.path().join(name);
    for name in ["rod_nn.wct", "par_cutcp.wct"] {
        let first = convert(&data(name), &at("first.wct"));
        assert_eq!(convert(&at("first.wct"), &at("second.wct")), first, "{name}");
        let text = convert(&data(name), &at("first.jsonl"));
        assert_eq!(convert(&at("first.jsonl"), &at("third.wct")), first, "{name}");
        assert_eq!(convert(&at("third.wct"), &at("second.jsonl")), text, "{name}");
        // The file as it was recorded, but for how it is packed.
        let unpacked = |path: &Path| zstd::decode_all(fs::File::open(path).unwrap()).unwrap();
        assert_eq!(unpacked(&at("first.wct")), unpacked(&data(name)), "{name}");
    }
}

#[test]
fn by_core_there_are_as_many_requests() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("by_core.wct");
    let mut trace = traces::open(&data("rod_nn.wct")).unwrap();
    let file = fs::File::create(&path).unwrap();
    let make = |header: &traces::Header| traces::create(Format::Wct, file, header);
    drop(traces::write_by_core(trace.as_mut(), &Residency::of(15), "rod_nn", make).unwrap());
    let mut trace = traces::open(&path).unwrap();
    assert_eq!(trace.header().cores, Some(15));
    let found = Summary::of(trace.as_mut()).unwrap();
    assert_eq!((found.requests, found.loads, found.unique_lines), (6683, 5346, Some(4010)));
    let again = folder.path().join("again.wct");
    assert!(!convert(&path, &folder.path().join("again.jsonl")).is_empty());
    assert_eq!(convert(&folder.path().join("again.jsonl"), &again), fs::read(&path).unwrap());
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_trace() {
    let folder = tempfile::tempdir().unwrap();
    let request = "{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}\n";
    let header = "{\"kind\":\"trace\",\"name\":\"t\",\"source\":\"s\",\"line_bytes\":128,\"sector_bytes\":32,\
                  \"by\":\"group\"}\n";
    let kernel = fs::read_to_string(data("accelsim/version3.traceg")).unwrap();
    for (name, text, loads) in [
        ("a.jsonl", request.to_string(), 1),
        ("b.jsonl", format!("{header}{request}"), 1),
        ("c.traceg", kernel, 3),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, format!("\u{feff}{text}")).unwrap();
        let mut trace = traces::open(&path).unwrap();
        assert_eq!(Summary::of(trace.as_mut()).unwrap().loads, loads, "{name}");
    }
}

#[test]
fn what_is_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        let error = traces::open(&path).err().unwrap().to_string();
        error.strip_prefix(&format!("{}: ", path.display())).unwrap().to_string()
    };
    let what = "must be a trace: wct, which begins with a zstd frame (\\x28\\xb5/\\xfd), JSON lines, which \
                begin with {, arrays of numpy in an archive (PK), or Accel-Sim's, called kernelslist.g or *.traceg; got ";
    assert_eq!(refused("a.bin", b"\x7fELF\x01"), format!("{what}\\x7fELF"));
    assert_eq!(refused("a.wct", b""), format!("{what}an empty file"));
    let raw = "must be a trace that the tracer's post-processing has written, kernelslist.g or *.traceg; got \
               one from before it; try post-traces-processing on the tracer's folder";
    for name in ["kernelslist", "kernelslist_ctx_0x55d0", "kernel-1.trace", "kernel-1.trace.xz"] {
        assert_eq!(refused(name, b"-kernel name = k\n"), raw, "{name}");
    }
    assert_eq!(refused("kernelslist.g", b"./kernel-1.trace.xz\n"), format!("line 1: {raw}"));
    let cut = "line 1: must be readable; got an end within packed data; try a whole copy";
    for (name, bytes) in [("a.traceg.gz", &b"\x1f\x8b"[..]), ("a.traceg.xz", b"\xfd7zXZ\0")] {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        let error = traces::open(&path).and_then(|mut trace| trace.next_record()).unwrap_err();
        assert_eq!(error.to_string(), format!("{}: {cut}", path.display()));
    }
    let readable = "must be a readable file; got ";
    let folder_error = traces::open(folder.path()).err().unwrap().to_string();
    assert!(folder_error.ends_with(&format!("{readable}a folder; try the path of a trace")));
    let absent = traces::open(&folder.path().join("no.wct")).err().unwrap().to_string();
    assert!(absent.contains(readable), "{absent}");
}

/// Counts that numpy gives of the arrays: groups, instructions, requests, loads, atomics.
#[test]
fn recordings_of_a_gpu_have_the_counts_of_their_arrays() {
    for (name, expected) in [
        ("diverge", [4, 1280, 9371, 9371, 0]),
        ("scan_step", [8, 1536, 1536, 1536, 0]),
        ("histogram", [4, 384, 4153, 192, 3961]),
    ] {
        let mut trace = traces::open(&data(&format!("h100/{name}.npz"))).unwrap();
        let found = Summary::of(trace.as_mut()).unwrap();
        let counts = [found.groups, found.instructions, found.requests, found.loads, found.atomics];
        assert_eq!(counts, expected, "{name}");
    }
}
