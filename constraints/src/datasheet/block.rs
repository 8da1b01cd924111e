//! The block as a box, with its streams and signals around it.
use emit::{Manifest, ManifestPort, PortDirection, PortRole};
use report::chart::canvas::{At, Canvas, draw};
use report::chart::{BLACK, RGBColor, Undrawn};

const TOP: i32 = 20;
const ROW: i32 = 34;
const ARROW: i32 = 60;
const GAP: i32 = 8;
const LETTER: i32 = 8;
const BOX: RGBColor = RGBColor(0xee, 0xf3, 0xf8);

/// A pin beside the box.
struct Pin<'a> {
    label: &'a str,
    /// Names of the wires.
    wires: String,
    is_input: bool,
    is_bundle: bool,
}

/// The picture: what enters on the left, what leaves on the right; bundles as thick arrows, plain signals as thin ones.
pub fn svg(manifest: &Manifest) -> Result<String, Undrawn> {
    let pins = pins(manifest);
    let (left, right): (Vec<&Pin>, Vec<&Pin>) = pins.iter().partition(|pin| pin.is_input);
    let margin = |pins: &[&Pin]| {
        let label = |pin: &&Pin| pin.label.len().max(pin.wires.len()) as i32 * LETTER;
        pins.iter().map(label).max().unwrap_or(0) + 2 * GAP + ARROW
    };
    let width = manifest.top.len() as i32 * LETTER + 6 * GAP;
    let (start, end) = (margin(&left), margin(&left) + width);
    let rows = left.len().max(right.len()).max(1) as i32;
    let bottom = TOP + rows * ROW;
    let size = ((end + margin(&right)) as u32, (bottom + TOP) as u32);
    draw(size, |canvas| {
        canvas.rectangle([(start, TOP), (end, bottom)], BLACK)?;
        canvas.rectangle([(start + 1, TOP + 1), (end - 1, bottom - 1)], BOX)?;
        let middle = (i32::midpoint(start, end), i32::midpoint(TOP, bottom));
        canvas.text(&manifest.top, middle, At::Centre)?;
        for (pins, from, label, at) in [
            (&left, start - ARROW, start - ARROW - GAP, At::Right),
            (&right, end, end + ARROW + GAP, At::Left),
        ] {
            for (row, pin) in pins.iter().enumerate() {
                let y = TOP + row as i32 * ROW + ROW / 2;
                pin.arrow(canvas, (from, y))?;
                canvas.text(pin.label, (label, y - 6), at)?;
                canvas.small(&pin.wires, (label, y + 8), at)?;
            }
        }
        Ok(())
    })
}

impl Pin<'_> {
    /// From the point to the right.
    fn arrow(&self, canvas: &Canvas<'_>, (x, y): (i32, i32)) -> Result<(), Undrawn> {
        let half = if self.is_bundle { 3 } else { 0 };
        let tip = x + ARROW;
        // A rectangle without height is nothing.
        canvas.line(&[(x, y), (tip - 8, y)], BLACK)?;
        canvas.rectangle([(x, y - half), (tip - 8, y + half)], BLACK)?;
        canvas.shape(&[(tip - 10, y - 4 - half), (tip, y), (tip - 10, y + 4 + half)], BLACK)
    }
}

/// A pin a bundle and a pin a plain signal, in the order of the ports.
fn pins(manifest: &Manifest) -> Vec<Pin<'_>> {
    let mut pins: Vec<Pin> = Vec::new();
    for port in &manifest.ports {
        match &port.stream {
            None => pins.push(Pin {
                label: &port.name,
                wires: bits(port.width),
                is_input: is_input(port),
                is_bundle: false,
            }),
            Some(stream) => {
                let is_drawn = pins.iter().any(|pin| pin.is_bundle && pin.label == stream);
                if !is_drawn {
                    let (is_input, wires) = (enters(manifest, stream), wires(manifest, stream));
                    pins.push(Pin { label: stream, wires, is_input, is_bundle: true });
                }
            }
        }
    }
    pins
}

fn bits(width: usize) -> String {
    if width == 1 { "1 bit".to_string() } else { format!("{width} bits") }
}

fn of<'a>(manifest: &'a Manifest, stream: &'a str) -> impl Iterator<Item = &'a ManifestPort> {
    manifest.ports.iter().filter(move |port| port.stream.as_deref() == Some(stream))
}

/// `valid, ready, 48 bits`.
fn wires(manifest: &Manifest, stream: &str) -> String {
    let handshake = [(PortRole::Valid, "valid"), (PortRole::Ready, "ready")];
    let is_there = |role| of(manifest, stream).any(|port| port.role == role);
    let mut parts: Vec<String> = handshake
        .iter()
        .filter(|(role, _)| is_there(*role))
        .map(|(_, name)| name.to_string())
        .collect();
    let payload = of(manifest, stream).filter(|port| port.role == PortRole::Payload);
    let width: usize = payload.map(|port| port.width).sum();
    parts.extend((width > 0).then(|| bits(width)));
    parts.join(", ")
}

/// A bundle goes where its `valid` goes; without one, where its first payload does.
fn enters(manifest: &Manifest, stream: &str) -> bool {
    let find = |role| of(manifest, stream).find(|port| port.role == role);
    find(PortRole::Valid).or_else(|| find(PortRole::Payload)).is_none_or(is_input)
}

fn is_input(port: &ManifestPort) -> bool {
    port.direction == PortDirection::In
}
