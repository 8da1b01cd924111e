//! A node without a cache: every request goes to its home and from there to L2. The cluster's checks
//! must hold of it, and fail when it is tampered with.

use std::collections::VecDeque;

use base::environment::sectors_of;
use base::streams::{CoreReply, CoreRequest, CoreStatus, DownRequest, kind, status};
use shared_l1::chunker::Packet;
use shared_l1::cluster::Node;
use shared_l1::min_router::model::MinRouter;
use shared_l1::node::{Config, In, Out};
use shared_l1::streams::{HomeRequest, RemoteRequest};
use testbenches::engine::Engine;

/// Requests that wait, of each kind of queue.
const ROOM: usize = 3;

/// A change of the outputs of each cycle, which the node itself does not see.
pub type Change = Box<dyn FnMut(&In, &mut Out)>;

pub struct Plain {
    router: MinRouter,
    remote_bit: usize,
    change: Change,
    accepted: Option<CoreRequest>,
    /// Local requests without an answer.
    own: usize,
    to_home: VecDeque<HomeRequest>,
    to_l2: VecDeque<DownRequest>,
    /// Requests of other cores without an answer.
    entries: Vec<Option<RemoteRequest>>,
    packets: VecDeque<Packet>,
    replies: VecDeque<CoreReply>,
    /// Identifier and sectors of the packet that comes in.
    packet: Option<(u64, VecDeque<u64>)>,
}

impl Plain {
    /// As many nodes, with nothing changed.
    pub fn cluster(config: &Config, number: usize) -> Vec<Node> {
        (0..number).map(|_| Plain::node(config, Box::new(|_, _| {}))).collect()
    }

    /// A node, its outputs changed.
    pub fn node(config: &Config, change: Change) -> Node {
        Box::new(Plain::new(config, change))
    }

    fn new(config: &Config, change: Change) -> Plain {
        Plain {
            router: MinRouter::new(config.classifier().router()),
            remote_bit: config.l1().id_bits() - 1,
            change,
            accepted: None,
            own: 0,
            to_home: VecDeque::new(),
            to_l2: VecDeque::new(),
            entries: vec![None; ROOM],
            packets: VecDeque::new(),
            replies: VecDeque::new(),
            packet: None,
        }
    }

    /// The answer before the node has seen the cycle's inputs.
    fn outputs(&self, input: &In) -> Out {
        let mut out = Out {
            core_reply: self.replies.front().copied().unwrap_or_default(),
            remote_request_out: self.to_home.front().copied().unwrap_or_default(),
            l2_out: self.to_l2.front().copied().unwrap_or_default(),
            remote_out: self.packets.front().copied().unwrap_or_default(),
            ..Out::default()
        };
        out.core_request.ready = !input.flush;
        if let Some(CoreRequest { id, .. }) = self.accepted {
            let is_full = self.to_home.len() >= ROOM || self.to_l2.len() >= ROOM;
            let status = if is_full { status::RESERVATION_FAIL } else { status::BYPASS };
            out.core_status = CoreStatus { valid: true, id, word: status as u64 };
        }
        let has_entry = self.entries.iter().any(Option::is_none);
        out.remote_in.ready = self.to_l2.len() < ROOM && has_entry;
        (out.l2_in.ready, out.remote_reply_in.ready) = (true, true);
        out.flushed = input.flush && self.own == 0 && self.accepted.is_none();
        out
    }

    fn requests(&mut self, input: &In, out: &Out) {
        let direct = 2 << self.remote_bit;
        let is_taken = out.core_status.word == status::BYPASS as u64;
        if let Some(request) = self.accepted.take().filter(|_| is_taken) {
            self.own += 1;
            let home = self.router.home_of(request.line);
            match home == input.core_number {
                true => self.to_l2.push_back(down(request, input.core_number, direct | request.id)),
                false => self.to_home.push_back(to_home(request, input.core_number, home)),
            }
        }
        if input.core_request.valid && out.core_request.ready {
            self.accepted = Some(input.core_request);
        }
        let free = self.entries.iter().position(Option::is_none).unwrap_or(ROOM);
        if input.remote_in.valid && out.remote_in.ready {
            self.entries[free] = Some(input.remote_in);
            let id = direct | 1 << self.remote_bit | free as u64;
            self.to_l2.push_back(down(input.remote_in.into(), input.core_number, id));
        }
    }

    fn answer(&mut self, input: &In) {
        let is_store = input.l2_in.kind == kind::STORE as u64;
        let last = input.l2_in.last;
        let (sector, data) =
            if is_store { (0, [0; 16]) } else { (input.l2_in.sector, input.l2_in.data) };
        let id = input.l2_in.id & ((2 << self.remote_bit) - 1);
        if id >> self.remote_bit == 0 {
            self.replies.push_back(CoreReply { valid: true, id, sector, data, last });
            return;
        }
        let entry = (id & ((1 << self.remote_bit) - 1)) as usize;
        let Some(RemoteRequest { source: core, id, sectors, .. }) = self.entries[entry] else {
            return;
        };
        let sectors = if is_store { 0 } else { sectors };
        let is_first = is_store || sector == u64::from(sectors.trailing_zeros());
        let beat = Packet { valid: true, core, id, sectors, ..Packet::default() };
        if is_first {
            self.packets.push_back(Packet { header: true, last: is_store, ..beat });
        }
        if !is_store {
            self.packets.push_back(Packet { data, last, ..beat });
        }
        if last {
            self.entries[entry] = None;
        }
    }

    fn receive(&mut self, input: &In) {
        match &mut self.packet {
            None => {
                let (id, sectors) = (input.remote_reply_in.id, input.remote_reply_in.sectors);
                let reply = CoreReply { valid: true, id, last: true, ..CoreReply::default() };
                match sectors {
                    0 => self.replies.push_back(reply),
                    _ => self.packet = Some((id, sectors_of(sectors).collect())),
                }
            }
            Some((id, sectors)) => {
                let sector = sectors.pop_front().unwrap_or(0);
                let (id, last) = (*id, sectors.is_empty());
                let data = input.remote_reply_in.data;
                self.replies.push_back(CoreReply { valid: true, id, sector, data, last });
                if last {
                    self.packet = None;
                }
            }
        }
    }
}

/// A core's request as it is sent to L2, under an identifier.
fn down(request: CoreRequest, source: u64, id: u64) -> DownRequest {
    let CoreRequest { valid, kind, operation, line, sectors, byte_enable, data, .. } = request;
    DownRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id }
}

/// A core's request as it is sent to a home.
fn to_home(request: CoreRequest, source: u64, home: u64) -> HomeRequest {
    let CoreRequest { valid, kind, operation, line, sectors, byte_enable, data, id, .. } = request;
    HomeRequest { valid, home, kind, operation, line, sectors, byte_enable, data, source, id }
}

impl Engine<In, Out> for Plain {
    fn name(&self) -> &str {
        "plain"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        let mut out = self.outputs(input);
        if reset {
            return out;
        }
        if out.core_reply.valid && input.core_reply.ready {
            self.own -= usize::from(out.core_reply.last);
            self.replies.pop_front();
        }
        if out.remote_request_out.valid && input.remote_request_out.ready {
            self.to_home.pop_front();
        }
        if out.l2_out.valid && input.l2_out.ready {
            self.to_l2.pop_front();
        }
        if out.remote_out.valid && input.remote_out.ready {
            self.packets.pop_front();
        }
        self.requests(input, &out);
        if input.l2_in.valid {
            self.answer(input);
        }
        if input.remote_reply_in.valid {
            self.receive(input);
        }
        (self.change)(input, &mut out);
        out
    }
}
