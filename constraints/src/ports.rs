//! The data ports as templates see them.
use crate::text::line;
use crate::vectors;
use emit::{Manifest, ManifestPort, PortDirection, PortRole};
use serde::Serialize;

/// A data port of the top module.
#[derive(Clone, Debug, Serialize)]
pub struct PortView {
    /// In Verilog.
    pub name: String,
    /// Bits.
    pub width: usize,
    /// `[7:0] `, or nothing for a single bit.
    pub range: String,
    /// All its bits as SDC names them: `push_data[*]`.
    pub bits: String,
    /// Its name in a waveform: `push_data[7:0]`.
    pub wave: String,
    /// Driven from outside.
    pub is_input: bool,
    /// A vector's elements, 1 of a plain port.
    pub elements: usize,
    /// Width of one lane of a packed vector.
    pub element_bits: usize,
    /// From one element to the next in a line of the vectors, in bits.
    pub stride: usize,
    /// Where element 0 is in a line of the vectors, in bits from its end.
    pub place: usize,
    /// Element `tb__i` as the testbench writes it: `lanes[3 * tb__i +: 3]`, or the port's name.
    pub element: String,
    /// The port's slice of the recorded cycle: `tb__now[40 + 4 * tb__i +: 3]`.
    pub recorded: String,
    /// The bundle that it belongs to, or an empty text.
    pub stream: String,
    /// Role of the port, in a word.
    pub role: &'static str,
}

/// The name of the port with this role, if there is one.
pub fn implicit(manifest: &Manifest, role: PortRole) -> Option<&str> {
    manifest.ports.iter().find(|port| port.role == role).map(|port| port.name.as_str())
}

/// The data ports, in the manifest's order.
pub fn views(manifest: &Manifest) -> Vec<PortView> {
    let mut place = 0;
    // The last one is at the end of a line of the vectors.
    let mut views: Vec<PortView> = vectors::ports(manifest)
        .rev()
        .map(|port| {
            let view = view(port, place);
            place += view.elements * view.stride;
            view
        })
        .collect();
    views.reverse();
    views
}

fn view(port: &ManifestPort, place: usize) -> PortView {
    let (width, elements) = (port.width, port.elements.unwrap_or(1));
    let is_vector = width > 1;
    let top = width.saturating_sub(1);
    let (bits, name) = (width / elements, &port.name);
    let stride = 4 * vectors::digits(bits);
    let (element, recorded) = match elements {
        1 => (name.clone(), format!("tb__now[{place} +: {bits}]")),
        _ => (
            format!("{name}[{bits} * tb__i +: {bits}]"),
            format!("tb__now[{place} + {stride} * tb__i +: {bits}]"),
        ),
    };
    PortView {
        name: name.clone(),
        width,
        range: if is_vector { format!("[{top}:0] ") } else { String::new() },
        bits: if is_vector { format!("{name}[*]") } else { name.clone() },
        wave: if is_vector { format!("{name}[{top}:0]") } else { name.clone() },
        is_input: port.direction == PortDirection::In,
        elements,
        element_bits: bits,
        stride,
        place,
        element,
        recorded,
        stream: line(port.stream.as_deref().unwrap_or_default()),
        role: role(port.role),
    }
}

fn role(role: PortRole) -> &'static str {
    match role {
        PortRole::Clock => "clock",
        PortRole::Reset => "reset",
        PortRole::Valid => "valid",
        PortRole::Ready => "ready",
        PortRole::Payload => "payload",
        PortRole::Plain => "plain",
        PortRole::MemoryError => "memory error",
    }
}
