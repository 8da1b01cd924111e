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
        self.scaled.next = bits_to(self.value.val(), 16) * 100;
        self.margin.next = bits_to(self.other.val(), 16) * self._percent;
        let reaches = self.scaled.val() >= self.margin.val();
        self.is_far.next = reaches && (self.value.val() > self.other.val());
        self.is_near.next = !reaches;
        self.is_huge.next = bits_to(self.value.val(), 9) > 300;
        self.nearest.next = self.other.val();
        if self.scaled.val() < self.margin.val() {
            self.nearest.next = self.value.val();
        }
    }
}
