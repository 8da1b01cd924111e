//! A node without a cache: every request goes to its home and from there to L2. The cluster's checks
//! must hold of it, and fail when it is tampered with.

use std::collections::VecDeque;

use shared_l1::cluster::Node;
use shared_l1::min_router::model::MinRouter;
use shared_l1::node::{Config, In, Out};
use testbenches::engine::Engine;

/// Requests that wait, of each kind of queue.
const ROOM: usize = 3;

/// What is done to the outputs of each cycle, which the node itself does not see.
pub type Change = Box<dyn FnMut(&In, &mut Out)>;

#[derive(Clone, Copy)]
struct Request {
    kind: u64,
    operation: u64,
    line: u64,
    sectors: u64,
    byte_enable: u64,
    data: [u64; 8],
    id: u64,
}

pub struct Plain {
    router: MinRouter,
    remote_bit: usize,
    change: Change,
    accepted: Option<Request>,
    /// Own requests without an answer.
    own: usize,
    to_home: VecDeque<Request>,
    to_l2: VecDeque<Request>,
    /// Source, identifier and sectors of other cores' requests.
    places: Vec<Option<(u64, u64, u64)>>,
    packets: VecDeque<Out>,
    replies: VecDeque<(u64, u64, [u64; 8], bool)>,
    /// Identifier and sectors of the packet that comes in.
    packet: Option<(u64, VecDeque<u64>)>,
    was_flushed: bool,
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
            places: vec![None; ROOM],
            packets: VecDeque::new(),
            replies: VecDeque::new(),
            packet: None,
            was_flushed: false,
        }
    }

    /// What it answers before it has seen the cycle's inputs.
    fn outputs(&self, input: &In) -> Out {
        let packet = self.packets.front().copied();
        let mut out = packet.unwrap_or_default();
        out.remote_out_valid = packet.is_some();
        out.core_request_ready = !input.flush;
        if let Some(request) = self.accepted {
            let is_full = self.to_home.len() >= ROOM || self.to_l2.len() >= ROOM;
            out.core_status_valid = true;
            out.core_status_id = request.id;
            out.core_status_word = if is_full { 4 } else { 3 };
        }
        if let Some(&(id, sector, data, last)) = self.replies.front() {
            out.core_reply_valid = true;
            (out.core_reply_id, out.core_reply_sector) = (id, sector);
            (out.core_reply_data, out.core_reply_last) = (data, last);
        }
        if let Some(request) = self.to_home.front() {
            out.remote_request_out_valid = true;
            out.remote_request_out_home = self.router.home_of(request.line);
            out.remote_request_out_kind = request.kind;
            out.remote_request_out_operation = request.operation;
            out.remote_request_out_line = request.line;
            out.remote_request_out_sectors = request.sectors;
            out.remote_request_out_byte_enable = request.byte_enable;
            out.remote_request_out_data = request.data;
            out.remote_request_out_source = input.core_number;
            out.remote_request_out_id = request.id;
        }
        if let Some(request) = self.to_l2.front() {
            out.l2_out_valid = true;
            out.l2_out_kind = request.kind;
            out.l2_out_operation = request.operation;
            out.l2_out_line = request.line;
            out.l2_out_sectors = request.sectors;
            out.l2_out_byte_enable = request.byte_enable;
            out.l2_out_data = request.data;
            out.l2_out_source = input.core_number;
            out.l2_out_id = request.id;
        }
        let has_place = self.places.iter().any(Option::is_none);
        out.remote_in_ready = self.to_l2.len() < ROOM && has_place;
        (out.l2_in_ready, out.remote_reply_in_ready) = (true, true);
        out.flushed = input.flush && self.own == 0 && self.accepted.is_none() && !self.was_flushed;
        out
    }

    fn requests(&mut self, input: &In, out: &Out) {
        let direct = 2 << self.remote_bit;
        if let Some(request) = self.accepted.take().filter(|_| out.core_status_word == 3) {
            self.own += 1;
            match self.router.home_of(request.line) == input.core_number {
                true => self.to_l2.push_back(Request { id: direct | request.id, ..request }),
                false => self.to_home.push_back(request),
            }
        }
        if input.core_request_valid && out.core_request_ready {
            self.accepted = Some(Request {
                kind: input.core_request_kind,
                operation: input.core_request_operation,
                line: input.core_request_line,
                sectors: input.core_request_sectors,
                byte_enable: input.core_request_byte_enable,
                data: input.core_request_data,
                id: input.core_request_id,
            });
        }
        let free = self.places.iter().position(Option::is_none).unwrap_or(ROOM);
        if input.remote_in_valid && out.remote_in_ready {
            let (id, sectors) = (input.remote_in_id, input.remote_in_sectors);
            self.places[free] = Some((input.remote_in_source, id, sectors));
            self.to_l2.push_back(Request {
                kind: input.remote_in_kind,
                operation: input.remote_in_operation,
                line: input.remote_in_line,
                sectors: input.remote_in_sectors,
                byte_enable: input.remote_in_byte_enable,
                data: input.remote_in_data,
                id: direct | 1 << self.remote_bit | free as u64,
            });
        }
    }

    fn answer(&mut self, input: &In) {
        let (kind, data, last) = (input.l2_in_kind, input.l2_in_data, input.l2_in_last);
        let is_store = kind == 1;
        let data = if is_store { [0; 8] } else { data };
        let sector = if is_store { 0 } else { input.l2_in_sector };
        let id = input.l2_in_id & ((2 << self.remote_bit) - 1);
        if id >> self.remote_bit == 0 {
            self.replies.push_back((id, sector, data, last));
            return;
        }
        let place = (id & ((1 << self.remote_bit) - 1)) as usize;
        let Some((core, id, sectors)) = self.places[place] else {
            return;
        };
        let sectors = if is_store { 0 } else { sectors };
        let is_first = is_store || sector == u64::from(sectors.trailing_zeros());
        let beat = Out {
            remote_out_core: core,
            remote_out_id: id,
            remote_out_sectors: sectors,
            ..Out::default()
        };
        if is_first {
            let (remote_out_header, remote_out_last) = (true, is_store);
            self.packets.push_back(Out { remote_out_header, remote_out_last, ..beat });
        }
        if !is_store {
            let (remote_out_data, remote_out_last) = (data, last);
            self.packets.push_back(Out { remote_out_data, remote_out_last, ..beat });
        }
        if last {
            self.places[place] = None;
        }
    }

    fn receive(&mut self, input: &In) {
        match &mut self.packet {
            None => {
                let (id, sectors) = (input.remote_reply_in_id, input.remote_reply_in_sectors);
                match sectors {
                    0 => self.replies.push_back((id, 0, [0; 8], true)),
                    _ => {
                        self.packet = Some((
                            id,
                            (0..64).filter(|sector| sectors >> sector & 1 == 1).collect(),
                        ))
                    }
                }
            }
            Some((id, sectors)) => {
                let sector = sectors.pop_front().unwrap_or(0);
                let last = sectors.is_empty();
                self.replies.push_back((*id, sector, input.remote_reply_in_data, last));
                if last {
                    self.packet = None;
                }
            }
        }
    }
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
        self.was_flushed = out.flushed;
        if out.core_reply_valid && input.core_reply_ready {
            self.own -= usize::from(out.core_reply_last);
            self.replies.pop_front();
        }
        if out.remote_request_out_valid && input.remote_request_out_ready {
            self.to_home.pop_front();
        }
        if out.l2_out_valid && input.l2_out_ready {
            self.to_l2.pop_front();
        }
        if out.remote_out_valid && input.remote_out_ready {
            self.packets.pop_front();
        }
        self.requests(input, &out);
        if input.l2_in_valid {
            self.answer(input);
        }
        if input.remote_reply_in_valid {
            self.receive(input);
        }
        (self.change)(input, &mut out);
        out
    }
}
