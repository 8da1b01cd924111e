//! Arbitration between two streams by age.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Chooses between two streams that share one way; what is offered holds until it is taken.
#[derive(LogicBlock)]
pub struct Order {
    kind: Kind,
    /// There is a beat that goes first on a tie.
    pub first: Signal<In, Bit>,
    /// There is a beat that goes first if it is older.
    pub second: Signal<In, Bit>,
    /// The granted word is taken.
    pub taken: Signal<In, Bit>,
    /// `first`'s beat goes.
    pub first_goes: Signal<Out, Bit>,
    /// `second`'s beat goes.
    pub second_goes: Signal<Out, Bit>,
    /// `second`'s beat goes before `first`'s.
    second_leads: Flop<Bit>,
    _is_by_age: bool,
}

impl Order {
    /// By age an older beat of `second` goes first; else it does only once it was offered.
    pub fn new(is_by_age: bool) -> Order {
        let order = if is_by_age { "oldest" } else { "first" };
        Order {
            kind: Kind::of::<Order>(
                "Chooses between two streams that share one way; what is offered holds until it \
                 is taken.",
            )
            .named(&format!("slice_bypass_{order}")),
            first: Signal::default(),
            second: Signal::default(),
            taken: Signal::default(),
            first_goes: Signal::default(),
            second_goes: Signal::default(),
            second_leads: Flop::new(),
            _is_by_age: is_by_age,
        }
    }
}

impl Logic for Order {
    #[kernel]
    fn update(&mut self) {
        let chooses_second = self.second && (self.second_leads.q || !self.first);
        let chooses_first = self.first && !chooses_second;
        self.first_goes = chooses_first;
        self.second_goes = chooses_second;

        if self._is_by_age {
            // A word that is still here at the edge is older than all that come after it.
            let first_stays = self.first && !(chooses_first && self.taken);
            let second_stays = self.second && !(chooses_second && self.taken);
            self.second_leads.d = second_stays && (self.second_leads.q || !first_stays);
        } else {
            self.second_leads.d = chooses_second && !self.taken;
        }
    }
}
