//! Where a `ready` depends, through logic alone, on the `valid` of the same stream, the block's page says so; and where
//! that of a reply from below depends on what the reply carries.

use about::BlockInfo;
use design::{Design, DesignKind, PRESETS};
use emit::{EmitOptions, ManifestPort, PortDirection, PortRole};
use registry::geometry::random;
use std::collections::{BTreeMap, BTreeSet};

/// Random designs beside the presets.
const RANDOM: u64 = 14;

/// Clusters whose nodes are before L2 without a switch, each with what counts its cores.
const WITHOUT_SWITCH: [(DesignKind, &str); 4] = [
    (DesignKind::Private, "cluster"),
    (DesignKind::DecoupledL1d, "cluster"),
    (DesignKind::SharedL1, "shared_l1"),
    (DesignKind::Ccn, "ccn"),
];

/// Each block with the ports that it has in some design.
fn blocks() -> Vec<(BlockInfo, Vec<ManifestPort>)> {
    let presets = PRESETS.iter().map(|preset| preset.design().unwrap());
    let random = (0..RANDOM).map(|seed| {
        let kind = DesignKind::ALL[seed as usize % DesignKind::ALL.len()];
        Design::parse(&random(kind, "random", seed), "random").unwrap()
    });
    let without_switch = WITHOUT_SWITCH.map(|(kind, section)| {
        let text = format!(
            "design = \"{kind}\"\nname = \"t\"\n{section}.cores = 2\ncluster.network = \"ports\"\n"
        );
        Design::parse(&text, "t").unwrap()
    });
    let blocks =
        presets.chain(random).chain(without_switch).flat_map(|design| registry::blocks(&design));
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

/// How a page says that a `ready` depends on a port of its stream.
fn sentence((ready, port): (&str, &str)) -> String {
    format!("`{ready}` depends on `{port}`")
}

/// A page as one line.
fn text(page: &str) -> String {
    let lines = page.lines().map_while(|line| line.strip_prefix("//!"));
    lines.map(str::trim).collect::<Vec<_>>().join(" ")
}

/// The sentences of this kind where pages and hardware differ: a line a block.
fn differences(
    found: impl Fn(&[ManifestPort]) -> Vec<String>,
    possible: impl Fn(&[ManifestPort]) -> Vec<String>,
) -> Vec<String> {
    let (mut has, mut says) = (Sentences::new(), Sentences::new());
    for (info, ports) in blocks() {
        let page = text(info.page);
        has.entry(info.name).or_default().extend(found(&ports));
        let said = possible(&ports).into_iter().filter(|sentence| page.contains(sentence));
        says.entry(info.name).or_default().extend(said);
    }
    assert!(has.values().any(|sentences| !sentences.is_empty()), "nothing is found any more");
    let all = has.into_iter().filter(|(block, has)| says[block] != *has);
    all.map(|(block, has)| format!("{block}: its page says {:?}, its text {has:?}", says[block]))
        .collect()
}

/// Of each block.
type Sentences = BTreeMap<&'static str, BTreeSet<String>>;

/// All that a page could say of a block's `ready` and the ports of its stream in this role.
fn possible(ports: &[ManifestPort], role: PortRole) -> Vec<String> {
    let mut all = ports.to_vec();
    let names: Vec<String> = ports.iter().map(|port| port.name.clone()).collect();
    all.iter_mut().for_each(|port| port.depends_on = names.clone());
    on_own(&all, role).into_iter().map(sentence).collect()
}

#[test]
fn a_ready_that_depends_on_its_own_valid_is_on_the_page() {
    let found =
        |ports: &[ManifestPort]| on_own(ports, PortRole::Valid).into_iter().map(sentence).collect();
    let differences = differences(found, |ports| possible(ports, PortRole::Valid));
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// A reply from below may come over wires that carry anything while it is not valid.
#[test]
fn a_reply_from_below_that_is_taken_for_what_it_carries_is_on_the_page() {
    let of_below = |all: Vec<String>| -> Vec<String> {
        all.into_iter().filter(|sentence| sentence.starts_with("`down_reply_ready`")).collect()
    };
    let found = |ports: &[ManifestPort]| {
        of_below(on_own(ports, PortRole::Payload).into_iter().map(sentence).collect())
    };
    let differences = differences(found, |ports| of_below(possible(ports, PortRole::Payload)));
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
