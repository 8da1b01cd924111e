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
        self.candidates.read_index = self.set_number;
        self.committed.read_index = self.set_number;
        self.is_candidate = self.candidates.is_set && !self.is_gated;
        let is_committed = self.committed.is_set;
        let is_valid = self.is_candidate || is_committed;
        self.rc_now = bits_to(self.word >> tag, rc);
        self.position_now = bits_to(self.word >> (tag + rc), position);
        let has_tag = bits_to(self.word, tag) == self.tag;
        self.counted_now = self.rc_now;
        if !self.rc_now.all() {
            self.counted_now = self.rc_now + 1;
        }

        // The entry afterwards.
        self.rc_after = self.rc_now;
        self.position_after = self.position_now;
        self.tag_after = bits_to(self.word, tag);
        self.candidate_after = self.is_candidate;
        self.committed_after = is_committed;
        if self._ages && self.change.age && is_valid && self.rc_now.any() {
            self.rc_after = self.rc_now - 1;
        }
        if self.change.count {
            self.rc_after = self.counted_now;
        }
        if self.change.release {
            self.rc_after = 0;
            self.committed_after = false;
            self.candidate_after = !self.is_gated;
        }
        if self.change.take {
            self.rc_after = self._rc_initial.into();
            self.tag_after = self.tag;
            self.committed_after = false;
            self.candidate_after = true;
        }
        if self.change.commit {
            self.position_after = self.change.position;
            self.committed_after = true;
            self.candidate_after = false;
        }

        let changes = self.change.take
            || self.change.count
            || self.change.commit
            || self.change.release
            || self.change.age;
        self.changes = changes;
        self.next_word = cat(cat(self.position_after, self.rc_after), self.tag_after);
        self.candidates.set_enable = changes && self.candidate_after;
        self.candidates.set_index = self.set_number;
        self.candidates.clear_enable = self.clear || (changes && !self.candidate_after);
        self.candidates.clear_index = self.set_number;
        self.candidates.clear_all = self.is_gated;
        self.committed.set_enable = changes && self.committed_after;
        self.committed.set_index = self.set_number;
        self.committed.clear_enable = self.clear || (changes && !self.committed_after);
        self.committed.clear_index = self.set_number;
        if self.clear {
            self.candidates.clear_index = self.clear_set;
            self.committed.clear_index = self.clear_set;
        }

        // Commands of the tag store.
        let positions = self.held_position.width();
        self.has_tag = has_tag;
        self.held_tag = bits_to(self.word, tag);
        self.counted = self.counted_now;
        self.is_gated_now = self.is_gated;
        self.held_position = 0;
        self.found_positions = 0;
        self.held_after = 0;
        if is_committed {
            self.held_position = bits_to(1, positions) << self.position_now;
        }
        if is_committed && has_tag {
            self.found_positions = bits_to(1, positions) << self.position_now;
        }
        if self.committed_after {
            self.held_after = bits_to(1, positions) << self.position_after;
        }
        self.has_position = is_committed && (self.position_now == self.asked_position);
        self.has_release_position = is_committed && (self.position_now == self.release_position);
        self.now.is_candidate = self.is_candidate;
        self.now.is_committed = is_committed;
        self.now.rc = self.rc_now;
        self.now.position = self.position_now;
        self.after.is_candidate = self.candidate_after;
        self.after.is_committed = self.committed_after;
        self.after.rc = self.rc_after;
        self.after.position = self.position_after;
    }
}
