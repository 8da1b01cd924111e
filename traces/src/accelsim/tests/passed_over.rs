//! Instructions outside global memory: windows, copies to shared memory, other opcodes, long lines.

use super::*;

/// The warp's entries, and what was passed over.
fn imported(text: &str) -> (Vec<String>, String) {
    let input = std::io::Cursor::new(text.to_string());
    let mut trace = Reader::of_kernel(Box::new(input), "k.traceg").unwrap();
    let Some(Record::Group(group)) = trace.next_record().unwrap() else { panic!("no group") };
    assert!(trace.next_record().unwrap().is_none());
    (shown(&group, 0), trace.passed_over().to_string())
}

fn of_warp(instructions: &[&str]) -> String {
    let insts = format!("insts = {}", instructions.len());
    let begin = ["#BEGIN_TB", "thread block = 0,0,0", "warp = 0", &insts];
    [&HEADER[..], &begin, instructions, &["#END_TB"]].concat().join("\n")
}

#[test]
fn addresses_in_a_window_are_none_of_global_memory_whatever_the_opcode() {
    let of = |name: &str| imported(&fs::read_to_string(data(name)).unwrap());
    let (entries, passed) = of("window_opcodes.traceg");
    // The load of address 0 is left.
    assert_eq!(entries, ["load 0:1"]);
    assert_eq!(passed, "shared_window 2, local_window 1");
    // 32 lanes of 16 bytes are four lines; the copy's shared operand is in its window.
    let (entries, passed) = of("ldgsts_twice.traceg");
    assert_eq!(entries, ["load fe20000000:f fe20000001:f fe20000002:f fe20000003:f"]);
    assert_eq!(passed, "shared_window 1");
}

#[test]
fn a_copy_to_shared_memory_that_is_recorded_twice_is_one_load() {
    let line = |counter: &str, mask: &str, address: &str| {
        format!("{counter} {mask} 0 LDGSTS.E.128 2 R7 R4 16 1 {address} 16 0")
    };
    let first = line("0010", "00000003", "0x400");
    let of = |second: &str| imported(&of_warp(&[&first, second]));
    let (entries, passed) = of(&line("0010", "00000003", "0x5000000"));
    assert_eq!((entries, passed.as_str()), (vec!["load a0000:1".to_string()], "shared_operand 1"));
    // Another instruction, other lanes, or another opcode between: two loads.
    for second in [line("0020", "00000003", "0x5000000"), line("0010", "0000000c", "0x5000000")] {
        assert_eq!(
            of(&second),
            (vec!["load 8:1".to_string(), "load a0000:1".to_string()], String::new())
        );
    }
    let between = "0000 ffffffff 1 R1 MOV 0 0";
    let apart = of_warp(&[&first, between, &line("0010", "00000003", "0x5000000")]);
    assert_eq!(imported(&apart).0.len(), 2);
    // Both may be of global memory; and a copy may be the warp's last instruction.
    let global = line("0010", "00000003", "0x5000000");
    assert_eq!(imported(&of_warp(&[&global, &global])).0.len(), 2);
    assert_eq!(imported(&of_warp(&[&first])).0, ["load 8:1"]);
}

#[test]
fn what_is_passed_over_is_counted_by_reason() {
    let lines = [
        "0000 ffffffff 1 R1 MOV 0 0",
        "0000 00000001 1 R2 LDS.U 1 R4 4 1 0x100 4",
        "0000 00000001 0 ATOMS.ADD 2 R4 R2 4 1 0x100 4",
        "0000 00000001 1 R2 LDL 1 R4 4 1 0xfffcc8 0",
        "0000 00000001 1 R2 LDC 1 R4 0",
        "0000 00000001 1 R2 TEX.SCR.LL 1 R4 4 1 0x100 4",
        "0000 00000001 0 UTMALDG.2D 1 UR8 65536 0x400 0",
        "0000 00000001 0 CCTL.IVALL 0 0",
        "0000 00000001 1 R2 LDG.E 1 R4 0",
        "0000 00000001 1 R2 LDX.E 1 R4 4 1 0x100 4",
        // One lane is in the window, one is not.
        "0000 00000003 1 R2 LD.E 1 R4 4 0 0x1000010 0x80",
        // No lane is active.
        "0000 00000000 1 R2 LDS.U 1 R4 4 1 0x100 4",
    ];
    let (entries, passed) = imported(&of_warp(&lines));
    assert_eq!(entries, ["load 1:1"]);
    let expected = "shared_memory 2, local_memory 1, constant_memory 1, texture 1, bulk_copy 1, cache_control 1, \
                    shared_window 1, no_address 1, unknown 1";
    assert_eq!(passed, expected);
}

#[test]
fn a_line_that_is_passed_over_may_be_of_any_length() {
    let long = "0x7f1000000000 ".repeat(80_000);
    assert!(long.len() > 1 << 20);
    let copy = format!("0000 00000001 0 UTMALDG.2D 1 UR8 65536 0x400 80000 {long}");
    let load = "0010 00000001 1 R2 LDG.E 1 R4 4 1 0x80 4";
    let (entries, passed) = imported(&of_warp(&[&copy, load]));
    assert_eq!((entries, passed.as_str()), (vec!["load 1:1".to_string()], "bulk_copy 1"));
    let comment = format!("#{long}\n{}", of_warp(&[load]));
    assert_eq!(imported(&comment).0, ["load 1:1"]);
    // Not one of which something is kept.
    let refused = |text: &str, what: &str| {
        let error = read(text).unwrap_err().to_string();
        assert!(error.ends_with(what), "{error}");
    };
    let what = "must have at most 1048576 bytes; got more";
    refused(&of_warp(&[&format!("{load} {long}")]), &format!("line 11: {what}"));
    refused(
        &format!("-accelsim tracer version = 3{}", " ".repeat(1 << 20)),
        &format!("line 1: {what}"),
    );
    let name = format!("-kernel name = {}", "k".repeat(1 << 20));
    refused(&name, "line 1: `kernel name` must have at most 65535 bytes; got 1048562");
}

#[test]
fn blocks_come_in_any_order() {
    let header = ["-kernel name = k", "-grid dim = (2,2,1)", "-block dim = (32,1,1)"];
    let blocks = ["1,1,0", "0,0,0", "1,0,0", "0,1,0"];
    let blocks = blocks.map(|block| format!("#BEGIN_TB\nthread block = {block}\n#END_TB\n"));
    let text = [&header[..], &HEADER[3..]].concat().join("\n") + "\n" + &blocks.concat();
    let numbers: Vec<u32> = read(&text).unwrap().iter().map(Group::number).collect();
    assert_eq!(numbers, [3, 0, 1, 2]);
    let again = format!("{text}{}", blocks[1]);
    assert_eq!(
        read(&again).unwrap_err().to_string(),
        "k.traceg: line 20: a group must appear once in a kernel; got 0 again"
    );
}
