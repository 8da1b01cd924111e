//! List entries of every block, and a block's metadata.

use about::BlockInfo;
use design::{Design, PRESETS};
use registry::{BLOCKS, Block, PAGES, PROOFS, TOPS, block, blocks, parts_of, proofs_of};

#[test]
fn every_block_belongs_to_the_design_it_says() {
    for preset in PRESETS {
        let design = preset.design().unwrap();
        let found: Vec<&str> = blocks(&design).iter().map(|block| block.info.name).collect();
        for (info, page) in BLOCKS.iter().zip(PAGES) {
            let is_found = found.contains(&info.name);
            // CCN-B is the design without it.
            let is_left_out =
                info.name == "request_throttler" && design.ccn().is_some_and(|ccn| !ccn.throttle);
            assert_eq!(
                is_found,
                info.design == design.kind() && !is_left_out,
                "{}: `Config::of` gives a configuration of {}: {is_found}; `INFO.design` in {page} says \
                 `{}`",
                preset.name,
                info.name,
                info.design
            );
        }
    }
}

#[test]
fn the_parts_of_a_block_have_one_name() {
    for preset in PRESETS {
        for Block { info, block, .. } in blocks(&preset.design().unwrap()) {
            let (dut, info) = (block.name(), info.name);
            assert_eq!(dut, info, "`dut!` names the block {dut}, `INFO` {info}");
        }
    }
    for ((info, proofs), page) in BLOCKS.iter().zip(PROOFS).zip(PAGES) {
        let (proofs, info) = (proofs.block, info.name);
        assert_eq!(proofs, info, "{page}: `PROOFS` names the block {proofs}, `INFO` {info}");
    }
    for (place, info) in BLOCKS.iter().enumerate() {
        assert_eq!(place >= PROOFS.len(), parts_of(info.name).is_some(), "{}", info.name);
    }
    for part in TOPS.iter().flat_map(|(_, parts)| *parts) {
        assert!(proofs_of(part).is_some(), "{part} represents a top, and has no proofs");
    }
}

/// Without any tool: the Verilog's ports, and the records that golden model and stimulus see.
#[test]
fn the_ports_of_every_block_fit_its_records() {
    for preset in PRESETS {
        for block in blocks(&preset.design().unwrap()) {
            block.block.check_ports().unwrap_or_else(|error| panic!("{}: {error}", preset.name));
        }
    }
}

/// A block with a `counter_index` lists the counters that it reads, all of which the index can name.
#[test]
fn every_counter_is_in_the_manifest() {
    let mut with_counters = 0;
    for preset in PRESETS {
        for block in blocks(&preset.design().unwrap()) {
            let manifest = block.block.emit(&emit::EmitOptions::default()).unwrap().manifest;
            let index = manifest.ports.iter().find(|port| port.name == "counter_index");
            let most = index.map_or(0, |port| 1_usize << port.width);
            let (name, counters) = (block.info.name, &manifest.counters);
            assert_eq!(
                counters.is_empty(),
                index.is_none(),
                "{name}: a `counter_index` goes with `COUNTERS` in `dut!`"
            );
            assert!(counters.len() <= most && 2 * counters.len() >= most, "{name}");
            let distinct: std::collections::BTreeSet<_> = counters.iter().collect();
            assert_eq!(distinct.len(), counters.len(), "{name}");
            with_counters += usize::from(index.is_some());
        }
    }
    assert!(with_counters > 0);
}

/// The sentence of a port for a user who never opens the source, in the manifest and in the Verilog, which knows ASCII
/// only.
#[test]
fn every_port_and_stream_of_every_block_has_a_sentence() {
    for preset in PRESETS {
        for block in blocks(&preset.design().unwrap()) {
            let manifest = block.block.emit(&emit::EmitOptions::default()).unwrap().manifest;
            let ports = manifest.ports.iter().map(|port| (&port.name, &port.meaning.sentence));
            let streams = manifest.streams.iter().map(|stream| (&stream.name, &stream.sentence));
            for (name, sentence) in ports.chain(streams) {
                let (place, text) = (format!("{}: {name}", block.info.name), sentence.as_str());
                assert!(text.ends_with('.') && text.is_ascii(), "{place}: no sentence: {text:?}");
            }
        }
    }
}

/// Words, what the environment promises, and latencies go into the manifest, the datasheet and the Verilog.
#[test]
fn the_parts_of_a_page_are_all_found() {
    for info in BLOCKS {
        let name = info.name;
        assert_eq!(info.words().is_empty(), !info.page.contains("\n//! # Words\n"), "{name}");
        let relies = ["\n//! The environment's side: ", "** The environment "];
        let relies = relies.iter().any(|begin| info.page.contains(begin));
        assert_eq!(info.environment().is_empty(), !relies, "{name}");
        assert!(!info.latencies().is_empty(), "{name}");
        let texts = [info.words(), info.environment().join(" "), info.latencies()];
        assert!(texts.iter().all(|text| !text.contains("::")), "{name}: {texts:?}");
    }
}

