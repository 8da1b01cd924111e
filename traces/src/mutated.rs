//! Files of each format with a few bytes changed: an error or a trace, and memory that stays bounded.
//!
//! `WARPCACHE_TRACE_MUTANTS` says how many of each format, 1,500 unless it is set.

use crate::wct::{Frame, Plain, Reader};
use crate::{Error, Format, Header, Place, Record, Trace};
use std::fs;
use std::io::BufRead;
use std::path::{Path, PathBuf};

/// Small pseudo-random numbers (splitmix64), so that a run can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }
}

/// Insertions of a mutation: ends of number ranges, and words of each format.
const PIECES: &[&[u8]] = &[
    b"\0\0\0\0",
    b"\xff\xff\xff\xff",
    b"\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\x01\0",
    b"\xb0",
    b"K",
    b"G",
    b"C",
    b"E",
    b"-1",
    b"4294967296",
    b"18446744073709551616",
    b"0x",
    b"\n",
    b"{",
    b"[",
    b"\"",
    b",",
    b"null",
    b"\"core\":0,",
    b"#END_TB\n",
    b"#BEGIN_TB\n",
    b"insts = 9999999999\n",
    b"warp = 1\n",
    b"(4294967295,4294967295,4294967295)",
];

/// `good` with one to four changes: a bit, a part taken out, a piece put in, a part said twice.
fn mutated(good: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        let end = (at + random.below(20)).min(bytes.len());
        let piece = PIECES[random.below(PIECES.len())];
        match random.below(5) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..(at + piece.len()).min(bytes.len()), piece.iter().copied())),
            3 => {
                let part = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, part));
            }
            _ => drop(bytes.splice(at..at, piece.iter().copied())),
        }
    }
    bytes
}

fn rounds() -> usize {
    std::env::var("WARPCACHE_TRACE_MUTANTS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_500)
}

/// Reads to the end or the error, which must say what and where.
fn read(trace: Result<Box<dyn Trace + '_>, Error>) -> bool {
    let mut records = 0;
    let ended = trace.and_then(|mut trace| {
        while let Some(record) = trace.next_record()? {
            records += 1;
            if let Record::Group(group) = &record {
                assert!(group.size() <= crate::MOST_GROUP_BYTES);
            }
        }
        Ok(())
    });
    match ended {
        Ok(()) => records > 0,
        Err(error) => {
            assert!(!error.what.is_empty() && error.to_string().len() < 3_000, "{error}");
            false
        }
    }
}

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// The first groups of a recorded trace, in a format.
fn beginning(format: Format) -> Vec<u8> {
    let mut trace = crate::open(&data("par_cutcp.wct")).unwrap();
    let mut out = Vec::new();
    let mut sink = crate::create(format, &mut out, trace.header()).unwrap();
    for _ in 0..3 {
        let record = trace.next_record().unwrap().unwrap();
        let short = match record {
            Record::Group(group) => Record::Group(shortened(&group)),
            record => record,
        };
        sink.put(&short).unwrap();
    }
    sink.finish().unwrap();
    drop(sink);
    out
}

/// Three entries a warp.
fn shortened(group: &crate::Group) -> crate::Group {
    let mut short = crate::Group::new(group.number());
    for warp in 0..group.warps() {
        let mut entries = crate::WarpEntries::default();
        for entry in group.entries(warp).take(3) {
            match entry {
                crate::Entry::Barrier => entries.barrier(),
                crate::Entry::Instruction(instruction) => {
                    let lines: Vec<crate::Access> = instruction.lines().collect();
                    entries.instruction(instruction.operation, &lines);
                }
            }
        }
        short.push(&entries);
    }
    short
}

/// Runs `read_one` on mutants of `good`; some must still be traces, most must not.
fn try_all(seed: u64, good: &[u8], mut read_one: impl FnMut(&[u8]) -> bool) {
    assert!(read_one(good));
    let mut random = Random(seed);
    let rounds = rounds();
    let legal = (0..rounds).filter(|_| read_one(&mutated(good, &mut random))).count();
    assert!(0 < legal && legal < rounds, "{legal} of {rounds} mutants are traces");
    assert!(peak_kib().is_none_or(|peak| peak < 400 << 10), "{:?} KiB", peak_kib());
}

/// The most memory this process ever had, where the system says.
fn peak_kib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_ascii_whitespace().nth(1)?.parse().ok()
}

#[test]
fn mutated_wct() {
    let packed = beginning(Format::Wct);
    let plain = zstd::decode_all(&packed[..]).unwrap();
    try_all(1, &plain, |bytes| {
        read(Reader::new(Plain(bytes), "m.wct").map(|reader| Box::new(reader) as Box<dyn Trace>))
    });
}

#[test]
fn mutated_frames() {
    let packed = beginning(Format::Wct);
    try_all(2, &packed, |bytes| {
        let frame = Frame::new(bytes).unwrap();
        read(Reader::new(frame, "m.wct").map(|reader| Box::new(reader) as Box<dyn Trace>))
    });
}

#[test]
fn mutated_json_lines() {
    let header = Header {
        name: "m".to_string(),
        source: "a test".to_string(),
        line_bytes: 128,
        sector_bytes: 32,
        by: crate::By::Group,
        cores: None,
    };
    try_all(3, &beginning(Format::JsonLines), |bytes| {
        let reader = crate::json::Reader::new(bytes, "m.jsonl", &header);
        read(reader.map(|reader| Box::new(reader) as Box<dyn Trace>))
    });
}

#[test]
fn mutated_kernels_of_accelsim() {
    let good = fs::read(data("accelsim/version3.traceg")).unwrap();
    try_all(4, &good, |bytes| {
        let input: Box<dyn BufRead + Send> = Box::new(std::io::Cursor::new(bytes.to_vec()));
        read(
            crate::accelsim::Reader::of_kernel(input, "m.traceg")
                .map(|reader| Box::new(reader) as _),
        )
    });
}

#[test]
fn mutated_packed_files() {
    let folder = tempfile::tempdir().unwrap();
    let packed = ["accelsim/version4.traceg.gz", "accelsim/version5.traceg.xz", "h100/diverge.npz"];
    for (seed, name) in (5..).zip(packed) {
        let good = fs::read(data(name)).unwrap();
        let path = folder.path().join(Path::new(name).file_name().unwrap());
        // A checksum finds nearly every change: what is left is that it ends well.
        let mut random = Random(seed);
        for _ in 0..rounds() / 5 {
            fs::write(&path, mutated(&good, &mut random)).unwrap();
            read(crate::open(&path));
        }
    }
    assert!(peak_kib().is_none_or(|peak| peak < 400 << 10), "{:?} KiB", peak_kib());
}

#[test]
fn an_error_without_a_place_names_the_file_alone() {
    let error = Error::new("a.wct", Place::File, "must be there");
    assert_eq!(error.to_string(), "a.wct: must be there");
}
