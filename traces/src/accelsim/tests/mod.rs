//! Files written by hand, with what comes of them; and what is refused, with the line.

mod passed_over;

use super::Reader;
use crate::{Access, Entry, Error, Group, Record, Trace};
use std::fs;
use std::path::{Path, PathBuf};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/accelsim").join(name)
}

fn records(path: &Path) -> Result<Vec<Record>, Error> {
    let mut trace = crate::open(path)?;
    let mut records = vec![];
    while let Some(record) = trace.next_record()? {
        records.push(record);
    }
    Ok(records)
}

/// The kernel's groups and warps, and its groups.
fn kernel(name: &str) -> ((u32, u32), Vec<Group>) {
    let mut found = records(&data(name)).unwrap().into_iter();
    let Some(Record::Kernel(kernel)) = found.next() else { panic!("{name}: no kernel") };
    assert_eq!(kernel.name, "_Z3addPf");
    let groups = found.map(|record| match record {
        Record::Group(group) => group,
        record => panic!("{record:?}"),
    });
    ((kernel.groups, kernel.warps), groups.collect())
}

/// A warp's entries, in words: the kind, `!` if it bypasses the L1, and line:sectors.
fn shown(group: &Group, warp: usize) -> Vec<String> {
    let entry = |entry| match entry {
        Entry::Barrier => "barrier".to_string(),
        Entry::Instruction(instruction) => {
            let word = instruction.operation.kind.word();
            let bypass = if instruction.operation.bypass_l1 { "!" } else { "" };
            let lines = instruction
                .lines()
                .map(|Access { line, sectors }| format!(" {line:x}:{sectors:x}"));
            format!("{word}{bypass}{}", lines.collect::<String>())
        }
    };
    group.entries(warp).map(entry).collect()
}

/// Lines are of 128 bytes, sectors of 32: address 0x10000 is line 0x200, and 0x20 further is its sector 1.
#[test]
fn version_3_and_the_three_address_modes() {
    let (size, groups) = kernel("version3.traceg");
    // 2 * 2 groups of 40 threads.
    assert_eq!(size, (4, 2));
    assert_eq!(groups.iter().map(Group::number).collect::<Vec<_>>(), [0, 3]);
    let expected = [
        // 32 lanes of 4 bytes are 128 bytes: all of line 0x200.
        "load 200:f",
        // Lanes 0 and 2: 0x20060 is in sector 3 of line 0x400, 0x20000 in sector 0.
        "load 400:9",
        // 0x30000, 0x30080, 0x30000, 0x30020; the fourth delta is one more than needed.
        "store 600:3 601:1",
    ];
    assert_eq!(shown(&groups[0], 0), expected);
    assert_eq!(groups[0].warps(), 2);
    assert!(shown(&groups[0], 1).is_empty());
    assert_eq!(shown(&groups[1], 0), ["load 200:1"]);
}

#[test]
fn version_4_packed_by_gzip_with_strong_and_generic_accesses() {
    let (_, groups) = kernel("version4.traceg.gz");
    // x 0, y 1 in a grid two wide.
    assert_eq!(groups[0].number(), 2);
    let expected = [
        "load! 200:1",
        "load 200:1",
        "store 200:1",
        // Two lanes of 16 bytes in one sector.
        "load 200:1",
        // A generic load of shared memory and a store to local memory are left out; then lane 0 is in
        // shared memory and lane 1 at 0x20080, which is line 0x401.
        "load 401:1",
        "atomic 400:1",
    ];
    assert_eq!(shown(&groups[0], 0), expected);
}

#[test]
fn version_5_packed_by_xz_with_shared_memory_left_out() {
    let (_, groups) = kernel("version5.traceg.xz");
    assert_eq!(groups[0].number(), 0);
    assert!(shown(&groups[0], 0).is_empty());
    // 8 lanes of 16 bytes at 0x40000 are one line; BAR.ARV does not wait.
    assert_eq!(shown(&groups[0], 1), ["load 800:f", "barrier", "atomic 801:1"]);
}

#[test]
fn version_6_with_clusters() {
    let (_, groups) = kernel("version6.traceg");
    assert_eq!(groups[0].number(), 1);
    // Lanes 4 to 7 at 0x50000, 0x4fff8, 0x4fff0, 0x4ffe8: line 0xa00, then sector 3 of line 0x9ff.
    assert_eq!(shown(&groups[0], 0), ["load a00:1 9ff:8"]);
}

