//! Shared L1 caches: those ports, and what the nodes send each other.

use base::streams::DownRequest;
use cluster::{AtSlice, Given, HomeWord, Shown};
use shared_l1::chunker::Packet;
use shared_l1::cluster::Joined;
use shared_l1::streams::HomeRequest;
use signal::port::{Lanes, Ready};

use super::{Faces, IDLE, l1};
use crate::l1_cluster::Shape;
use crate::packet_switch::model::Moved;
use crate::shared_l1_cluster::{Config, Dut, In, Out};

impl<const MOST: usize> Faces for Dut<MOST> {
    type Wiring = Joined;

    fn shape(config: &Config) -> &Shape {
        config
    }

    fn drive(given: &[Given<HomeRequest, Packet>], slices: &[AtSlice]) -> In<MOST> {
        let mut input = In::from(&l1::drive(given, slices));
        if slices.is_empty() {
            let cores = given.len();
            let ready = |ready| Ready { ready };
            input.remote_request_out = Lanes::of(cores, |i| ready(given[i].room.to_home));
            input.remote_in =
                Lanes::of(cores, |i| given[i].from_cores.map(Into::into).unwrap_or_default());
            input.remote_out = Lanes::of(cores, |i| ready(given[i].room.to_core));
            input.remote_reply_in =
                Lanes::of(cores, |i| given[i].from_homes.unwrap_or_default().into());
        }
        input
    }

    fn show(out: &Out<MOST>, core: usize) -> Shown<'_, HomeRequest, Packet> {
        let (event, word, mode) = (&out.event[core], &out.home_status[core], &out.mode[core]);
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
            home_word: word.valid.then_some(HomeWord {
                core: word.core as usize,
                id: word.id,
                word: word.word,
            }),
            decision: mode.decision_valid.then_some(mode.decision_shared),
        }
    }

    fn show_streams<'a>(
        out: &'a Out<MOST>,
        shown: &mut Shown<'a, HomeRequest, Packet>,
        core: usize,
    ) {
        let (request, packet) = (&out.remote_request_out[core], &out.remote_out[core]);
        shown.to_home = request.valid.then_some((request.home as usize, *request));
        shown.to_core = packet.valid.then_some((packet.core as usize, *packet));
        shown.takes_from_cores = out.remote_in[core].ready;
        shown.takes_from_homes = out.remote_reply_in[core].ready;
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
