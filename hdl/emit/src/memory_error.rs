//! The errors of memories: from the wrapper of each to an output `ram_error` of the top.
//!
//! A macro with ECC in a wrapper's place says in the cycle of a word that it cannot be corrected. The module around
//! the memories keeps that in a register, and every module above joins what the modules in it say. The blocks do not
//! know of it: what is joined is the same in all of them ([decision 84](../../../docs/decisions/0084-memories-have-a-read-enable-and-an-error.md)).
use crate::collect::{AtomInfo, Body, Node};
use rust_hdl::core::ast::{
    VerilogBlock, VerilogExpression as Ast, VerilogOp, VerilogOpUnary, VerilogStatement,
};
use rust_hdl::core::prelude::AtomKind;
use signal::marker::Marker;
use signal::port::PortText;

/// The output of each module with a memory in it.
pub const OUTPUT: &str = "ram_error";

const SENTENCE: &str = "In the cycle before, a memory gave a word with an error that its ECC cannot correct; always \
                        0 unless macros that have ECC are in the wrappers of memories.";

/// Gives a memory its outputs of errors, and a block around one, whose blocks have theirs, an output for them.
pub fn join(node: &mut Node) {
    if let Body::Primitive(Marker::Ram(_) | Marker::ByteRam(_)) = node.body {
        add_outputs(&mut node.atoms);
        return;
    }
    let (own, below) = errors(node);
    let Body::Kernel { statements, .. } = &mut node.body else { return };
    let kept = any(&own).map(|error| {
        node.children.push(register());
        assign(statements, &format!("{OUTPUT}$d"), error);
        Ast::Signal(format!("{OUTPUT}$q"))
    });
    let Some(error) = either(kept, any(&below)) else { return };
    assign(statements, OUTPUT, error);
    node.atoms.push(bit(OUTPUT));
    if !node.said.is_empty() {
        let (name, sentence) = (OUTPUT.to_owned(), SENTENCE.to_owned());
        node.said.push(PortText { name, sentence, ..PortText::default() });
    }
}

/// An error beside the data of each read port.
fn add_outputs(atoms: &mut Vec<AtomInfo>) {
    let ports = std::mem::take(atoms).into_iter().flat_map(|atom| {
        let stem = atom.path.strip_suffix("$data").filter(|stem| stem.starts_with("read$"));
        let error = stem
            .map(|stem| AtomInfo { bundle: atom.bundle.clone(), ..bit(&format!("{stem}$error")) });
        [Some(atom), error]
    });
    *atoms = ports.flatten().collect();
}

/// Errors, each with the list that it is an element of, or its name.
type Errors = Vec<(String, String)>;

/// The errors of the memories that are in `node` itself, and of the modules in it.
fn errors(node: &Node) -> (Errors, Errors) {
    let (mut own, mut below) = (vec![], vec![]);
    for child in &node.children {
        let list = child.name.split('$').next().unwrap_or_default();
        for atom in &child.atoms {
            let path = format!("{}${}", child.name, atom.path);
            match &child.body {
                Body::Primitive(_) if atom.path.ends_with("$error") => {
                    own.push((list.into(), path));
                }
                Body::Kernel { .. } if atom.path == OUTPUT => below.push((list.into(), path)),
                _ => {}
            }
        }
    }
    (own, below)
}

/// Whether one of `errors` is 1; those of a list side by side, so that they are one vector in the text.
fn any(errors: &[(String, String)]) -> Option<Ast> {
    let lists = errors.chunk_by(|one, other| one.0 == other.0).map(|list| {
        let mut bits = list.iter().map(|(_, path)| Ast::Signal(path.clone()));
        let first = bits.next()?;
        if list.len() == 1 {
            return Some(first);
        }
        let all = bits.fold(first, |all, next| {
            let number = Box::new(signal::literal(0usize));
            Ast::IndexReplace(Box::new(next), number, Box::new(all))
        });
        Some(Ast::Unary(VerilogOpUnary::Any, Box::new(all)))
    });
    lists.fold(None, either)
}

fn either(one: Option<Ast>, other: Option<Ast>) -> Option<Ast> {
    match (one, other) {
        (Some(one), Some(other)) => {
            Some(Ast::Binary(Box::new(one), VerilogOp::LogicalOr, Box::new(other)))
        }
        (one, other) => one.or(other),
    }
}

fn assign(statements: &mut VerilogBlock, target: &str, value: Ast) {
    statements.push(VerilogStatement::Assignment(Ast::Signal(target.into()), value));
}

fn register() -> Node {
    let input = AtomInfo { kind: AtomKind::InputParameter, ..bit("d") };
    Node {
        name: OUTPUT.into(),
        body: Body::Primitive(Marker::Register { reset: "0".into() }),
        atoms: vec![input, bit("q")],
        children: vec![],
        said: vec![],
        number: 0,
        is_again: false,
    }
}

/// An output of one bit.
fn bit(path: &str) -> AtomInfo {
    AtomInfo {
        path: path.into(),
        kind: AtomKind::OutputParameter,
        width: 1,
        states: vec![],
        bundle: None,
    }
}
