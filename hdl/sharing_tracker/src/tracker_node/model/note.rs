//! Builds that break a rule, and what happened in a cycle.

use base::streams::CoreRequest;

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// No local request enters while a forward is offered, whether that can enter or not (R8).
    pub forwards_first: bool,
    /// A pending line is found as well (R10).
    pub finds_pending: bool,
    /// A line beat does not wait for a read of its way (R15).
    pub fill_does_not_wait: bool,
    /// A miss goes alone, whatever its victim (R16).
    pub forgets_victims: bool,
    /// A refused line is lost (R5).
    pub loses_refused: bool,
    /// An entry ends although a forward waits for its line (R25).
    pub ends_early: bool,
    /// The second place is served before the first (R24).
    pub second_first: bool,
    /// A forward begins to wait although one is late (R23).
    pub waits_beside_late: bool,
    /// A forward that waits is never given back (R27).
    pub never_gives_back: bool,
    /// A flush does not wait for the lines of warps (R19).
    pub flushes_under_warps: bool,
}

/// The request that entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    /// Of another core, by way of a bank.
    Forward,
    /// A request of `core_request`.
    Core,
    /// A line of the scatter bypass, and its ticket.
    Line,
    /// A refused line.
    Refused,
}

/// Events of a cycle, for observers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Note {
    /// The request that entered, a local one as the L1 was given it.
    pub entered: Option<Entered>,
    /// See `entered`.
    pub request: CoreRequest,
    /// The entrance was open.
    pub is_open: bool,
    /// A forward could enter (R12).
    pub can_forward: bool,
    /// The conditions of R12: that none was in lookup, the place of `nack`, the reader and the places of
    /// `answer` were free.
    pub means: [bool; 4],
    /// A forward, a request of `core_request` and a warp line were offered.
    pub offered: (bool, bool, bool),
    /// The forward in lookup, if there was one: whether its line was found.
    pub found: Option<bool>,
    /// Its line was pending.
    pub was_pending: bool,
    /// An entry that was not filled waited for it.
    pub was_awaited: bool,
    /// The place in which it began to wait (R23), and those of a forward that was served (R24) or given back (R27).
    pub waits: Option<usize>,
    /// See `waits`.
    pub served: Option<usize>,
    /// See `waits`.
    pub given_back: Option<usize>,
    /// The forward that was served or given back was late.
    pub was_late: bool,
    /// A forward that waited was late at the beginning of the cycle.
    pub has_late: bool,
    /// A forward waited for the entry being woken.
    pub is_held: bool,
    /// A sector was read for another core: its set and way, and whether it was the line's last.
    pub read: Option<(usize, usize, bool)>,
    /// The way was reserved.
    pub is_reserved: bool,
    /// A line beat waited for it.
    pub fill_waited: bool,
    /// The warp line that was refused.
    pub refused: Option<CoreRequest>,
    /// A refused line waited at the beginning of the cycle.
    pub had_refused: bool,
    /// Warps that were open at the beginning of the cycle.
    pub open_warps: usize,
    /// The `flush` of the L1 (R19).
    pub flush: bool,
    /// A remove, and the request behind it, were offered at `message`.
    pub removes: bool,
    /// Beats that waited at `answer`.
    pub answers: usize,
    /// A set was cleared.
    pub walks: bool,
    /// The scatter bypass offered a line.
    pub scattered: bool,
    /// The node had room for a warp.
    pub takes_warps: bool,
}
