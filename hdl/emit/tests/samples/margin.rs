//! Comparisons that constants in wires and widths decide, and what they alone read.
use signal::prelude::*;

/// Says whether a value exceeds another by a margin, in percent.
#[derive(LogicBlock)]
pub struct Margin {
    kind: Kind,
    pub value: Wire<In>,
    pub other: Wire<In>,
    pub is_far: Signal<Out, Bit>,
    pub is_near: Signal<Out, Bit>,
    pub is_huge: Signal<Out, Bit>,
    pub nearest: Wire<Out>,
    scaled: Wire<Local>,
    margin: Wire<Local>,
    _percent: usize,
}

impl Margin {
    /// The comparison with a margin of `percent`.
    pub fn new(percent: usize) -> Margin {
        Margin {
            kind: Kind::of::<Margin>(
                "Says whether a value exceeds another by a margin, in percent.",
            )
            .with("percent", percent),
            value: Wire::new(8),
            other: Wire::new(8),
            is_far: Signal::default(),
            is_near: Signal::default(),
            is_huge: Signal::default(),
            nearest: Wire::new(8),
            scaled: Wire::new(16),
            margin: Wire::new(16),
            _percent: percent,
        }
    }
}

impl Logic for Margin {
    #[kernel]
    fn update(&mut self) {
        self.scaled = bits_to(self.value, 16) * 100;
        self.margin = bits_to(self.other, 16) * self._percent;
        let reaches = self.scaled >= self.margin;
        self.is_far = reaches && (self.value > self.other);
        self.is_near = !reaches;
        self.is_huge = bits_to(self.value, 9) > 300;
        self.nearest = self.other;
        if self.scaled < self.margin {
            self.nearest = self.value;
        }
    }
}
