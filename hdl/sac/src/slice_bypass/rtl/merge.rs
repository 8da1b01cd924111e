//! Two streams into one.
use crate::slice_bypass::Word;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Arbitrates two streams of words; a word that is offered stands until it is taken.
#[derive(LogicBlock)]
pub struct Merge {
    kind: Kind,
    /// Goes first on a tie.
    pub first: Input<Word>,
    /// Goes first if it is older.
    pub second: Input<Word>,
    /// The word that goes.
    pub out: Output<Word>,
    /// `second`'s word goes before `first`'s.
    second_leads: Flop<Bit>,
    _is_by_age: bool,
}

impl Merge {
    /// A multiplexer of words of `width` bits. By age an older word of `second` goes first; else it does
    /// only once it was offered.
    pub fn new(width: usize, is_by_age: bool) -> Merge {
        let order = if is_by_age { "oldest" } else { "first" };
        Merge {
            kind: Kind::of::<Merge>(
                "Arbitrates two streams of words; a word that is offered stands until it is taken.",
            )
            .named(&format!("slice_bypass_merge_{order}"))
            .with("width", width),
            first: Word::input(width),
            second: Word::input(width),
            out: Word::output(width),
            second_leads: Flop::new(),
            _is_by_age: is_by_age,
        }
    }
}

impl Logic for Merge {
    #[kernel]
    fn update(&mut self) {
        let chooses_second =
            self.second.valid.val() && (self.second_leads.q.val() || !self.first.valid.val());
        let chooses_first = self.first.valid.val() && !chooses_second;

        self.out.valid.next = self.first.valid.val() || self.second.valid.val();
        self.out.data.next = self.first.data.val();
        if chooses_second {
            self.out.data.next = self.second.data.val();
        }
        self.first.ready.next = chooses_first && self.out.ready.val();
        self.second.ready.next = chooses_second && self.out.ready.val();

        if self._is_by_age {
            // What is still here at the edge is older than what comes after it.
            let first_stays = self.first.valid.val() && !(chooses_first && self.out.ready.val());
            let second_stays = self.second.valid.val() && !(chooses_second && self.out.ready.val());
            self.second_leads.d.next = second_stays && (self.second_leads.q.val() || !first_stays);
        } else {
            self.second_leads.d.next = chooses_second && !self.out.ready.val();
        }
    }
}
