//! The hardware.
use super::{Config, IndexFunction, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Chooses the set and the tag of a line address.
#[derive(LogicBlock)]
pub struct SetIndex {
    kind: Kind,
    pub(super) ports: Ports,
    /// `folded[g]`: groups 0 to g of the line address, folded. Only `xor` has them.
    folded: Vec<Wire<Local>>,
    _function: Option<IndexFunction>,
}

impl SetIndex {
    /// A set index for `sets` sets and line addresses of `line_bits` bits.
    ///
    /// [`Config::new`] says which figures are legal. Figures that it refuses give a block without
    /// outputs, which the emitter refuses in turn.
    pub fn new(function: IndexFunction, line_bits: usize, sets: usize) -> SetIndex {
        let config = Config::new(function, line_bits, sets).ok();
        let (line, set) = config.map_or((2, 1), |c| (c.line_bits(), c.set_bits()));
        let groups = if function == IndexFunction::Xor { line.div_ceil(set) } else { 0 };
        SetIndex {
            kind: Kind::of::<SetIndex>("Chooses the set and the tag of a line address.")
                .named(&format!("set_index_{}", function.word()))
                .with("line", line_bits)
                .with("sets", sets),
            ports: Ports::new((line, set)),
            folded: vec![Wire::new(set); groups],
            _function: config.map(|c| c.function()),
        }
    }
}

impl Logic for SetIndex {
    #[kernel]
    fn update(&mut self) {
        let (set_bits, tag_bits) = (self.set_number.width(), self.tag.width());
        if self._function.is_some() {
            self.tag = bits_to(self.line >> set_bits, tag_bits);
        }
        if self._function == Some(IndexFunction::Linear) {
            self.set_number = bits_to(self.line, set_bits);
        }
        if self._function == Some(IndexFunction::Xor) {
            self.folded[0] = bits_to(self.line, set_bits);
            for g in 1..self.folded.len() {
                self.folded[g] =
                    self.folded[g - 1] ^ bits_to(self.line >> (g * set_bits), set_bits);
            }
            self.set_number = self.folded[self.folded.len() - 1];
        }
        if self._function == Some(IndexFunction::Fermi) {
            let upper = cat(self.line.bit(12), self.line.bit(10));
            let lower = bits_to(self.line >> 6, 3);
            self.set_number = bits_to(self.line, set_bits) ^ cat(upper, lower);
        }
    }
}
