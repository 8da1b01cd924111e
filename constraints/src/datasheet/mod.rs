//! The parts of the datasheet that are more than a list.
mod block;
mod storage;
mod timing;

use crate::about::{About, Named, Timing};
use crate::text::{cell, line};
use emit::{Manifest, ManifestPort, PortDirection, PortRole};
use report::chart::Undrawn;
use serde::Serialize;
use storage::{MemoryRow, Rows, StorageRow};

/// Texts and tables; every text is a Markdown cell already.
#[derive(Debug, Serialize)]
pub struct Datasheet {
    summary: String,
    paper: String,
    design: String,
    block: String,
    version: String,
    latency: String,
    /// The ports by bundle, in order.
    groups: Vec<Group>,
    /// Outputs that depend on inputs of their cycle, and these.
    paths: Vec<(String, String)>,
    parameters: Vec<(String, usize)>,
    modules: Vec<String>,
    memories: Vec<Rows<MemoryRow>>,
    /// The words that hold several things.
    packed: Vec<Packed>,
    storage: Vec<Rows<StorageRow>>,
    register_bits: usize,
    memory_bits: usize,
    /// Name, ours, the paper's, note.
    figures: Vec<(String, u64, String, String)>,
    /// Number and text.
    rules: Vec<(String, String)>,
    environment: Vec<String>,
    /// Markdown of several lines, as the next.
    words: String,
    latencies: String,
    named: Vec<NamedView>,
    /// Of the timing diagram, or an empty text.
    caption: String,
}

/// Another block that the rules name.
#[derive(Debug, Serialize)]
struct NamedView {
    block: String,
    summary: String,
    words: String,
    rules: Vec<(String, String)>,
    environment: Vec<String>,
    latencies: String,
}

/// A word that holds several things.
#[derive(Debug, Serialize)]
struct Packed {
    module: String,
    name: String,
    width: usize,
    /// Name, bits.
    fields: Vec<(String, String)>,
}

/// The ports of one bundle.
#[derive(Debug, Serialize)]
struct Group {
    /// The bundle, or an empty text.
    name: String,
    sentence: String,
    /// Name, direction, bits, what it means.
    ports: Vec<(String, &'static str, usize, String)>,
}

impl Datasheet {
    /// The datasheet of a design; `summary` is its one sentence.
    pub fn new(manifest: &Manifest, about: &About, summary: &str) -> Datasheet {
        let field = |f: &emit::ManifestField| {
            let bits =
                if f.high == f.low { f.low.to_string() } else { format!("{}:{}", f.high, f.low) };
            (f.name.clone(), bits)
        };
        let packed = |w: &emit::ManifestWord| Packed {
            module: w.module.clone(),
            name: w.name.clone(),
            width: w.width,
            fields: w.fields.iter().map(field).collect(),
        };
        let figure = |f: &crate::about::Figure| {
            let paper = f.paper.map_or_else(|| "-".into(), |bits| bits.to_string());
            (cell(&f.name), f.ours, paper, cell(&f.note))
        };
        Datasheet {
            summary: line(summary),
            paper: cell(&about.paper),
            design: cell(&about.design),
            block: cell(&about.block),
            version: cell(&about.version),
            latency: cell(&about.latency),
            groups: groups(manifest),
            paths: paths(manifest),
            parameters: manifest.parameters.iter().map(|p| (p.name.clone(), p.value)).collect(),
            modules: manifest.modules.clone(),
            memories: storage::memories(manifest),
            packed: manifest.words.iter().map(packed).collect(),
            storage: storage::storage(manifest),
            register_bits: manifest.storage.iter().map(|s| s.register_bits).sum(),
            memory_bits: manifest.storage.iter().map(|s| s.memory_bits).sum(),
            figures: about.figures.iter().map(figure).collect(),
            rules: rules(&about.rules),
            words: about.words.trim().to_string(),
            environment: lines(&about.environment),
            latencies: about.latencies.trim().to_string(),
            named: about.named.iter().map(named).collect(),
            caption: about.timing.as_ref().map(|t| line(&t.caption)).unwrap_or_default(),
        }
    }
}

fn rules(rules: &[(String, String)]) -> Vec<(String, String)> {
    rules.iter().map(|(number, text)| (line(number), line(text))).collect()
}

fn lines(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| line(text)).collect()
}

fn named(named: &Named) -> NamedView {
    NamedView {
        block: line(&named.block),
        summary: line(&named.summary),
        words: named.words.trim().to_string(),
        rules: rules(&named.rules),
        environment: lines(&named.environment),
        latencies: named.latencies.trim().to_string(),
    }
}

/// The pictures that it shows, as (name, text): the block, and a run of cycles.
pub fn pictures(
    manifest: &Manifest,
    timing: Option<&Timing>,
) -> Result<Vec<(String, String)>, Undrawn> {
    let top = &manifest.top;
    let mut pictures = vec![(format!("{top}_block.svg"), block::svg(manifest)?)];
    if let Some(timing) = timing {
        pictures.push((format!("{top}_timing.svg"), timing::svg(timing)?));
    }
    Ok(pictures)
}

fn paths(manifest: &Manifest) -> Vec<(String, String)> {
    let outputs = manifest.ports.iter().filter(|port| !port.depends_on.is_empty());
    let quoted = |name: &String| format!("`{name}`");
    let inputs =
        |port: &ManifestPort| port.depends_on.iter().map(quoted).collect::<Vec<_>>().join(", ");
    outputs.map(|port| (port.name.clone(), inputs(port))).collect()
}

fn groups(manifest: &Manifest) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for port in &manifest.ports {
        let name = port.stream.clone().unwrap_or_default();
        let direction = match port.direction {
            PortDirection::In => "in",
            PortDirection::Out => "out",
        };
        let row = (port.name.clone(), direction, port.width, meaning(port));
        match groups.last_mut() {
            Some(group) if group.name == name => group.ports.push(row),
            _ => {
                let said = manifest.streams.iter().find(|stream| stream.name == name);
                let sentence = said.map(|stream| cell(&stream.sentence)).unwrap_or_default();
                groups.push(Group { name, sentence, ports: vec![row] });
            }
        }
    }
    groups
}

/// The sentence of a port, the names of its values, where its elements lie, and when it means something; what its role
/// is, if nothing is said.
fn meaning(port: &ManifestPort) -> String {
    let said = &port.meaning;
    let mut parts = vec![said.sentence.clone()];
    if said.sentence.is_empty() {
        parts = vec![role(port.role).to_string()];
    }
    if !said.encoding.is_empty() {
        let values = said.encoding.iter().map(|(name, value)| format!("{value} {name}"));
        parts.push(format!("Values: {}.", values.collect::<Vec<_>>().join(", ")));
    }
    if let Some(count) = port.elements {
        parts.push(match port.width / count {
            1 => format!("{count} elements, i at `[i]`."),
            width => format!("{count} elements, i at `[i * {width} +: {width}]`."),
        });
    }
    // A sentence below the table says that a payload means nothing without its `valid`.
    let valid = port.stream.as_ref().map(|stream| format!("{stream}_valid is 1"));
    let when = said.when.as_ref().filter(|when| valid.as_ref() != Some(when));
    parts.extend(when.map(|when| format!("Means something while {when}.")));
    cell(&parts.join(" "))
}

fn role(role: PortRole) -> &'static str {
    match role {
        PortRole::Clock => "rising edge",
        PortRole::Reset => "synchronous, active high",
        PortRole::Valid => "the sender offers a beat",
        PortRole::Ready => "the receiver takes it",
        PortRole::Payload => "payload",
        PortRole::Plain | PortRole::MemoryError => "",
    }
}