#[test]
fn the_rules_of_a_page_are_all_found_and_whole() {
    for info in BLOCKS {
        let rules = info.rules();
        assert_eq!(rules.len(), info.page.matches("//! - **R").count(), "{}", info.name);
        for (place, (number, text)) in rules.iter().enumerate() {
            assert_eq!(*number, format!("R{}", place + 1), "{}", info.name);
            assert!(text.ends_with('.') && !text.contains("//!"), "{}: {text}", info.name);
        }
    }
}

#[test]
fn a_block_is_found_by_name() {
    let design = Design::load("taco16").unwrap();
    let found = block(&design, "shadow_tags").unwrap();
    let figures: Vec<(&str, u64, Option<u64>)> =
        found.figures.iter().map(|figure| (figure.name, figure.ours, figure.paper)).collect();
    let expected = [
        ("set_bits", 5, Some(7)),
        ("tag_bits", 28, Some(24)),
        ("storage_bits", 3_712, Some(9_600)),
    ];
    assert_eq!(figures, expected);
}

#[test]
fn an_unknown_block_is_refused_with_those_there_are() {
    for (design, name) in [("taco16", "shadow_tag"), ("baseline", "l2")] {
        let loaded = Design::load(design).unwrap();
        let legal = blocks(&loaded);
        let names: Vec<&str> = legal.iter().map(|block| block.info.name).collect();
        let refused = block(&loaded, name).err().unwrap().to_string();
        let expected = format!(
            "{design}: block must be one of {}; got {name:?}; try {}",
            names.join(", "),
            names[0]
        );
        assert_eq!(refused, expected);
    }
}

/// The blocks whose page says nothing of what they rely on.
fn silent(blocks: &[BlockInfo]) -> Vec<&'static str> {
    let silent = blocks.iter().filter(|block| block.environment().is_empty());
    silent.map(|block| block.name).collect()
}

#[test]
fn every_block_says_what_it_relies_on() {
    assert_eq!(silent(BLOCKS), Vec::<&str>::new());
    let mute = BlockInfo { page: "//! # Rules\n//! - **R1** Nothing.\n", ..BLOCKS[0] };
    assert_eq!(silent(&[mute]), [mute.name]);
}

/// Promises of L2 are in the folder of a cluster, for whoever connects its ports.
#[test]
fn a_cluster_says_what_l2_must_do() {
    let clusters = [
        "private_cluster",
        "decoupled_l1d_cluster",
        "ccn_cluster",
        "shared_l1_cluster",
        "tracker_cluster",
    ];
    let parts = [
        "requests to one line in the order in which they left",
        "beats of different replies may alternate",
        "in any order of sectors, `last` with the last",
        "`valid` depends on no `ready`",
        "until the last beat of its reply",
        "is offered after that one's status",
    ];
    for name in clusters {
        assert_eq!(unsaid(name, &parts), [] as [&str; 0], "{name}");
    }
    assert_eq!(unsaid("l1", &["a promise of no page"]), ["a promise of no page"]);
}

/// Those of these parts that the environment's side of a block's page, or of one that this names, does not say.
fn unsaid<'a>(name: &str, parts: &[&'a str]) -> Vec<&'a str> {
    let block = BLOCKS.iter().find(|block| block.name == name).unwrap();
    let said = registry::environment(block).into_iter().flat_map(|(_, promises)| promises);
    let said = said.collect::<Vec<_>>().join("\n");
    parts.iter().filter(|part| !said.contains(**part)).copied().collect()
}

/// So are those of what is below a last level.
#[test]
fn a_last_level_says_what_memory_must_do() {
    let memory = [
        "share a sector of a line in their order",
        "each of its sectors once, in any order, `last` with the last",
    ];
    for name in ["llc_slice", "llc_bank", "l2_bank", "atomic_buffer", "sac_tile", "sac_chip"] {
        assert_eq!(unsaid(name, &memory), [] as [&str; 0], "{name}");
    }
    let beats = ["beats of one identifier come in the order of its bursts"];
    assert_eq!(unsaid("axi4_memory", &beats), [] as [&str; 0]);
}

/// Promises to a part hold at the block that contains it.
#[test]
fn a_block_names_the_parts_whose_promises_it_passes_on() {
    let parts = [
        ("tracker_node", "scatter_bypass"),
        ("tracker_cluster", "scatter_bypass"),
        ("ring_stop", "request_stop"),
        ("ccn_l1", "response_stop"),
        ("ccn_cluster", "shadow_tags"),
        ("atomic_buffer", "llc_slice"),
    ];
    for (name, part) in parts {
        let block = BLOCKS.iter().find(|block| block.name == name).unwrap();
        let said = registry::environment(block);
        assert!(said.iter().any(|(of, said)| *of == part && !said.is_empty()), "{name}: {part}");
    }
}
