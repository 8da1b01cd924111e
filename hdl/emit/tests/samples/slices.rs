//! Parts of words, words side by side, and words of more than 64 bits.
use signal::prelude::*;

/// Takes words apart.
#[derive(LogicBlock)]
pub struct Slices {
    kind: Kind,
    pub a: Wire<In>,
    pub b: Wire<In>,
    pub wide: Wire<In>,
    pub at: Wire<In>,
    pub middle: Wire<Out>,
    pub swapped: Wire<Out>,
    pub carry: Signal<Out, Bit>,
    pub chosen: Signal<Out, Bit>,
    pub parity: Signal<Out, Bit>,
    pub extended: Wire<Out>,
    pub mixed: Wire<Out>,
    pub quotient: Wire<Out>,
    total: Reg,
}

impl Slices {
    /// The block; it has no geometry.
    pub fn new() -> Slices {
        Slices {
            kind: Kind::of::<Slices>("Takes words apart."),
            a: Wire::new(8),
            b: Wire::new(6),
            wide: Wire::new(70),
            at: Wire::new(3),
            middle: Wire::new(4),
            swapped: Wire::new(8),
            carry: Signal::default(),
            chosen: Signal::default(),
            parity: Signal::default(),
            extended: Wire::new(12),
            mixed: Wire::new(70),
            quotient: Wire::new(8),
            total: Reg::with_reset(70, 0xfeed_0000_0000_0001),
        }
    }
}

impl Logic for Slices {
    #[kernel]
    fn update(&mut self) {
        self.middle = bits_to(self.a >> 2, 4);
        self.swapped = cat(bits_to(self.a, 4), bits_to(self.a >> 4, 4));
        self.carry = (bits_to(self.a, 9) + 1).bit(8);
        self.chosen = self.b.bit(self.at);
        self.parity = (!self.b).xor() ^ self.b.all();
        self.extended = bits_to(self.a, 12) << 3;
        self.mixed = self.total.q ^ 0xffff_0000_0000;
        self.quotient = self.a >> self.wide;
        self.total.d = self.total.q + self.wide;
    }
}
