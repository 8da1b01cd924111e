//! Requests that wait for lines in flight.

use super::CcnL1;
use signal::prelude::*;

impl CcnL1 {
    /// Requests of other cores wait for lines in flight.
    #[kernel]
    pub(super) fn keep_requests(&mut self) {
        let (set_bits, tag_bits) =
            (self.query_index.set_number.width(), self.data_side.parking.tag.width());
        self.query_index.line.next = self.stop.query.line.val();
        self.data_side.parking.set_number.next = self.query_index.set_number.val();
        self.data_side.parking.tag.next = bits_to(self.stop.query.line.val() >> set_bits, tag_bits);
        self.stop.pending.valid.next = self.data_side.parking.is_pending.val();
        self.stop.pending.entry.next = self.data_side.parking.entry.val();
        self.stop.pending.way.next = self.data_side.parking.way.val();
        self.stop.filled.valid.next = self.data_side.is_filled.val();
        self.stop.filled.entry.next = self.fill_port.line.entry.val();
        self.stop.woken_entry.next = self.data_side.parking.woken_entry.val();
        self.data_side.parking.holds.next = self.stop.holds.val();
    }
}
