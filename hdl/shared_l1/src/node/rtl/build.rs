//! The block's construction.

use super::SharedL1;
use super::account::Account;
use super::beat_queue::BeatQueue;
use super::departures::Departures;
use super::intake::Intake;
use super::packets::Packets;
use super::streams::{RemoteIn, RemoteOut, RemoteReplyIn, RemoteRequestOut};
use super::turns::Turns;
use crate::node::Config;
use base::data_side::{DataSide, DownReply, DownRequest, Reply};
use base::flush_walker::FlushWalker;
use base::l1::rtl::{Leftovers, Lookup};
use base::streams::{CoreRequest, CoreStatus, Counter, Events, Evict, STATUS_BITS};
use design::Leftover;
use signal::prelude::*;

impl SharedL1 {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SharedL1 {
        let (core, l1) = (config.core(), config.l1());
        let leftovers = Leftovers {
            go_first: config.leftover_first(),
            are_cleared: config.leftover() == Leftover::Flush,
        };
        let beat_head = l1.down_id_bits() + 2 + l1.sector_bits() + 1;
        SharedL1 {
            kind: Kind::of::<SharedL1>(
                "A core's L1 cache that it shares with other cores: home to its own lines, private \
                 or shared as DynEB chooses.",
            ),
            core_request: CoreRequest::new(core),
            core_status: CoreStatus::new(core),
            core_reply: Reply::new(core),
            remote_request_out: RemoteRequestOut::new(config),
            remote_in: RemoteIn::new(config),
            l2_out: DownRequest::new(l1),
            l2_in: DownReply::new(l1),
            remote_out: RemoteOut::new(config),
            remote_reply_in: RemoteReplyIn::new(config),
            core_number: Wire::new(config.core_number_bits()),
            flush: Signal::default(),
            flushed: Signal::default(),
            phase: Wire::new(2),
            even_sets_shared: Signal::default(),
            odd_sets_shared: Signal::default(),
            decision_valid: Signal::default(),
            decision_shared: Signal::default(),
            event: Events::default(),
            evict: Evict { line: Wire::new(core.line_bits()) },
            counter: Counter { index: Wire::new(Config::COUNTER_INDEX_BITS), value: Wire::new(32) },
            intake: Intake::new(config),
            lookup: Lookup::with(l1, leftovers),
            data_side: DataSide::shared(l1),
            walker: FlushWalker::new(l1),
            departures: Departures::new(config),
            from_l2: BeatQueue::new(config, beat_head, config.l2_in_queue()),
            packets: Packets::new(config),
            turns: Turns::new(config),
            account: Account::new(config),
            has_walked: Flop::new(),
            even_was_shared: Flop::new(),
            odd_was_shared: Flop::new(),
            passes: Signal::default(),
            sends: Signal::default(),
            word: Wire::new(STATUS_BITS),
            set_is_shared: Signal::default(),
            set_done_is_shared: Signal::default(),
            beat_id: Wire::new(l1.id_bits()),
            _leftovers: leftovers,
            _miss_queue: l1.miss_queue(),
        }
    }
}
