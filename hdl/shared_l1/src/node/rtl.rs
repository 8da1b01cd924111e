//! The hardware: a core's L1 with the blocks that share it.

mod account;
mod beat_queue;
mod build;
mod departures;
mod home_places;
mod intake;
mod kernel;
mod packets;
mod streams;
mod turns;

use account::Account;
use base::data_side::{DataSide, DownReply, DownRequest, Reply};
use base::flush_walker::FlushWalker;
use base::l1::rtl::{Leftovers, Lookup};
use base::streams::{CoreRequest, CoreStatus, Counter, Events, Evict};
use beat_queue::BeatQueue;
use departures::Departures;
use intake::Intake;
use packets::Packets;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use streams::{RemoteIn, RemoteOut, RemoteReplyIn, RemoteRequestOut};
use turns::Turns;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SharedL1 {
    kind: Kind,
    /// What the core asks for.
    pub core_request: CoreRequest,
    /// What became of it.
    pub core_status: CoreStatus,
    /// Beats to the core.
    pub core_reply: Reply,
    /// Requests that leave for homes.
    pub remote_request_out: RemoteRequestOut,
    /// Requests of other cores.
    pub remote_in: RemoteIn,
    /// Requests to L2.
    pub l2_out: DownRequest,
    /// Its answers.
    pub l2_in: DownReply,
    /// Packets to other cores.
    pub remote_out: RemoteOut,
    /// Packets of homes.
    pub remote_reply_in: RemoteReplyIn,
    /// Number of this core.
    pub core_number: Wire<In>,
    /// The cache is to be emptied.
    pub flush: Signal<In, Bit>,
    /// It is empty.
    pub flushed: Signal<Out, Bit>,
    /// 0 sampling, 1 execution as private, 2 as shared.
    pub phase: Wire<Out>,
    /// Even sets are shared.
    pub even_sets_shared: Signal<Out, Bit>,
    /// Odd sets are shared.
    pub odd_sets_shared: Signal<Out, Bit>,
    /// A decision takes effect.
    pub decision_valid: Signal<Out, Bit>,
    /// It is for shared.
    pub decision_shared: Signal<Out, Bit>,
    /// What happens in this cycle.
    pub event: Events,
    /// The line that becomes invalid.
    pub evict: Evict,
    /// The counters' reading port.
    pub counter: Counter,
    intake: Intake,
    lookup: Lookup,
    data_side: DataSide,
    walker: FlushWalker,
    departures: Departures,
    /// Beats of L2 that wait.
    from_l2: BeatQueue,
    packets: Packets,
    turns: Turns,
    account: Account,
    /// The flush that stands has emptied the cache.
    has_walked: Flop<Bit>,
    /// The modes of the cycle before.
    even_was_shared: Flop<Bit>,
    odd_was_shared: Flop<Bit>,
    /// The request in lookup passes the tags by.
    passes: Signal<Local, Bit>,
    /// It is sent on as it is.
    sends: Signal<Local, Bit>,
    word: Wire<Local>,
    set_is_shared: Signal<Local, Bit>,
    set_done_is_shared: Signal<Local, Bit>,
    beat_id: Wire<Local>,
    _leftovers: Leftovers,
    _miss_queue: usize,
}
