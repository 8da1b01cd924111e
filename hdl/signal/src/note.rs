//! Text for the emitter in the tree of blocks.
use rust_hdl::core::prelude::*;

/// A text that a block hands to the emitter; no hardware.
///
/// rust-hdl's visitor hands out atoms by reference to a trait object; the type descriptor's name is
/// the one place in it that can carry text.
pub(crate) struct Note(pub String);

impl Atom for Note {
    fn bits(&self) -> usize {
        0
    }
    fn connected(&self) -> bool {
        true
    }
    fn changed(&self) -> bool {
        false
    }
    fn kind(&self) -> AtomKind {
        AtomKind::Constant
    }
    fn descriptor(&self) -> TypeDescriptor {
        TypeDescriptor { name: self.0.clone(), kind: TypeKind::Bits(0) }
    }
    fn vcd(&self) -> VCDValue {
        VCDValue::String(String::new())
    }
    fn id(&self) -> usize {
        0
    }
    fn verilog(&self) -> VerilogLiteral {
        0usize.into()
    }
    fn constraints(&self) -> Vec<PinConstraint> {
        vec![]
    }
}
