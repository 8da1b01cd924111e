//! Local requests with what is known of them, and those of other cores.

use super::super::{Config, In};
use crate::l1_arbiter;
use crate::request_classifier;
use crate::request_classifier::model::RequestClassifier;
use crate::request_classifier::{local, way};
use crate::streams::{HomeRequest, RemoteRequest, remote_kind};
use base::model::{ATOMIC, LOAD, STORE};
use base::streams::CoreRequest;
use ccn::own_store_filter::{self, model::OwnStoreFilter};
use testbenches::dut::Model as _;

/// Where a local request goes.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// Its way: see [`way`].
    pub way: usize,
    /// Treatment of its copy, from `request_classifier`.
    pub local_copy: usize,
    /// Home of its line.
    pub home: u64,
    /// The group: its set was treated as shared.
    pub is_shared: bool,
    /// The local tags see it as a plain store, if it leaves (R8).
    pub is_plain_store: bool,
    /// A write past the homes that waits for requests in flight to one (R27).
    pub is_held_back: bool,
}

impl Class {
    /// The class of a core's request: a load with `bypass_l1` takes the way of a store.
    pub fn of(
        classifier: &mut RequestClassifier,
        request: &CoreRequest,
        core_number: u64,
        modes: [bool; 2],
    ) -> Class {
        let bypasses = request.kind == LOAD && request.bypass_l1;
        let kind = if bypasses { STORE } else { request.kind };
        let class = classifier.step(&request_classifier::In {
            request: request_classifier::Request { kind, line: request.line },
            even_sets_shared: modes[0],
            odd_sets_shared: modes[1],
            core_number,
        });
        Class {
            way: class.way as usize,
            local_copy: class.local_copy as usize,
            home: class.home,
            is_shared: class.is_shared,
            is_plain_store: request.kind == STORE && !class.is_shared && !request.bypass_l1,
            is_held_back: false,
        }
    }

    /// The same of one that goes directly (R27).
    pub fn directly(self, request: &CoreRequest) -> Class {
        let (way, local_copy) = match request.kind {
            ATOMIC => (way::L2, local::INVALIDATE),
            _ => (way::LOCAL, local::ACCESS),
        };
        Class { way, local_copy, ..self }
    }

    /// Its way is not the local L1.
    pub fn leaves(&self) -> bool {
        self.way != way::LOCAL
    }
}

/// A local request, classified in the cycle of its acceptance.
#[derive(Clone, Copy, Debug)]
pub struct Local {
    /// As the core gave it.
    pub request: CoreRequest,
    /// Where it goes.
    pub class: Class,
}

/// Whose request is in lookup.
#[derive(Clone, Copy, Debug)]
pub enum Asked {
    /// A local request.
    Local(Local),
    /// Another core's, by its entry among the remote requests.
    Remote {
        /// The number of the entry.
        entry: u64,
        /// The request bypasses the L1.
        is_direct: bool,
    },
}

impl Asked {
    /// Whose it is, for the tags.
    pub fn requester(&self) -> Requester {
        match self {
            Asked::Local(local) => Requester::Local(local.class),
            Asked::Remote { .. } => Requester::Remote,
        }
    }
}

/// The source of the request in lookup, for the tags.
#[derive(Clone, Copy, Debug)]
pub enum Requester {
    /// The core, whose request goes there.
    Local(Class),
    /// Another core.
    Remote,
}

/// The request that the core offers, and its way.
pub fn local(
    classifier: &mut RequestClassifier,
    own: Option<&mut WrittenLines>,
    is_homeward: bool,
    input: &In,
    modes: [bool; 2],
    wrong: Wrong,
) -> Local {
    let request = input.core_request;
    let mut class = Class::of(classifier, &request, input.core_number, modes);
    if let Some(own) = own
        && class.home != input.core_number
    {
        class = own.route(&request, class, modes, is_homeward);
    }
    let bypasses = request.kind == LOAD && request.bypass_l1;
    if bypasses && class.home != input.core_number && wrong.bypassing_loads_pass_homes {
        class.way = way::L2;
    }
    Local { request, class }
}

/// Lines that the core has written past their homes since the last flush (R27).
#[derive(Clone, Debug)]
pub struct WrittenLines {
    filter: OwnStoreFilter,
    wrong: Wrong,
}

impl WrittenLines {
    /// No line.
    pub fn new(config: &own_store_filter::Config) -> WrittenLines {
        WrittenLines { filter: OwnStoreFilter::new(config), wrong: Wrong::default() }
    }

    /// A build that does something wrong.
    pub fn with_wrong(self, wrong: Wrong) -> WrittenLines {
        WrittenLines { wrong, ..self }
    }

    /// A flush has ended.
    pub fn clear(&mut self) {
        self.filter.step(&own_store_filter::In { clear: true, ..own_store_filter::In::default() });
    }

