//! Changes by a killed run: none but its output.

use super::arena::Arena;
use super::seed;
use crate::kills::kills;
use crate::support::{Random, started};
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::thread;
use std::time::Instant;

const LINES: &[&str] = &[
    "--quiet generate llc -o out",
    "--quiet generate isca23 --block crd -o out",
    "replay taco16 --block shadow_tags --in in.jsonl --out out/answers.jsonl",
    "trace convert trace.jsonl -o out/trace.wct",
    "check taco16",
];

#[test]
fn a_killed_run_changes_nothing_outside() {
    let arena = Arena::new();
    let put = |name: &str, text: &str| fs::write(arena.place("work").join(name), text).unwrap();
    put("in.jsonl", "{\"op\":\"lookup\",\"line\":\"0x1\"}\n");
    put(
        "trace.jsonl",
        "{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":\"0x10\",\"sectors\":\"0xf\"}\n",
    );
    // Remains in the folder of temporary files are removed by the next run.
    let free = [arena.place("work/out"), arena.place("tmp")];
    let mut random = Random(seed());
    for line in LINES {
        let words: Vec<&str> = line.split(' ').collect();
        let start = Instant::now();
        assert_eq!(arena.run(&words, b"").status, 0, "{line}");
        let usual = start.elapsed();
        let before = arena.fingerprint(&free);
        for _ in 0..kills().div_ceil(LINES.len() as u32) {
            let mut child = started(arena.program().args(&words));
            thread::sleep(usual.mul_f64(random.below(1100) as f64 / 1000.0));
            child.kill().unwrap();
            let status = child.wait().unwrap();
            assert!(status.success() || status.signal() == Some(9), "{line}: {status}");
        }
        before.same(&arena.fingerprint(&free)).unwrap_or_else(|fault| panic!("{line}\n{fault}"));
        assert_eq!(arena.run(&words, b"").status, 0, "{line}");
    }
}
