//! L1 caches on a ring: those ports, and what cores retire.

use base::streams::DownRequest;
use ccn::cluster::Joined;
use cluster::{AtSlice, Given, Never, Shown};
use signal::port::Lanes;

use super::{Faces, IDLE, l1};
use crate::ccn_cluster::{Config, Dut, In, Out};
use crate::l1_cluster::Shape;
use crate::packet_switch::model::Moved;

impl<const MOST: usize> Faces for Dut<MOST> {
    type Wiring = Joined;

    fn shape(config: &Config) -> &Shape {
        config
    }

    /// Traces hold no other instructions than those of memory: each core retires one a cycle.
    fn drive(given: &[Given<Never, Never>], slices: &[AtSlice]) -> In<MOST> {
        let mut input = In::from(&l1::drive(given, slices));
        input.retired = Lanes::of(given.len(), |_| 1);
        input
    }

    fn show(out: &Out<MOST>, core: usize) -> Shown<'_, Never, Never> {
        let event = &out.event[core];
        Shown {
            takes_request: out.core_request[core].ready,
            status: &out.core_status[core],
            reply: &out.core_reply[core],
            to_home: None,
            to_l2: IDLE,
            to_core: None,
            takes_from_cores: false,
            takes_from_l2: false,
            takes_from_homes: false,
            flushed: out.flushed,
            evicted: event.evict.then_some(event.evict_line),
            home_word: None,
            decision: None,
        }
    }

    fn show_streams<'a>(out: &'a Out<MOST>, shown: &mut Shown<'a, Never, Never>, core: usize) {
        shown.to_l2 = &out.down_request[core];
        shown.takes_from_l2 = out.down_reply[core].ready;
    }

    fn moved(model: &Self::Model) -> Vec<(&'static str, &[Moved])> {
        model.moved()
    }

    fn at_slice(out: &Out<MOST>, slice: usize) -> (&DownRequest, bool) {
        (&out.down_request[slice], out.down_reply[slice].ready)
    }
}
