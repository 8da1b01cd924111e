//! Runs of all kinds at once, in one folder and one cache.

use super::arena::Arena;
use super::judge::judge;
use crate::support::{ended, run_with, started, tree};
use std::fs;
use std::process::Child;

const VERIFY: &str =
    "--quiet verify a.toml --block shadow_tags --cycles 300 --engine model,verilog";

/// Commands that run at once: `generate`, and those that make, use and empty the cache.
const LINES: &[&str] = &[
    "--quiet generate --no-vectors b.toml -o out",
    "--quiet generate --no-vectors b.toml -o out",
    "--quiet generate --no-vectors c.toml --block crd -o out",
    "--quiet generate --no-vectors c.toml --block eab_unit -o out",
    "--quiet generate --no-vectors c.toml --block route_policy -o out",
    VERIFY,
    "--quiet replay a.toml --block shadow_tags --in in.jsonl --engine verilog --out out/answers.jsonl",
    "--quiet clean --cache",
    "--quiet clean --cache",
];

#[test]
fn runs_at_once_lose_nothing() {
    let arena = Arena::new();
    let put = |name: &str, text: &str| fs::write(arena.place("work").join(name), text).unwrap();
    for (name, design) in [("a", "ccn"), ("b", "llc"), ("c", "sac")] {
        put(&format!("{name}.toml"), &format!("design = '{design}'\nname = '{name}'\n"));
    }
    put("in.jsonl", "{\"op\":\"lookup\",\"line\":\"0x1\"}\n");
    let free = [arena.place("work/out")];
    let before = arena.fingerprint(&free);
    let start = |line: &&str| started(arena.program_with_tools().args(line.split(' ')));
    let running: Vec<Child> = LINES.iter().map(start).collect();
    for (line, child) in LINES.iter().zip(running) {
        judge(&ended(child, b""), &[0]).unwrap_or_else(|fault| panic!("{line}\n{fault}"));
    }
    before.same(&arena.fingerprint(&free)).unwrap();
    let found = tree(&arena.place("work/out"));
    assert_eq!(found["answers.jsonl"], "{\"hit\":false,\"way\":null}\n");
    assert!(!found.keys().any(|name| name.contains(".warpcache-")), "{:?}", found.keys());
    let blocks = ["crd", "eab_unit", "route_policy"].map(|block| format!("c.toml --block {block}"));
    for what in blocks.iter().map(String::as_str).chain(["b.toml"]) {
        let line = format!("generate --no-vectors {what} --check -o out");
        arena.run(&line.split(' ').collect::<Vec<_>>(), b"").done();
    }
    assert!(cache_after(&arena, VERIFY).iter().any(|name| name.ends_with("/design.so")));
    assert_eq!(cache_after(&arena, "clean --cache"), [""; 0]);
}

/// The files in the cache after a run.
fn cache_after(arena: &Arena, line: &str) -> Vec<String> {
    run_with(arena.program_with_tools().args(line.split(' ')), b"").done();
    tree(&arena.place("cache")).into_keys().collect()
}
