//! Golden models by names of ports: the same cycles as a recording, and promises that are broken.

use design::{Design, PRESETS};
use emit::{EmitOptions, Manifest, PortDirection};
use registry::{Block, block, blocks, parts_of};
use std::collections::HashSet;
use testbenches::golden::{DynGolden, Seen, data_ports};
use testbenches::ports::Value;

fn manifest(block: &Block) -> Manifest {
    block.block.emit(&EmitOptions::default()).unwrap().manifest
}

/// Fields of ports in a direction, in the order in which a golden model takes or gives them.
fn names(manifest: &Manifest, direction: PortDirection) -> Vec<&str> {
    let ports = data_ports(&manifest.ports, direction);
    ports.flat_map(|port| &port.fields).map(String::as_str).collect()
}

/// The cycles of a recording behind the reset, each its inputs and outputs, where the module has such a port.
fn recorded(block: &Block, manifest: &Manifest, cycles: u64) -> Vec<[Vec<String>; 2]> {
    let mut file = Vec::new();
    block.block.record(1, cycles, &mut file).unwrap();
    let text = String::from_utf8(file).unwrap();
    let (head, lines): (Vec<&str>, Vec<&str>) =
        text.lines().enumerate().fold((vec![], vec![]), |(mut head, mut lines), (number, line)| {
            if number < 2 {
                head.push(line)
            } else {
                lines.push(line)
            }
            (head, lines)
        });
    let sides = [(head[0], PortDirection::In), (head[1], PortDirection::Out)];
    let places = sides.map(|(head, direction)| {
        let fields: Vec<&str> = head.split(' ').skip(1).collect();
        let place = |name: &str| fields.iter().position(|field| *field == name).unwrap();
        names(manifest, direction).into_iter().map(place).collect::<Vec<usize>>()
    });
    let cycle = |line: &&str| {
        let (inputs, outputs) = line.split_once(" | ").unwrap();
        let values = [inputs.split_once(' ').map_or("", |(_, values)| values), outputs];
        [0, 1].map(|side| {
            let values: Vec<&str> = values[side].split(' ').collect();
            places[side].iter().map(|&place| values[place].to_string()).collect()
        })
    };
    lines.iter().skip(1).map(cycle).collect()
}

fn digits(values: &[Value]) -> Vec<String> {
    values.iter().map(Value::digits).collect()
}

/// Every block and top of every preset, driven by its stimulus through ports alone, has the cycles of a recording:
/// its stimulus looks at nothing that means nothing.
#[test]
fn ports_alone_give_the_cycles_of_a_recording() {
    let mut seen = HashSet::new();
    for preset in PRESETS {
        for block in blocks(&preset.design().unwrap()) {
            let is_top = parts_of(block.info.name).is_some();
            if !seen.insert(block.info.name) {
                continue;
            }
            let manifest = manifest(&block);
            let expected = recorded(&block, &manifest, if is_top { 20 } else { 200 });
            let mut golden = block.block.golden(&manifest);
            let mut stimulus = golden.random(1);
            // The recording's first cycle is one of reset.
            stimulus.next(None);
            let mut last = None;
            for (cycle, [inputs, outputs]) in expected.iter().enumerate() {
                let driven = stimulus.next(last.as_deref());
                assert_eq!(digits(&driven), *inputs, "{}, inputs of {cycle}", block.info.name);
                let shown = golden.step(&driven).unwrap();
                let shown_digits: Vec<String> = shown
                    .iter()
                    .map(|value| value.as_ref().map_or("-".into(), Value::digits))
                    .collect();
                assert_eq!(shown_digits, *outputs, "{}, outputs of {cycle}", block.info.name);
                last = Some(shown);
            }
        }
    }
}

/// The shadow tags of `taco16`, and inputs of them by name.
struct Tags {
    names: Vec<String>,
    golden: Box<dyn DynGolden>,
}

impl Tags {
    fn new() -> Tags {
        let block = block(&Design::load("taco16").unwrap(), "shadow_tags").unwrap();
        let manifest = manifest(&block);
        let names = names(&manifest, PortDirection::In);
        Tags {
            names: names.into_iter().map(str::to_string).collect(),
            golden: block.block.golden(&manifest),
        }
    }

