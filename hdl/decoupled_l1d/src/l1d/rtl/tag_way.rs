//! One way of the tag store.

use crate::l1d::Config;
use kit::valid_bits::ValidBits;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Change of the entry in lookup; `take` comes first where several are asserted.
    pub bundle Change(config: &Config) {
        /// The line in lookup takes the entry.
        take: bool,
        /// Its RC counts.
        count: bool,
        /// The entry gets `position`.
        commit: bool,
        /// Its line is released.
        release: bool,
        /// Every other valid entry ages.
        age: bool,
        /// Index of the entry in the data array.
        position: u64 = config.position_bits(),
    }
}

signal::bundle! {
    /// An entry, before or after the lookup.
    pub bundle Entry(config: &Config) {
        /// The entry has no position.
        is_candidate: bool,
        /// The entry has a position.
        is_committed: bool,
        /// Its reference count.
        rc: u64 = config.rc_bits(),
        /// Index of the entry in the data array.
        position: u64 = config.position_bits(),
    }
}

/// One way of every set of the tag store: which entries are valid, and what becomes of the one in lookup.
#[derive(LogicBlock)]
pub struct TagWay {
    kind: Kind,
    /// The set in lookup.
    pub set_number: Wire<In>,
    /// The tag in lookup.
    pub tag: Wire<In>,
    /// This way's word of the set: position, RC and tag.
    pub word: Wire<In>,
    /// The way is gated.
    pub is_gated: Signal<In, Bit>,
    /// Change of the entry.
    pub change: Input<Change>,
    /// Every entry of `clear_set` becomes invalid.
    pub clear: Signal<In, Bit>,
    /// Set number of the step of a flush.
    pub clear_set: Wire<In>,
    /// A position that is asked for, and the one of the stale line that is released.
    pub asked_position: Wire<In>,
    /// The position of a stale line.
    pub release_position: Wire<In>,
    /// The way is gated, and takes no entry.
    pub is_gated_now: Signal<Out, Bit>,
    /// The entry's position, a bit each; none of a candidate.
    pub held_position: Wire<Out>,
    /// The same if the entry has the tag in lookup.
    pub found_positions: Wire<Out>,
    /// The same after the lookup.
    pub held_after: Wire<Out>,
    /// The entry has the position asked for.
    pub has_position: Signal<Out, Bit>,
    /// The way has the position of the stale line.
    pub has_release_position: Signal<Out, Bit>,
    /// The entry has the tag in lookup, which means something for a valid one.
    pub has_tag: Signal<Out, Bit>,
    /// Tag of the entry.
    pub held_tag: Wire<Out>,
    /// RC, counted once more.
    pub counted: Wire<Out>,
    /// The entry before the lookup.
    pub now: Output<Entry>,
    /// The entry as the lookup leaves it.
    pub after: Output<Entry>,
    /// Something happens to the entry.
    pub changes: Signal<Out, Bit>,
    /// The next value of this way's word.
    pub next_word: Wire<Out>,
    candidates: ValidBits,
    committed: ValidBits,
    rc_now: Wire<Local>,
    position_now: Wire<Local>,
    counted_now: Wire<Local>,
    rc_after: Wire<Local>,
    position_after: Wire<Local>,
    tag_after: Wire<Local>,
    candidate_after: Signal<Local, Bit>,
    committed_after: Signal<Local, Bit>,
    is_candidate: Signal<Local, Bit>,
    _rc_initial: usize,
    _ages: bool,
}

impl TagWay {
    pub fn new(config: &Config) -> TagWay {
        let (set, tag) = (config.data().set_bits(), config.data().tag_bits());
        let (rc, position) = (config.rc_bits(), config.position_bits());
        TagWay {
            kind: Kind::of::<TagWay>(
                "One way of every set of the tag store: which entries are valid, and what becomes \
                 of the one in lookup.",
            )
            .named("decoupled_l1d_tag_way"),
            set_number: Wire::new(set),
            tag: Wire::new(tag),
            word: Wire::new(position + rc + tag),
            is_gated: Signal::default(),
            change: Change::input(config),
            clear: Signal::default(),
            clear_set: Wire::new(set),
            asked_position: Wire::new(position),
            release_position: Wire::new(position),
            is_gated_now: Signal::default(),
            held_position: Wire::new(config.positions()),
            found_positions: Wire::new(config.positions()),
            held_after: Wire::new(config.positions()),
            has_position: Signal::default(),
            has_release_position: Signal::default(),
            has_tag: Signal::default(),
            held_tag: Wire::new(tag),
            counted: Wire::new(rc),
            now: Entry::output(config),
            after: Entry::output(config),
            changes: Signal::default(),
            next_word: Wire::new(position + rc + tag),
            candidates: ValidBits::with_clear_all(config.data().sets()),
            committed: ValidBits::new(config.data().sets()),
            rc_now: Wire::new(rc),
            position_now: Wire::new(position),
            counted_now: Wire::new(rc),
            rc_after: Wire::new(rc),
            position_after: Wire::new(position),
            tag_after: Wire::new(tag),
            candidate_after: Signal::default(),
            committed_after: Signal::default(),
            is_candidate: Signal::default(),
            _rc_initial: config.rc_initial(),
            _ages: config.ages(),
        }
    }
}

