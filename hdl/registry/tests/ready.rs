//! No `ready` depends, through logic alone, on the `valid` of its own stream, but where the block's page says so; and a
//! reply from below is taken or not whatever it carries.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use about::BlockInfo;
use design::{Design, DesignKind, PRESETS};
use emit::{EmitOptions, ManifestPort, PortDirection, PortRole};
use registry::geometry::random;
use std::collections::{BTreeMap, BTreeSet};

/// Random designs beside the presets.
const RANDOM: u64 = 48;

/// Each block with the ports that it has in some design.
fn blocks() -> Vec<(BlockInfo, Vec<ManifestPort>)> {
    let presets = PRESETS.iter().map(|preset| preset.design().unwrap());
    let random = (0..RANDOM).map(|seed| {
        let kind = DesignKind::ALL[seed as usize % DesignKind::ALL.len()];
        Design::parse(&random(kind, "random", seed), "random").unwrap()
    });
    let blocks = presets.chain(random).flat_map(|design| registry::blocks(&design));
    blocks
        .map(|block| {
            (block.info, block.block.emit(&EmitOptions::default()).unwrap().manifest.ports)
        })
        .collect()
}

/// The ports of the same stream in this role that a `ready` of the block depends on, with the `ready`.
fn on_own(ports: &[ManifestPort], role: PortRole) -> Vec<(&str, &str)> {
    let is_ready =
        |port: &&ManifestPort| port.role == PortRole::Ready && port.direction == PortDirection::Out;
    let readies = ports.iter().filter(is_ready);
    let own = readies.flat_map(|ready| {
        let is_own = move |port: &&ManifestPort| {
            port.role == role
                && port.stream == ready.stream
                && ready.depends_on.contains(&port.name)
        };
        ports.iter().filter(is_own).map(|port| (ready.name.as_str(), port.name.as_str()))
    });
    own.collect()
}

/// How a page says that a `ready` depends on its own `valid`.
fn sentence((ready, valid): (&str, &str)) -> String {
    format!("`{ready}` depends on `{valid}`")
}

/// A page as one line.
fn text(page: &str) -> String {
    let lines = page.lines().map_while(|line| line.strip_prefix("//!"));
    lines.map(str::trim).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_ready_that_depends_on_its_own_valid_is_on_the_page() {
    let mut found: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let blocks = blocks();
    for (info, ports) in &blocks {
        let own = on_own(ports, PortRole::Valid).into_iter().map(sentence);
        found.entry(info.name).or_default().extend(own);
    }
    for info in registry::BLOCKS {
        let page = text(info.page);
        let all = blocks.iter().filter(|(other, _)| other.name == info.name);
        let ready = all.flat_map(|(_, ports)| ports).filter(|port| port.role == PortRole::Ready);
        let pairs = ready.map(|port| {
            let stream = port.stream.as_deref().unwrap_or_default();
            sentence((&port.name, &format!("{stream}_valid")))
        });
        let told: BTreeSet<String> = pairs.filter(|pair| page.contains(pair)).collect();
        assert_eq!(told, found[info.name], "left: the page of {}; right: its text", info.name);
    }
    assert!(found.values().any(|pairs| !pairs.is_empty()), "nothing is found any more");
}

#[test]
fn a_reply_from_below_is_taken_whatever_it_carries() {
    let mut seen = 0;
    for (info, ports) in blocks() {
        let has = |name: &str| ports.iter().any(|port| port.name == name);
        seen += usize::from(has("down_reply_ready"));
        let own = on_own(&ports, PortRole::Payload);
        let of_below: Vec<_> =
            own.into_iter().filter(|(ready, _)| *ready == "down_reply_ready").collect();
        assert_eq!(of_below, [], "{}", info.name);
    }
    assert!(seen > 0);
}
