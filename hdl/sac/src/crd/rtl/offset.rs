//! The sampled line of a tag.
use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Gives the low bits that a sampled line has, from those above them.
#[derive(LogicBlock)]
pub struct Offset {
    kind: Kind,
    /// Of the line without its low bits: a set of the directory, and above it as many low bits of the tag as the
    /// offset has, or all.
    pub above: Wire<In>,
    /// The low bits.
    pub offset: Wire<Out>,
    tag: Wire<Local>,
    _set_bits: usize,
}

impl Offset {
    /// The module `crd_offset`, for a directory that samples one set of `2^stride_bits`, at least one of two.
    pub fn new(config: &Config) -> Offset {
        let (stride, set_bits) = (config.stride_bits(), config.set_bits());
        let above = set_bits + stride.min(config.tag_bits());
        Offset {
            kind: Kind::of::<Offset>(
                "Gives the low bits that a sampled line has, from those above them.",
            )
            .named("crd_offset")
            .with("above", above)
            .with("sets", config.sets())
            .with("bits", stride),
            above: Wire::new(above),
            offset: Wire::new(stride),
            tag: Wire::new(stride),
            _set_bits: set_bits,
        }
    }
}

impl Logic for Offset {
    #[kernel]
    fn update(&mut self) {
        let (stride, set_bits) = (self.offset.width(), self._set_bits);
        let set = bits_to(self.above, set_bits);
        self.tag = bits_to(self.above >> set_bits, stride);
        self.offset = bits_to(set, stride) ^ self.tag ^ (self.tag >> 1);
    }
}
