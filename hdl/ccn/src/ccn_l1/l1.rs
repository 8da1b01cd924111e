//! The node's ports as those of an L1 by itself.

use super::{In, Out};
use base::ports as l1;

/// The inputs of an L1 by itself.
pub(super) fn given(input: &In) -> l1::In {
    let In { core_request, core_reply, down_request, down_reply, core_number, flush, .. } = *input;
    let counter = input.counter;
    l1::In { core_request, core_reply, down_request, down_reply, core_number, flush, counter }
}

/// The outputs of an L1 by itself.
pub(super) fn shown(out: &Out) -> l1::Out {
    let Out { core_request, core_status, core_reply, down_request, down_reply, .. } = *out;
    let Out { flushed, event, evict, counter, .. } = *out;
    l1::Out {
        core_request,
        core_status,
        core_reply,
        down_request,
        down_reply,
        flushed,
        event,
        evict,
        counter,
    }
}
