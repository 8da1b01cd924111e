//! One entry of every set.
use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The tags of one way with the bits of all chips, and what a request changes in it.
#[derive(LogicBlock)]
pub struct Way {
    kind: Kind,
    /// The set that is asked for.
    pub row: Wire<In>,
    /// The tag that is asked for.
    pub tag: Wire<In>,
    /// The set was used before; else what it holds means nothing.
    pub is_used: Signal<In, Bit>,
    /// The bits that are asked for: the requesting chip's sectors.
    pub wanted: Wire<In>,
    /// The request takes effect at the edge.
    pub accepted: Signal<In, Bit>,
    /// The request takes effect in this way.
    pub chosen: Signal<In, Bit>,
    /// The entry is valid and has the tag.
    pub matched: Signal<Out, Bit>,
    /// The way has every bit that is asked for, if it matches.
    pub covered: Signal<Out, Bit>,
    /// The sectors that are asked for, where a line has several.
    pub sectors: Optional<Wire<In>>,
    /// The way has some chip's bit of each of them, if it matches.
    pub shared: Optional<Signal<Out, Bit>>,
    entries: RegisterFile,
    held: Wire<Local>,
    marked: Wire<Local>,
    _chips: usize,
    _sectors: usize,
    _has_shared: bool,
}

impl Way {
    /// A way of the directory of `config`.
    pub fn new(config: &Config) -> Way {
        let (sets, tag_bits, mask_bits) = (config.sets(), config.tag_bits(), config.mask_bits());
        // Where a line has one bit a chip, an entry that matches has some chip's.
        let has_shared = config.counts_memory_side() && config.sectors() > 1;
        let kind = Kind::of::<Way>("One entry of every set: its tag, and a bit for each chip.")
            .named("crd_way")
            .with("sets", sets)
            .with("tag", tag_bits)
            .with("mask", mask_bits);
        Way {
            kind: if has_shared { kind.with("sectors", config.sectors()) } else { kind },
            row: Wire::new(index_bits(sets)),
            tag: Wire::new(tag_bits),
            is_used: Signal::default(),
            wanted: Wire::new(mask_bits),
            accepted: Signal::default(),
            chosen: Signal::default(),
            matched: Signal::default(),
            covered: Signal::default(),
            sectors: Optional::new(has_shared, Wire::new(config.sectors())),
            shared: Optional::new(has_shared, Signal::default()),
            entries: RegisterFile::new(sets, tag_bits + mask_bits, 1),
            held: Wire::new(mask_bits),
            marked: Wire::new(mask_bits),
            _chips: config.chips(),
            _sectors: config.sectors(),
            _has_shared: has_shared,
        }
    }
}

impl Logic for Way {
    #[kernel]
    fn update(&mut self) {
        let (tag_bits, mask_bits) = (self.tag.width(), self.wanted.width());
        self.entries.read[0].address = self.row;
        let entry = self.entries.read[0].data;
        self.held = 0;
        if self.is_used {
            self.held = bits_to(entry >> tag_bits, mask_bits);
        }
        self.matched = self.held.any() && (bits_to(entry, tag_bits) == self.tag);
        self.covered = !(self.wanted & !self.held).any();

        if self._has_shared {
            let (chips, sectors) = (self._chips, self._sectors);
            let of_all = or_of(chips, |c| bits_to(self.held >> (c * sectors), sectors));
            self.shared = !(self.sectors & !of_all).any();
        }

        // The first request to a set makes its other entries invalid.
        self.marked = 0;
        if self.chosen {
            self.marked = self.wanted;
            if self.matched {
                self.marked = self.wanted | self.held;
            }
        }
        self.entries.write.enable = self.accepted && (self.chosen || !self.is_used);
        self.entries.write.address = self.row;
        self.entries.write.data = cat(self.marked, self.tag);
    }
}
