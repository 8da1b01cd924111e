//! What a module shows to its parent.
use crate::collect::{AtomInfo, Node};
use crate::names;
use rust_hdl::core::prelude::AtomKind;

/// A port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// As kernels name it: `write$valid`.
    pub path: String,
    /// Its name in Verilog.
    pub name: String,
    /// Bits.
    pub width: usize,
    /// An input; else an output.
    pub is_input: bool,
    /// The bundle it belongs to.
    pub bundle: Option<String>,
}

/// What a parent must know of a module.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    /// The module's name.
    pub module: String,
    /// Its data ports, in order.
    pub ports: Vec<Port>,
    /// Combinational paths: an output's position in `ports`, and that of an input it depends on.
    pub through: Vec<(usize, usize)>,
    /// It has a `clock` port.
    pub has_clock: bool,
    /// It has a `reset` port.
    pub has_reset: bool,
}

/// The data ports of `node`.
pub fn ports(node: &Node) -> Vec<Port> {
    let is_port = |atom: &&AtomInfo| {
        matches!(atom.kind, AtomKind::InputParameter | AtomKind::OutputParameter)
    };
    node.atoms
        .iter()
        .filter(is_port)
        .map(|atom| Port {
            path: atom.path.clone(),
            name: names::identifier(&atom.path),
            width: atom.width,
            is_input: atom.kind == AtomKind::InputParameter,
            bundle: atom.bundle.clone(),
        })
        .collect()
}
