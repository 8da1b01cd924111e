//! The network between nodes, banks of the trackers and banks of L2: it converts numbers and lines, keeps a sender's
//! order to each receiver, and takes any time.

use base::streams::DownReply;
use sharing_tracker::streams::{Forward, Message, Reply, kind};
use testbenches::stimulus::Rng;

use super::super::Config;
use super::super::ports::{BankForward, BankMessage};
use crate::traffic::Links;

/// A class of messages, each of which waits only for later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// From nodes to banks of their tracker.
    Messages,
    /// From there to nodes.
    Forwards,
    /// And back.
    Nacks,
    /// From banks of L2 to their memory.
    Memory,
    /// From nodes and from banks of L2 to nodes.
    Replies,
}

/// Messages in flight.
#[derive(Clone, Debug)]
pub struct Network {
    config: Config,
    /// Everything is as fast as can be.
    is_open: bool,
    /// Removes are late where that holds nobody up.
    keeps_removes: bool,
    pub messages: Links<BankMessage>,
    pub forwards: Links<Forward>,
    pub nacks: Links<Forward>,
    /// Of nodes, and behind them of banks of L2.
    pub replies: Links<DownReply>,
}

impl Network {
    /// Nothing is.
    pub fn new(config: &Config) -> Network {
        let (cores, lanes) = (config.cores(), config.bank_lanes());
        Network {
            config: config.clone(),
            is_open: true,
            keeps_removes: false,
            messages: Links::between(cores, lanes),
            forwards: Links::between(lanes, cores),
            nacks: Links::between(cores, lanes),
            replies: Links::between(cores + config.banks(), cores),
        }
    }

    /// The same after a reset.
    pub fn reset(&mut self) {
        self.messages.reset();
        self.forwards.reset();
        self.nacks.reset();
        self.replies.reset();
    }

    /// A cycle passes; gives whether everything is as fast as can be.
    pub fn tick(&mut self, rng: &mut Rng) -> bool {
        if rng.chance(1, 400) {
            self.is_open = rng.chance(1, 2);
            self.keeps_removes = rng.chance(1, 3);
        }
        let is_open = self.is_open;
        self.messages.tick(rng, is_open);
        self.forwards.tick(rng, is_open);
        self.nacks.tick(rng, is_open);
        self.replies.tick(rng, is_open);
        is_open
    }

    /// Of this class nothing is taken from now on.
    pub fn hold(&mut self, class: Class, holds: bool) {
        match class {
            Class::Messages => self.messages.hold(holds),
            Class::Forwards => self.forwards.hold(holds),
            Class::Nacks => self.nacks.hold(holds),
            Class::Replies => self.replies.hold(holds),
            Class::Memory => {}
        }
    }

    /// Nothing of this class is in flight, but what is offered.
    pub fn is_empty(&self, class: Class) -> bool {
        match class {
            Class::Messages => self.messages.is_empty(),
            Class::Forwards => self.forwards.is_empty(),
            Class::Nacks => self.nacks.is_empty(),
            Class::Replies => self.replies.is_empty(),
            Class::Memory => true,
        }
    }

    /// The tracker of a core, and the core's number within it.
    fn within(&self, core: usize) -> (usize, u64) {
        let each = self.config.cores_each();
        (core / each, (core % each) as u64)
    }

    /// The lane of the bank of a core's tracker that has a line, and the line as that bank knows it.
    fn bank_of(&self, core: usize, line: u64) -> (usize, u64) {
        let banks = self.config.banks();
        let (tracker, _) = self.within(core);
        (tracker * banks + line as usize % banks, line / banks as u64)
    }

    /// A message of a node to a bank.
    pub fn message(&mut self, rng: &mut Rng, from: usize, message: &Message) {
        let Message { valid, kind, operation, sectors, byte_enable, data, id, .. } = *message;
        let (lane, line) = self.bank_of(from, message.line);
        let (_, core) = self.within(from);
        let sent =
            BankMessage { valid, core, kind, operation, line, sectors, byte_enable, data, id };
        self.messages.take_slowly(rng, (from, lane), (sent, true));
    }

    /// The offer to a bank. A remove that is the last of its core there holds nobody up: it may come when all
    /// nodes are `flushed`.
    pub fn at_bank(
        &mut self,
        rng: &mut Rng,
        lane: usize,
        was_ready: Option<bool>,
        flushed: bool,
    ) -> Option<BankMessage> {
        let keeps = self.keeps_removes && !flushed;
        let waits = |message: &BankMessage| keeps && message.kind == kind::REMOVE as u64;
        self.messages.next_but(rng, lane, was_ready, waits)
    }

    /// A bank's forward.
    pub fn forward(&mut self, rng: &mut Rng, lane: usize, forward: &BankForward) {
        let BankForward { valid, core, line, requester, id } = *forward;
        let banks = self.config.banks();
        let to = lane / banks * self.config.cores_each() + core as usize;
        let line = line * banks as u64 + (lane % banks) as u64;
        let sent = Forward { valid, line, requester, id };
        self.forwards.take_slowly(rng, (lane, to), (sent, true));
    }

    /// A forward that a node gave back.
    pub fn nack(&mut self, rng: &mut Rng, from: usize, nack: &Forward) {
        let (lane, line) = self.bank_of(from, nack.line);
        self.nacks.take_slowly(rng, (from, lane), (Forward { line, ..*nack }, true));
    }

    /// A beat of a node's answer to another one of its tracker.
    pub fn answer(&mut self, rng: &mut Rng, from: usize, beat: &Reply) {
        let (tracker, _) = self.within(from);
        let to = tracker * self.config.cores_each() + beat.source as usize;
        self.reply(rng, (from, to), beat);
    }

    /// A beat of what a bank of L2 answers.
    pub fn l2_reply(&mut self, rng: &mut Rng, bank: usize, beat: &Reply) {
        let bits = self.config.core_bits();
        let (tracker, core) = (beat.source >> bits, beat.source & ((1 << bits) - 1));
        let to = tracker as usize * self.config.cores_each() + core as usize;
        self.reply(rng, (self.config.cores() + bank, to), beat);
    }

    fn reply(&mut self, rng: &mut Rng, link: (usize, usize), beat: &Reply) {
        let Reply { valid, id, kind, sector, data, last, .. } = *beat;
        // Beats of different replies may alternate.
        self.replies.take_slowly(
            rng,
            link,
            (DownReply { valid, id, kind, sector, data, last }, true),
        );
    }
}
