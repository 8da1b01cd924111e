//! The ports that it has in common with other clusters of L1 caches, whose bench it shares.

use super::{In, Out};
use crate::l1_cluster::ports as common;

impl<const MOST: usize> From<&In<MOST>> for common::In<MOST> {
    fn from(input: &In<MOST>) -> common::In<MOST> {
        let In { core_request, core_reply, down_request, down_reply, reply_core, .. } = *input;
        let In { flush, counter_index, .. } = *input;
        common::In {
            core_request,
            core_reply,
            down_request,
            down_reply,
            reply_core,
            flush,
            counter_index,
        }
    }
}

/// The others are idle.
impl<const MOST: usize> From<&common::In<MOST>> for In<MOST> {
    fn from(input: &common::In<MOST>) -> In<MOST> {
        let common::In { core_request, core_reply, down_request, down_reply, reply_core, .. } =
            *input;
        let common::In { flush, counter_index, .. } = *input;
        In {
            core_request,
            core_reply,
            down_request,
            down_reply,
            reply_core,
            flush,
            counter_index,
            ..In::default()
        }
    }
}

impl<const MOST: usize> From<&Out<MOST>> for common::Out<MOST> {
    fn from(out: &Out<MOST>) -> common::Out<MOST> {
        let Out { core_request, core_status, core_reply, down_request, down_reply, .. } = *out;
        let Out { flushed, event, counter_value, .. } = *out;
        common::Out {
            core_request,
            core_status,
            core_reply,
            down_request,
            down_reply,
            flushed,
            event,
            counter_value,
            ..common::Out::default()
        }
    }
}
