//! A bank of a tracker with one stream of messages and one of forwards.

use rust_hdl::core::prelude::*;
use sharing_tracker::streams::{Forward, Request};
use sharing_tracker::tracker::Flush;
use sharing_tracker::tracker_bank::rtl::TrackerBank;
use signal::port::{Carried, Input, Output, Packing, Streamed};
use signal::prelude::*;

use super::super::ports::{BankForward, BankMessage};
use crate::packet_switch::rtl::PacketSwitch;
use crate::tracker_cluster::Config;

/// The bank, and a switch behind the places of its forwards.
#[derive(LogicBlock)]
pub struct BankEnd<const MOST: usize> {
    kind: Kind,
    /// Messages of the cores.
    pub message: Input<BankMessage>,
    /// Every entry is to be freed.
    pub flush: Input<Flush>,
    /// Forwards that come back.
    pub nack: Input<Forward>,
    /// Forwards to any of the cores.
    pub forward: Output<BankForward>,
    /// Requests to L2.
    pub request: Output<Request>,
    /// The bank is idle, and no forward is offered.
    pub idle: Signal<Out, Bit>,
    bank: TrackerBank<MOST>,
    forwards: PacketSwitch<MOST>,
    _packing: Packing,
    /// The same without the core's number.
    _bank_packing: Packing,
    _core_bits: usize,
}

impl<const MOST: usize> BankEnd<MOST> {
    /// A bank of a tracker of `config`.
    pub fn new(config: &Config) -> BankEnd<MOST> {
        let (bank, cores) = (config.bank(), config.cores_each());
        let port = bank.port();
        BankEnd {
            kind: Kind::of::<BankEnd<MOST>>(
                "A bank of a sharing tracker with one stream of messages, which says whose each is, and one of \
                 forwards, which says whom each is for.",
            )
            .named("tracker_cluster_bank_end")
            .with("cores", cores)
            .and_more(),
            message: BankMessage::input(port),
            flush: Flush::input(()),
            nack: Forward::input(port),
            forward: BankForward::output(port),
            request: Request::output(port),
            idle: Signal::default(),
            bank: TrackerBank::new(bank),
            forwards: PacketSwitch::new(&config.forward_switch()),
            _packing: config.forward_packing(),
            _bank_packing: Packing::of(&Forward::payload::<In, Out>(port)),
            _core_bits: port.source_bits(),
        }
    }
}

impl<const MOST: usize> Logic for BankEnd<MOST> {
    #[kernel]
    fn update(&mut self) {
        let cores = self.bank.message.len();
        for c in 0..cores {
            self.offer(c);
            self.send(c);
        }
        // The bank is offered one message at a time, so that no other can be taken.
        self.message.ready = cat_of(cores, |c| self.bank.message[c].ready).any();
        self.flush.link(&mut self.bank.flush);
        self.nack.link(&mut self.bank.nack);
        self.bank.request.link(&mut self.request);

        self.forward.valid = self.forwards.delivered[0].valid;
        self.forward.payload.unpack(&self._packing, 0, self.forwards.delivered[0].data);
        self.forwards.delivered[0].ready = self.forward.ready;
        self.idle = self.bank.idle && !self.forwards.delivered[0].valid;
    }
}

impl<const MOST: usize> BankEnd<MOST> {
    /// The bank knows a core by its port.
    #[kernel]
    fn offer(&mut self, c: usize) {
        self.bank.message[c].valid = self.message.valid && (self.message.core == c);
        self.bank.message[c].kind = self.message.kind;
        self.bank.message[c].operation = self.message.operation;
        self.bank.message[c].line = self.message.line;
        self.bank.message[c].sectors = self.message.sectors;
        self.bank.message[c].byte_enable = self.message.byte_enable;
        self.bank.message[c].data = self.message.data;
        self.bank.message[c].id = self.message.id;
    }

    /// A forward is one beat, the core's number above the rest.
    #[kernel]
    fn send(&mut self, c: usize) {
        self.forwards.offered[c].valid = self.bank.forward[c].valid;
        self.forwards.offered[c].destination = 0;
        self.forwards.offered[c].data = cat(
            bits_to(c, self._core_bits),
            self.bank.forward[c].payload.pack::<512, 8>(&self._bank_packing, 0),
        );
        self.forwards.offered[c].last = true;
        self.bank.forward[c].ready = self.forwards.offered[c].ready;
    }
}
