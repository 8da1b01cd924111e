//! The machine-readable description that lies beside the Verilog.
use crate::interface::{Interface, Port};
use crate::memory::MemoryKind;
use crate::memory_error::OUTPUT;
use serde::Serialize;
use serde_json::{Map, Value};
use signal::{KindInfo, Parameter};
use std::collections::BTreeSet;

/// Description of a design: ports, geometry, memories and storage.
#[derive(Clone, Debug, Serialize)]
pub struct Manifest {
    /// The top module.
    pub top: String,
    /// One sentence on the top module.
    pub summary: String,
    /// The ports of the top module, `clock` and `reset` first.
    pub ports: Vec<ManifestPort>,
    /// Payloads of its streams and other bundles of ports; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub streams: Vec<ManifestStream>,
    /// The geometry of the top module.
    pub parameters: Vec<ManifestParameter>,
    /// The modules, leaf first.
    pub modules: Vec<String>,
    /// Every memory, by instance.
    pub memories: Vec<ManifestMemory>,
    /// The words that hold several things, by module; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<ManifestWord>,
    /// Storage bits, by instance of a block.
    pub storage: Vec<ManifestStorage>,
    /// The counters that `counter_value` shows, in the order of `counter_index`; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<String>,
    /// The config that the design was made from.
    pub config: serde_json::Value,
}

/// A port of the top module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ManifestPort {
    /// Name in the emitted Verilog.
    pub name: String,
    /// `input` or `output`.
    pub direction: PortDirection,
    /// Width in bits, of all elements together.
    pub width: usize,
    /// For a vector, its elements: element `i` is at `[i * width / elements +: width / elements]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elements: Option<usize>,
    /// Names in the block: those of a vector's elements, else the port's.
    #[serde(skip)]
    pub fields: Vec<String>,
    /// The bundle it belongs to, if any.
    pub stream: Option<String>,
    /// Role in the bundle.
    pub role: PortRole,
    /// Of an output, the inputs that it depends on within a cycle, through logic alone; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub depends_on: Vec<String>,
    /// Meaning that the block declares.
    #[serde(flatten)]
    pub meaning: PortMeaning,
}

/// Declared meaning of a port.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PortMeaning {
    /// Contents of the port; of a vector, of each element.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sentence: String,
    /// In which cycles it means something, as `answer_hit is 1`; in all, if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// The values that have names, by these; left out if none has.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub encoding: Map<String, Value>,
}

/// A stream, or another bundle of ports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ManifestStream {
    /// Its name, with which those of its ports begin.
    pub name: String,
    /// Contents of the stream.
    pub sentence: String,
}

/// Direction of a port as the module sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PortDirection {
    /// Into the module.
    In,
    /// Out of the module.
    Out,
}

/// Use of a port: clock, reset, stream or plain data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PortRole {
    /// Rising-edge clock of the whole block.
    Clock,
    /// The synchronous, active-high reset.
    Reset,
    /// The sender offers a beat.
    Valid,
    /// The receiver takes it.
    Ready,
    /// Data of a beat.
    Payload,
    /// A plain signal.
    Plain,
    /// An error of a memory, which the emitter adds to the block's ports.
    MemoryError,
}

/// A figure of the top module's geometry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ManifestParameter {
    /// Name of the figure, as in the module's name.
    pub name: String,
    /// Figure of this geometry.
    pub value: usize,
}

/// A memory of the design, for macros and area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ManifestMemory {
    /// The instance, from the top.
    pub instance: String,
    /// Where Verilog has it below the top: `ways[3].u_ways.u_words`.
    pub path: String,
    /// Module that wraps the memory.
    pub module: String,
    /// How it answers a read.
    pub kind: MemoryKind,
    /// Number of words.
    pub depth: usize,
    /// Bits a word.
    pub width: usize,
    /// Read ports; there is one write port.
    pub read_ports: usize,
}

/// A word of a memory, a register or a stream that holds several things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ManifestWord {
    /// The module that takes it apart.
    pub module: String,
    /// Its name there; a vector's elements are such words each.
    pub name: String,
    /// Width of the word in bits.
    pub width: usize,
    /// Fields of the word, the highest first.
    pub fields: Vec<ManifestField>,
}