#[test]
fn a_list_of_kernels() {
    let records = records(&data("kernelslist.g")).unwrap();
    let kernels = records.iter().filter(|record| matches!(record, Record::Kernel(_))).count();
    assert_eq!((kernels, records.len()), (4, 9));
    let trace = Reader::open(&data("kernelslist.g"), "kernelslist.g").unwrap();
    assert_eq!(trace.header().name, "accelsim");
    assert_eq!(trace.header().source, "Accel-Sim, kernelslist.g");
    let files = crate::files(&data("kernelslist.g")).unwrap();
    let names = [
        "kernelslist.g",
        "version3.traceg",
        "version4.traceg.gz",
        "version5.traceg.xz",
        "version6.traceg",
    ];
    assert_eq!(files, names.map(data));
    assert_eq!(crate::files(&data("version6.traceg")).unwrap(), [data("version6.traceg")]);
}

#[test]
fn lines_of_a_list_that_are_no_kernels_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(data("version3.traceg"), folder.path().join("k.traceg")).unwrap();
    let list = folder.path().join("kernelslist.g");
    let between =
        "cudaMalloc,0x00007fb50a800000,8000000\nMemcpyHtoD,0x0,1\nncclGroupStart\n# a comment\n";
    // Windows' editors put a byte order mark before the first line.
    fs::write(&list, format!("\u{feff}{between}k.traceg\r\nncclAllReduce\nk.traceg\n")).unwrap();
    assert_eq!(records(&list).unwrap().len(), 6);
}

#[test]
fn wrong_lists() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    fs::copy(data("version3.traceg"), folder.path().join("outside.traceg")).unwrap();
    let list = inner.join("kernelslist.g");
    let refused = |text: &str| {
        fs::write(&list, text).unwrap();
        let error = records(&list).unwrap_err().to_string();
        error.strip_prefix(&format!("{}: ", list.display())).unwrap().to_string()
    };
    assert_eq!(refused("MemcpyHtoD,0x0,1\n"), "must name a kernel's file; got none");
    assert_eq!(
        refused("MemcpyHtoD,0x0,1\nkernel-1.traceg\n"),
        "line 2: the kernel's file \"kernel-1.traceg\" must be there; got No such file or directory (os \
         error 2)"
    );
    let outside = "a kernel's file must be in the list's folder; got";
    assert_eq!(refused("../outside.traceg\n"), format!("line 1: {outside} \"../outside.traceg\""));
    let absolute = folder.path().join("outside.traceg").display().to_string();
    assert_eq!(refused(&absolute), format!("line 1: {outside} {absolute:?}"));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&absolute, inner.join("link.traceg")).unwrap();
        assert_eq!(refused("link.traceg"), format!("line 1: {outside} \"link.traceg\""));
    }
    assert_eq!(
        refused("MemcpyHtoD,0x0,1\nlaunch kernel-1\n"),
        "line 2: must be a kernel's file (*.traceg, also .gz or .xz), Memcpy..., cudaMalloc..., nccl... or a \
         comment (#...); got \"launch kernel-1\""
    );
}

const HEADER: [&str; 6] = [
    "-kernel name = k",
    "-grid dim = (1,1,1)",
    "-block dim = (32,1,1)",
    "-shmem base_addr = 0x1000000",
    "-local mem base_addr = 0x3000000",
    "-accelsim tracer version = 3",
];

/// Reads a kernel's text to its end.
fn read(text: &str) -> Result<Vec<Group>, Error> {
    let input = std::io::Cursor::new(text.to_string());
    let mut trace = Reader::of_kernel(Box::new(input), "k.traceg")?;
    let mut groups = vec![];
    while let Some(record) = trace.next_record()? {
        match record {
            Record::Group(group) => groups.push(group),
            record => panic!("{record:?}"),
        }
    }
    Ok(groups)
}

fn refuse(text: &str, line: u64, what: &str) {
    let error = read(text).unwrap_err().to_string();
    assert_eq!(error, format!("k.traceg: line {line}: {what}"), "{text}");
}

#[test]
fn wrong_kernel_headers() {
    for missing in HEADER {
        let rest: Vec<&str> = HEADER.into_iter().filter(|line| *line != missing).collect();
        let key = missing.split(" =").next().unwrap();
        refuse(&rest.join("\n"), 5, &format!("the header must have `{key} = ...`; got none"));
    }
    let with = |line: &str| format!("{}\n{line}\n", HEADER.join("\n"));
    let cases = [
        (
            "-accelsim tracer version = 2",
            "`accelsim tracer version` must be 3, 4, 5 or 6; got \"2\"",
        ),
        (
            "-accelsim tracer version = 7",
            "`accelsim tracer version` must be 3, 4, 5 or 6; got \"7\"",
        ),
        ("-grid dim = (1,1)", "`grid dim` must be three sizes, (x,y,z); got \"(1,1)\""),
        ("-shmem base_addr = here", "`shmem base_addr` must be an address; got \"here\""),
        ("-enable lineinfo = 2", "`enable lineinfo` must be 0 or 1; got \"2\""),
        ("-alone", "a line of the header must be `-key = value`; got \"-alone\""),
        (
            "-grid dim = (4294967295,4294967295,2)",
            "`grid dim` must be of 1..=4294967295 groups; got [4294967295, 4294967295, 2]",
        ),
        ("-grid dim = (0,1,1)", "`grid dim` must be of 1..=4294967295 groups; got [0, 1, 1]"),
        (
            "-block dim = (4194304,1,1)",
            "`block dim` must be of 1..=65535 warps of 32; got [4194304, 1, 1]",
        ),
        ("0000 1 0 EXIT", "must be `-key = value`, a comment or #BEGIN_TB; got \"0000 1 0 EXIT\""),
    ];
    for (line, what) in cases {
        refuse(&with(line), 7, what);
    }
}

