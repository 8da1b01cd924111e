//! Recordings that are worked out by hand, and what is refused.

use crate::{Entry, Error, Kind, Record};
use std::io::Write;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// A name, the form of its values, and their bytes.
type Array = (&'static str, &'static str, Vec<u8>);

/// Two blocks on SMs 1 and 0: warp 0 loads a line, then two, warp 9 adds to one, the others rest.
fn good() -> Vec<Array> {
    let sms = [[1; 8], [0; 8]].concat();
    let mut counts = vec![0; 16];
    (counts[0], counts[9]) = (2, 1);
    vec![
        ("base", "<u8", 33u64.to_le_bytes().to_vec()),
        ("warp", "<u2", vec![0, 0, 9, 0, 0, 0]),
        ("kind", "|u1", vec![0, 2, 0]),
        ("nlines", "|u1", vec![1, 1, 2]),
        ("lines", "<u4", [5u32, 6, 7, 8].iter().flat_map(|line| line.to_le_bytes()).collect()),
        ("sectors", "|u1", vec![1, 15, 2, 4]),
        ("sm", "|u1", sms),
        ("count", "|u1", counts),
    ]
}

fn archive(arrays: &[Array], method: CompressionMethod) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, descr, bytes) in arrays {
        let size = descr[2..].parse::<usize>().unwrap();
        let shape = match *name {
            "base" => "()".to_string(),
            _ => format!("({},)", bytes.len() / size),
        };
        let header =
            format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}\n");
        let options = SimpleFileOptions::default().compression_method(method);
        zip.start_file(format!("{name}.npy"), options).unwrap();
        zip.write_all(b"\x93NUMPY\x01\0").unwrap();
        zip.write_all(&(header.len() as u16).to_le_bytes()).unwrap();
        zip.write_all(header.as_bytes()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn records(bytes: &[u8]) -> Result<Vec<Record>, Error> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.npz");
    std::fs::write(&path, bytes).unwrap();
    let mut trace = crate::open(&path).map_err(|error| Error { file: "m".to_string(), ..error })?;
    assert_eq!((trace.header().name.as_str(), trace.header().sector_bytes), ("mine", 32));
    let mut all = Vec::new();
    while let Some(record) = trace.next_record()? {
        all.push(record);
    }
    Ok(all)
}

#[test]
fn groups_are_numbered_by_their_sms() {
    for method in [CompressionMethod::Stored, CompressionMethod::Deflated] {
        let records = records(&archive(&good(), method)).unwrap();
        let [Record::Kernel(kernel), Record::Group(first), Record::Group(second)] = &records[..]
        else {
            panic!("{records:?}");
        };
        assert_eq!((kernel.groups, kernel.warps, kernel.name.as_str()), (2, 8, "mine"));
        assert_eq!((first.number(), second.number(), second.warps()), (0, 1, 8));
        let of = |group: &crate::Group, warp| -> Vec<(Kind, Vec<(u64, u32)>)> {
            let entries = group.entries(warp);
            let entry = |entry: Entry<'_>| match entry {
                Entry::Barrier => panic!("no barrier is recorded"),
                Entry::Instruction(it) => {
                    let lines = it.lines().map(|access| (access.line, access.sectors));
                    (it.operation.kind, lines.collect())
                }
            };
            entries.map(entry).collect()
        };
        // The base is line 33. Block 1 was on SM 0.
        assert_eq!(of(first, 1), [(Kind::Atomic, vec![(39, 15)])]);
        assert_eq!(of(first, 0), []);
        let first_warp = [(Kind::Load, vec![(38, 1)]), (Kind::Load, vec![(40, 2), (41, 4)])];
        assert_eq!(of(second, 0), first_warp);
    }
}

#[test]
fn the_second_block_of_an_sm_comes_behind_the_first_of_each() {
    let sms = [[2; 8], [0; 8], [2; 8], [1; 8], [0; 8]].concat();
    let placed = super::placed(&sms).unwrap();
    let numbers: Vec<(u32, usize)> = placed.iter().map(|at| (at.number, at.block)).collect();
    assert_eq!(numbers, [(0, 1), (1, 3), (2, 0), (3, 4), (5, 2)]);
}

#[test]
fn what_does_not_fit_is_refused_with_its_array() {
    let with = |name: &'static str, bytes: &[u8]| {
        let mut arrays = good();
        let array = arrays.iter_mut().find(|array| array.0 == name).unwrap();
        array.2 = bytes.to_vec();
        records(&archive(&arrays, CompressionMethod::Stored)).unwrap_err().to_string()
    };
    for (name, bytes, error) in [
        (
            "base",
            &(1u64 << 56).to_le_bytes()[..],
            "m: base: must be a line in 0..=72057594037927935; got 72057594037927936",
        ),
        ("kind", &[0, 3, 0], "m: kind: must be 0, 1 or 2; got 3"),
        ("kind", &[0, 0], "m: nlines: must have a value for each of the 2 accesses of kind; got 3"),
        ("nlines", &[1, 0, 2], "m: nlines: must be in 1..=64; got 0"),
        (
            "nlines",
            &[1, 1, 1],
            "m: lines: must have a value for each of the 3 lines that nlines counts; got 4",
        ),
        ("sectors", &[1, 16, 2, 4], "m: sectors must be in 0x1..=0xf; got 0x10"),
        ("sectors", &[1], "m: sectors: must have a value for each of the 4 lines; got 1"),
        ("warp", &[0, 0, 16, 0, 0, 0], "m: warp: must be below 16, the warps of sm; got 16"),
        ("warp", &[0, 0, 9, 0, 9, 0], "m: count: warp 0 must have its 2 accesses in warp; got 1"),
        ("count", &[2], "m: count: must have a value for each of the 16 warps of sm; got 1"),
    ] {
        assert_eq!(with(name, bytes), error);
    }
    let mut sms = [[1; 8], [0; 8]].concat();
    sms[3] = 2;
    assert_eq!(with("sm", &sms), "m: sm: the warps of block 0 must be on one SM; got 1 and 2");
    let without: Vec<Array> = good().into_iter().filter(|array| array.0 != "sm").collect();
    let error = records(&archive(&without, CompressionMethod::Stored)).unwrap_err().to_string();
    assert_eq!(error, "m: sm: must be an array; got none");
    let cut = archive(&good(), CompressionMethod::Stored);
    let error = records(&cut[..cut.len() / 2]).unwrap_err().to_string();
    assert!(error.starts_with("m: must be an archive of numpy (.npz); got "), "{error}");
    let mut damaged = cut;
    let at = damaged.windows(4).position(|bytes| bytes == [1, 15, 2, 4]).unwrap();
    damaged[at] = 2;
    let error = records(&damaged).unwrap_err().to_string();
    assert!(error.starts_with("m: sectors: must"), "{error}");
}
