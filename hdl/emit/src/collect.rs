//! From a rust-hdl block to a tree of plain data, by rust-hdl's visitor.
use crate::alike::Known;
use crate::memory_error;
use rust_hdl::core::ast::{Verilog, VerilogBlock};
use rust_hdl::core::prelude::{Atom, AtomKind, Block, Probe, TypeKind};
use signal::KindInfo;
use signal::marker::Marker;
use signal::port::{PortText, Said};

/// A block of the tree.
#[derive(Debug)]
pub struct Node {
    /// The field that holds it: `queue`, `ways$3`.
    pub name: String,
    /// Kernel, or the primitive that the node is.
    pub body: Body,
    /// Its ports and local signals, in order of declaration.
    pub atoms: Vec<AtomInfo>,
    /// The blocks in it, in order of declaration.
    pub children: Vec<Node>,
    /// Sentences of its ports, where `ports!` declares them.
    pub said: Vec<PortText>,
    /// The same of all blocks that are alike; see [`alike`](crate::alike).
    pub number: usize,
    /// One that is alike came before, and has the block's contents.
    pub is_again: bool,
}

/// Contents of a block.
#[derive(Debug)]
pub enum Body {
    /// A register or memory.
    Primitive(Marker),
    /// A block with a kernel.
    Kernel {
        /// Name, summary and geometry; none when the block lacks a `Kind` field.
        info: Option<KindInfo>,
        /// The kernel's statements.
        statements: VerilogBlock,
    },
}

/// A port or local signal.
#[derive(Clone, Debug)]
pub struct AtomInfo {
    /// Its path in the block: `write$valid`, `hits$2`.
    pub path: String,
    /// Input, output or local.
    pub kind: AtomKind,
    /// Width in bits.
    pub width: usize,
    /// The states, if it carries an enum: `State::Idle`, ...
    pub states: Vec<String>,
    /// The bundle it belongs to: `write`, or none.
    pub bundle: Option<String>,
}

/// Collects the tree under `block`.
pub fn collect(block: &dyn Block) -> Option<Node> {
    let known = Known::default();
    let mut collector = Collector { open: vec![], bundles: vec![], known, done: None };
    block.accept("top", &mut collector);
    collector.done
}

struct Collector {
    open: Vec<Node>,
    // The namespaces (bundles) that are open in the innermost block.
    bundles: Vec<String>,
    known: Known,
    done: Option<Node>,
}

impl Probe for Collector {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let body = match node.hdl() {
            Verilog::Custom(text) => match Marker::parse(&text) {
                Some(marker) => Body::Primitive(marker),
                None => Body::Kernel { info: None, statements: vec![] },
            },
            Verilog::Combinatorial(statements) => Body::Kernel { info: None, statements },
            _ => Body::Kernel { info: None, statements: vec![] },
        };
        self.open.push(Node {
            name: name.into(),
            body,
            atoms: vec![],
            children: vec![],
            said: vec![],
            number: 0,
            is_again: false,
        });
    }

    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.bundles.push(name.into());
    }

    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        let Some(node) = self.open.last_mut() else { return };
        let descriptor = atom.descriptor();
        if let Some(kind) = KindInfo::decode(&descriptor.name) {
            if let Body::Kernel { info, .. } = &mut node.body {
                *info = Some(kind);
            }
            return;
        }
        if let Some(said) = Said::decode(&descriptor.name) {
            node.said = said;
            return;
        }
        let mut path = self.bundles.clone();
        path.push(name.into());
        let states = match descriptor.kind {
            TypeKind::Enum(states) => states,
            _ => vec![],
        };
        node.atoms.push(AtomInfo {
            path: path.join("$"),
            kind: atom.kind(),
            width: atom.bits(),
            states,
            bundle: (!self.bundles.is_empty()).then(|| self.bundles.join("_").replace('$', "_")),
        });
    }

    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.bundles.pop();
    }

    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        let Some(mut node) = self.open.pop() else { return };
        memory_error::join(&mut node);
        self.known.number(&mut node);
        match self.open.last_mut() {
            Some(parent) => parent.children.push(node),
            None => self.done = Some(node),
        }
    }
}