impl Logic for TagWay {
    #[kernel]
    fn update(&mut self) {
        let (tag, rc) = (self.tag.width(), self.now.rc.width());
        let position = self.now.position.width();

        // The entry now. A gated way has no candidates.
        self.candidates.read_index.next = self.set_number.val();
        self.committed.read_index.next = self.set_number.val();
        self.is_candidate.next = self.candidates.is_set.val() && !self.is_gated.val();
        let is_committed = self.committed.is_set.val();
        let is_valid = self.is_candidate.val() || is_committed;
        self.rc_now.next = bits_to(self.word.val() >> tag, rc);
        self.position_now.next = bits_to(self.word.val() >> (tag + rc), position);
        let has_tag = bits_to(self.word.val(), tag) == self.tag.val();
        self.counted_now.next = self.rc_now.val();
        if !self.rc_now.val().all() {
            self.counted_now.next = self.rc_now.val() + 1;
        }

        // The entry afterwards.
        self.rc_after.next = self.rc_now.val();
        self.position_after.next = self.position_now.val();
        self.tag_after.next = bits_to(self.word.val(), tag);
        self.candidate_after.next = self.is_candidate.val();
        self.committed_after.next = is_committed;
        if self._ages && self.change.age.val() && is_valid && self.rc_now.val().any() {
            self.rc_after.next = self.rc_now.val() - 1;
        }
        if self.change.count.val() {
            self.rc_after.next = self.counted_now.val();
        }
        if self.change.release.val() {
            self.rc_after.next = 0.into();
            self.committed_after.next = false;
            self.candidate_after.next = !self.is_gated.val();
        }
        if self.change.take.val() {
            self.rc_after.next = self._rc_initial.into();
            self.tag_after.next = self.tag.val();
            self.committed_after.next = false;
            self.candidate_after.next = true;
        }
        if self.change.commit.val() {
            self.position_after.next = self.change.position.val();
            self.committed_after.next = true;
            self.candidate_after.next = false;
        }

        let changes = self.change.take.val()
            || self.change.count.val()
            || self.change.commit.val()
            || self.change.release.val()
            || self.change.age.val();
        self.changes.next = changes;
        self.next_word.next =
            cat(cat(self.position_after.val(), self.rc_after.val()), self.tag_after.val());
        self.candidates.set_enable.next = changes && self.candidate_after.val();
        self.candidates.set_index.next = self.set_number.val();
        self.candidates.clear_enable.next =
            self.clear.val() || (changes && !self.candidate_after.val());
        self.candidates.clear_index.next = self.set_number.val();
        self.candidates.clear_all.next = self.is_gated.val();
        self.committed.set_enable.next = changes && self.committed_after.val();
        self.committed.set_index.next = self.set_number.val();
        self.committed.clear_enable.next =
            self.clear.val() || (changes && !self.committed_after.val());
        self.committed.clear_index.next = self.set_number.val();
        if self.clear.val() {
            self.candidates.clear_index.next = self.clear_set.val();
            self.committed.clear_index.next = self.clear_set.val();
        }

        // Commands of the tag store.
        let positions = self.held_position.width();
        self.has_tag.next = has_tag;
        self.held_tag.next = bits_to(self.word.val(), tag);
        self.counted.next = self.counted_now.val();
        self.is_gated_now.next = self.is_gated.val();
        self.held_position.next = 0.into();
        self.found_positions.next = 0.into();
        self.held_after.next = 0.into();
        if is_committed {
            self.held_position.next = bits_to(1, positions) << self.position_now.val();
        }
        if is_committed && has_tag {
            self.found_positions.next = bits_to(1, positions) << self.position_now.val();
        }
        if self.committed_after.val() {
            self.held_after.next = bits_to(1, positions) << self.position_after.val();
        }
        self.has_position.next =
            is_committed && (self.position_now.val() == self.asked_position.val());
        self.has_release_position.next =
            is_committed && (self.position_now.val() == self.release_position.val());
        self.now.is_candidate.next = self.is_candidate.val();
        self.now.is_committed.next = is_committed;
        self.now.rc.next = self.rc_now.val();
        self.now.position.next = self.position_now.val();
        self.after.is_candidate.next = self.candidate_after.val();
        self.after.is_committed.next = self.committed_after.val();
        self.after.rc.next = self.rc_after.val();
        self.after.position.next = self.position_after.val();
    }
}
