//! The contract of every ready/valid stream, as properties of a top module's ports.
//!
//! `valid` is low in the first cycle after reset; once high it stays until `ready`; the payload holds meanwhile. Of
//! the streams that a block sends this is asserted, of those that it receives the last two are assumed, unless the
//! block exempts the stream: then its fragment says what the environment promises. A stream whose `valid` is exempt may
//! take its offer back; one whose `ready` is exempt never waits, so that there is nothing to hold. The fault that shows that an assertion can fail is a glitch: a free signal that turns what the assertion sees.

use crate::Exemption;
use emit::{ManifestPort, PortDirection, PortRole};
use std::fmt::Write as _;

/// The properties of all streams of a block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contract {
    /// The fragment of the top module.
    pub text: String,
    /// The assertions: label and what it says.
    pub assertions: Vec<(String, String)>,
    /// The cover statements' labels.
    pub covers: Vec<String>,
}

/// The contract of the streams among `ports`. With `glitch`, the assertions see ports that are turned at will.
pub(crate) fn of(ports: &[ManifestPort], exempt: &[Exemption], glitch: bool) -> Contract {
    let mut contract = Contract::default();
    for valid in ports.iter().filter(|port| port.role == PortRole::Valid) {
        let Some(stream) = valid.stream.as_deref() else { continue };
        let mine = || ports.iter().filter(|port| port.stream.as_deref() == Some(stream));
        let Some(ready) = mine().find(|port| port.role == PortRole::Ready) else { continue };
        let is_exempt = |name: &str| exempt.iter().any(|exemption| exemption.name == name);
        if is_exempt(&ready.name) {
            continue;
        }
        let payload: Vec<&ManifestPort> = mine()
            .filter(|port| port.role == PortRole::Payload && !is_exempt(&port.name))
            .collect();
        let (is_exempt, may_withdraw) = (is_exempt(stream), is_exempt(&valid.name));
        for lane in 0..valid.elements.unwrap_or(1) {
            let stream = Stream {
                name: valid.elements.map_or(stream.to_owned(), |_| format!("{stream}_{lane}")),
                is_sent: valid.direction == PortDirection::Out,
                valid: Wires::of(valid, lane),
                ready: Wires::of(ready, lane),
                payload: payload.iter().map(|port| Wires::of(port, lane)).collect(),
                is_exempt,
                may_withdraw,
                glitch,
            };
            stream.add(&mut contract);
        }
    }
    contract
}

/// Promises of the streams that a block receives, alone.
pub(crate) fn assumptions(ports: &[ManifestPort], exempt: &[Exemption]) -> String {
    let received = |port: &&ManifestPort| {
        let valid =
            ports.iter().find(|valid| valid.role == PortRole::Valid && valid.stream == port.stream);
        valid.is_some_and(|valid| valid.direction == PortDirection::In)
    };
    let ports: Vec<ManifestPort> = ports.iter().filter(received).cloned().collect();
    of(&ports, exempt, false).text
}

/// A port, or an element of a vector, as an expression.
struct Wires {
    text: String,
    width: usize,
}

impl Wires {
    fn of(port: &ManifestPort, lane: usize) -> Wires {
        let width = port.width / port.elements.unwrap_or(1);
        let text = match port.elements {
            None => port.name.clone(),
            Some(_) => format!("{}[{}:{}]", port.name, (lane + 1) * width - 1, lane * width),
        };
        Wires { text, width }
    }
}

struct Stream {
    name: String,
    is_sent: bool,
    valid: Wires,
    ready: Wires,
    payload: Vec<Wires>,
    is_exempt: bool,
    may_withdraw: bool,
    glitch: bool,
}

impl Stream {
    fn add(&self, contract: &mut Contract) {
        let Stream { name, is_sent, .. } = self;
        let (is_sent, valid, ready) = (*is_sent, &self.valid.text, &self.ready.text);
        let (keyword, turn) = if is_sent { ("assert", self.glitch) } else { ("assume", false) };
        let turn = if turn { format!(" ^ contract_{name}_glitch") } else { String::new() };
        let width: usize = self.payload.iter().map(|port| port.width).sum::<usize>().max(1);
        let names: Vec<&str> = self.payload.iter().map(|port| port.text.as_str()).collect();
        let payload =
            if names.is_empty() { "1'b0".to_owned() } else { format!("{{{}}}", names.join(", ")) };
        let glitch = if turn.is_empty() {
            String::new()
        } else {
            format!("    (* anyseq *) wire contract_{name}_glitch;\n")
        };
        let mut text = format!(
            "{glitch}    wire contract_{name}_valid = {valid}{turn};
    wire [{top}:0] contract_{name}_payload = {payload}{turn};
    reg contract_{name}_waits;
    reg [{top}:0] contract_{name}_waiting;
    always @(posedge clock) begin
        contract_{name}_waits <= !reset && contract_{name}_valid && !{ready};
        contract_{name}_waiting <= contract_{name}_payload;
    end
    always @* if (formal_on) begin
        contract_{name}_moves: cover (contract_{name}_waits && {valid} && {ready});
",
            top = width - 1,
        );
        let mut state = |condition: &str, label: &str, expression: &str, says: &str| {
            let label = format!("contract_{name}_{label}");
            let _ = writeln!(text, "        if ({condition}) {label}: {keyword} ({expression});");
            if is_sent {
                contract.assertions.push((label, format!("`{name}`: {says}.")));
            }
        };
        let is_stated = is_sent || !self.is_exempt;
        let waits = format!("contract_{name}_waits");
        if is_stated && !self.may_withdraw {
            state(
                &waits,
                "valid_holds",
                &format!("contract_{name}_valid"),
                "once valid, it stays valid until it is taken",
            );
        }
        if is_stated && !self.payload.is_empty() {
            let holds = format!("contract_{name}_payload == contract_{name}_waiting");
            let stands = format!("{waits} && contract_{name}_valid");
            let waits = if self.may_withdraw { &stands } else { &waits };
            state(waits, "payload_holds", &holds, "what waits to be taken does not change");
        }
        if is_sent && !self.is_exempt {
            let low = format!("!contract_{name}_valid");
            state(
                "formal_was_reset",
                "starts_low",
                &low,
                "not valid in the first cycle after a reset",
            );
        }
        text.push_str("    end\n");
        contract.text.push_str(&text);
        contract.covers.push(format!("contract_{name}_moves"));
    }
}
