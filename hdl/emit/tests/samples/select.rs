//! `assign`, `always @*` with its default first, a `case` from a loop of ifs, and parts of a kernel.
use signal::prelude::*;

/// Chooses one of several words.
#[derive(LogicBlock)]
pub struct Select {
    kind: Kind,
    pub choice: Wire<In>,
    pub invert: Signal<In, Bit>,
    pub words: Vec<Wire<In>>,
    pub chosen: Wire<Out>,
    pub sum: Wire<Out>,
    pub limit: Wire<Out>,
}

impl Select {
    /// A selection from `count` words of `width` bits.
    pub fn new(count: usize, width: usize) -> Select {
        Select {
            kind: Kind::of::<Select>("Chooses one of several words.")
                .with("count", count)
                .with("width", width),
            choice: Wire::new(index_bits(count)),
            invert: Signal::default(),
            words: vec![Wire::new(width); count],
            chosen: Wire::new(width),
            sum: Wire::new(width),
            limit: Wire::new(width),
        }
    }
}

impl Logic for Select {
    #[kernel]
    fn update(&mut self) {
        self.chosen = 0;
        for i in 0..self.words.len() {
            self.choose(i);
        }
        self.sum = (self.words[0] + self.words[1]) & !self.words[2];
        self.limit = self.words[0];
        self.bound_or_inverse(self.words[0], self.invert);
    }
}

impl Select {
    #[kernel]
    fn choose(&mut self, i: usize) {
        if self.choice == i {
            self.chosen = self.words[i];
        }
    }

    #[kernel]
    fn bound_or_inverse(&mut self, word: Word, is_inverse: Bit) {
        if is_inverse {
            self.limit = !word;
        } else if word > 9 {
            self.limit = 9;
        }
    }
}
