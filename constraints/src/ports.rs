//! The data ports as templates see them.
use crate::text::line;
use emit::{Manifest, ManifestPort, PortDirection, PortRole};
use serde::Serialize;

/// A data port of the top module.
#[derive(Clone, Debug, Serialize)]
pub struct PortView {
    /// Its name.
    pub name: String,
    /// Bits.
    pub width: usize,
    /// `[7:0] `, or nothing for a single bit.
    pub range: String,
    /// All its bits as SDC names them: `push_data[*]`.
    pub bits: String,
    /// Its name in a waveform: `push_data[7:0]`.
    pub wave: String,
    /// An input.
    pub is_input: bool,
    /// An output that steers a stream: its `valid` or `ready`.
    pub is_control: bool,
    /// An output that is known in every cycle in which it has a meaning, whatever the inputs.
    pub is_checked: bool,
    /// An input's place in the random bits of a cycle: `[12:5]`.
    pub slice: String,
    /// The bundle that it belongs to, or an empty text.
    pub stream: String,
    /// An input that must keep its value while this stream waits; else an empty text.
    pub held_by: String,
    /// An output that has a meaning only while this port is high; else an empty text.
    pub when: String,
    /// What it is for, in a word.
    pub role: &'static str,
}

/// A stream into the block, whose sender must wait for `ready`.
#[derive(Clone, Debug, Serialize)]
pub struct HeldView {
    /// The bundle.
    pub name: String,
    /// Its `valid` port.
    pub valid: String,
    /// Its `ready` port.
    pub ready: String,
}

/// The name of the port with this role, if there is one.
pub fn implicit(manifest: &Manifest, role: PortRole) -> Option<&str> {
    manifest.ports.iter().find(|port| port.role == role).map(|port| port.name.as_str())
}

/// The data ports, in the manifest's order.
pub fn views(manifest: &Manifest) -> Vec<PortView> {
    let held = held(manifest);
    // An address that a memory does not have reads nothing, and random inputs may ask for it.
    let has_partial_memory = manifest.memories.iter().any(|m| !m.depth.is_power_of_two());
    let mut low = 0;
    let mut views = Vec::new();
    for port in data(manifest) {
        let is_input = port.direction == PortDirection::In;
        let is_held = |stream: &&HeldView| {
            is_input && port.role != PortRole::Ready && Some(&stream.name) == port.stream.as_ref()
        };
        let is_control = !is_input && matches!(port.role, PortRole::Valid | PortRole::Ready);
        let is_payload = port.role == PortRole::Payload && !is_input;
        let valid = is_payload.then(|| partner(manifest, port, PortRole::Valid)).flatten();
        let is_vector = port.width > 1;
        let top = port.width.saturating_sub(1);
        views.push(PortView {
            name: port.name.clone(),
            width: port.width,
            range: if is_vector { format!("[{top}:0] ") } else { String::new() },
            bits: if is_vector { format!("{}[*]", port.name) } else { port.name.clone() },
            wave: if is_vector { format!("{}[{top}:0]", port.name) } else { port.name.clone() },
            is_input,
            is_control,
            is_checked: !is_input && (is_control || !has_partial_memory),
            slice: if is_vector { format!("[{}:{low}]", low + top) } else { format!("[{low}]") },
            stream: line(port.stream.as_deref().unwrap_or_default()),
            held_by: held.iter().find(is_held).map(|s| s.name.clone()).unwrap_or_default(),
            when: valid.map(|port| port.name.clone()).unwrap_or_default(),
            role: role(port.role),
        });
        low += if is_input { port.width } else { 0 };
    }
    views
}

/// The streams into the block that have both `valid` and `ready`.
pub fn held(manifest: &Manifest) -> Vec<HeldView> {
    let is_valid =
        |port: &&ManifestPort| port.role == PortRole::Valid && port.direction == PortDirection::In;
    let view = |valid: &ManifestPort| {
        let ready = partner(manifest, valid, PortRole::Ready)?;
        let is_out = ready.direction == PortDirection::Out;
        is_out.then(|| HeldView {
            name: valid.stream.clone().unwrap_or_default(),
            valid: valid.name.clone(),
            ready: ready.name.clone(),
        })
    };
    data(manifest).filter(is_valid).filter_map(view).collect()
}

fn data(manifest: &Manifest) -> impl Iterator<Item = &ManifestPort> {
    manifest.ports.iter().filter(|port| !matches!(port.role, PortRole::Clock | PortRole::Reset))
}

/// The port with this role in the bundle of `port`.
fn partner<'a>(
    manifest: &'a Manifest,
    port: &ManifestPort,
    role: PortRole,
) -> Option<&'a ManifestPort> {
    let stream = port.stream.as_ref()?;
    manifest.ports.iter().find(|other| other.role == role && other.stream.as_ref() == Some(stream))
}

fn role(role: PortRole) -> &'static str {
    match role {
        PortRole::Clock => "clock",
        PortRole::Reset => "reset",
        PortRole::Valid => "valid",
        PortRole::Ready => "ready",
        PortRole::Payload => "payload",
        PortRole::Plain => "plain",
    }
}
