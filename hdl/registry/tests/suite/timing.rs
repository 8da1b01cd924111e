//! Every timing diagram of a datasheet is what its block does.

use about::BlockInfo;
use design::Design;
use registry::{BLOCKS, Block, block};
use testbenches::engine::EngineKind;
use testbenches::testing::is_full;
use testbenches::waves::lanes;

/// The block of a diagram.
fn subject(info: &BlockInfo) -> Block {
    let head = format!("design = \"{}\"\nname = \"timing\"\n", info.design);
    let design = Design::parse(&format!("{head}{}", info.timing.geometry), info.name).unwrap();
    block(&design, info.name).unwrap()
}

fn run(block: &Block, table: &str, engines: &[EngineKind]) -> Result<(), String> {
    let timing = block.info.timing;
    block.block.waves(timing.before, &[table, timing.beside], engines)
}

#[test]
fn every_diagram_is_what_its_block_does() {
    let engines: &[EngineKind] =
        if is_full() { &EngineKind::ALL } else { &[EngineKind::Model, EngineKind::Hdl] };
    let wrong = BLOCKS.iter().filter_map(|info| {
        let ran = run(&subject(info), info.timing.table, engines);
        ran.err().map(|error| format!("{}: {error}", info.name))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A diagram with the first value of a row replaced by `value`.
fn altered(table: &str, row: &str, value: &str) -> String {
    let change = |line: &str| {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        if words.first() == Some(&row) {
            let at = words.iter().skip(1).position(|word| !["x", "."].contains(word)).unwrap() + 1;
            words[at] = value;
        }
        words.join(" ")
    };
    table.lines().map(change).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_diagram_with_a_wrong_value_is_found() {
    let mut missed = vec![];
    for info in BLOCKS {
        let block = subject(info);
        let outputs = block.block.outputs();
        let rows = lanes(info.timing.table, &outputs).unwrap().into_iter().map(|lane| lane.port);
        let inputs = block.block.inputs();
        let is_input =
            |row: &String| row == "clock" || inputs.iter().any(|port| same(&port.name, row));
        let rows: Vec<String> = rows.filter(|row| !is_input(row)).collect();
        assert!(!rows.is_empty(), "{}: the diagram shows no output", info.name);
        for row in rows {
            // One of the two is wrong, whatever value a label has.
            let fits = |value: &&str| {
                let table = altered(info.timing.table, &row, value);
                run(&block, &table, &[EngineKind::Model]).is_ok()
            };
            if ["0", "1"].iter().all(fits) {
                missed.push(format!("{}: {row}", info.name));
            }
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

/// Whether a port is the row's, or one of the list that it names.
fn same(port: &str, row: &str) -> bool {
    let without: String = port.split('_').filter(|word| word.parse::<u32>().is_err()).collect();
    port == row || without == row.replace('_', "")
}
