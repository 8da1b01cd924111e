//! Replies that keep both effective bandwidths close to each other.

use super::super::In;
use super::super::model::Counters;

/// Of all that a cycle's replies can be, those after which the bandwidths are closest: whether an L2 reply is
/// the shared group's, and whether a home reply comes.
pub(super) fn narrow(counters: &Counters, input: In, highest: u64) -> In {
    let choices = [(false, false), (false, true), (true, false), (true, true)];
    let choices = choices.map(|(l2_reply_shared, home_reply_valid)| In {
        l2_reply_shared,
        home_reply_valid,
        ..input
    });
    let closest = choices.into_iter().min_by_key(|choice| apart(&counters.after(choice, highest)));
    closest.unwrap_or(input)
}

/// How far the products are apart by which they are compared.
fn apart(counters: &Counters) -> u64 {
    let Counters { private, shared } = counters;
    let of_private = private.l2_replies * private.accesses * shared.misses;
    let of_shared = shared.l2_replies * shared.accesses + shared.home_replies * shared.misses;
    of_private.abs_diff(of_shared * private.misses)
}
