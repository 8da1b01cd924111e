//! Ports of a module, as its parent connects them.
use crate::collect::{AtomInfo, Node};
use crate::names;
use rust_hdl::core::prelude::AtomKind;
use signal::port::{Condition, PortText};
use std::collections::BTreeSet;

/// A port of a module, in Verilog's terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// As kernels name it: `write$valid`.
    pub path: String,
    /// Its name in Verilog.
    pub name: String,
    /// Width in bits.
    pub width: usize,
    /// An input; else an output.
    pub is_input: bool,
    /// The bundle it belongs to.
    pub bundle: Option<String>,
    /// The vector that it is an element of, which is the port in Verilog.
    pub element: Option<Element>,
    /// Sentence and conditions; empty unless the block declares its ports by `ports!`.
    pub said: PortText,
}

/// A port's place in a vector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// The vector's name.
    pub vector: String,
    /// Number of elements of the list, at least 1.
    pub count: usize,
    /// Number of the element, from 0.
    pub number: usize,
}

impl Port {
    /// Name and bits of the port in Verilog; none for an element that another represents.
    pub fn printed(&self) -> Option<(&str, usize)> {
        match &self.element {
            None => Some((&self.name, self.width)),
            Some(Element { vector, count, number: 0 }) => Some((vector, self.width * count)),
            Some(_) => None,
        }
    }
}

/// Interface of a module for its parent.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    /// The module's name.
    pub module: String,
    /// Its data ports, in order.
    pub ports: Vec<Port>,
    /// Combinational paths: an output's position in `ports`, and that of an input it depends on.
    pub through: Vec<(usize, usize)>,
    /// The module has a `clock` port.
    pub has_clock: bool,
    /// The module has a `reset` port.
    pub has_reset: bool,
}

impl Interface {
    /// The ports that are one with `port` in Verilog, itself among them.
    pub fn with(&self, port: &Port) -> Vec<&Port> {
        let is_same = |other: &&Port| match (&port.element, &other.element) {
            (Some(one), Some(other)) => one.vector == other.vector,
            _ => other.path == port.path,
        };
        self.ports.iter().filter(is_same).collect()
    }

    /// The cycles in which `port` means something, as `answer_hit is 1`; all, if none is said.
    pub fn when(&self, port: &Port) -> Option<String> {
        let Condition { port: bit, is } = port.said.when.as_ref()?;
        let is_bit = |port: &&Port| port.name == *bit;
        let element = self.ports.iter().find(is_bit).and_then(|bit| bit.element.as_ref());
        let name = element.map_or(bit, |element| &element.vector);
        Some(format!("{name} is {}", u8::from(*is)))
    }

    /// Names in Verilog of the fields that belong to a port.
    pub fn fields_of(&self, port: &Port) -> Vec<String> {
        self.with(port).into_iter().map(|port| port.name.clone()).collect()
    }
}

/// The data ports of `node`.
pub fn ports(node: &Node) -> Vec<Port> {
    let is_port = |atom: &&AtomInfo| {
        matches!(atom.kind, AtomKind::InputParameter | AtomKind::OutputParameter)
    };
    // rust-hdl opens no namespace for a list in a bundle: `warp$sector$3` of `warp`.
    let bundles: BTreeSet<&String> = node.atoms.iter().filter_map(|a| a.bundle.as_ref()).collect();
    let bundle_of = |atom: &AtomInfo| {
        let first = atom.path.split('$').next().map(String::from);
        atom.bundle.clone().or(first.filter(|first| bundles.contains(first)))
    };
    node.atoms
        .iter()
        .filter(is_port)
        .map(|atom| {
            let name = names::identifier(&atom.path);
            let said = node.said.iter().find(|said| said.name == name).cloned();
            Port {
                path: atom.path.clone(),
                name,
                width: atom.width,
                is_input: atom.kind == AtomKind::InputParameter,
                bundle: bundle_of(atom),
                element: None,
                said: said.unwrap_or_default(),
            }
        })
        .collect()
}