    /// Class of an accepted request to a line homed elsewhere, of this class without a filter.
    pub fn route(
        &mut self,
        request: &CoreRequest,
        class: Class,
        modes: [bool; 2],
        is_homeward: bool,
    ) -> Class {
        if self.filter.may_hold(request.line) && !self.wrong.forgets_own_lines {
            return class.directly(request);
        }
        let is_write = request.kind != LOAD || request.bypass_l1;
        if !is_write || modes != [false; 2] {
            return class;
        }
        let is_held_back = is_homeward && !self.wrong.overtakes_homeward_requests;
        if !is_held_back {
            let store = own_store_filter::Line { valid: true, line: request.line };
            self.filter.step(&own_store_filter::In { store, ..own_store_filter::In::default() });
        }
        Class { is_held_back, ..class.directly(request) }
    }
}

/// A deliberate fault of a build, by which judges are shown to notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// A store or atomic leaves for its home although its line is pending in the local tags.
    pub writes_pass_pending_lines: bool,
    /// A load with `bypass_l1` of a line homed elsewhere goes straight to L2.
    pub bypassing_loads_pass_homes: bool,
    /// A line that the core has written past its home is shared again in shared mode (R27).
    pub forgets_own_lines: bool,
    /// A write goes past the homes although a request is in flight to one (R27).
    pub overtakes_homeward_requests: bool,
}

impl Wrong {
    /// Nothing is wrong.
    pub const RIGHT: Wrong = Wrong {
        writes_pass_pending_lines: false,
        bypassing_loads_pass_homes: false,
        forgets_own_lines: false,
        overtakes_homeward_requests: false,
    };
}

impl Default for Wrong {
    fn default() -> Wrong {
        Wrong::RIGHT
    }
}

/// A local request as the L1 sees it (R11); whether its reply counts is seen in the lookup.
pub fn inner(config: &Config, local: &Local) -> CoreRequest {
    let group = u64::from(local.class.is_shared) << (config.id_bits() + 1);
    CoreRequest { id: local.request.id | group, ..local.request }
}

/// The bit of an identifier that tells another core's request.
pub fn remote_bit(config: &Config) -> u64 {
    1 << (config.inner_id_bits() - 1)
}

/// The bit of a local request's identifier that says that its reply counts.
pub fn counts_bit(config: &Config) -> u64 {
    1 << config.id_bits()
}

/// Another core's request as the L1 sees it (R10, R11), by the number of its entry.
pub fn remote(config: &Config, arrived: &RemoteRequest, entry: u64, flush: bool) -> CoreRequest {
    let RemoteRequest { valid, kind, operation, line, byte_enable, data, .. } = *arrived;
    let is_direct = asks_directly(arrived);
    let is_load = kind == LOAD || is_direct;
    let is_whole = is_load && !config.chunking();
    CoreRequest {
        valid,
        kind: if is_direct { LOAD } else { kind },
        operation,
        line,
        sectors: if is_whole { (1 << config.l1().sectors()) - 1 } else { arrived.sectors },
        byte_enable,
        data,
        bypass_l1: is_direct || (is_load && flush),
        id: remote_bit(config) | entry,
    }
}

/// Another core's load that asks past the L1.
pub fn asks_directly(arrived: &RemoteRequest) -> bool {
    arrived.kind == remote_kind::DIRECT_LOAD
}

/// A request from another core, as the arbiter's head and data.
pub fn packed(request: &RemoteRequest) -> l1_arbiter::Request {
    let RemoteRequest { valid, kind, operation, line, sectors, .. } = *request;
    let RemoteRequest { byte_enable, data, source, id, .. } = *request;
    let (low, high) = (byte_enable as u64, (byte_enable >> 64) as u64);
    let head = [kind, operation, line, sectors, low, high, source, id];
    l1_arbiter::Request { valid, head, data }
}

/// The same, back.
pub fn unpacked(offered: &l1_arbiter::Offered) -> RemoteRequest {
    let l1_arbiter::Offered { valid, head, data, .. } = *offered;
    let [kind, operation, line, sectors, low, high, source, id] = head;
    let byte_enable = u128::from(high) << 64 | u128::from(low);
    RemoteRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id }
}

/// A local request as it is sent to its home.
pub fn leaving(request: &CoreRequest, home: u64, source: u64) -> HomeRequest {
    let CoreRequest { kind, operation, line, sectors, byte_enable, data, id, .. } = *request;
    let valid = true;
    let bypasses = kind == LOAD && request.bypass_l1;
    let kind = if bypasses { remote_kind::DIRECT_LOAD } else { kind };
    HomeRequest { valid, home, kind, operation, line, sectors, byte_enable, data, source, id }
}
