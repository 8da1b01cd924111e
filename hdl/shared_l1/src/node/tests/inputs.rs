//! Inputs of one cycle: a request, a beat, a part of a packet.

use super::super::In;
use super::super::stimulus::remote_request;
use crate::chunk_receiver::HomePacket;
use base::environment::{ATOMIC, Data, LOAD, STORE};
use base::streams::{CoreRequest, DownReply};
use signal::port::beginning;

/// A sector's bytes, before any store.
pub fn bytes(line: u64, sector: u64) -> Data {
    let word = line << 8 | sector;
    beginning([word, !word & 0xffff])
}

/// A load of some sectors.
pub fn load(id: u64, line: u64, sectors: u64) -> In {
    let request =
        CoreRequest { valid: true, kind: LOAD, line, sectors, id, ..CoreRequest::default() };
    In { core_request: request, ..In::default() }
}

/// The same, which bypasses every L1.
pub fn direct(mut input: In) -> In {
    input.core_request.bypass_l1 = true;
    input
}

/// A store of the low bytes of a sector.
pub fn store(id: u64, line: u64, sector: u64, word: u64) -> In {
    let load = load(id, line, 1 << sector);
    let data = beginning([word, 0x55]);
    let request = CoreRequest { kind: STORE, byte_enable: 0xff, data, ..load.core_request };
    In { core_request: request, ..load }
}

pub fn atomic(id: u64, line: u64, sector: u64) -> In {
    let store = store(id, line, sector, 7);
    In { core_request: CoreRequest { kind: ATOMIC, operation: 9, ..store.core_request }, ..store }
}

/// The same request as one of core 1.
pub fn remote(input: In) -> In {
    In { remote_in: remote_request(1, &input.core_request), ..In::default() }
}

/// A beat of L2.
pub fn beat(id: u64, kind: u64, sector: u64, data: Data, last: bool) -> In {
    In { l2_in: DownReply { valid: true, id, kind, sector, data, last }, ..In::default() }
}

/// A beat of a packet of a home.
pub fn part(id: u64, sectors: u64, data: Data) -> In {
    In { remote_reply_in: HomePacket { valid: true, id, sectors, data }, ..In::default() }
}

/// An input with what arrives from other cores and from L2 in the same cycle.
pub fn with(input: In, more: In) -> In {
    let mut both = input;
    if more.remote_in.valid {
        both.remote_in = more.remote_in;
    }
    if more.l2_in.valid {
        both.l2_in = more.l2_in;
    }
    if more.remote_reply_in.valid {
        both.remote_reply_in = more.remote_reply_in;
    }
    both
}
