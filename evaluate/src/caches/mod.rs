//! The golden tags of each design, without time: looked up, and finished at once.

mod ccn;
mod decoupled_l1d;
mod private;
mod sac;
mod sectored;
mod shared_l1;
mod sharing_tracker;

pub(crate) use self::sac::{Pages, Profiled};
use crate::happened::{Change, Happened, Word};
use crate::report::Report;
use base::model::{ATOMIC, Act, Case, Entry, Found, LOAD, Means, STORE, Tags};
use base::streams::CoreRequest;
use design::{Design, DesignKind, System};
pub(crate) use sectored::{bits, coalescer_of};
use traces::Kind;

/// The L1 caches of a design's cores, without time: each record is finished with its fill before the next.
/// There are no MSHRs and no queues that could be full, so that nothing is refused.
///
/// A design joins with an implementation of this, and a line in [`of`].
pub(crate) trait Caches {
    /// Does what `happened.request` asks for, and says what happened.
    fn access(&mut self, happened: &mut Happened);

    /// A kernel ends: every L1 is empty.
    fn flush(&mut self);

    /// A cycle of the policies' time has passed.
    fn tick(&mut self) {}

    /// Writes what only this design has.
    fn report(&self, _report: &mut Report) {}
}

/// The caches of a design in so many cores, in a system; none where its node is missing.
pub(crate) fn of(design: &Design, cores: u32, system: &System) -> Option<Box<dyn Caches>> {
    if let Some(sm) = system.sm_of(design).ok()? {
        let l2 = system.l2_of(design).ok()?;
        return Some(Box::new(sectored::Sectored::new(design, sm, cores, &l2)?));
    }
    match design.kind() {
        DesignKind::Private => Some(Box::new(private::Private::new(design, cores)?)),
        DesignKind::DecoupledL1d => Some(Box::new(decoupled_l1d::Decoupled::new(design, cores)?)),
        DesignKind::SharedL1 => Some(Box::new(shared_l1::Shared::new(design)?)),
        DesignKind::Ccn => Some(Box::new(ccn::Ccn::new(design, cores)?)),
        DesignKind::Sac => Some(Box::new(sac::Sac::new(design, cores, system)?)),
        DesignKind::SharingTracker => Some(Box::new(sharing_tracker::Tracked::new(design)?)),
        DesignKind::Llc => None,
    }
}

/// The designs that can be evaluated.
pub(crate) const DESIGNS: &[DesignKind] = &[
    DesignKind::Private,
    DesignKind::DecoupledL1d,
    DesignKind::SharedL1,
    DesignKind::Ccn,
    DesignKind::Sac,
    DesignKind::SharingTracker,
];

/// Nothing is ever full: there is room, and an entry that is free again at once.
const MEANS: Means<'_> = Means { has_room: true, entries: FREE, merges: 1 };
const FREE: &[Option<Entry>] = &[None];

/// Looks a request up in the tags of an L1, and fills at once what it fetches.
fn look_up(tags: &mut impl Tags, l1: u32, request: &CoreRequest, happened: &mut Happened) -> Found {
    let found = only_look_up(tags, l1, request, happened);
    if let Act::Fetch { set, place, .. } = found.act {
        if !tags.finish(set, place) {
            tags.release(set, place);
        }
        happened.change(l1, request.line, Change::Filled);
    }
    found
}

/// Looks a request up, and leaves in flight what it fetches.
fn only_look_up(
    tags: &mut impl Tags,
    l1: u32,
    request: &CoreRequest,
    happened: &mut Happened,
) -> Found {
    let found = tags.look_up(request, &MEANS);
    if let Some(evicted) = found.evicted {
        happened.change(l1, evicted, Change::Removed);
    }
    if let Act::SendAndWrite { .. } | Act::Write { .. } = found.act {
        happened.change(l1, request.line, Change::Written);
    }
    found
}

/// A lookup's status.
fn word_of(case: Case) -> Word {
    match case {
        Case::LoadHit | Case::StoreHit => Word::Hit,
        Case::Joined => Word::HitPending,
        Case::Miss | Case::StoreMiss => Word::Miss,
        // Nothing is refused while nothing is full.
        Case::DirectLoad | Case::DirectWrite | Case::Refused(_) => Word::Bypass,
    }
}

/// The sectors that a lookup asks L2 for: all of a line that is fetched, those of a direct request.
fn sectors_to_l2(act: Act, wanted: u32, all: u32) -> u32 {
    match act {
        Act::Fetch { .. } => all,
        Act::Send | Act::SendAndWrite { .. } => wanted,
        Act::Nothing | Act::Read { .. } | Act::Join { .. } | Act::Write { .. } => 0,
    }
}

/// A record as an L1's port has it. A store or atomic names one sector there: the first.
fn at_port(happened: &Happened, request: &mut CoreRequest) {
    let crate::Request { operation, access, .. } = happened.request;
    let sectors = u64::from(access.sectors);
    (request.kind, request.sectors) = match operation.kind {
        Kind::Load => (LOAD, sectors),
        Kind::Store => (STORE, sectors & sectors.wrapping_neg()),
        Kind::Atomic => (ATOMIC, sectors & sectors.wrapping_neg()),
    };
    request.line = access.line;
    request.bypass_l1 = operation.bypass_l1;
}

/// The facts of a request that its L1 alone has seen.
fn tell(happened: &mut Happened, found: &Found, all: u32) {
    happened.word = word_of(found.case);
    happened.to_l2 = sectors_to_l2(found.act, happened.request.access.sectors, all);
    happened.requests_out = u64::from(happened.to_l2 != 0);
}
