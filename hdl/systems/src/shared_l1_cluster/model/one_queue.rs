//! A fault that no correct node has: one queue behind both of its queues, for requests to homes and to
//! L2.

use std::collections::VecDeque;

use base::streams::DownRequest;
use shared_l1::node::model::Offers;
use shared_l1::streams::HomeRequest;

/// Its places.
const DEPTH: usize = 2;

#[derive(Clone, Copy, Debug)]
enum Request {
    ToHome(HomeRequest),
    ToL2(DownRequest),
}

/// Requests to homes and to L2 in one queue of two places: a wrong build.
#[derive(Clone, Debug, Default)]
pub struct OneQueue {
    waiting: VecDeque<Request>,
    /// The request that came last was for L2.
    l2_came_last: bool,
}

impl OneQueue {
    /// Its head in the place of the node's.
    pub fn stand_before(&self, offers: &mut Offers) {
        (offers.remote_request_out, offers.l2_out) = match self.waiting.front() {
            Some(Request::ToHome(request)) => (*request, DownRequest::default()),
            Some(Request::ToL2(request)) => (HomeRequest::default(), *request),
            None => (HomeRequest::default(), DownRequest::default()),
        };
    }

    /// The edge: its head leaves if it is taken, to a home or to L2, and one of the node's requests enters, in turn.
    /// Gives which of them.
    pub fn edge(&mut self, node: &Offers, is_taken: [bool; 2]) -> [bool; 2] {
        let has_room = self.waiting.len() < DEPTH;
        let leaves = match self.waiting.front() {
            Some(Request::ToHome(_)) => is_taken[0],
            Some(Request::ToL2(_)) => is_taken[1],
            None => false,
        };
        if leaves {
            self.waiting.pop_front();
        }
        let asks = [node.remote_request_out.valid, node.l2_out.valid];
        if !has_room || asks == [false, false] {
            return [false; 2];
        }
        self.l2_came_last = asks[1] && !(asks[0] && self.l2_came_last);
        self.waiting.push_back(match self.l2_came_last {
            true => Request::ToL2(node.l2_out),
            false => Request::ToHome(node.remote_request_out),
        });
        [!self.l2_came_last, self.l2_came_last]
    }
}
