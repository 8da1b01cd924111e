//! How requests and responses go round.

use crate::machine::{Machine, Seen};
use crate::node::{Bytes, Node, Parked, Request, Response};

impl Machine {
    /// The head of ReqQ.
    pub fn move_request(&mut self, at: usize, seen: &mut Seen) -> bool {
        let next = (at + 1) % self.size.cores;
        let room = self.size.depth - self.nodes[next].requests.len();
        let node = &self.nodes[at];
        let Some(request) = node.requests.front().copied() else { return false };
        if request.core == at && request.travelled {
            self.nodes[at].requests.pop_front();
            self.send_down(at, request.line, request.entry);
            return true;
        }
        if request.core != at {
            let is_shared = node.shared.contains(&request.line);
            if let Some(bytes) = node.readable.get(&request.line).copied().filter(|_| is_shared) {
                return self.respond(at, request.core, request.entry, bytes) && {
                    self.nodes[at].requests.pop_front();
                    true
                };
            }
            if let Some(local) = node.may_park(at, &request, self.wrong) {
                if self.wrong.waits_in_queue {
                    return false;
                }
                if node.parked.len() < self.size.parking {
                    seen.parked += 1;
                    let is_parked = |other: &Node| {
                        other.parked.iter().any(|p| (p.core, p.entry) == (at, local))
                    };
                    seen.chains += u64::from(self.nodes.iter().any(is_parked));
                    let node = &mut self.nodes[at];
                    node.requests.pop_front();
                    node.parked.push(Parked { local, core: request.core, entry: request.entry });
                    return true;
                }
                seen.full += 1;
            }
        }
        if room == 0 {
            return false;
        }
        self.nodes[at].requests.pop_front();
        self.nodes[next].requests.push_back(Request { travelled: true, ..request });
        true
    }

    /// A new response, if RespQ has its two places.
    pub fn respond(&mut self, at: usize, core: usize, entry: usize, bytes: Bytes) -> bool {
        let (needs, depth) = (self.needs(), self.size.depth);
        let responses = &mut self.nodes[at].responses;
        let fits = depth - responses.len() >= needs;
        if fits {
            responses.push_back(Response { core, entry, bytes });
        }
        fits
    }

    /// The head of RespQ: a place further, or into its L1.
    pub fn move_response(&mut self, at: usize) -> bool {
        let to = (at + self.size.cores - 1) % self.size.cores;
        let Some(response) = self.nodes[at].responses.front().copied() else { return false };
        if response.core == to {
            self.fill(to, response.entry, response.bytes);
        } else if self.nodes[to].responses.len() < self.size.depth {
            self.nodes[to].responses.push_back(response);
        } else {
            return false;
        }
        self.nodes[at].responses.pop_front();
        true
    }

    /// A line comes, from another L1 or from L2.
    pub fn fill(&mut self, at: usize, entry: usize, bytes: Bytes) {
        let node = &mut self.nodes[at];
        let waiting = node.entries[entry].as_mut().filter(|entry| entry.bytes.is_none());
        if let Some(waiting) = waiting {
            waiting.bytes = Some(bytes);
            waiting.travels = false;
            node.filled.push_back(entry);
        }
    }
}
