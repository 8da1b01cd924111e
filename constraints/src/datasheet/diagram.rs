//! The block as a box of ASCII, with its streams and signals around it.
use emit::{Manifest, ManifestPort, PortDirection, PortRole};

/// What stands beside the box.
struct Pin<'a> {
    label: &'a str,
    is_input: bool,
    is_bundle: bool,
}

/// The box: what enters on the left, what leaves on the right; bundles as `==>`, plain signals as `-->`.
pub fn draw(manifest: &Manifest) -> String {
    let pins = pins(manifest);
    let (left, right): (Vec<&Pin>, Vec<&Pin>) = pins.iter().partition(|pin| pin.is_input);
    let rows = left.len().max(right.len()).max(1);
    let margin = left.iter().map(|pin| pin.label.len()).max().unwrap_or(0);
    let top = &manifest.top;
    let edge = format!("{:margin$}     +-{}-+\n", "", "-".repeat(top.len()));
    let mut text = edge.clone();
    for row in 0..rows {
        let middle = if row == rows / 2 { top.as_str() } else { "" };
        let (input, enters) = left.get(row).map_or(("", "    "), |pin| (pin.label, pin.arrow()));
        let leaves = right.get(row).map(|pin| format!("{} {}", pin.arrow(), pin.label));
        let side = leaves.unwrap_or_default();
        let line = format!("{input:margin$} {enters}| {middle:width$} |{side}", width = top.len());
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text + &edge
}

impl Pin<'_> {
    fn arrow(&self) -> &'static str {
        if self.is_bundle { "===>" } else { "--->" }
    }
}

/// A pin a bundle and a pin a plain signal, in the order of the ports.
fn pins(manifest: &Manifest) -> Vec<Pin<'_>> {
    let mut pins: Vec<Pin> = Vec::new();
    for port in &manifest.ports {
        match &port.stream {
            None => {
                pins.push(Pin { label: &port.name, is_input: is_input(port), is_bundle: false })
            }
            Some(stream) => {
                let is_drawn = pins.iter().any(|pin| pin.is_bundle && pin.label == stream);
                if !is_drawn {
                    let is_input = enters(manifest, stream);
                    pins.push(Pin { label: stream, is_input, is_bundle: true });
                }
            }
        }
    }
    pins
}

/// A bundle goes where its `valid` goes; without one, where its first payload does.
fn enters(manifest: &Manifest, stream: &str) -> bool {
    let is_in_bundle = |port: &&ManifestPort| port.stream.as_deref() == Some(stream);
    let find = |role| manifest.ports.iter().filter(is_in_bundle).find(|port| port.role == role);
    find(PortRole::Valid).or_else(|| find(PortRole::Payload)).is_none_or(is_input)
}

fn is_input(port: &ManifestPort) -> bool {
    port.direction == PortDirection::In
}
