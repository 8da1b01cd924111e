//! What stands at the ports in one cycle: a request, a beat, a part of a packet.

use super::super::In;
use base::l1::environment::{ATOMIC, Data, LOAD, STORE};

/// A sector's bytes, before any store.
pub fn bytes(line: u64, sector: u64) -> Data {
    let word = line << 8 | sector;
    [word, !word & 0xffff, 0, 0, 0, 0, 0, 0]
}

/// A load of some sectors.
pub fn load(id: u64, line: u64, sectors: u64) -> In {
    In {
        core_request_valid: true,
        core_request_kind: LOAD,
        core_request_line: line,
        core_request_sectors: sectors,
        core_request_id: id,
        ..In::default()
    }
}

/// The same past every L1.
pub fn direct(input: In) -> In {
    In { core_request_bypass_l1: true, ..input }
}

/// A store of the low bytes of a sector.
pub fn store(id: u64, line: u64, sector: u64, word: u64) -> In {
    In {
        core_request_kind: STORE,
        core_request_byte_enable: 0xff,
        core_request_data: [word, 0x55, 0, 0, 0, 0, 0, 0],
        ..load(id, line, 1 << sector)
    }
}

/// An atomic.
pub fn atomic(id: u64, line: u64, sector: u64) -> In {
    In { core_request_kind: ATOMIC, core_request_operation: 9, ..store(id, line, sector, 7) }
}

/// The same request as one of core 1.
pub fn remote(input: In) -> In {
    In {
        remote_in_valid: true,
        remote_in_kind: input.core_request_kind,
        remote_in_operation: input.core_request_operation,
        remote_in_line: input.core_request_line,
        remote_in_sectors: input.core_request_sectors,
        remote_in_byte_enable: input.core_request_byte_enable,
        remote_in_data: input.core_request_data,
        remote_in_source: 1,
        remote_in_id: input.core_request_id,
        ..In::default()
    }
}

/// A beat of L2.
pub fn beat(id: u64, kind: u64, sector: u64, data: Data, last: bool) -> In {
    In {
        l2_in_valid: true,
        l2_in_id: id,
        l2_in_kind: kind,
        l2_in_sector: sector,
        l2_in_data: data,
        l2_in_last: last,
        ..In::default()
    }
}

/// A beat of a packet of a home.
pub fn part(id: u64, sectors: u64, data: Data) -> In {
    In {
        remote_reply_in_valid: true,
        remote_reply_in_id: id,
        remote_reply_in_sectors: sectors,
        remote_reply_in_data: data,
        ..In::default()
    }
}

/// An input with what arrives from other cores and from L2 in the same cycle.
pub fn with(input: In, more: In) -> In {
    let mut both = input;
    if more.remote_in_valid {
        both.remote_in_valid = true;
        both.remote_in_kind = more.remote_in_kind;
        both.remote_in_operation = more.remote_in_operation;
        both.remote_in_line = more.remote_in_line;
        both.remote_in_sectors = more.remote_in_sectors;
        both.remote_in_byte_enable = more.remote_in_byte_enable;
        both.remote_in_data = more.remote_in_data;
        both.remote_in_source = more.remote_in_source;
        both.remote_in_id = more.remote_in_id;
    }
    if more.l2_in_valid {
        both.l2_in_valid = true;
        both.l2_in_id = more.l2_in_id;
        both.l2_in_kind = more.l2_in_kind;
        both.l2_in_sector = more.l2_in_sector;
        both.l2_in_data = more.l2_in_data;
        both.l2_in_last = more.l2_in_last;
    }
    if more.remote_reply_in_valid {
        both.remote_reply_in_valid = true;
        both.remote_reply_in_id = more.remote_reply_in_id;
        both.remote_reply_in_sectors = more.remote_reply_in_sectors;
        both.remote_reply_in_data = more.remote_reply_in_data;
    }
    both
}
