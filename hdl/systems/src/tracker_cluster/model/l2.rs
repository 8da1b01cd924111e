//! The banks of L2, and what asks them.

use llc::streams::{Counter, Events};
use sharing_tracker::l2_bank::{self, model::L2Bank};
use sharing_tracker::streams::Request;
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;

use super::super::ports::BankEvents;
use super::super::{Config, In, Out};
use super::Wrong;
use super::flush::{said, step_barrier};
use crate::flush_barrier::model::FlushBarrier;
use crate::l1_cluster::network::{beat, record};
use crate::packet_switch::{self, Offered, model::PacketSwitch};

/// The banks, the switches before them where there are several trackers, and their barrier.
#[derive(Clone, Debug)]
pub struct L2Side<const MOST: usize> {
    config: Config,
    wrong: Wrong,
    banks: Vec<L2Bank>,
    switches: Vec<PacketSwitch<MOST>>,
    barrier: FlushBarrier,
}

impl<const MOST: usize> L2Side<MOST> {
    /// Nothing is there.
    pub fn new(config: &Config, wrong: Wrong) -> L2Side<MOST> {
        let number = if config.has_request_switch() { config.banks() } else { 0 };
        let switch = |_| PacketSwitch::with(&config.request_switch(), wrong.requests);
        L2Side {
            config: config.clone(),
            wrong,
            banks: (0..config.banks()).map(|_| L2Bank::new(config.l2())).collect(),
            switches: (0..number).map(switch).collect(),
            barrier: FlushBarrier::new(&config.l2_barrier()),
        }
    }

    /// A cycle in which the trackers' banks ask this, and which a flush of the nodes may keep from being one of a flush
    /// of L2; gives which requests are taken. Of `idle` it says what it knows.
    pub fn step(
        &mut self,
        input: &In<MOST>,
        nodes_are_emptied: bool,
        asked: &[Request],
        out: &mut Out<MOST>,
    ) -> Vec<bool> {
        // R9
        let is_kept = nodes_are_emptied && !self.wrong.l2_flushes_at_once;
        let l2_flush = input.l2_flush && !is_kept;
        let flush = match self.wrong.no_l2_barrier {
            true => l2_flush,
            false => said(&self.barrier, l2_flush).node_flush,
        };
        let mut shown = Vec::new();
        let mut taken = vec![false; asked.len()];
        out.idle = true;
        for b in 0..self.banks.len() {
            // R5
            let request = match self.switches.get(b) {
                Some(switch) => record(&switch.delivered()[0]),
                None => asked[b],
            };
            let seen = self.banks[b].step(&l2_bank::In {
                request,
                reply: input.l2_reply[b],
                memory_request: input.memory_request[b],
                memory_reply: input.memory_reply[b],
                flush,
                counter: Counter { index: input.l2_counter_index },
            });
            self.take(b, asked, seen.request, &mut taken);
            let waits = !self.switches.is_empty() && request.valid;
            out.idle &= seen.idle && (!waits || self.wrong.forgets_switches);
            out.l2_reply[b] = seen.reply;
            out.memory_request[b] = seen.memory_request;
            out.memory_reply[b] = seen.memory_reply;
            out.l2_event[b] = events(&seen);
            out.l2_counter_value[b] = seen.counter.value;
            shown.push(seen.flushed);
        }
        let any = shown.iter().any(|shown| *shown);
        let flushed = step_barrier(&mut self.barrier, l2_flush, &shown);
        out.l2_flushed = if self.wrong.no_l2_barrier { any } else { flushed };
        taken
    }

    /// The requests for a bank that are taken, when the bank takes those before them.
    fn take(&mut self, b: usize, asked: &[Request], takes: Ready, taken: &mut [bool]) {
        let banks = self.config.banks();
        let Some(switch) = self.switches.get_mut(b) else {
            taken[b] = takes.ready;
            return;
        };
        let offered = Lanes::of(self.config.trackers(), |tracker| {
            let request = &asked[tracker * banks + b];
            if request.valid { beat(request, 0, true) } else { Offered::default() }
        });
        let delivered = Lanes::of(1, |_| takes);
        let sent = switch.step(&packet_switch::In { offered, delivered });
        for tracker in 0..self.config.trackers() {
            taken[tracker * banks + b] = sent.offered[tracker].ready;
        }
    }
}

fn events(seen: &l2_bank::Out) -> BankEvents {
    let Events { hit, hit_pending, miss, atomic, wait, evict, write_back, fill } = seen.event;
    BankEvents {
        hit,
        hit_pending,
        miss,
        atomic,
        wait,
        evict,
        write_back,
        fill,
        performed: seen.performed,
        evict_line: seen.evict.line,
    }
}
