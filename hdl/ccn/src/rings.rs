//! Both rings between golden nodes: what passes between their stops in a cycle.

use crate::ccn_l1::{Request, Response};
use crate::ccn_ring::model::Link;

/// The links between the nodes of a cluster.
#[derive(Clone, Debug)]
pub struct Rings {
    /// By the number of the node that sends.
    requests: Vec<Link<Request>>,
    responses: Vec<Link<Response>>,
}

impl Rings {
    /// Nothing on the way between so many cores, 2..=256; `latency` is that of a link in cycles, 1..=5.
    pub fn new(cores: usize, latency: usize) -> Rings {
        Rings {
            requests: vec![Link::new(latency); cores],
            responses: vec![Link::new(latency); cores],
        }
    }

    /// Nothing is on the way.
    pub fn is_empty(&self) -> bool {
        self.requests.iter().all(Link::is_empty) && self.responses.iter().all(Link::is_empty)
    }

    /// The node that gets a node's requests: that of the core after.
    fn after(&self, node: usize) -> usize {
        (node + 1) % self.requests.len()
    }

    /// The node that gets its responses: that of the core before.
    fn before(&self, node: usize) -> usize {
        (node + self.requests.len() - 1) % self.requests.len()
    }

    /// The inputs of each node when the nodes send `sent`, which no input of the same cycle changes.
    pub fn offered(&self, sent: &[(Request, Response)]) -> Vec<(Request, Response)> {
        let mut offered = vec![(Request::default(), Response::default()); sent.len()];
        for (node, (request, response)) in sent.iter().enumerate() {
            let (request, response) =
                (request.valid.then_some(*request), response.valid.then_some(*response));
            offered[self.after(node)].0 = self.requests[node].offered(request).into();
            offered[self.before(node)].1 = self.responses[node].offered(response).into();
        }
        offered
    }

    /// The edge of a cycle in which the nodes send this, and take so of what they are offered: whether each one's
    /// request and beat are taken.
    pub fn edge(
        &mut self,
        sent: &[(Request, Response)],
        takes: &[(bool, bool)],
    ) -> Vec<(bool, bool)> {
        let mut taken = Vec::with_capacity(sent.len());
        for (node, (request, response)) in sent.iter().enumerate() {
            let (by_after, by_before) = (takes[self.after(node)].0, takes[self.before(node)].1);
            let (requests, responses) = (&mut self.requests[node], &mut self.responses[node]);
            taken.push((requests.is_ready(by_after), responses.is_ready(by_before)));
            requests.edge(request.valid.then_some(*request), by_after);
            responses.edge(response.valid.then_some(*response), by_before);
        }
        taken
    }
}
