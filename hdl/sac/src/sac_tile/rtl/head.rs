//! The head of a word of the bypass, taken apart.
use super::super::Config;
use llc::streams::{KIND_BITS, OPERATION_BITS};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// What the head of a word says of a request.
    pub bundle Asked(config: &Config) {
        /// What is to be done.
        kind: u64 = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.port().line_bits(),
        /// Sectors of the line.
        sectors: u64 = config.port().sectors(),
        /// The requester's identifier.
        id: u64 = config.port().id_bits(),
        /// Number of the requester.
        source: u64 = config.port().source_bits(),
        /// The chip that asks.
        chip: u64 = config.port().chip_bits() if config.has_chips(),
        /// The chip whose memory holds the line.
        home: u64 = config.port().chip_bits() if config.has_chips(),
    }
}

/// Takes the head of a word apart.
#[derive(LogicBlock)]
pub struct Head {
    kind: Kind,
    /// The head.
    pub head: Wire<In>,
    /// Its members, the first in the lowest bits.
    pub asked: Output<Asked>,
    /// Where each begins.
    _at: [usize; 8],
    _has_chips: bool,
}

impl Head {
    /// Of the words of `config`.
    pub fn new(config: &Config) -> Head {
        let port = config.port();
        let widths = [KIND_BITS, OPERATION_BITS, port.line_bits(), port.sectors(), port.id_bits()];
        let widths = widths.into_iter().chain([port.source_bits(), port.chip_bits()]);
        let mut at = [0; 8];
        for (member, width) in widths.enumerate() {
            at[member + 1] = at[member] + width;
        }
        Head {
            kind: Kind::of::<Head>("Takes the head of a word apart.")
                .named("sac_tile_head")
                .and_more(),
            head: Wire::new(config.bypass().head_bits()),
            asked: Asked::output(config),
            _at: at,
            _has_chips: config.has_chips(),
        }
    }
}

impl Logic for Head {
    #[kernel]
    fn update(&mut self) {
        let word = self.head.val();
        self.asked.kind.next = bits_to(word, self.asked.kind.width());
        self.asked.operation.next = bits_to(word >> self._at[1], self.asked.operation.width());
        self.asked.line.next = bits_to(word >> self._at[2], self.asked.line.width());
        self.asked.sectors.next = bits_to(word >> self._at[3], self.asked.sectors.width());
        self.asked.id.next = bits_to(word >> self._at[4], self.asked.id.width());
        self.asked.source.next = bits_to(word >> self._at[5], self.asked.source.width());
        if self._has_chips {
            self.asked.chip.next = bits_to(word >> self._at[6], self.asked.chip.width());
            self.asked.home.next = bits_to(word >> self._at[7], self.asked.home.width());
        }
    }
}
