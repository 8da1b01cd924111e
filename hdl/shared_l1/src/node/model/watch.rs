//! Observers' view of a node.

use super::{Asked, SharedL1};
use crate::chunker::Packet;
use crate::streams::HomeRequest;
use base::model::{Found, Missing, Note};
use base::streams::DownRequest;
use signal::port::Ready;

/// Why R5 or R6 refuses a local request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// A load, for a store of its line that went another way.
    pub is_blocked: bool,
    /// A write past the homes, for a request in flight to one (R27).
    pub is_held_back: bool,
    /// `remote_tracker` takes no more.
    pub remote_tracker: bool,
    /// `store_tracker` has no room for it.
    pub store_tracker: bool,
    /// The queue `remote_request_out` is full.
    pub request_queue: bool,
    /// A store or atomic that is routed home: its line is pending in the local tags.
    pub is_pending: bool,
}

impl Refusal {
    /// At least one of them.
    pub fn is_any(self) -> bool {
        self != Refusal::default()
    }
}

/// The outcome of a lookup.
#[derive(Clone, Copy, Debug)]
pub struct Lookup {
    /// Whose it was.
    pub asked: Asked,
    /// The tags' answer; a refusal by R5 or R6 lacks nothing there.
    pub found: Found,
    /// Why it was refused, if by R5 or R6.
    pub refusal: Refusal,
    /// The resource that a remote load lacked, so that it bypassed the cache.
    pub bypassed_for: Option<Missing>,
}

/// A node's outputs in the coming cycle, whatever its inputs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Offers {
    /// The head of the queue of requests for homes.
    pub remote_request_out: HomeRequest,
    /// The request for L2, but for its `source`.
    pub l2_out: DownRequest,
    /// The beat for another core.
    pub remote_out: Packet,
    /// A request of another core would be taken.
    pub takes_remote_in: Ready,
    /// A beat of L2 would.
    pub takes_l2_in: Ready,
    /// A beat of a home would.
    pub takes_remote_reply_in: Ready,
    /// Value of the port `flushed`.
    pub flushed: bool,
}

/// How full everything is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// Requests in the arbiter's queue.
    pub remote_in: usize,
    /// Remote requests that are accepted and whose packets have not left.
    pub home_requests: usize,
    /// Requests in the queue `remote_request_out`.
    pub remote_request_out: usize,
    /// Requests in the queue `l2_out`.
    pub l2_out: usize,
    /// Beats in the queue of `l2_in`.
    pub l2_in: usize,
    /// Beats in the queue `remote_out`.
    pub remote_out: usize,
    /// Beats in the queue of `remote_reply_in`.
    pub remote_reply_in: usize,
    /// MSHR entries in use.
    pub entries: usize,
    /// Beats of the L1's replies that have not left.
    pub replies: usize,
    /// Local requests that `remote_tracker` holds.
    pub remotes: usize,
    /// Entries of `store_tracker` in use.
    pub stores: usize,
}

impl SharedL1 {
    /// The levels after the cycle before.
    pub fn levels(&self) -> Levels {
        let (l2_out, entries, replies) = self.l1.levels();
        let (remote_out, remote_reply_in) = self.replies.levels();
        Levels {
            remote_in: self.arbiter.queued(),
            home_requests: self.home_requests.used(),
            remote_request_out: self.requests_out.level(),
            l2_out,
            l2_in: self.l2_in.level(),
            remote_out,
            remote_reply_in,
            entries,
            replies,
            remotes: self.remotes.identifiers().len(),
            stores: self.stores.entries().iter().flatten().count(),
        }
    }

    /// Its offers and readies in the coming cycle.
    pub fn offers(&self) -> Offers {
        let (remote_out, takes_packet) = self.replies.offers();
        Offers {
            remote_request_out: self.requests_out.front().copied().into(),
            l2_out: self.l1.request_down().copied().unwrap_or_default(),
            remote_out: remote_out.copied().into(),
            takes_remote_in: self.arbiter.has_room().into(),
            takes_l2_in: self.l2_in.has_room().into(),
            takes_remote_reply_in: takes_packet.into(),
            flushed: self.l1.is_flushed(),
        }
    }

    /// Nothing is in flight: every request is answered, and every queue empty.
    pub fn is_idle(&self) -> bool {
        self.levels() == Levels::default()
            && self.l1.is_drained()
            && self.replies.in_progress().is_none()
    }

    /// The lookup of the cycle before.
    pub fn lookup(&self) -> Option<&Lookup> {
        self.lookup.as_ref()
    }

    /// Events of the L1 in the previous cycle.
    pub fn note(&self) -> &Note {
        self.l1.note()
    }

    /// The readable lines homed elsewhere, after the cycle before: each with its set, way and line.
    pub fn leftovers(&self) -> Vec<(usize, usize, u64)> {
        self.l1.tags().leftovers()
    }

    /// The head of the remote requests goes before local ones: it was starved, or is kept.
    pub fn head_insists(&self) -> bool {
        self.arbiter.insists()
    }

    /// The reply of the packet that arrives has ended, and beats of it are still to come (R15).
    pub fn packet_outlasts_reply(&self) -> bool {
        self.replies.is_answered()
    }
}
