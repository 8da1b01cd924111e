//! The order in which `--timing none` takes the entries of a batch of groups.

use crate::{Entries, Entry, Group};

/// An entry, and whose it is.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The place of its group in the batch.
    pub group: usize,
    /// Its warp in that group.
    pub warp: usize,
    /// The entry.
    pub entry: Entry<'a>,
}

/// Turn t takes the t-th entry of every warp that has one: groups in order, warps in order.
#[derive(Clone, Debug)]
pub struct Turns<'a> {
    /// Warps that may have entries left; those before `kept` have had their turn.
    warps: Vec<(usize, usize, Entries<'a>)>,
    next: usize,
    kept: usize,
}

impl<'a> Turns<'a> {
    /// All entries of a batch, from the first of each warp on.
    pub fn of(groups: &'a [Group]) -> Turns<'a> {
        let of_group = |(index, group): (usize, &'a Group)| {
            (0..group.warps()).map(move |warp| (index, warp, group.entries(warp)))
        };
        Turns { warps: groups.iter().enumerate().flat_map(of_group).collect(), next: 0, kept: 0 }
    }
}

impl<'a> Iterator for Turns<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        loop {
            if self.next == self.warps.len() {
                self.warps.truncate(self.kept);
                (self.next, self.kept) = (0, 0);
            }
            let at = self.next;
            let (group, warp, entries) = self.warps.get_mut(at)?;
            let (group, warp, entry) = (*group, *warp, entries.next());
            self.next += 1;
            if let Some(entry) = entry {
                // Only ended warps are between the two places, so the order stays.
                self.warps.swap(self.kept, at);
                self.kept += 1;
                return Some(Step { group, warp, entry });
            }
        }
    }
}
