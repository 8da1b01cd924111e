//! A level to all chips.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A level to all chips, which changes once each of them has answered it.
#[derive(LogicBlock)]
pub struct Level {
    kind: Kind,
    /// The target of the level.
    pub to: Signal<In, Bit>,
    /// Every chip says that it is on.
    pub all: Signal<In, Bit>,
    /// None does.
    pub none: Signal<In, Bit>,
    /// The level that all chips see, from a register.
    pub level: Signal<Out, Bit>,
    /// The level is on, and every chip has answered so.
    pub is_on: Signal<Out, Bit>,
    /// The level is off, and every chip has answered so.
    pub is_off: Signal<Out, Bit>,
    on: Flop<Bit>,
}

impl Level {
    /// A level that is off.
    pub fn new() -> Level {
        Level {
            kind: Kind::of::<Level>(
                "A level to all chips, which changes once each of them has answered it.",
            )
            .named("reconfigurator_level"),
            to: Signal::default(),
            all: Signal::default(),
            none: Signal::default(),
            level: Signal::default(),
            is_on: Signal::default(),
            is_off: Signal::default(),
            on: Flop::new(),
        }
    }
}

impl Logic for Level {
    #[kernel]
    fn update(&mut self) {
        let on = self.on.q;
        self.level = on;
        self.is_on = on && self.all;
        self.is_off = !on && self.none;
        self.on.hold();
        if (on && self.all) || (!on && self.none) {
            self.on.d = self.to;
        }
    }
}
