//! Requests that wait for lines in flight.

use super::CcnL1;
use signal::prelude::*;

impl CcnL1 {
    /// Requests of other cores wait for lines in flight.
    #[kernel]
    pub(super) fn keep_requests(&mut self) {
        let (set_bits, tag_bits) =
            (self.query_index.set_number.width(), self.data_side.parking.tag.width());
        self.query_index.line = self.stop.query.line;
        self.data_side.parking.set_number = self.query_index.set_number;
        self.data_side.parking.tag = bits_to(self.stop.query.line >> set_bits, tag_bits);
        self.stop.pending.valid = self.data_side.parking.is_pending;
        self.stop.pending.entry = self.data_side.parking.entry;
        self.stop.pending.way = self.data_side.parking.way;
        self.stop.filled.valid = self.data_side.is_filled;
        self.stop.filled.entry = self.fill_port.line.entry;
        self.stop.woken_entry = self.data_side.parking.woken_entry;
        self.data_side.parking.holds = self.stop.holds;
    }
}
