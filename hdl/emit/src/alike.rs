//! Blocks that differ in nothing but the field that holds them: what is emitted of one is emitted of all. A cluster has
//! its node once for each core.
use crate::collect::{Body, Node};
use signal::marker::Marker;
use std::collections::HashMap;
use std::fmt::Write as _;

/// The blocks so far, each with its number.
#[derive(Default)]
pub struct Known {
    numbers: HashMap<String, usize>,
    /// The content of the block that is numbered: one buffer for all, since a cluster's blocks have megabytes.
    content: String,
}

impl Known {
    /// Numbers a block whose blocks are numbered: two have one number if they are alike. Of the second
    /// nothing is kept but what the block around it reads: its ports, and that there are memories in it.
    pub fn number(&mut self, node: &mut Node) {
        let Node { body, atoms, children, said, .. } = &*node;
        let children: Vec<(&str, usize)> =
            children.iter().map(|child| (child.name.as_str(), child.number)).collect();
        let next = self.numbers.len();
        self.content.clear();
        // A string takes all that is written.
        let _ = write!(self.content, "{body:?} {atoms:?} {said:?} {children:?}");
        node.number = match self.numbers.get(&self.content) {
            Some(number) => *number,
            None => *self.numbers.entry(self.content.clone()).or_insert(next),
        };
        if let (Body::Kernel { statements, .. }, true) = (&mut node.body, node.number < next) {
            node.is_again = true;
            *statements = vec![];
            node.children.retain(|child| is_memory(&child.body));
            node.children.shrink_to_fit();
        }
    }
}

fn is_memory(body: &Body) -> bool {
    matches!(body, Body::Primitive(Marker::Ram(_) | Marker::ByteRam(_) | Marker::RegisterFile(_)))
}
