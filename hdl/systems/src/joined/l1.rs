//! Tops whose ports are those of [`l1_cluster`](crate::l1_cluster).

use base::streams::DownRequest;
use cluster::{AtSlice, Given, Never, Shown};
use signal::port::{Lanes, Ready};

use super::{Faces, IDLE};
use crate::l1_cluster::Shape;
use crate::l1_cluster::ports::{In, Out};
use crate::packet_switch::model::Moved;
use crate::{decoupled_l1d_cluster, private_cluster};

/// Drives the ports; of slices there are none where each node has its stream to L2.
pub(super) fn drive<H, C, const MOST: usize>(
    given: &[Given<H, C>],
    slices: &[AtSlice],
) -> In<MOST> {
    let cores = given.len();
    let mut input = In {
        core_request: Lanes::of(cores, |i| given[i].core_request),
        core_reply: Lanes::of(cores, |i| Ready { ready: given[i].takes_reply }),
        flush: given.iter().any(|given| given.flush),
        counter_index: given.first().map_or(0, |given| given.counter),
        ..In::default()
    };
    if slices.is_empty() {
        input.down_request = Lanes::of(cores, |i| Ready { ready: given[i].room.to_l2 });
        input.down_reply = Lanes::of(cores, |i| given[i].from_l2.unwrap_or_default());
    } else {
        let number = slices.len();
        input.down_request = Lanes::of(number, |s| Ready { ready: slices[s].takes_request });
        input.down_reply = Lanes::of(number, |s| slices[s].reply.unwrap_or_default());
        input.reply_core = Lanes::of(number, |s| slices[s].core as u64);
    }
    input
}

fn show<const MOST: usize>(out: &Out<MOST>, core: usize) -> Shown<'_, Never, Never> {
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

macro_rules! faces {
    ($top:ident, $wiring:ty) => {
        impl<const MOST: usize> Faces for $top::Dut<MOST> {
            type Wiring = $wiring;

            fn shape(config: &$top::Config) -> &Shape {
                config
            }

            fn drive(given: &[Given<Never, Never>], slices: &[AtSlice]) -> In<MOST> {
                drive(given, slices)
            }

            fn show(out: &Out<MOST>, core: usize) -> Shown<'_, Never, Never> {
                show(out, core)
            }

            fn show_streams<'a>(
                out: &'a Out<MOST>,
                shown: &mut Shown<'a, Never, Never>,
                core: usize,
            ) {
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
    };
}

faces!(private_cluster, private::cluster::Joined);
faces!(decoupled_l1d_cluster, decoupled_l1d::cluster::Joined);
