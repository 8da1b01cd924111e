//! Who enters.

use super::Entered;

/// The offers of a cycle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offered {
    /// A forward, and whether one can enter (R12).
    pub forward: bool,
    /// See `forward`.
    pub can_forward: bool,
    /// A request of `core_request`, `flush` being false.
    pub core: bool,
    /// A warp line.
    pub line: bool,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Arbiter {
    /// A warp line's before that of a request of `core_request` (R9).
    pub is_lines: bool,
    /// In a wrong build no local request enters while a forward waits.
    pub forwards_first: bool,
}

/// Of whom something would be taken, were it offered, the others being as they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Readies {
    pub forward: bool,
    pub core: bool,
    pub line: bool,
}

impl Arbiter {
    /// R8, R9, with the entrance open.
    pub fn readies(&self, offered: &Offered) -> Readies {
        let Offered { forward, can_forward, core, line } = *offered;
        let is_before = forward && (can_forward || self.forwards_first);
        Readies {
            forward: can_forward,
            core: !is_before && (!line || !self.is_lines),
            line: !is_before && (!core || self.is_lines),
        }
    }

    /// The edge of a cycle in which that entered, if something did.
    pub fn edge(&mut self, entered: Option<Entered>) {
        match entered {
            Some(Entered::Forward) | None => {}
            Some(own) => self.is_lines = own == Entered::Core,
        }
    }
}
