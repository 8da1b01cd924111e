//! The golden model: the rules of the block's page.

use std::collections::{BTreeMap, VecDeque};

use base::environment::sectors_of;
use signal::port::Ready;
use testbenches::dut::Model;

use super::ports::{Access, Burst, Fault, INCR, ReadBeat, WriteBeat, WriteResponse};
use super::{Config, In, Out};
use crate::line_order;
use crate::line_order::model::LineOrder;
use crate::streams::{MemoryReply, MemoryRequest, kind};

/// A read that has a number.
#[derive(Clone, Debug)]
struct Read {
    id: u64,
    line: u64,
    /// Sectors that have not come, rising.
    left: VecDeque<u64>,
}

/// A write that has a number.
#[derive(Clone, Debug)]
struct Write {
    id: u64,
    line: u64,
}

/// A deliberate fault of a build, by which judges are shown to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// No order of lines in front.
    Unordered,
    /// Beats belong to the sectors in falling order.
    Falling,
    /// Every burst has as many beats as a line has sectors.
    BurstOverLine,
}

/// The manager.
#[derive(Clone, Debug)]
pub struct Axi4Memory {
    config: Config,
    wrong: Option<Wrong>,
    order: LineOrder,
    /// By number.
    reads: BTreeMap<u64, Read>,
    writes: BTreeMap<u64, Write>,
    ar: VecDeque<Burst>,
    aw: Option<Burst>,
    w: Option<WriteBeat>,
    replies: VecDeque<MemoryReply>,
    is_turn_of_b: bool,
    error: Fault,
}

/// The lowest number that is free.
fn free<T>(taken: &BTreeMap<u64, T>, numbers: usize) -> Option<u64> {
    (0..numbers as u64).find(|number| !taken.contains_key(number))
}

/// As the order of lines sees it.
fn ordered(access: &Access) -> MemoryRequest {
    let Access { valid, kind, line, sectors, byte_enable, data, id } = *access;
    MemoryRequest { valid, kind, operation: 0, line, sectors, byte_enable, data, id, home: 0 }
}

impl Axi4Memory {
    /// The state after a reset (R12).
    pub fn new(config: &Config) -> Axi4Memory {
        Axi4Memory {
            config: config.clone(),
            wrong: None,
            order: LineOrder::new(config.order()),
            reads: BTreeMap::new(),
            writes: BTreeMap::new(),
            ar: VecDeque::new(),
            aw: None,
            w: None,
            replies: VecDeque::new(),
            is_turn_of_b: false,
            error: Fault::default(),
        }
    }

    /// A build that is wrong.
    #[must_use]
    pub fn but(self, wrong: Wrong) -> Axi4Memory {
        Axi4Memory { wrong: Some(wrong), ..self }
    }

    /// The sector that the next beat of a number's read belongs to.
    pub fn next_sector(&self, number: u64) -> Option<u64> {
        self.reads.get(&number).and_then(|read| read.left.front().copied())
    }

    /// The next beat of a number's read ends its burst.
    pub fn ends_burst(&self, number: u64) -> bool {
        let left = self.reads.get(&number).map(|read| &read.left);
        left.is_none_or(|left| left.get(1).copied() != left.front().map(|sector| sector + 1))
    }

    /// The order of lines holds this request for another.
    pub fn waits_for_another(&self, request: &Access) -> bool {
        self.order.waits_for_another(&ordered(request))
    }

    /// Reads that have a number.
    pub fn reads(&self) -> usize {
        self.reads.len()
    }

    /// Writes that have a number.
    pub fn writes(&self) -> usize {
        self.writes.len()
    }

    /// A number's write has not been answered.
    pub fn has_write(&self, number: u64) -> bool {
        self.writes.contains_key(&number)
    }

    fn burst(&self, number: u64, line: u64, first: u64, sectors: u64) -> Burst {
        let is_wrong = self.wrong == Some(Wrong::BurstOverLine);
        let sectors = if is_wrong { self.config.sectors() as u64 } else { sectors };
        Burst {
            valid: true,
            id: number,
            addr: self.config.address_of(line, first),
            len: sectors - 1,
            size: self.config.size(),
            burst: INCR,
            ..Burst::default()
        }
    }

    /// R2, R3: whether what `request` carries can be taken.
    fn takes(&self, input: &In) -> bool {
        if input.request.kind == kind::LOAD as u64 {
            let is_last = self.ar.len() == 1 && input.ar.ready;
            self.reads.len() < self.config.reads() && (self.ar.is_empty() || is_last)
        } else {
            self.writes.len() < self.config.writes()
                && (self.aw.is_none() || input.aw.ready)
                && (self.w.is_none() || input.w.ready)
        }
    }

