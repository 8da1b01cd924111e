//! The trackers' banks, and what leaves them.

use sharing_tracker::streams::{Message, Request};
use sharing_tracker::tracker::Flush;
use sharing_tracker::tracker_bank::{self, model::TrackerBank};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;

use super::super::ports::{BankForward, BankMessage};
use super::super::{Config, In, Out};
use super::Wrong;
use crate::l1_cluster::network::{beat, record};
use crate::packet_switch::{self, Offered, model::PacketSwitch};

/// The banks of all trackers, each with the switch of its forwards.
#[derive(Clone, Debug)]
pub struct TrackerSide<const MOST: usize> {
    config: Config,
    wrong: Wrong,
    banks: Vec<TrackerBank<MOST>>,
    forwards: Vec<PacketSwitch<MOST>>,
}

/// Outputs of the banks in a cycle.
pub struct Seen {
    /// Every bank is idle.
    pub banks: bool,
    /// No switch of forwards offers anything.
    pub switches: bool,
    /// The banks that would take a flush.
    pub takes_flush: Vec<bool>,
}

impl<const MOST: usize> TrackerSide<MOST> {
    /// Nothing is there.
    pub fn new(config: &Config, wrong: Wrong) -> TrackerSide<MOST> {
        let lanes = 0..config.bank_lanes();
        let switch = |_| PacketSwitch::with(&config.forward_switch(), wrong.forwards);
        TrackerSide {
            config: config.clone(),
            wrong,
            banks: lanes.clone().map(|_| TrackerBank::with(config.bank(), wrong.bank)).collect(),
            forwards: lanes.map(switch).collect(),
        }
    }

    /// The request of each bank to L2 in the coming cycle, as L2 knows its core (R6).
    pub fn requests(&self) -> Vec<Request> {
        let as_l2_knows = |(lane, bank): (usize, &TrackerBank<MOST>)| {
            let (request, _) = bank.offered();
            let of = if self.wrong.forgets_tracker { 0 } else { lane / self.config.banks() };
            let source = self.config.l2_source(of, request.source as usize) as u64;
            Request { source, ..request }
        };
        self.banks.iter().enumerate().map(as_l2_knows).collect()
    }

    /// R3: what is at a bank's port, as the bank's messages.
    fn messages(&self, at: &BankMessage) -> Lanes<Message, MOST> {
        let mut messages = Lanes::default();
        let BankMessage { valid, kind, operation, line, sectors, byte_enable, data, id, .. } = *at;
        if valid {
            messages[self.core(at)] =
                Message { valid, kind, operation, line, sectors, byte_enable, data, id };
        }
        messages
    }

    /// The core of a message, by its number within the tracker.
    fn core(&self, at: &BankMessage) -> usize {
        exchanged(at.core as usize, self.wrong.exchanges_cores && self.config.cores_each() > 1)
    }

    /// A cycle in which L2 takes these banks' requests, and these banks are offered a flush.
    pub fn step(
        &mut self,
        input: &In<MOST>,
        taken: &[bool],
        flushes: &[bool],
        out: &mut Out<MOST>,
    ) -> Seen {
        let cores = self.config.cores_each();
        let mut seen = Seen { banks: true, switches: true, takes_flush: Vec::new() };
        for lane in 0..self.banks.len() {
            let at = input.bank_message[lane];
            let message = self.messages(&at);
            let core = self.core(&at);
            // R4
            let (_, forwards) = self.banks[lane].offered();
            let exchanges = self.wrong.exchanges_forwards && cores > 1;
            let offered = Lanes::of(cores, |core| {
                let valid = forwards[core].valid;
                let to = BankForward {
                    valid,
                    core: exchanged(core, exchanges) as u64,
                    line: forwards[core].line,
                    requester: forwards[core].requester,
                    id: forwards[core].id,
                };
                if valid { beat(&to, 0, true) } else { Offered::default() }
            });
            let delivered = Lanes::of(1, |_| input.bank_forward[lane]);
            let sent = self.forwards[lane].step(&packet_switch::In { offered, delivered });
            out.bank_forward[lane] = record(&sent.delivered[0]);
            let of_bank = self.banks[lane].step(&tracker_bank::In {
                message,
                flush: Flush { valid: flushes[lane] },
                forward: sent.offered,
                nack: input.bank_nack[lane],
                request: Ready { ready: taken[lane] },
            });
            out.bank_message[lane].ready = at.valid && of_bank.message[core].ready;
            out.bank_nack[lane] = of_bank.nack;
            seen.banks &= of_bank.idle;
            seen.switches &= !out.bank_forward[lane].valid;
            seen.takes_flush.push(of_bank.flush.ready);
        }
        seen
    }
}

/// A core's number, or that of its neighbour.
fn exchanged(core: usize, exchanges: bool) -> usize {
    if exchanges && core < 2 { 1 - core } else { core }
}
