//! Own requests with what is known of them, and those of other cores.

use super::super::{Config, In, Out};
use crate::request_classifier;
use crate::request_classifier::model::RequestClassifier;
use crate::request_classifier::way;
use base::l1::model::{LOAD, Request, STORE};
use testbenches::dut::Model as _;

/// An own request, classified in the cycle of its acceptance.
#[derive(Clone, Copy, Debug)]
pub struct Own {
    /// As the core gave it.
    pub request: Request,
    /// Its way: see [`way`].
    pub way: usize,
    /// What becomes of its own copy, as `request_classifier` says.
    pub own: usize,
    /// Home of its line.
    pub home: u64,
    /// The group: its set was treated as shared.
    pub is_shared: bool,
}

impl Own {
    /// Its way is not the own L1.
    pub fn leaves(&self) -> bool {
        self.way != way::OWN
    }

    /// A store that the own tags see as a plain one, if it leaves (R8).
    pub fn is_plain_store(&self) -> bool {
        self.request.kind == STORE && !self.is_shared && !self.request.bypass_l1
    }
}

/// Whose request is in lookup.
#[derive(Clone, Copy, Debug)]
pub enum Asked {
    /// The core's own.
    Own(Own),
    /// Another core's.
    Remote,
}

/// A request of another core, as it arrives.
#[derive(Clone, Copy, Debug)]
pub struct Arrived {
    /// As in `l1`.
    pub request: Request,
    /// The core that asks.
    pub source: u64,
}

/// A request on its way to a home.
#[derive(Clone, Copy, Debug)]
pub struct Leaving {
    /// As the core gave it.
    pub request: Request,
    /// The home.
    pub home: u64,
}

/// The request that the core offers, and its way.
pub fn own(classifier: &mut RequestClassifier, input: &In, modes: [bool; 2]) -> Own {
    let request = Request {
        kind: input.core_request_kind,
        line: input.core_request_line,
        sectors: input.core_request_sectors,
        bypass_l1: input.core_request_bypass_l1,
        id: input.core_request_id,
        operation: input.core_request_operation,
        byte_enable: input.core_request_byte_enable,
        data: input.core_request_data,
    };
    let class = classifier.step(&request_classifier::In {
        request_kind: request.kind,
        request_line: request.line,
        even_sets_shared: modes[0],
        odd_sets_shared: modes[1],
        core_number: input.core_number,
    });
    let is_elsewhere = class.home != input.core_number;
    let passes_by = request.kind == LOAD && request.bypass_l1 && is_elsewhere;
    Own {
        request,
        way: if passes_by { way::L2 } else { class.way as usize },
        own: class.own as usize,
        home: class.home,
        is_shared: class.is_shared,
    }
}

/// An own request as the L1 sees it (R11); whether its reply counts is seen in the lookup.
pub fn inner(config: &Config, own: &Own) -> Request {
    let group = u64::from(own.is_shared) << (config.id_bits() + 1);
    Request { id: own.request.id | group, ..own.request }
}

/// The bit of an identifier that tells another core's request.
pub fn remote_bit(config: &Config) -> u64 {
    1 << (config.inner_id_bits() - 1)
}

/// The bit of an own request's identifier that says that its reply counts.
pub fn counts_bit(config: &Config) -> u64 {
    1 << config.id_bits()
}

/// Another core's request as the L1 sees it (R10, R11).
pub fn remote(config: &Config, arrived: &Arrived, place: u64, flush: bool) -> Request {
    let request = arrived.request;
    let is_load = request.kind == LOAD;
    let is_whole = is_load && !config.chunking();
    Request {
        id: remote_bit(config) | place,
        sectors: if is_whole { (1 << config.l1().sectors()) - 1 } else { request.sectors },
        bypass_l1: is_load && flush,
        ..request
    }
}

/// What arrives from another core, as the arbiter's head and data.
pub fn packed(input: &In) -> ([u64; 8], [u64; 8]) {
    let head = [
        input.remote_in_kind,
        input.remote_in_operation,
        input.remote_in_line,
        input.remote_in_sectors,
        input.remote_in_byte_enable,
        input.remote_in_source,
        input.remote_in_id,
        0,
    ];
    (head, input.remote_in_data)
}

/// The same, back.
pub fn unpacked(head: &[u64; 8], data: &[u64; 8]) -> Arrived {
    let [kind, operation, line, sectors, byte_enable, source, id, _] = *head;
    let (bypass_l1, data) = (false, *data);
    let request = Request { kind, line, sectors, bypass_l1, id, operation, byte_enable, data };
    Arrived { request, source }
}

/// What is offered to the network to homes.
pub fn show(leaving: Option<&Leaving>, core_number: u64, out: &mut Out) {
    let Some(Leaving { request, home }) = leaving else { return };
    out.remote_request_out_valid = true;
    out.remote_request_out_home = *home;
    out.remote_request_out_kind = request.kind;
    out.remote_request_out_operation = request.operation;
    out.remote_request_out_line = request.line;
    out.remote_request_out_sectors = request.sectors;
    out.remote_request_out_byte_enable = request.byte_enable;
    out.remote_request_out_data = request.data;
    out.remote_request_out_source = core_number;
    out.remote_request_out_id = request.id;
}
