//! The golden model: the rules of the block's page.

use std::collections::HashMap;

use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::streams::{MemoryRequest, kind};

/// The unanswered requests.
#[derive(Clone, Debug)]
pub struct LineOrder {
    entries: usize,
    /// By identifier.
    unanswered: HashMap<u64, MemoryRequest>,
}

/// Whether the request changes the sector that it names.
fn is_write(request: &MemoryRequest) -> bool {
    request.kind != kind::LOAD as u64
}

/// The sectors in which others overlap it, a bit each.
fn named(request: &MemoryRequest) -> u64 {
    let is_plain = [kind::LOAD as u64, kind::STORE as u64].contains(&request.kind);
    if is_plain { request.sectors } else { u64::MAX }
}

/// They are to one line and name a sector in common.
fn overlap(one: &MemoryRequest, other: &MemoryRequest) -> bool {
    one.line == other.line && named(one) & named(other) != 0
}

impl LineOrder {
    /// The state after a reset (R7).
    pub fn new(config: &Config) -> LineOrder {
        LineOrder { entries: config.entries(), unanswered: HashMap::new() }
    }

    /// Requests that are unanswered.
    pub fn unanswered(&self) -> usize {
        self.unanswered.len()
    }

    /// An unanswered request keeps this one back (R3).
    pub fn waits_for_another(&self, request: &MemoryRequest) -> bool {
        let orders = |other: &MemoryRequest| is_write(other) || is_write(request);
        self.unanswered.values().any(|other| overlap(other, request) && orders(other))
    }

    /// There is no entry for another (R4).
    pub fn is_full(&self) -> bool {
        self.unanswered.len() == self.entries
    }
}

impl Model for LineOrder {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let held = self.is_full() || self.waits_for_another(&input.request);
        let mut out = Out { idle: self.unanswered.is_empty(), ..Out::default() };
        // R5, R6
        out.request.ready = !held && input.memory_request.ready;
        out.memory_request = MemoryRequest { valid: !held && input.request.valid, ..input.request };
        out.memory_reply.ready = input.reply.ready;
        out.reply = input.memory_reply;
        // R2
        if input.memory_reply.valid && input.reply.ready && input.memory_reply.last {
            self.unanswered.remove(&input.memory_reply.id);
        }
        if input.request.valid && out.request.ready {
            self.unanswered.insert(input.request.id, input.request);
        }
        out
    }
}