    fn inputs(&self, given: &[(&str, u64)]) -> Vec<Value> {
        assert!(given.iter().all(|(name, _)| self.names.iter().any(|other| other == name)));
        let value = |name: &String| given.iter().find(|(given, _)| given == name);
        self.names.iter().map(|name| Value::new(&[value(name).map_or(0, |(_, v)| *v)])).collect()
    }
}

const WRITE: [(&str, u64); 2] = [("write_valid", 1), ("write_tag", 5)];

#[test]
fn a_broken_promise_is_an_error_until_the_next_reset() {
    let mut tags = Tags::new();
    let again = tags.inputs(&[WRITE[0], WRITE[1], ("write_way", 1)]);
    let write = tags.inputs(&WRITE);
    assert!(tags.golden.step(&write).is_ok());
    let error = tags.golden.step(&again).unwrap_err().to_string();
    let expected = "shadow_tags: a rule is broken in cycle 1 after reset: R12: a line must be valid in one way; line \
                    0xa0 is in ways [0, 1]";
    assert_eq!(error, expected);
    assert_eq!(tags.golden.step(&write).unwrap_err().to_string(), expected);
    tags.golden.reset();
    assert!(tags.golden.step(&again).is_ok());
}

#[test]
fn inputs_mean_something_as_their_declaration_says() {
    let tags = Tags::new();
    let meant = |given: &[(&str, u64)]| {
        let meaning = tags.golden.meaning(&tags.inputs(given));
        let names = tags.names.iter().zip(meaning).filter(|(_, means)| *means);
        names.map(|(name, _)| name.as_str()).collect::<Vec<&str>>()
    };
    assert_eq!(meant(&[]), ["write_valid", "invalidate_valid", "lookup_valid"]);
    let lookup = ["write_valid", "invalidate_valid", "lookup_valid", "lookup_line"];
    assert_eq!(meant(&[("lookup_valid", 1)]), lookup);
}

fn seen(values: [u64; 3]) -> Vec<Seen> {
    values.map(|value| Seen { value: Value::new(&[value]), unknown: None }).to_vec()
}

/// Answers of the tags: valid, hit, way.
#[test]
fn a_comparison_reports_as_lockstep_does() {
    let mut tags = Tags::new();
    let (idle, write) = (tags.inputs(&[]), tags.inputs(&WRITE));
    let lookup = tags.inputs(&[("lookup_valid", 1), ("lookup_line", 5 << 5)]);
    // Nothing is compared in a cycle of reset, nor a way without a hit.
    assert_eq!(tags.golden.compare(true, &idle, &seen([1, 1, 1])), Ok(()));
    assert_eq!(tags.golden.compare(false, &write, &seen([0, 0, 3])), Ok(()));
    assert_eq!(tags.golden.compare(false, &lookup, &seen([0, 0, 3])), Ok(()));
    let report = tags.golden.compare(false, &idle, &seen([1, 1, 3])).unwrap_err();
    let head = "shadow_tags: model and dut differ in cycle 3\n  answer_way: model 0x0 (0), dut 0x3 (3)\nconfig: ";
    assert!(report.starts_with(head), "{report}");
    assert!(report.contains(
        "\nlast cycles (hexadecimal; - means nothing in this cycle; * differs):\n  cycle"
    ));
    assert!(report.ends_with("  out answer_way dut    -  -   -  3*"), "{report}");
}

#[test]
fn unknown_bits_differ_where_they_mean_something() {
    let mut tags = Tags::new();
    let idle = tags.inputs(&[]);
    let mut shown = seen([0, 0, 0]);
    shown[2].unknown = Some("0bxx".into());
    assert_eq!(tags.golden.compare(false, &idle, &shown), Ok(()));
    shown[0].unknown = Some("0bx".into());
    let report = tags.golden.compare(false, &idle, &shown).unwrap_err();
    let head = "shadow_tags: model and dut differ in cycle 1\n  answer_valid: model 0x0 (0), dut 0bx\nconfig: ";
    assert!(report.starts_with(head), "{report}");
}