    /// R4 to R6: a request is taken.
    fn take(&mut self, request: &Access) {
        let Access { line, id, .. } = *request;
        let sectors: VecDeque<u64> = sectors_of(request.sectors).collect();
        if request.kind == kind::LOAD as u64 {
            let number = free(&self.reads, self.config.reads()).expect("R2");
            let mut runs: Vec<(u64, u64)> = Vec::new();
            for &sector in &sectors {
                match runs.last_mut() {
                    Some((first, count)) if *first + *count == sector => *count += 1,
                    _ => runs.push((sector, 1)),
                }
            }
            for (first, count) in runs {
                self.ar.push_back(self.burst(number, line, first, count));
            }
            self.reads.insert(number, Read { id, line, left: sectors });
        } else {
            let number = free(&self.writes, self.config.writes()).expect("R3");
            let sector = sectors.front().copied().unwrap_or(0);
            self.aw = Some(self.burst(number, line, sector, 1));
            let (data, strb) = (request.data, request.byte_enable);
            self.w = Some(WriteBeat { valid: true, data, strb, last: true });
            self.writes.insert(number, Write { id, line });
        }
    }

    /// R7, R10, R11: a beat of `r` is taken.
    fn read_beat(&mut self, beat: &ReadBeat) {
        let is_end_of_burst = self.ends_burst(beat.id);
        let Some(read) = self.reads.get_mut(&beat.id) else { return };
        let is_falling = self.wrong == Some(Wrong::Falling);
        let sector = if is_falling { read.left.pop_back() } else { read.left.pop_front() };
        let Some(sector) = sector else { return };
        let last = read.left.is_empty();
        let (id, line, data) = (read.id, read.line, beat.data);
        let kind = kind::LOAD as u64;
        self.replies.push_back(MemoryReply { valid: true, id, kind, sector, data, last });
        let valid = beat.resp != 0 || beat.last != is_end_of_burst;
        self.error = Fault { valid, line, is_write: false };
        if last {
            self.reads.remove(&beat.id);
        }
    }

    /// R8, R10, R11: a beat of `b` is taken.
    fn write_response(&mut self, beat: &WriteResponse) {
        let Some(Write { id, line }) = self.writes.remove(&beat.id) else { return };
        let kind = kind::STORE as u64;
        let reply = MemoryReply { valid: true, id, kind, sector: 0, data: [0; 16], last: true };
        self.replies.push_back(reply);
        self.error = Fault { valid: beat.resp != 0, line, is_write: true };
    }
}

impl Model for Axi4Memory {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let takes = self.takes(input);
        let order = self.order.step(&line_order::In {
            request: ordered(&input.request),
            reply: input.reply,
            memory_request: Ready { ready: takes },
            memory_reply: self.replies.front().copied().unwrap_or_default(),
        });
        let is_ready = order.request.ready || self.wrong == Some(Wrong::Unordered) && takes;
        // R9
        let has_room = self.replies.len() < 2;
        let (r_goes, b_goes) = (has_room && !self.is_turn_of_b, has_room && self.is_turn_of_b);
        let (waits, other) = match self.is_turn_of_b {
            false => (input.r.valid && !has_room, input.b.valid),
            true => (input.b.valid && !has_room, input.r.valid),
        };
        if other && !waits {
            self.is_turn_of_b = !self.is_turn_of_b;
        }
        let mut out =
            Out { reply: order.reply, error: self.error, idle: order.idle, ..Out::default() };
        out.request.ready = is_ready;
        out.r.ready = r_goes;
        out.b.ready = b_goes;
        out.ar = self.ar.front().copied().unwrap_or_default();
        out.aw = self.aw.unwrap_or_default();
        out.w = self.w.unwrap_or_default();
        // R10: a request that is taken in this cycle has no answer yet.
        let r_is_awaited = self.reads.contains_key(&input.r.id);
        let b_is_awaited = self.writes.contains_key(&input.b.id);
        // Departures, before arrivals.
        if out.reply.valid && input.reply.ready {
            self.replies.pop_front();
        }
        if out.ar.valid && input.ar.ready {
            self.ar.pop_front();
        }
        if out.aw.valid && input.aw.ready {
            self.aw = None;
        }
        if out.w.valid && input.w.ready {
            self.w = None;
        }
        if input.request.valid && is_ready {
            self.take(&input.request);
        }
        self.error = Fault::default();
        if input.r.valid && r_goes && r_is_awaited {
            self.read_beat(&input.r);
        } else if input.b.valid && b_goes && b_is_awaited {
            self.write_response(&input.b);
        }
        out
    }
}
