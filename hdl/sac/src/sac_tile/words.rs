//! How a word of the bypass carries a request or a reply: from the lowest bit of the head on kind, operation, line,
//! sectors, name, and with several chips the one that asks and the line's home; of a reply kind, sector, `last`, name,
//! and the chip that asked.

use super::{Config, TileReply};
use crate::slice_bypass::{self, Word};
use llc::streams::{KIND_BITS, MemoryReply, MemoryRequest, OPERATION_BITS, Reply, Request};

/// Members of a head, the lowest first.
struct Head {
    bits: u128,
    at: usize,
}

impl Head {
    fn new(bits: u128) -> Head {
        Head { bits, at: 0 }
    }

    fn put(&mut self, value: u64, width: usize) {
        self.bits |= u128::from(value) << self.at;
        self.at += width;
    }

    fn get(&mut self, width: usize) -> u64 {
        let value = self.bits >> self.at & ((1 << width) - 1);
        self.at += width;
        value as u64
    }
}

impl Config {
    fn chip_width(&self) -> usize {
        if self.has_chips() { self.port().chip_bits() } else { 0 }
    }

    /// Source and identifier of a name.
    fn split(&self, name: u64) -> (u64, u64) {
        let id_bits = self.port().id_bits();
        (name >> id_bits, name & ((1 << id_bits) - 1))
    }

    /// A request as a word; its identifier may have no more bits than the port's.
    pub(super) fn word(&self, request: &Request) -> Word {
        let Request { valid, kind, operation, line, sectors, byte_enable, data, .. } = *request;
        let mut head = Head::new(0);
        head.put(kind, KIND_BITS);
        head.put(operation, OPERATION_BITS);
        head.put(line, self.port().line_bits());
        head.put(sectors, self.port().sectors());
        head.put(request.id, self.port().id_bits());
        head.put(request.source, self.port().source_bits());
        head.put(request.chip, self.chip_width());
        head.put(request.home, self.chip_width());
        Word { valid, head: head.bits, byte_enable, data }
    }

    pub(super) fn request(&self, word: &Word) -> Request {
        let mut head = Head::new(word.head);
        let Word { valid, byte_enable, data, .. } = *word;
        let kind = head.get(KIND_BITS);
        let operation = head.get(OPERATION_BITS);
        let line = head.get(self.port().line_bits());
        let sectors = head.get(self.port().sectors());
        let id = head.get(self.port().id_bits());
        let source = head.get(self.port().source_bits());
        let chip = head.get(self.chip_width());
        let home = head.get(self.chip_width());
        Request { valid, kind, operation, line, sectors, byte_enable, data, source, id, chip, home }
    }

    pub(super) fn reply_word(&self, reply: &Reply) -> slice_bypass::Reply {
        let mut head = Head::new(0);
        head.put(reply.kind, KIND_BITS);
        head.put(reply.sector, self.port().sector_bits());
        head.put(reply.last.into(), 1);
        head.put(reply.id, self.port().id_bits());
        head.put(reply.source, self.port().source_bits());
        head.put(reply.chip, self.chip_width());
        slice_bypass::Reply { valid: reply.valid, head: head.bits, data: reply.data }
    }

    pub(super) fn reply(&self, word: &slice_bypass::Reply) -> Reply {
        let mut head = Head::new(word.head);
        let kind = head.get(KIND_BITS);
        let sector = head.get(self.port().sector_bits());
        let last = head.get(1) == 1;
        let id = head.get(self.port().id_bits());
        let source = head.get(self.port().source_bits());
        let chip = head.get(self.chip_width());
        Reply { valid: word.valid, source, id, kind, sector, data: word.data, last, chip }
    }

    /// A slice's request to a memory, as a request of this chip for the whole line address.
    pub(super) fn exit(&self, down: &MemoryRequest, line: u64, chip: u64) -> Request {
        let (source, id) = self.split(down.id);
        Request { line, source, id, chip, ..Request::from(*down) }
    }

    /// A slice's part of the reply to it.
    pub fn fill(&self, reply: &Reply) -> MemoryReply {
        let name = reply.source << self.port().id_bits() | reply.id;
        let id = name & ((1 << self.slice().memory_id_bits()) - 1);
        MemoryReply { id, ..MemoryReply::from(*reply) }
    }
}

impl TileReply {
    /// A reply that is for an SM, or for a slice.
    pub(super) fn of(reply: &Reply, to_slice: bool) -> TileReply {
        let Reply { valid, source, id, kind, sector, data, last, chip } = *reply;
        TileReply { valid, source, id, kind, sector, data, last, chip, to_slice }
    }
}