#[test]
fn wrong_blocks() {
    let with = |lines: &[&str]| [&HEADER, lines].concat().join("\n");
    let block = |lines: &[&str]| {
        with(&[&["#BEGIN_TB", "thread block = 0,0,0", "warp = 0", "insts = 1"], lines].concat())
    };
    let load = "0000 1 1 R1 LDG.E 1 R2 4 1 0x0 0";
    assert_eq!(read(&block(&[load, "#END_TB"])).unwrap().len(), 1);
    refuse(
        &block(&[load, load]),
        12,
        "warp 0 must have the 1 instructions that `insts` declares; got more",
    );
    refuse(
        &block(&["#END_TB"]),
        11,
        "warp 0 must have the 1 instructions that `insts` declares; got 0",
    );
    refuse(&block(&[load]), 11, "#END_TB must end the block; the file ends before");
    refuse(
        &block(&[load, "warp = 1"]),
        12,
        "`warp` must be below 1, the warps of `block dim`; got \"1\"",
    );
    refuse(&block(&[load, "warp = 0"]), 12, "a warp must appear once in a block; got 0 again");
    refuse(
        &with(&["#BEGIN_TB", "thread block = 1,0,0"]),
        8,
        "`thread block` must be in the grid [1, 1, 1]; got 1,0,0",
    );
    refuse(
        &with(&["#BEGIN_TB", "warp = 0"]),
        8,
        "`thread block` must come before `warp`; got none",
    );
    refuse(
        &with(&["#BEGIN_TB", load]),
        8,
        &format!("`warp` and `insts` must come before; got {load:?}"),
    );
    refuse(&with(&["#BEGIN_TB", "#END_TB"]), 8, "`thread block` must be in a block; got none");
    let whole = ["#BEGIN_TB", "thread block = 0,0,0", "#END_TB"];
    refuse(
        &with(&[&whole[..], &whole[..2]].concat()),
        11,
        "a group must appear once in a kernel; got 0 again",
    );
}

#[test]
fn wrong_instructions() {
    let cases = [
        (
            "0000 3 1 R1 LDG.E 1 R2 4 0 0x10",
            "an address for each active lane must be here; the line ends before",
        ),
        (
            "0000 7 1 R1 LDG.E 1 R2 4 2 0x10 4",
            "a delta for each active lane but the first must be here; the line ends before",
        ),
        ("0000 3 1 R1 LDG.E 1 R2 4 1 0x10", "the stride must be here; the line ends before"),
        (
            "0000 5 1 R1 LDG.E 1 R2 4 1 0x10 4",
            "with a stride the active lanes must follow each other; got the mask 0x00000005",
        ),
        (
            "0000 3 1 R1 LDG.E 1 R2 4 1 0x10 -17",
            "addresses must be in 0..2^64; got 0x10 and a step of -17",
        ),
        ("0000 1 1 R1 LDG.E 1 R2 4 3 0x10", "the mode of the addresses must be 0, 1 or 2; got 3"),
        (
            "0000 1ffffffff 1 R1 LDG.E 1 R2 4 1 0x10 4",
            "the mask of lanes must have at most 32 bits; got 0x1ffffffff",
        ),
        ("0000 1 33 R1", "the number of destination registers must be 0..=32; got 33"),
        ("0000 1 1 R1 LDG.E 1", "source registers must be here; the line ends before"),
        (
            "0000 1 1 R1 LDG.E 1 R2 four",
            "the width of the access must be a decimal number; got \"four\"",
        ),
        ("zero 1 0 EXIT 0 0", "the program counter must be a hexadecimal number; got \"zero\""),
    ];
    let before = ["#BEGIN_TB", "thread block = 0,0,0", "warp = 0", "insts = 1"];
    for (line, what) in cases {
        refuse(&[&HEADER[..], &before, &[line]].concat().join("\n"), 11, what);
    }
}
