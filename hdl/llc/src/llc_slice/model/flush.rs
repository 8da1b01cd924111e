//! A flush: the walk through the sets.

use super::lines::Progress;
use super::state::Flush;
use super::{Fault, LlcSlice, Means, Note};

impl LlcSlice {
    /// A cycle of the walk (R43): a set without a dirty line is passed, a dirty line is chosen, or a
    /// sector of it is read.
    pub(super) fn walk(&mut self, means: Means) {
        let Flush::Walks(set, chosen) = self.flush else { return };
        let is_clean = !self.write_backs.contains(&true);
        let (mut set, mut chosen, mut read) = (set, chosen, false);
        if set < self.config.sets() {
            let dirty: Vec<usize> =
                (0..self.config.ways()).filter(|&way| self.dirty(set, way) != 0).collect();
            match chosen {
                Some(way) => {
                    read = self.write_back(set, way, means) == Progress::Stays;
                    if self.dirty(set, way) == 0 {
                        chosen = None;
                        // The line was the last dirty one of its set.
                        set += usize::from(dirty == [way]);
                    }
                }
                None if dirty.is_empty() => set += 1,
                None => {
                    chosen = Some(dirty[0]);
                    self.note(Note::WalkOfDirty);
                }
            }
        } else if !is_clean {
            self.note(Note::WalkWaits);
        }
        let ends = set == self.config.sets() && !read;
        if ends && (is_clean || self.is(Fault::FlushHastens)) {
            match self.kept_home {
                Some(home) => {
                    let ways = self.sets.values_mut().flat_map(|set| &mut set.ways);
                    ways.for_each(|way| *way = way.take().filter(|line| line.home == home));
                }
                None => self.sets.clear(),
            }
            self.flush = Flush::Done;
        } else {
            self.flush = Flush::Walks(set, chosen);
        }
    }

    /// Begins a walk, and ends what `flushed` says (R42, R45).
    pub(super) fn step_flush(&mut self, flush: bool, was_idle: bool, was_flushed: bool) {
        self.flush = match self.flush {
            Flush::Idle if flush && was_idle => {
                self.note(Note::Walks);
                Flush::Walks(0, None)
            }
            Flush::Done if !flush && was_flushed => Flush::Idle,
            flush => flush,
        };
    }
}
