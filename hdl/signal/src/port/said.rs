//! Sentences of a block's ports, in the tree of blocks, where the emitter finds them.

use super::{Condition, FieldInfo, PortValue, fields};
use crate::note::Note;
use rust_hdl::core::prelude::{Block, Logic, Probe};

/// Declared sentences of a block's ports, as a part of the block that is no hardware.
#[derive(Clone, Debug)]
pub struct Said {
    fields: Vec<FieldInfo>,
}

/// Sentence and conditions of one port.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PortText {
    /// Its name in Verilog.
    pub name: String,
    /// Sentence of the port's declaration.
    pub sentence: String,
    /// The sentence of the bundle that it is in, or an empty text.
    pub bundle: String,
    /// When its value means something; always, if there is none.
    pub when: Option<Condition>,
    /// The names of its values, if they have some.
    pub values: Vec<(String, u64)>,
}

// Rust-hdl hands texts through as names of types: one that no declaration can hold parts them.
const MARK: &str = "ports";
const OF_PORTS: char = '\u{1e}';
const OF_PARTS: char = '\u{1f}';

impl Said {
    /// Sentences of the ports in these records.
    pub fn of<I: PortValue, O: PortValue>() -> Said {
        Said { fields: [fields::<I>(), fields::<O>()].concat() }
    }

    fn encode(&self) -> String {
        let part = OF_PARTS.to_string();
        let port = |field: &FieldInfo| {
            let FieldInfo { name, doc, bundle_doc, when, encoding, .. } = field;
            let when = when.as_ref().map_or((String::new(), String::new()), |when| {
                (when.port.clone(), u8::from(when.is).to_string())
            });
            let mut parts = vec![name.clone(), doc.clone(), bundle_doc.clone(), when.0, when.1];
            parts.extend(encoding.iter().map(|(name, value)| format!("{name}={value}")));
            format!("{OF_PORTS}{}", parts.join(&part))
        };
        MARK.to_owned() + &self.fields.iter().map(port).collect::<String>()
    }

    /// The texts in an atom's descriptor name, if the atom is a [`Said`].
    pub fn decode(text: &str) -> Option<Vec<PortText>> {
        let ports = text.strip_prefix(MARK)?.strip_prefix(OF_PORTS)?.split(OF_PORTS);
        ports.map(decoded).collect()
    }
}

fn decoded(port: &str) -> Option<PortText> {
    let mut parts = port.split(OF_PARTS);
    let mut text = || parts.next().map(str::to_owned);
    let (name, sentence, bundle) = (text()?, text()?, text()?);
    let (port, is) = (text()?, text()?);
    let values = parts.map(|value| {
        let (name, value) = value.split_once('=')?;
        Some((name.to_owned(), value.parse().ok()?))
    });
    let when = (!port.is_empty()).then(|| Condition { port, is: is == "1" });
    Some(PortText { name, sentence, bundle, when, values: values.collect::<Option<_>>()? })
}

impl Logic for Said {
    fn update(&mut self) {}
}

impl Block for Said {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {}
    fn has_changed(&self) -> bool {
        false
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, &Note(self.encode()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_comes_back() {
        let field = |name: &str, when| FieldInfo {
            name: name.into(),
            doc: "Load, store: \"what\" it is.".into(),
            bundle_doc: "Requests to hold.".into(),
            when,
            encoding: &[("load", 0), ("store", 1)],
            ..FieldInfo::default()
        };
        let when = Some(Condition { port: "request_valid".into(), is: true });
        let said = Said { fields: vec![field("request_kind", when.clone()), field("kind", None)] };
        let found = Said::decode(&said.encode()).unwrap();
        assert_eq!(found[0].name, "request_kind");
        assert_eq!(found[0].sentence, "Load, store: \"what\" it is.");
        assert_eq!(found[0].bundle, "Requests to hold.");
        assert_eq!((&found[0].when, &found[1].when), (&when, &None));
        assert_eq!(found[1].values, [("load".to_owned(), 0), ("store".to_owned(), 1)]);
        assert_eq!(Said::decode("bits"), None);
    }
}