/// A part of a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ManifestField {
    /// Name of the field, the last part of the signal that takes it.
    pub name: String,
    /// Its highest bit.
    pub high: usize,
    /// Its lowest bit.
    pub low: usize,
}

/// The storage of one block, without the blocks in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ManifestStorage {
    /// The instance, from the top.
    pub instance: String,
    /// Module that holds the registers.
    pub module: String,
    /// Bits of flip-flops, memories not counted.
    pub register_bits: usize,
    /// Bits of memories: the sum of depth times width.
    pub memory_bits: usize,
}

/// The ports of `interface` as the manifest lists them.
pub fn ports(interface: &Interface) -> Vec<ManifestPort> {
    let implicit = |name: &str, role, sentence: &str| ManifestPort {
        name: name.into(),
        direction: PortDirection::In,
        width: 1,
        elements: None,
        fields: vec![name.into()],
        stream: None,
        role,
        depends_on: vec![],
        meaning: PortMeaning { sentence: sentence.into(), ..PortMeaning::default() },
    };
    let clock =
        || implicit("clock", PortRole::Clock, "The clock; everything happens at its rising edge.");
    let reset = || implicit("reset", PortRole::Reset, "Synchronous reset, active high.");
    let (clock, reset) = (interface.has_clock.then(clock), interface.has_reset.then(reset));
    let data = interface.ports.iter().filter_map(|port| {
        let (name, width) = port.printed()?;
        Some(ManifestPort {
            name: name.into(),
            direction: if port.is_input { PortDirection::In } else { PortDirection::Out },
            width,
            elements: port.element.as_ref().map(|element| element.count).filter(|count| *count > 1),
            fields: interface.fields_of(port),
            stream: port.bundle.clone(),
            role: role(port),
            depends_on: depends_on(interface, port),
            meaning: meaning(interface, port),
        })
    });
    clock.into_iter().chain(reset).chain(data).collect()
}

fn meaning(interface: &Interface, port: &Port) -> PortMeaning {
    let values = port.said.values.iter();
    PortMeaning {
        sentence: port.said.sentence.clone(),
        when: interface.when(port),
        encoding: values.map(|(name, value)| (name.clone(), (*value).into())).collect(),
    }
}

/// The bundles of `interface` as the manifest lists them.
pub fn streams(interface: &Interface) -> Vec<ManifestStream> {
    let mut streams: Vec<ManifestStream> = vec![];
    for port in &interface.ports {
        if let Some(name) = &port.bundle
            && !streams.iter().any(|stream| stream.name == *name)
        {
            let (name, sentence) = (name.clone(), port.said.bundle.clone());
            streams.push(ManifestStream { name, sentence });
        }
    }
    streams
}

/// The ports that `port`, or an element of the vector that it represents, depends on through logic, in order.
fn depends_on(interface: &Interface, port: &Port) -> Vec<String> {
    let together = interface.with(port);
    let is_of = |&&(output, _): &&(usize, usize)| together.contains(&&interface.ports[output]);
    let through = interface.through.iter().filter(is_of);
    let inputs: BTreeSet<usize> = through.map(|&(_, input)| input).collect();
    let mut names: Vec<String> = vec![];
    for input in inputs {
        let input = &interface.ports[input];
        let name = input.element.as_ref().map_or(&input.name, |element| &element.vector);
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

fn role(port: &Port) -> PortRole {
    match (&port.bundle, port.path.rsplit('$').next()) {
        (None, Some(OUTPUT)) => PortRole::MemoryError,
        (None, _) => PortRole::Plain,
        (Some(_), Some("valid")) => PortRole::Valid,
        (Some(_), Some("ready")) => PortRole::Ready,
        (Some(_), _) => PortRole::Payload,
    }
}

/// The geometry in `info` as the manifest lists it.
pub fn parameters(info: &KindInfo) -> Vec<ManifestParameter> {
    let entry = |p: &Parameter| ManifestParameter { name: p.name.clone(), value: p.value };
    info.parameters.iter().map(entry).collect()
}
